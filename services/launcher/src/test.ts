// `npm test`: everything that must hold before a change lands, in the order in which it is cheapest to fail.

import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { runChecks } from './checks.ts';
import { chromiumPart } from './chromium.ts';
import { runCommand } from './command.ts';
import { inRoot } from './paths.ts';
import { postgresPart } from './postgres.ts';
import { redisPart } from './redis.ts';
import { MissingPart, requirePart } from './system-parts.ts';
import { buildWeb, isWebBuilt } from './web-build.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);
const results = inRoot('tests/test-results');

interface Count {
  passed: number;
  failed: number;
}

// The longer walks; tests read it.
if (process.argv.includes('--full')) process.env['TEST_EXTENT'] = 'full';

process.exitCode = (await test()) ? 0 : 1;

async function test(): Promise<boolean> {
  mkdirSync(results, { recursive: true });
  const chromium = await parts();
  if (!chromium) return false;
  say('\nChecks');
  if (!(await runChecks(say))) return false;
  if (!(await build())) return false;
  const counts: Count[] = [];
  for (const suite of suitesWith(chromium)) {
    say(`\n${suite.title}`);
    counts.push(await suite.run());
    if (counts.some((count) => count.failed > 0)) break;
  }
  return close(counts);
}

function suitesWith(chromium: string) {
  return [
    { title: 'Unit and contract tests', run: () => runVitest('tests/vitest.config.ts') },
    { title: 'Database tests on PostgreSQL', run: () => runVitest('services/chemistry/vitest.postgres.config.ts') },
    { title: 'Browser tests', run: () => runBrowser(chromium) },
  ];
}

async function parts(): Promise<string | undefined> {
  try {
    process.env['POSTGRES_BIN'] = await requirePart(postgresPart, say);
    process.env['REDIS_SERVER'] = await requirePart(redisPart, say);
    return await requirePart(chromiumPart, say);
  } catch (error) {
    if (!(error instanceof MissingPart)) throw error;
    say(error.message);
    return undefined;
  }
}

async function build(): Promise<boolean> {
  if (isWebBuilt()) return true;
  say('\nBuild of the web client');
  try {
    await buildWeb(say);
    return true;
  } catch {
    // The build has printed why.
    return false;
  }
}

async function runVitest(config: string): Promise<Count> {
  const report = `${results}/${config.replaceAll('/', '-')}.json`;
  rmSync(report, { force: true });
  const outcome = await runCommand(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      inRoot('node_modules/vitest/vitest.mjs'),
      'run',
      '--config',
      inRoot(config),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    { loud: true },
  );
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const counted = JSON.parse(readFileSync(report, 'utf8')) as { numPassedTests: number; numFailedTests: number };
  const failed = counted.numFailedTests || (outcome.code === 0 ? 0 : 1);
  return { passed: counted.numPassedTests, failed };
}

async function runBrowser(chromium: string): Promise<Count> {
  const outcome = await runCommand(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', inRoot('tests/node_modules/playwright/cli.js'), 'test'],
    { cwd: inRoot('tests'), loud: true, env: { CHROMIUM: chromium } },
  );
  const { stats } = JSON.parse(readFileSync(`${results}/report.json`, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  };
  if (stats.flaky > 0) say(`\n${stats.flaky} browser tests passed only when run again: see "flaky" above`);
  const failed = stats.unexpected + stats.skipped;
  return { passed: stats.expected + stats.flaky, failed: failed || (outcome.code === 0 ? 0 : 1) };
}

function close(counts: Count[]): boolean {
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  say(`\n${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0;
}
