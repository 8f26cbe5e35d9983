// `npm run soak -- --minutes 60`: the processes of `npm start` under mixed use. Ends with 1 when memory grows, something is
// left open, a log holds what nobody expected, or a call fails.

import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { isPortFree } from '../../services/launcher/src/system/ports.ts';
import { readSettings } from '../../services/launcher/src/settings.ts';
import { startStack } from '../../services/launcher/src/stack.ts';
import { buildWeb, webDist } from '../../services/launcher/src/web-build.ts';
import { figures } from '../bench/support/figures.ts';
import { Caller } from '../support/caller.ts';
import { demoPassword, type Place } from '../support/product.ts';
import { tableOf } from '../support/table.ts';
import { unexpectedLines } from '../support/unexpected-lines.ts';
import { doings, type Person } from './doings.ts';
import { growthLimits, leftOver, lookAtHeld, processes, watchMemory } from './watch.ts';

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '60' }, keep: { type: 'boolean', default: false } },
});
const minutes = Number(values.minutes);
/** A shorter run says nothing about growth: caches fill and code is compiled. */
const growthFromMinutes = 20;
const warmUpMs = Math.max(60_000, (minutes * 60_000) / 4);
const sampleEveryMs = 15_000;
/** Kept connections end after 72 s. */
const restMs = 80_000;
const userNames = ['chemist', 'admin', 'other', 'trial'];
const pauseMs = 500;

const say = (line: string) => process.stdout.write(`${line}\n`);
const results = figures('soak');
const folder = mkdtempSync(join(tmpdir(), 'soak-'));
const temporary = join(folder, 'temporary');
mkdirSync(temporary);
const counts = new Map<string, { done: number; failures: Map<string, number> }>();

const place = await freePlace();
process.env['TMPDIR'] = temporary;
const environment = { PORT: String(place.port), DATA_DIR: place.dataDir, DEMO_PASSWORD: demoPassword };
// The page is one of the things that are asked for; which build of it does not matter.
if (!existsSync(webDist)) await buildWeb(say);
const product = await startStack(readSettings(environment, { federated: false }));
process.once('SIGINT', () => void product.stop().finally(() => process.exit(130)));
try {
  await product.complete();
  await run();
} finally {
  await product.stop();
  if (values.keep) say(`data and logs: ${folder}`);
  else rmSync(folder, { recursive: true, force: true });
}

async function run(): Promise<void> {
  const people = userNames.map(newPerson);
  for (const { caller } of people) await caller.signIn(place.url, demoPassword);
  // Each thing once: threads start with the first use of what they are for.
  for (const person of people) await doAll(person, 0);
  counts.clear();
  say(`warm; at rest for ${restMs / 1000} s`);
  await wait(restMs);
  const before = lookAtHeld(place, temporary);
  say(`${userNames.length} users for ${minutes} minutes`);
  const memory = watchMemory(place, warmUpMs);
  const end = performance.now() + minutes * 60_000;
  const using = Promise.all(people.map((person, index) => useUntil(end, person, index)));
  while (performance.now() < end) {
    memory.note();
    await wait(Math.min(sampleEveryMs, Math.max(0, end - performance.now())));
  }
  await using;
  await wait(restMs);
  const after = lookAtHeld(place, temporary);
  reportCalls();
  const rows = processes.map((name) => {
    const { files = 0, sockets = 0, threads = 0 } = after.handles[name] ?? {};
    const quarters = memory
      .quartersOf(name)
      .map((value) => value.toFixed(0))
      .join(' ');
    return [name, quarters, memory.growthOf(name).toFixed(1), files, sockets, threads];
  });
  say(`\n${tableOf(['process', 'MB by quarters', 'MB an hour', 'files', 'sockets', 'threads'], rows)}\n`);
  for (const name of processes) {
    const goal = minutes < growthFromMinutes ? undefined : { atMost: growthLimits[name] };
    results.add({ name: `memory of ${name}, growth`, value: memory.growthOf(name), unit: 'MB/h', goal });
  }
  const left = leftOver(before, after);
  for (const one of left) say(`left: ${one}`);
  results.add({ name: 'handles, files and processes left over', value: left.length, unit: '', goal: { atMost: 0 } });
  const lines = [...unexpectedLines(join(place.dataDir, 'logs'))];
  for (const [what, count] of lines) say(`in a log, ${count} ×: ${what}`);
  const unexpected = lines.reduce((sum, [, count]) => sum + count, 0);
  results.add({ name: 'unexpected lines in logs', value: unexpected, unit: '', goal: { atMost: 0 } });
  results.end();
}

function reportCalls(): void {
  const rows = [...counts].map(([name, { done, failures }]) => [name, done, sumOf(failures)]);
  say(`\n${tableOf(['calls', 'made', 'failed'], rows)}`);
  for (const [name, { failures }] of counts) {
    for (const [what, count] of failures) say(`${count} × ${name}: ${what}`);
  }
  const failed = [...counts.values()].reduce((sum, { failures }) => sum + sumOf(failures), 0);
  const made = [...counts.values()].reduce((sum, { done }) => sum + done, 0);
  results.add({ name: 'calls', value: made, unit: '' });
  results.add({ name: 'calls that failed', value: failed, unit: '', goal: { atMost: 0 } });
}

function sumOf(failures: ReadonlyMap<string, number>): number {
  return [...failures.values()].reduce((sum, count) => sum + count, 0);
}

function newPerson(userName: string): Person {
  const { url } = place;
  const caller = new Caller(userName, url);
  const note = (name: string, failure: string | undefined) => {
    const count = counts.get(name) ?? { done: 0, failures: new Map<string, number>() };
    counts.set(name, count);
    count.done += 1;
    if (failure !== undefined) count.failures.set(failure, (count.failures.get(failure) ?? 0) + 1);
    return failure === undefined;
  };
  return {
    caller,
    url,
    async ask(name, asked) {
      const { data, failure } = await caller.ask(asked);
      return note(name, failure) ? (data ?? {}) : undefined;
    },
    signIn: () =>
      caller.signIn(url, demoPassword).then(
        () => note('sign in', undefined),
        (error: Error) => note('sign in', error.message),
      ),
  };
}

/** One thing after the other, in an order that differs from person to person. */
async function useUntil(end: number, person: Person, index: number): Promise<void> {
  for (let turn = index; performance.now() < end; turn += 1) await doAll(person, turn, end);
}

async function doAll(person: Person, turn: number, end = Number.POSITIVE_INFINITY): Promise<void> {
  const names = Object.keys(doings);
  for (const step of names.keys()) {
    if (performance.now() >= end) return;
    await doings[names[(step + turn) % names.length] ?? '']?.(person, turn);
    await wait(pauseMs);
  }
}

/** The product takes three ports in a row. */
async function freePlace(): Promise<Place> {
  for (let port = 18_480; port < 19_480; port += 10) {
    const isFree = await Promise.all([port, port + 1, port + 2].map(isPortFree));
    if (isFree.every(Boolean)) return { port, url: `http://localhost:${port}`, dataDir: join(folder, 'data') };
  }
  throw new Error('no three free ports in a row from 18480 on');
}
