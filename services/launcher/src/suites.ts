// The suites of `npm test`, each a program of its own.

import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { runCommand, type Outcome } from './command.ts';
import {
  failuresOfPlaywright,
  failuresOfVitest,
  lastLines,
  type PlaywrightReport,
  type VitestReport,
} from './failures.ts';
import { inRoot } from './paths.ts';

export interface Count {
  passed: number;
  failed: number;
  /** A block of lines for each failure that can be named. */
  failures?: readonly string[];
}

export interface Suite {
  title: string;
  /** `say` gets each line as it comes. */
  run(say: (line: string) => void): Promise<Count>;
}

/** Where suites leave what they found. */
export const results = inRoot('tests/test-results');

/** Tests of the projects of one configuration of vitest; of all when none is named. */
export function vitestSuite(title: string, config: string, ...projects: string[]): Suite {
  const report = `${results}/${[config.replaceAll('/', '-'), ...projects].join('.')}.json`;
  const args = [
    inRoot('node_modules/vitest/vitest.mjs'),
    'run',
    '--config',
    inRoot(config),
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  return {
    title,
    async run(say) {
      rmSync(report, { force: true });
      const outcome = await runNode(args, { say });
      if (!existsSync(report)) return { passed: 0, failed: 1 };
      const counted = JSON.parse(readFileSync(report, 'utf8')) as VitestReport;
      const failed = counted.numFailedTests || (outcome.code === 0 ? 0 : 1);
      const named = failuresOfVitest(counted);
      // An error outside every test is in no report, but in what was printed before the sums.
      const failures = failed > 0 && named.length === 0 ? [lastLines(outcome.output)] : named;
      return { passed: counted.numPassedTests, failed, failures };
    },
  };
}

/** Three workers, each with a product of its own: one waits for its page while the others compute. */
export function browserSuite(title: string, chromium: string): Suite {
  const report = `${results}/report.json`;
  const args = [inRoot('tests/node_modules/playwright/cli.js'), 'test', '--workers=3'];
  return {
    title,
    async run(say) {
      rmSync(report, { force: true });
      const outcome = await runNode(args, { say, cwd: inRoot('tests'), env: { CHROMIUM: chromium } });
      if (!existsSync(report)) return { passed: 0, failed: 1 };
      const found = JSON.parse(readFileSync(report, 'utf8')) as PlaywrightReport;
      const { stats } = found;
      if (stats.flaky > 0) say(`${stats.flaky} browser tests passed only when run again: named at the end`);
      const failed = stats.unexpected + stats.skipped;
      return {
        passed: stats.expected + stats.flaky,
        failed: failed || (outcome.code === 0 ? 0 : 1),
        failures: failuresOfPlaywright(found),
      };
    },
  };
}

/** A program that counts as one test: passed when it ends with 0. */
export function programSuite(title: string, file: string, ...args: string[]): Suite {
  return {
    title,
    async run(say) {
      const { code } = await runNode([inRoot(file), ...args], { say });
      return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
    },
  };
}

/** Runs one suite by itself, says each failure and how many passed; whether none failed. */
export async function runAlone(suite: Suite, say: (line: string) => void): Promise<boolean> {
  mkdirSync(results, { recursive: true });
  const { passed, failed, failures = [] } = await suite.run(say);
  for (const failure of failures) say(failure);
  say(`\n${passed} passed, ${failed} failed`);
  return failed === 0;
}

function runNode(
  args: readonly string[],
  options: { say: (line: string) => void; cwd?: string; env?: Record<string, string> },
): Promise<Outcome> {
  return runCommand(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], options);
}
