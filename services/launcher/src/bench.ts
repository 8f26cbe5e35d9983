// `npm run bench`: every measurement of tests/bench, one after the other, on an otherwise idle machine, and their report.
// Names given on the command line choose among them; options (`-- --profile`) go on to them. `--data=DIR` (or BENCH_DATA) names the
// folder of public data that some of them measure with, `--work=DIR` (or BENCH_WORK) what services/chemistry/scripts made of it;
// without it those are left out, and the report keeps their last figures. So are the runs of the whole product, which take from twenty minutes to an hour, unless they are named.

import { readdirSync } from 'node:fs';
import { benchEnvironment } from './bench-parts.ts';
import { runCommand } from './command.ts';
import { inRoot } from './paths.ts';

const folder = inRoot('tests/bench');
const say = (line: string) => process.stdout.write(`${line}\n`);
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
const given = process.argv.slice(2).filter((argument) => argument.startsWith('-'));
const folderOf = (name: string): string | undefined =>
  given.find((option) => option.startsWith(`--${name}=`))?.slice(name.length + 3) ??
  process.env[`BENCH_${name.toUpperCase()}`];
const [data, work] = [folderOf('data'), folderOf('work')];
const options = given.filter((option) => !/^--(?:data|work)=/.test(option));
/** Runs of the whole product. */
const longRuns: Readonly<Record<string, string>> = {
  calls: inRoot('tests/fuzz/calls.ts'),
  scale: inRoot('tests/scale/main.ts'),
  soak: inRoot('tests/soak/main.ts'),
};
const needData = new Set([
  'conditions',
  'forward-check',
  'names',
  'one-step',
  'optimization',
  'routes',
  'sascore',
  'substructure',
]);
const needWork = new Set(['conditions', 'forward-check']);
const quiet = '--disable-warning=ExperimentalWarning';

const names = readdirSync(folder)
  .filter((name) => name.endsWith('.bench.ts'))
  .map((name) => name.replace('.bench.ts', ''))
  .filter((name) => wanted.length === 0 || wanted.some((part) => name.includes(part)))
  .toSorted();
const named = Object.keys(longRuns).filter((name) => wanted.includes(name));

const parts = names.includes('gateway') ? await benchEnvironment(say) : {};
const folders = { ...(data !== undefined && { BENCH_DATA: data }), ...(work !== undefined && { BENCH_WORK: work }) };
const env = { ...parts, BENCH_REPORT: '1', ...folders };
let failed = names.length + named.length === 0;
for (const name of [...names, ...named]) {
  say(`\n== ${name}`);
  const missing = missingOf(name);
  if (missing !== undefined) {
    say(`left out: ${missing}`);
    failed ||= wanted.includes(name);
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

/** What a measurement lacks; undefined when it can run. */
function missingOf(name: string): string | undefined {
  if (needData.has(name) && data === undefined && !options.some((option) => option.startsWith('--in=')))
    return 'it measures with public data; name their folder with --data=DIR or BENCH_DATA';
  if (needWork.has(name) && work === undefined)
    return 'it measures with prepared records; name their folder with --work=DIR or BENCH_WORK';
  return undefined;
}
