// What failed, by name, out of the reports that the suites leave: said again at the end, where a long run is read first.

import { stripVTControlCharacters } from 'node:util';

/** The report of vitest, as far as it is read here (its reporter "json"). */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: readonly {
    name: string;
    message: string;
    assertionResults: readonly { fullName: string; status: string; failureMessages: readonly string[] | null }[];
  }[];
}

interface PlaywrightSpec {
  title: string;
  file: string;
  line: number;
  tests: readonly { status: string; results: readonly { errors: readonly { message?: string }[] }[] }[];
}

interface PlaywrightSuite {
  specs?: readonly PlaywrightSpec[];
  suites?: readonly PlaywrightSuite[];
}

/** The report of playwright, as far as it is read here (its reporter "json"). */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: readonly PlaywrightSuite[];
}

/** Lines of a message that are shown; the whole one is in the output of the test. */
const shownLines = 12;

/** A block for each failed test, and for each file that could not be loaded. */
export function failuresOfVitest({ testResults }: VitestReport): string[] {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter((one) => one.status === 'failed');
    const blocks = failed.map((one) => block(`${name} > ${one.fullName}`, one.failureMessages?.[0]));
    return blocks.length > 0 || !message ? blocks : [block(name, message)];
  });
}

/** A block for each test that failed, or passed only when it was run again. */
export function failuresOfPlaywright({ suites }: PlaywrightReport): string[] {
  return suites.flatMap(specsOf).flatMap(({ title, file, line, tests }) =>
    tests.flatMap(({ status, results }) => {
      if (status !== 'unexpected' && status !== 'flaky') return [];
      const again = status === 'flaky' ? ' (passed when run again)' : '';
      return [block(`${file}:${line} > ${title}${again}`, results[0]?.errors[0]?.message)];
    }),
  );
}

/** The end of what a program printed, without its colours. */
export function lastLines(output: string): string {
  return stripVTControlCharacters(output).trimEnd().split('\n').slice(-40).join('\n');
}

function specsOf({ specs = [], suites = [] }: PlaywrightSuite): PlaywrightSpec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

function block(title: string, message = ''): string {
  const written = stripVTControlCharacters(message).trim().split('\n');
  const lines = written.filter((line) => !isFrameOfOthers(line)).slice(0, shownLines);
  return [title, ...lines.map((line) => `    ${line}`)].join('\n').trimEnd();
}

function isFrameOfOthers(line: string): boolean {
  return /^\s*at .*(?:\/node_modules\/|<anonymous>|node:)/.test(line);
}
