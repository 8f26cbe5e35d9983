// How long what a person waits for takes beside running forward tasks: none, two, five of one user, and five of each of
// two users. The ratio to the idle service says what the tasks cost those who wait; it hardly depends on the machine.
// Fails when the 95th percentile of a call is above 2 s under the full ten tasks.
//
// `--rounds=N`: how often each call is asked; `--tasks=0,2,5,10`.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { limits } from '@app/shared/constants/limits';
import { latenciesOf, type Latencies } from '../support/arithmetic.ts';
import { figures } from './support/figures.ts';
import { startScoreService, type ScoreService } from './support/score-service.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '20' },
    tasks: { type: 'string', default: '0,2,5,10' },
  },
});
const rounds = Number(values.rounds);
const loads = values.tasks.split(',').map(Number);
const goalMs = 2_000;
const measured = figures('interactive');

type Ask = ScoreService['call'];
type Times = Map<string, number[]>;

const settings = { maxProducts: 10_000, partners: { perReaction: 5_000, maxHeavyAtoms: 30 }, steps: 2 };
/** Large enough to run for as long as anything is measured beside them. */
const taskStarts = [
  'O=C(O)c1ccc(Br)cc1N',
  'OC(=O)c1ccc(I)c(N)c1',
  'Nc1cc(Br)ccc1C=O',
  'O=C(O)C(N)Cc1ccc(Br)cc1',
  'Oc1ccc(Br)cc1CN',
];
const asked = ['O=C(O)c1ccccc1Br', 'NCc1ccc(F)cc1', 'O=Cc1ccc(O)cc1', 'OB(O)c1ccccc1', 'Nc1ccccc1Cl', 'C=CC(=O)OC'];
const mixtures = [
  'OC(=O)c1ccccc1.NCc1ccccc1',
  'OB(O)c1ccccc1.Brc1ccncc1',
  'O=Cc1ccccc1.CC(C)=O',
  'CC(=O)Cl.OCc1ccccc1',
];
const reactions = ['OC(=O)c1ccccc1.NCc1ccccc1>>O=C(NCc1ccccc1)c1ccccc1', 'CC(=O)Cl.OCc1ccccc1>>CC(=O)OCc1ccccc1'];

const calls: Readonly<Record<string, (ask: Ask, round: number) => Promise<unknown>>> = {
  'kinds of reactions': (ask, round) => ask('forwardClasses', { body: { structure: pick(asked, round) } }),
  'products of a mixture': (ask, round) => ask('forwardPredict', { body: { mixture: pick(mixtures, round) } }),
  'check of a structure': (ask, round) => ask('structureCheck', { body: { structure: pick(asked, round + 1) } }),
  'more about a molecule': (ask, round) => ask('moreMoleculeInfo', { body: { structure: pick(asked, round) } }),
  'a reaction that is read': (ask, round) => ask('reactionRead', { body: { reaction: pick(reactions, round) } }),
  'list of tasks': (ask) => ask('forwardTaskList', { body: { pageIndex: 1, pageSize: 20 } }),
};

const folder = mkdtempSync(join(tmpdir(), 'interactive-bench-'));
const service = await startScoreService(join(folder, 'data'));
try {
  const visitor = await service.as('lin');
  for (let again = 0; again < 3; again += 1) await askAll(visitor, again);
  let idle: Map<string, Latencies> | undefined;
  for (const load of loads) {
    await runTasks(load);
    const found = await measure(visitor);
    idle ??= found;
    say(load, found, idle);
  }
} finally {
  await service.close();
  rmSync(folder, { recursive: true, force: true });
}
measured.end();

async function measure(ask: Ask): Promise<Map<string, Latencies>> {
  const times: Times = new Map();
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, ms] of await askAll(ask, round)) times.set(name, [...(times.get(name) ?? []), ms]);
  }
  return new Map([...times].map(([name, all]) => [name, latenciesOf(all)]));
}

async function askAll(ask: Ask, round: number): Promise<Map<string, number>> {
  const took = new Map<string, number>();
  for (const [name, run] of Object.entries(calls)) took.set(name, await timed(() => run(ask, round)));
  took.set('start of a task', await startTask(ask, round));
  return took;
}

// Stopped at once, so that it adds nothing to the load.
async function startTask(ask: Ask, round: number): Promise<number> {
  const body = { type: 'enumeration', structure: pick(asked, round), mayWait: true } as const;
  let taskId = '';
  const took = await timed(async () => {
    taskId = (await ask('forwardStart', { body })).task.taskId;
  });
  await ask('forwardTaskStop', { body: { taskId } });
  await ask('forwardTaskDelete', { body: { taskIds: [taskId] } });
  return took;
}

/** Tasks of two users, five of one before any of the other, until so many run and pair after pair is being tried. */
async function runTasks(wanted: number): Promise<void> {
  const users = await Promise.all(['chen', 'wang'].map((user) => service.as(user)));
  for (let task = await running(); task < wanted; task += 1) {
    const ask = users[Math.floor(task / limits.concurrentForwardTasks)];
    if (ask) await ask('forwardStart', { body: { type: 'enumeration', structure: pick(taskStarts, task), settings } });
  }
  if (wanted === 0) return;
  while ((await triedPairs()) < 200) await sleep(250);
  measured.rule(`${wanted} tasks run`, (await running()) >= wanted);

  async function running(): Promise<number> {
    const pages = await Promise.all(
      users.map((ask) => ask('forwardTaskList', { body: { pageIndex: 1, pageSize: 50 } })),
    );
    return pages.reduce((sum, page) => sum + page.running, 0);
  }
  async function triedPairs(): Promise<number> {
    const pages = await Promise.all(
      users.map((ask) => ask('forwardTaskList', { body: { pageIndex: 1, pageSize: 50 } })),
    );
    return pages.flatMap(({ items }) => items).reduce((sum, { progress }) => sum + progress.tried, 0);
  }
}

function say(load: number, found: Map<string, Latencies>, idle: Map<string, Latencies>): void {
  for (const [name, { p50, p95 }] of found) {
    const ratio = p95 / (idle.get(name)?.p95 ?? Number.NaN);
    const beside = load === 0 ? 'idle' : `beside ${load} tasks`;
    process.stdout.write(
      `${`${name}, ${beside}`.padEnd(44)} p50 ${Math.round(p50)} ms, p95 ${Math.round(p95)} ms, ${ratio.toFixed(1)} times\n`,
    );
    measured.add({ name: `${name}, ${beside}: p50`, value: p50, unit: 'ms' });
    const goal = load === Math.max(...loads) ? { goal: { atMost: goalMs } } : {};
    measured.add({ name: `${name}, ${beside}: p95`, value: p95, unit: 'ms', ...goal });
    if (load > 0) measured.add({ name: `${name}, ${beside}: p95 beside idle`, value: ratio, unit: 'times' });
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

function pick<T>(list: readonly [T, ...T[]] | readonly T[], at: number): T {
  const one = list[at % list.length];
  if (one === undefined) throw new RangeError('an empty list');
  return one;
}
