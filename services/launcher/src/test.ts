// `npm test`: everything that must hold before a change lands, in the order in which it is cheapest to fail. With --full
// also the tests that carry the tag `full`, a real Keycloak, the mutation proof, the long fuzz and the run at scale.

import { mkdirSync } from 'node:fs';
import { runChecks } from './checks.ts';
import { chromiumPart } from './system/chromium.ts';
import { curlPart } from './system/curl.ts';
import { claimEndedCpu, endedProgramsCpu } from './system/cpu-time.ts';
import { keycloakSuite } from './keycloak-suite.ts';
import { inRoot } from './paths.ts';
import { postgresPart } from './system/postgres.ts';
import { redisPart } from './system/redis.ts';
import { browserSuite, programSuite, results, vitestSuite, type Count, type Suite } from './suites.ts';
import { MissingPart, requirePart } from './system/system-parts.ts';
import { buildWeb, isWebBuilt } from './web-build.ts';

interface Ran extends Count {
  title: string;
  seconds: number;
  /** Undefined where the system does not say. */
  cpuSeconds: number | undefined;
}

type Say = (line: string) => void;

const say: Say = (line) => process.stdout.write(`${line}\n`);
/** Failures of a suite that are said again at the end. */
const shownFailures = 20;
const startedAt = performance.now();
const isFull = process.argv.includes('--full');
// Tests read it.
if (isFull) process.env['TEST_EXTENT'] = 'full';
// The suites start the servers dozens of times: compiled sources are kept, which halves the time to load them.
process.env['NODE_COMPILE_CACHE'] ??= inRoot('node_modules/.cache/compiled');

const checkSuite: Suite = {
  title: 'Checks',
  run: async (tell) => ((await runChecks(tell)) ? { passed: 0, failed: 0 } : { passed: 0, failed: 1 }),
};

const buildSuite: Suite = {
  title: 'Build of the web client',
  async run(tell) {
    try {
      if (!isWebBuilt()) await buildWeb(tell);
      return { passed: 0, failed: 0 };
    } catch {
      // The build has printed why.
      return { passed: 0, failed: 1 };
    }
  },
};

process.exitCode = (await test()) ? 0 : 1;

async function test(): Promise<boolean> {
  mkdirSync(results, { recursive: true });
  const chromium = await parts();
  if (!chromium) return false;
  const ran: Ran[] = [];
  for (const lanes of stages(chromium)) {
    if (ran.every(isGreen)) await Promise.all(lanes.map((lane) => runLane(lane, ran, lanes.length > 1)));
  }
  return close(ran);
}

/**
 * Stages follow each other; the lanes of one run side by side, for the suites of each wait a good part of their time; the
 * suites of a lane one after another.
 */
function stages(chromium: string): readonly (readonly (readonly Suite[])[])[] {
  const units = 'tests/vitest.config.ts';
  const usual = [
    [[checkSuite, buildSuite]],
    [
      [vitestSuite('Unit tests of the servers', units, 'servers')],
      [vitestSuite('Contract tests', units, 'contract')],
      [
        vitestSuite('Database tests on PostgreSQL', 'services/chemistry/vitest.postgres.config.ts'),
        vitestSuite('Unit tests of the web client', units, 'web'),
      ],
    ],
    [[browserSuite('Browser tests', chromium)]],
  ];
  const long = [
    programSuite('Mutation proof of the edge', 'tests/mutation/main.ts'),
    programSuite('Every call by its schema', 'tests/fuzz/calls.ts', '--cases', '50000'),
    programSuite('Many users on one machine', 'tests/scale/main.ts'),
  ];
  return isFull ? [...usual, [[keycloakSuite(chromium)]], [long]] : usual;
}

async function runLane(lane: readonly Suite[], ran: Ran[], isShared: boolean): Promise<void> {
  for (const suite of lane) {
    if (!ran.every(isGreen)) return;
    say(`\n${suite.title}`);
    const suiteStartedAt = performance.now();
    const count = await suite.run(isShared ? (line) => say(`${suite.title} | ${line}`) : say);
    const seconds = (performance.now() - suiteStartedAt) / 1000;
    ran.push({ title: suite.title, ...count, seconds, cpuSeconds: claimEndedCpu() });
  }
}

function isGreen({ failed }: Count): boolean {
  return failed === 0;
}

async function parts(): Promise<string | undefined> {
  try {
    process.env['POSTGRES_BIN'] = await requirePart(postgresPart, say);
    process.env['REDIS_SERVER'] = await requirePart(redisPart, say);
    await requirePart(curlPart, say);
    return await requirePart(chromiumPart, say);
  } catch (error) {
    if (!(error instanceof MissingPart)) throw error;
    say(error.message);
    return undefined;
  }
}

function close(ran: readonly Ran[]): boolean {
  const sum = (of: (one: Ran) => number) => ran.reduce((total, one) => total + of(one), 0);
  const [passed, failed] = [sum((one) => one.passed), sum((one) => one.failed)];
  say('');
  for (const { title, seconds, cpuSeconds } of ran) say(timeLine(title, seconds, cpuSeconds));
  say(timeLine('In all', (performance.now() - startedAt) / 1000, endedProgramsCpu()));
  for (const { title, failures = [] } of ran) {
    if (failures.length > 0) say(`\n${title}`);
    for (const failure of failures.slice(0, shownFailures)) say(failure);
    if (failures.length > shownFailures) say(`and ${failures.length - shownFailures} more, see above`);
  }
  say(`\n${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0;
}

function timeLine(title: string, seconds: number, cpuSeconds: number | undefined): string {
  const cpu = cpuSeconds === undefined ? '' : `${cpuSeconds.toFixed(0).padStart(7)} s of processor time`;
  return `${title.padEnd(32)}${seconds.toFixed(0).padStart(6)} s${cpu}`;
}
