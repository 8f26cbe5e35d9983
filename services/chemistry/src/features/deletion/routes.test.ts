import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes, tasks } from '../tasks/schema.ts';
import { searchGraphs } from '../tasks/graph-schema.ts';
import { keepRoutes } from '../../test-support/stored-routes.ts';
import { startTestService, type TestService } from '../../test-support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const mei = { claims: { sub: 'mei' } };
const otherTenant = { claims: { tenantid: 't-other' } };

const restore = (undoToken = '', who = {}) => service.call('restore', { body: { undoToken } }, who);
const deleteTask = async (taskId: string) =>
  (await service.call('retroTaskDelete', { body: { taskIds: [taskId] } })).data;
const taskOf = (taskId: string) => service.call('retroTask', { query: { taskId } });
const listOf = async (taskId: string) => {
  const body = { routeType: 'retrosynthesis' as const, taskId, pageIndex: 1, pageSize: 50 };
  const { total, items } = (await service.call('routeList', { body })).data;
  return { total, items };
};

describe('a deleted task', () => {
  it('comes back with its routes, its graph and its figures', async () => {
    const made = [
      { smiles: 'CC(=O)Oc1ccccc1', from: [{ smiles: 'CC(=O)Cl' }, { smiles: 'Oc1ccccc1' }] },
      { smiles: 'CC(=O)Oc1ccccc1', from: [{ smiles: 'CC(=O)O' }, { smiles: 'Oc1ccccc1' }] },
    ];
    const { taskId, routeIds } = await keepRoutes(service, made);
    const [routeId = ''] = routeIds;
    const { queries } = service.database;
    const content = Buffer.from([0, 1, 2, 250]);
    const settings = { maxSteps: 6, timeLimitSeconds: 10, maxRoutes: 50 };
    await queries.update(tasks).set({ settings }).where(eq(tasks.id, taskId));
    await queries.insert(searchGraphs).values({ taskId, run: 0, content, updatedAt: new Date() });
    const read = async () => ({
      task: (await taskOf(taskId)).data.task,
      list: await listOf(taskId),
      detail: (await service.call('routeDetail', { query: { routeId } })).data,
      rows: await queries.select().from(routes).where(eq(routes.taskId, taskId)).orderBy(routes.id),
      graph: Buffer.from(
        (await queries.select().from(searchGraphs).where(eq(searchGraphs.taskId, taskId)))[0]?.content ?? [],
      ),
    });
    const before = await read();
    expect(before.list.total).toBe(2);
    const { deleted, undoToken } = await deleteTask(taskId);
    expect(deleted).toBe(1);
    expect((await taskOf(taskId)).code).toBe(20018);
    expect((await service.call('routeDetail', { query: { routeId } })).code).toBe(20025);
    for (const who of [mei, otherTenant]) expect((await restore(undoToken, who)).code).toBe(10010);
    expect((await taskOf(taskId)).code).toBe(20018);
    expect((await restore(undoToken)).data).toEqual({ restored: 1 });
    const after = await read();
    expect(after.task.version).toBeGreaterThan(before.task.version);
    expect(after).toEqual({ ...before, task: { ...before.task, version: after.task.version } });
    expect((await restore(undoToken)).data).toEqual({ restored: 1 });
    expect((await taskOf(taskId)).data.task.version).toBe(after.task.version);
    // Deleted anew, the old token brings nothing back.
    await deleteTask(taskId);
    await restore(undoToken);
    expect((await taskOf(taskId)).code).toBe(20018);
  });

  it('that waited comes back stopped, though its molecule is queued again meanwhile', async () => {
    const body = { structure: 'CCOC(=O)c1ccccc1' };
    const { taskId } = (await service.call('retroSearchStart', { body })).data.task;
    const { undoToken } = await deleteTask(taskId);
    const again = (await service.call('retroSearchStart', { body })).data.task;
    expect((await restore(undoToken)).data).toEqual({ restored: 1 });
    expect((await taskOf(taskId)).data.task.state).toBe('stopped');
    expect((await taskOf(again.taskId)).data.task.state).toBe('queued');
  });

  it('leaves routes alone that were taken away before it', async () => {
    const { taskId, routeIds } = await keepRoutes(service, [{ smiles: 'CCO' }, { smiles: 'CCN' }]);
    const [gone = '', kept = ''] = routeIds;
    const { queries } = service.database;
    await queries.update(routes).set({ deleted: true, summary: null, detail: null }).where(eq(routes.id, gone));
    const { undoToken } = await deleteTask(taskId);
    await restore(undoToken);
    expect((await service.call('routeDetail', { query: { routeId: gone } })).code).toBe(20025);
    expect((await service.call('routeDetail', { query: { routeId: kept } })).code).toBe(200);
  });

  it('keeps every column of its row that a deletion leaves alone', async () => {
    const { taskId } = await keepRoutes(service, [{ smiles: 'CCO' }]);
    const rowOf = async () => (await service.database.queries.select().from(tasks).where(eq(tasks.id, taskId)))[0];
    const before = await rowOf();
    await restore((await deleteTask(taskId)).undoToken);
    expect(await rowOf()).toEqual({ ...before, version: (before?.version ?? 0) + 2 });
  });
});

describe('molecules taken off the tray', () => {
  it('come back in their places with names and tasks, beside what was added meanwhile', async () => {
    const add = (text: string) => service.call('importByList', { body: { text } });
    const worklist = async () => (await service.call('waitingSmiles', { query: {} })).data.items;
    await add('CCO\nCCN\nCCC');
    const before = await worklist();
    const [first, second, third] = before.map(({ id }) => id);
    if (!first || !second || !third) throw new Error('nothing on the tray');
    await service.call('batchSearch', { body: { ids: [second] } });
    const started = await worklist();
    const { undoToken, deleted } = (await service.call('deleteWaitingSmiles', { body: { ids: [first, second] } })).data;
    expect([deleted, (await worklist()).map(({ id }) => id)]).toEqual([2, [third]]);
    await add('CCO');
    expect((await restore(undoToken)).data).toEqual({ restored: 2 });
    const after = await worklist();
    // The first was added again by hand: it is there once.
    expect(after.map(({ molecule }) => molecule.smiles).toSorted()).toEqual(['CCC', 'CCN', 'CCO']);
    expect(after.find(({ id }) => id === second)).toEqual(started.find(({ id }) => id === second));
  });
});

describe('taking back', () => {
  it('answers what cannot be a token like an unknown one', async () => {
    expect((await restore(randomUUID())).code).toBe(10010);
    expect((await restore('nonsense')).code).toBe(10010);
  });
});
