// What becomes of forward tasks: places under parallel submits, stop, restart, threads that are lost, strangers.

import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { forwardProducts, forwardTasks, forwardUnits } from './schema.ts';
import { JobWorker } from '../../platform/jobs/worker.ts';
import { forwardJob } from './jobs.ts';
import { forwardKind } from './task-store.ts';
import { promoteAll } from './run-store.ts';
import { startTestService, type TestService } from '../../test-support/service.ts';
import { waitFor } from '../../test-support/wait.ts';

const entry = new URL('../../test-support/threads/slow-forward-thread.ts', import.meta.url);
const patienceMs = [4_000, 1_500, 700] as const;

let service: TestService;
let worker: JobWorker | undefined;
beforeAll(async () => {
  // Its own worker takes no forward task; each test that runs tasks starts one.
  service = await startTestService({ forward: { entry, patienceMs, runsTasks: false } });
});
afterAll(() => service.close());
afterEach(async () => {
  await worker?.close();
  worker = undefined;
});

const as = (sub: string) => ({ claims: { sub } });
const amines = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `N${'C'.repeat((index % 30) + 1)}${'O'.repeat(Math.floor(index / 30))}`);

async function submit(sub: string, more: object = {}, scaffolds: readonly string[] = ['CN']) {
  const settings = { partners: { scaffolds: [...scaffolds], onlyScaffolds: true } };
  const body = { type: 'enumeration', structure: 'CC(=O)O', settings, ...more } as const;
  return service.call('forwardStart', { body }, as(sub));
}
const taskOf = async (sub: string, taskId: string) =>
  (await service.call('forwardTaskOf', { query: { taskId } }, as(sub))).data.task;
const places = async (sub: string) => {
  const { data } = await service.call('forwardTaskList', { body: { pageIndex: 1, pageSize: 50 } }, as(sub));
  return { running: data.running, waiting: data.waiting, total: data.total };
};

async function runTasks(): Promise<JobWorker> {
  const { database, jobs, clock, logger, forward } = service.services;
  const definitions = [forwardJob({ database, jobs, clock, logger, forward, unitPairs: 4 })];
  worker = new JobWorker({ database, queue: jobs, logger, definitions });
  await worker.start();
  return worker;
}

describe('the places of a user', () => {
  it('are five to run and twenty to wait, also when all are asked for at once', async () => {
    const first = await Promise.all(Array.from({ length: 7 }, () => submit('p1')));
    expect(first.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 200, 200, 200, 200, 40003, 40003]);
    expect(await places('p1')).toEqual({ running: 5, waiting: 0, total: 5 });
    const waiting = await Promise.all(Array.from({ length: 22 }, () => submit('p1', { mayWait: true })));
    const codes = waiting.map(({ code }) => code);
    expect(codes.filter((code) => code === 200)).toHaveLength(20);
    expect(codes.filter((code) => code === 40004)).toHaveLength(2);
    expect(await places('p1')).toEqual({ running: 5, waiting: 20, total: 25 });
    const queued = waiting.flatMap((one) => (one.code === 200 ? [one.data.task] : []));
    expect(queued.every(({ state }) => state === 'queued')).toBe(true);
    expect((await submit('p2')).code).toBe(200);
  });

  it('are given to the next that waits when a task is stopped, and taken again when it goes on', async () => {
    const ids: string[] = [];
    for (let task = 0; task < 7; task += 1) ids.push((await submit('p3', { mayWait: true })).data.task.taskId);
    const [first = '', , , , , sixth = '', seventh = ''] = ids;
    expect(await taskOf('p3', sixth)).toMatchObject({ state: 'queued', tasksAhead: 5 });
    expect(await taskOf('p3', seventh)).toMatchObject({ state: 'queued', tasksAhead: 6 });
    const stopped = await service.call('forwardTaskStop', { body: { taskId: first } }, as('p3'));
    expect(stopped.data.task).toMatchObject({ state: 'stopped', endedBy: 'stopped' });
    expect((await taskOf('p3', sixth)).state).toBe('searching');
    const goOn = (mayWait: boolean) =>
      service.call('forwardTaskContinue', { body: { taskId: first, mayWait } }, as('p3'));
    expect((await goOn(false)).code).toBe(40003);
    expect((await goOn(true)).data.task.state).toBe('queued');
    expect((await goOn(true)).code).toBe(20032);
    expect(await places('p3')).toEqual({ running: 5, waiting: 2, total: 7 });
  });

  it('are found again by a process that looks, should the one that freed them have died', async () => {
    for (let task = 0; task < 6; task += 1) await submit('p4', { mayWait: true });
    const { database } = service.services;
    const rows = await database.queries.select().from(forwardTasks).where(eq(forwardTasks.userId, 'p4'));
    const running = rows.find(({ state }) => state === 'searching');
    await database.queries.delete(forwardTasks).where(eq(forwardTasks.id, running?.id ?? ''));
    expect(await places('p4')).toEqual({ running: 4, waiting: 1, total: 5 });
    await promoteAll(service.services);
    expect(await places('p4')).toEqual({ running: 5, waiting: 0, total: 5 });
  });
});

