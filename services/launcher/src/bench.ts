// `npm run bench`: every measurement of tests/bench, one after the other, on an otherwise idle machine.
// Names given on the command line choose among them.

import { readdirSync } from 'node:fs';
import { runCommand } from './command.ts';
import { inRoot } from './paths.ts';

const folder = inRoot('tests/bench');
const wanted = process.argv.slice(2);
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.bench.ts'))
  .filter((name) => wanted.length === 0 || wanted.some((part) => name.includes(part)))
  .toSorted();

let failed = files.length === 0;
for (const file of files) {
  process.stdout.write(`\n== ${file.replace('.bench.ts', '')}\n`);
  const outcome = await runCommand(process.execPath, ['--disable-warning=ExperimentalWarning', `${folder}/${file}`], {
    loud: true,
  });
  failed ||= outcome.code !== 0;
}
process.exitCode = failed ? 1 : 0;
