// Formatter, linter, unused code and type check over the whole workspace. Types are checked anew only where a file or one that it
// imports has changed: what is known of the others is in `.cache`. The two other tools need a few seconds for all.

import { availableParallelism } from 'node:os';
import { bin, runCommand, type Outcome } from './command.ts';
import { inRoot } from './paths.ts';

/** Those whose program holds the sources of all; that of the tests holds every package but these two. */
const packages = ['services/chemistry', 'tests', 'web'];

const onlyForTests = ['--no-progress', '--production', '--include', 'files,exports,types'];

export interface Check {
  name: string;
  run(): Promise<Outcome>;
}

export const checks: readonly Check[] = [
  { name: 'format', run: () => runCommand(bin('oxfmt'), ['--check', '.']) },
  { name: 'lint', run: () => runCommand(bin('oxlint'), ['--deny-warnings', '.']) },
  // What nothing imports; then what only tests import, which must not be shipped (`knip.json`).
  { name: 'unused code', run: () => runCommand(bin('knip'), ['--no-progress']) },
  { name: 'unused code but for tests', run: () => runCommand(bin('knip'), onlyForTests) },
  ...packages.map((name) => ({ name: `types of ${name}`, run: () => checkTypes(name) })),
];

/**
 * One checker a program: several would each check the libraries, and the programs run side by side already. Not
 * incremental: with what it knew of the tests before, TypeScript 7.0.2 took 18 GB to compare the types of the catalogue.
 */
function checkTypes(name: string): Promise<Outcome> {
  return runCommand(bin('tsc'), ['-p', inRoot(name), '--noEmit', '--pretty', 'false', '--checkers', '1']);
}

/** Runs all checks and prints a line each; what failed shows its output. True when all passed. */
export async function runChecks(say: (line: string) => void): Promise<boolean> {
  const waiting = [...checks];
  let passed = true;
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const outcome = await check.run();
      say(`${outcome.code === 0 ? 'ok  ' : 'FAIL'} ${check.name} (${outcome.seconds.toFixed(1)} s)`);
      if (outcome.code !== 0) say(outcome.output);
      passed &&= outcome.code === 0;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return passed;
}
