// How long 10,000 products take from the submit of a task until they are enumerated and filtered, when the first of them
// can be seen, how pages answer while it runs, and what the service's process holds. The index of the built-in stock is
// read first, with the start of the threads, and told apart. Fails when a goal is missed; on a machine that is not idle
// the processor's seconds tell more than the clock.
//
// `--products=N`; `--start=SMILES`.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { figures } from './support/figures.ts';
import { startScoreService, type ScoreService } from './support/score-service.ts';

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '10000' },
    start: { type: 'string', default: 'O=C(O)c1ccc(Br)cc1N' },
  },
});
const products = Number(values.products);
/** Seconds of processor: what two cores give in the time. */
const goals = { seconds: 30, processorSeconds: 60, firstMs: 2_000, pageMs: 500, memoryMb: 1_600 };
const measured = figures('forward');

const folder = mkdtempSync(join(tmpdir(), 'forward-bench-'));
const service = await startScoreService(join(folder, 'data'));
try {
  sayMemory('at start');
  await measureIndex(service);
  sayMemory('after the index');
  await measureTask(service);
  sayMemory('after the task');
  const { peakMb } = service.usage();
  measured.add({ name: 'memory of the service', value: peakMb, unit: 'MB', goal: { atMost: goals.memoryMb } });
} finally {
  await service.close();
  rmSync(folder, { recursive: true, force: true });
}
measured.end();

// A task of one product needs the index, and hardly more.
async function measureIndex({ call, usage }: ScoreService): Promise<void> {
  // The threads of structures have just been started, and answer that they are busy until they are there.
  await untilReady(() => call('forwardPredict', { body: { mixture: 'NCc1ccccc1' } }));
  const [from, cpu] = [performance.now(), usage().cpuSeconds];
  const { task } = await call('forwardStart', {
    body: { type: 'enumeration', structure: 'NCc1ccccc1', settings: { maxProducts: 1, partners: { perReaction: 1 } } },
  });
  while (!isOver((await taskOf(task.taskId)).state)) await sleep(100);
  say('index of the built-in stock', `${seconds(from)} s, ${(usage().cpuSeconds - cpu).toFixed(1)} s of processor`);
}

async function measureTask({ call, usage }: ScoreService): Promise<void> {
  const [from, cpu] = [performance.now(), usage().cpuSeconds];
  const settings = {
    maxProducts: products,
    partners: { perReaction: 5_000, maxHeavyAtoms: 30 },
    filter: { molecularWeight: { from: 150, to: 650 }, logP: { from: -2, to: 7 } },
  };
  const body = { type: 'enumeration', structure: values.start, settings } as const;
  const { taskId } = (await call('forwardStart', { body })).task;
  let firstMs: number | undefined;
  const pages: number[] = [];
  let now = await taskOf(taskId);
  while (!isOver(now.state)) {
    await sleep(500);
    const asked = performance.now();
    const page = await call('forwardProducts', { body: { taskId, pageIndex: 1, pageSize: 50 } });
    pages.push(performance.now() - asked);
    if (firstMs === undefined && page.total > 0) firstMs = performance.now() - from;
    now = await taskOf(taskId);
  }
  const took = (performance.now() - from) / 1_000;
  const processor = usage().cpuSeconds - cpu;
  const { kept, made, tried } = now.progress;
  say('products', `${kept} kept of ${made} made of ${tried} pairs, ended by ${now.endedBy ?? now.state}`);
  say('enumerated and filtered', `${took.toFixed(1)} s, ${processor.toFixed(1)} s of processor`);
  say('per thousand products', `${((1_000 * took) / kept).toFixed(1)} s`);
  say('first page with products', `${((firstMs ?? 0) / 1_000).toFixed(1)} s`);
  say('slowest page meanwhile', `${Math.round(Math.max(...pages))} ms of ${pages.length}`);
  const [firstGoal, pageGoal] = [{ atMost: goals.firstMs }, { atMost: goals.pageMs }];
  measured.rule(`${products.toLocaleString('en')} products`, kept >= products);
  measured.add({ name: 'enumerated and filtered', value: took, unit: 's', goal: { atMost: goals.seconds } });
  measured.add({
    name: 'enumerated and filtered, processor',
    value: processor,
    unit: 's',
    goal: { atMost: goals.processorSeconds },
  });
  measured.add({ name: 'first page with products', value: firstMs ?? Number.NaN, unit: 'ms', goal: firstGoal });
  measured.add({ name: 'slowest page meanwhile', value: Math.max(...pages), unit: 'ms', goal: pageGoal });
}

async function taskOf(taskId: string) {
  return (await service.call('forwardTaskOf', { query: { taskId } })).task;
}

async function untilReady(ask: () => Promise<unknown>): Promise<void> {
  for (let again = 0; again < 20; again += 1) {
    const isReady = await ask().then(
      () => true,
      () => false,
    );
    if (isReady) return;
    await sleep(1_000);
  }
}

function isOver(state: string): boolean {
  return state !== 'queued' && state !== 'searching';
}

function seconds(from: number): string {
  return ((performance.now() - from) / 1_000).toFixed(1);
}

function sayMemory(when: string): void {
  const { heldMb, peakMb } = service.usage();
  say(`memory ${when}`, `${Math.round(heldMb)} MB, ${Math.round(peakMb)} MB at the most`);
}

function say(what: string, value: string): void {
  process.stdout.write(`${what.padEnd(30)} ${value}\n`);
}