describe('a running task', () => {
  it('goes on where it ended after a restart: nothing is tried twice and nothing is lost', async () => {
    // Others would take turns with it.
    await service.database.queries.delete(forwardTasks);
    const { taskId } = (await submit('r1', {}, amines(60))).data.task;
    const first = await runTasks();
    await waitFor(async () => (await taskOf('r1', taskId)).progress.kept >= 8);
    await first.close();
    const between = await taskOf('r1', taskId);
    expect(between.state).toBe('searching');
    expect(between.progress.tried).toBeLessThan(61);
    await runTasks();
    const task = await waitFor(async () => {
      const one = await taskOf('r1', taskId);
      return one.state === 'completed' && one;
    });
    expect(task).toMatchObject({ endedBy: 'exhausted', progress: { tried: 61, planned: 61, made: 60, kept: 60 } });
    const rows = await service.database.queries
      .select()
      .from(forwardProducts)
      .where(eq(forwardProducts.taskId, taskId));
    expect(rows.map(({ ways }) => ways)).toEqual(rows.map(() => 1));
    expect(task.progress.elapsedMs).toBeGreaterThanOrEqual(between.progress.elapsedMs);
  });

  it('stops within a second, keeps what was found, and ends by the number of products that was asked for', async () => {
    await service.database.queries.delete(forwardTasks);
    const { taskId } = (await submit('r2', { settings: limited(100, 30) }, [])).data.task;
    const running = await runTasks();
    await waitFor(async () => (await taskOf('r2', taskId)).progress.kept > 0);
    const at = performance.now();
    const { task } = (await service.call('forwardTaskStop', { body: { taskId } }, as('r2'))).data;
    expect(performance.now() - at).toBeLessThan(5_000);
    await running.idle(forwardKind.name);
    const after = await taskOf('r2', taskId);
    expect([after.state, after.progress.kept]).toEqual(['stopped', task.progress.kept]);
    expect((await service.call('forwardTaskStop', { body: { taskId } }, as('r2'))).code).toBe(20020);
    await service.call('forwardTaskContinue', { body: { taskId } }, as('r2'));
    const done = await waitFor(async () => {
      const one = await taskOf('r2', taskId);
      return one.state === 'completed' && one;
    });
    expect(done).toMatchObject({ endedBy: 'maxProducts', progress: { kept: 30 } });
    expect(done.progress.tried).toBeLessThan(101);
  });

  it('passes over partners that end or hold up their thread', { tags: ['full'] }, async () => {
    await service.database.queries.delete(forwardTasks);
    const { taskId } = (await submit('r3', {}, ['CN', 'CC(C)(N)CI', 'CCN', 'CC(C)(N)CBr', 'CCCN'])).data.task;
    await runTasks();
    const task = await waitFor(async () => {
      const one = await taskOf('r3', taskId);
      return one.state === 'completed' && one;
    });
    expect(task.progress).toMatchObject({ tried: 6, kept: 3 });
  });
});

describe('a task', () => {
  it('is renamed, and deleted with all that belongs to it once it does not run', async () => {
    await service.database.queries.delete(forwardTasks);
    const { taskId } = (await submit('d1')).data.task;
    const named = await service.call('forwardTaskRename', { body: { taskId, name: '  Amides ' } }, as('d1'));
    expect(named.data.task.name).toBe('Amides');
    expect((await service.call('forwardTaskDelete', { body: { taskIds: [taskId] } }, as('d1'))).code).toBe(20006);
    await service.call('forwardTaskStop', { body: { taskId } }, as('d1'));
    const both = { body: { taskIds: [taskId, randomUUID()] } };
    expect((await service.call('forwardTaskDelete', both, as('d1'))).code).toBe(40007);
    const gone = await service.call('forwardTaskDelete', { body: { taskIds: [taskId] } }, as('d1'));
    expect(gone.data).toMatchObject({ deleted: 1 });
    expect(await service.database.queries.$count(forwardUnits, eq(forwardUnits.taskId, taskId))).toBe(0);
    expect((await service.call('forwardTaskOf', { query: { taskId } }, as('d1'))).code).toBe(40007);
  });

  it('is out of reach of another user and another tenant, as one that never was', async () => {
    const { taskId } = (await submit('s1')).data.task;
    for (const who of [as('s2'), { claims: { sub: 's1', tenantid: 'another' } }]) {
      const page = { taskId, pageIndex: 1, pageSize: 9 };
      const codes = [
        (await service.call('forwardTaskOf', { query: { taskId } }, who)).code,
        (await service.call('forwardTaskStop', { body: { taskId } }, who)).code,
        (await service.call('forwardTaskContinue', { body: { taskId } }, who)).code,
        (await service.call('forwardTaskRename', { body: { taskId, name: 'x' } }, who)).code,
        (await service.call('forwardTaskDelete', { body: { taskIds: [taskId] } }, who)).code,
        (await service.call('forwardProducts', { body: page }, who)).code,
        (await service.call('forwardPoints', { body: { taskId } }, who)).code,
        (await service.call('forwardFilterArea', { query: { taskId } }, who)).code,
        (await service.call('forwardProductRoute', { query: { taskId, productId: randomUUID() } }, who)).code,
        (await service.call('forwardExport', { body: { taskId, fileType: 'csv' } }, who)).code,
      ];
      expect(codes).toEqual(codes.map(() => 40007));
      const list = await service.call('forwardTaskList', { body: { pageIndex: 1, pageSize: 9 } }, who);
      expect(list.data.total).toBe(0);
    }
  });
});

function limited(partners: number, maxProducts: number) {
  return { maxProducts, partners: { scaffolds: amines(partners), onlyScaffolds: true } };
}
