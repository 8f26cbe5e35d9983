// `npm run bench`: every measurement of tests/bench, one after the other, on an otherwise idle machine, and their report.
// Names given on the command line choose among them; options (`-- --profile`) go on to them. `--data=DIR` names the folder
// of public data that four of them measure with; without it those are left out, and the report keeps their last figures.
// So are the runs of the whole product, which take from twenty minutes to an hour, unless they are named.

import { readdirSync } from 'node:fs';
import { benchEnvironment } from './bench-parts.ts';
import { runCommand } from './command.ts';
import { inRoot } from './paths.ts';

const folder = inRoot('tests/bench');
const say = (line: string) => process.stdout.write(`${line}\n`);
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
const given = process.argv.slice(2).filter((argument) => argument.startsWith('-'));
const data = given.find((option) => option.startsWith('--data='))?.slice('--data='.length);
const options = given.filter((option) => !option.startsWith('--data='));
/** Runs of the whole product. */
const longRuns: Readonly<Record<string, string>> = {
  calls: inRoot('tests/fuzz/calls.ts'),
  scale: inRoot('tests/scale/main.ts'),
  soak: inRoot('tests/soak/main.ts'),
};
const needData = new Set(['one-step', 'optimization', 'sascore', 'substructure']);
const quiet = '--disable-warning=ExperimentalWarning';

const names = readdirSync(folder)
  .filter((name) => name.endsWith('.bench.ts'))
  .map((name) => name.replace('.bench.ts', ''))
  .filter((name) => wanted.length === 0 || wanted.some((part) => name.includes(part)))
  .toSorted();
const named = Object.keys(longRuns).filter((name) => wanted.includes(name));

const parts = names.includes('gateway') ? await benchEnvironment(say) : {};
const env = { ...parts, BENCH_REPORT: '1', ...(data !== undefined && { BENCH_DATA: data }) };
let failed = names.length + named.length === 0;
for (const name of [...names, ...named]) {
  say(`\n== ${name}`);
  if (needData.has(name) && data === undefined && !options.some((option) => option.startsWith('--in='))) {
    say('left out: it measures with public data; name their folder with --data=DIR');
    continue;
  }
  const program = longRuns[name] ?? `${folder}/${name}.bench.ts`;
  const outcome = await runCommand(process.execPath, [quiet, program, ...options], { env, loud: true });
  failed ||= outcome.code !== 0;
}
if (wanted.length === 0)
  say(`\nnot measured anew, for it takes long, but when named: ${Object.keys(longRuns).join(', ')}`);
await runCommand(process.execPath, [quiet, `${folder}/support/write-report.ts`], { loud: true });
process.exitCode = failed ? 1 : 0;
