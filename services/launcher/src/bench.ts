// `npm run bench`: every measurement of tests/bench, one after the other, on an otherwise idle machine.
// Names given on the command line choose among them; options (`-- --profile`) go on to them.

import { readdirSync } from 'node:fs';
import { benchEnvironment } from './bench-parts.ts';
import { runCommand } from './command.ts';
import { inRoot } from './paths.ts';

const folder = inRoot('tests/bench');
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
const options = process.argv.slice(2).filter((argument) => argument.startsWith('-'));
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.bench.ts'))
  .filter((name) => wanted.length === 0 || wanted.some((part) => name.includes(part)))
  .toSorted();

const needsParts = files.some((file) => file.startsWith('gateway'));
const env = needsParts ? await benchEnvironment((line) => process.stdout.write(`${line}\n`)) : {};
let failed = files.length === 0;
for (const file of files) {
  process.stdout.write(`\n== ${file.replace('.bench.ts', '')}\n`);
  const args = ['--disable-warning=ExperimentalWarning', `${folder}/${file}`, ...options];
  const outcome = await runCommand(process.execPath, args, { env, loud: true });
  failed ||= outcome.code !== 0;
}
process.exitCode = failed ? 1 : 0;
