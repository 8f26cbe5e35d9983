import { describe, expect, it } from 'vitest';
import { failuresOfPlaywright, failuresOfVitest, lastLines } from './failures.ts';

const browserTest = (title: string, status: string, message?: string) => ({
  title,
  file: 'home.spec.ts',
  line: 7,
  tests: [{ status, results: [{ errors: message === undefined ? [] : [{ message }] }, { errors: [] }] }],
});

describe('what failed', () => {
  it('is named by file and test, with the beginning of its message', () => {
    const long = Array.from({ length: 30 }, (_, line) => `line ${line}`).join('\n');
    const message = 'AssertionError: expected 1\n    at a.test.ts:1\n    at run (/node_modules/vitest/run.js:7:1)';
    const [first, second, ...rest] = failuresOfVitest({
      numPassedTests: 1,
      numFailedTests: 2,
      testResults: [
        {
          name: 'a.test.ts',
          message: '',
          assertionResults: [
            { fullName: 'routes are found', status: 'passed', failureMessages: [] },
            { fullName: 'routes are kept', status: 'failed', failureMessages: [message] },
            { fullName: 'routes are shown', status: 'failed', failureMessages: [long] },
          ],
        },
      ],
    });
    expect(first).toBe('a.test.ts > routes are kept\n    AssertionError: expected 1\n        at a.test.ts:1');
    expect(second?.split('\n')).toHaveLength(13);
    expect(rest).toEqual([]);
  });

  it('is the file where none of its tests could be asked', () => {
    const testResults = [{ name: 'a.test.ts', message: 'Cannot find module', assertionResults: [] }];
    const found = failuresOfVitest({ numPassedTests: 0, numFailedTests: 0, testResults });
    expect(found).toEqual(['a.test.ts\n    Cannot find module']);
  });

  it('is found in suites within suites of the browser tests, and those that passed when run again', () => {
    const found = failuresOfPlaywright({
      stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 0 },
      suites: [
        {
          specs: [
            browserTest('opens', 'expected'),
            browserTest('hangs', 'unexpected', '\u001B[31mtimed out\u001B[39m'),
          ],
          suites: [{ specs: [browserTest('wavers', 'flaky', 'too late')] }],
        },
      ],
    });
    expect(found).toEqual([
      'home.spec.ts:7 > hangs\n    timed out',
      'home.spec.ts:7 > wavers (passed when run again)\n    too late',
    ]);
  });

  it('is the end of the output where it has no name', () => {
    const output = Array.from({ length: 100 }, (_, line) => `\u001B[2mline ${line}\u001B[22m`).join('\n');
    expect(lastLines(output).split('\n')).toHaveLength(40);
    expect(lastLines(output)).toMatch(/line 99$/);
  });
});
