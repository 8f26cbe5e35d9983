// Formatter, linter and type check over the whole workspace.

import { bin, runCommand, type Outcome } from './command.ts';
import { inRoot } from './paths.ts';

/** Those whose program holds the sources of all; that of the tests holds every package but these two. */
const packages = ['tests', 'web', 'services/chemistry'];

export interface Check {
  name: string;
  run(): Promise<Outcome>;
}

export const checks: readonly Check[] = [
  { name: 'format', run: () => runCommand(bin('oxfmt'), ['--check', '.']) },
  { name: 'lint', run: () => runCommand(bin('oxlint'), ['--deny-warnings', '.']) },
  ...packages.map((name) => ({
    name: `types of ${name}`,
    run: () => runCommand(bin('tsc'), ['-p', '.'], { cwd: inRoot(name) }),
  })),
];

/** Runs all checks and prints a line each; what failed shows its output. True when all passed. */
export async function runChecks(say: (line: string) => void): Promise<boolean> {
  let passed = true;
  for (const check of checks) {
    const outcome = await check.run();
    say(`${outcome.code === 0 ? 'ok  ' : 'FAIL'} ${check.name} (${outcome.seconds.toFixed(1)} s)`);
    if (outcome.code !== 0) say(outcome.output);
    passed &&= outcome.code === 0;
  }
  return passed;
}
