import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallData } from '@app/shared/contracts/catalogue';
import { startTestService, type TestService } from '../../test-support/service.ts';
import { waitFor } from '../../test-support/wait.ts';

let service: TestService;
let taskId: string;
beforeAll(async () => {
  service = await startTestService({ workers: 1 });
  const body = { structure: 'imatinib', settings: { maxExpansions: 30, maxSteps: 5 } };
  taskId = (await service.call('retroSearchStart', { body })).data.task.taskId;
});
afterAll(() => service.close());

const ask = async (more: object = {}): Promise<CallData<'searchGraph'>> =>
  (await service.call('searchGraph', { body: { taskId, ...more } })).data;

const completed = () =>
  waitFor(async () => (await service.call('retroTask', { query: { taskId } })).data.task.state === 'completed');

describe('the search graph of a task', () => {
  it('can be looked at while the search goes on', { tags: ['full'] }, async () => {
    const early = await waitFor(async () => {
      const answer = await service.call('searchGraph', { body: { taskId } });
      return answer.code === 200 ? answer.data : answer.code !== 20014 && Promise.reject(new Error(answer.text));
    });
    expect(early.node.molecule.name).toBe('imatinib');
    expect(early.items.length).toBeGreaterThan(0);
  });

  it('holds more than the routes: what was expanded, what is in stock, what failed its check and why', async () => {
    await completed();
    const all = await ask({ pageSize: 100 });
    expect(all.isFinal).toBe(true);
    expect(all.counts.molecules).toBeGreaterThan(100);
    expect(all.counts.reactions).toBeGreaterThan(all.counts.passed + all.counts.failed);
    expect(all.path.map(({ key }) => key)).toEqual([all.node.molecule.key]);
    expect(all.total).toBe(all.items.length);
    expect(all.items.map(({ reactionId }) => reactionId)).toEqual(all.items.map((_, index) => index));
    const precursors = all.items.flatMap((one) => one.precursors);
    expect(precursors.some(({ state, origin }) => state === 'inStock' && origin)).toBe(true);
    const expanded = precursors.find(({ state }) => state === 'expanded');
    const below = await ask({ smilesUniqueCode: expanded?.molecule.key });
    expect(below.path.map(({ key }) => key)).toEqual([all.node.molecule.key, expanded?.molecule.key]);
    expect(below.total).toBe(expanded?.reactions);
    expect(all.classes.reduce((sum, { count }) => sum + count, 0)).toBe(all.total);
  });

  it('is filtered by check, class, score and what leads to stock, and goes page by page', async () => {
    await completed();
    const all = await ask({ pageSize: 100 });
    const passed = await ask({ checks: ['passed'], pageSize: 100 });
    expect(passed.items).toEqual(all.items.filter(({ check }) => check === 'passed'));
    const solved = await ask({ solvedOnly: true, pageSize: 100 });
    expect(solved.items.every((one) => one.solved && one.check === 'passed')).toBe(true);
    expect(solved.total).toBeGreaterThan(0);
    const likely = await ask({ minScore: 0.1, pageSize: 100 });
    expect(likely.items).toEqual(all.items.filter(({ score }) => score >= 0.1));
    const [{ classKey, count } = { classKey: '', count: 0 }] = all.classes;
    expect((await ask({ classKey, pageSize: 100 })).total).toBe(count);
    expect((await ask({ pageSize: 3, pageIndex: 2 })).items).toEqual(all.items.slice(3, 6));
  });

  it('is nobody else’s, knows its own molecules only, and goes with the task', async () => {
    await completed();
    const other = { claims: { sub: 'mei' } };
    expect((await service.call('searchGraph', { body: { taskId } }, other)).code).toBe(10022);
    const body = { taskId, smilesUniqueCode: 'AAAAAAAAAAAAAAAAAAAAAA' };
    expect((await service.call('searchGraph', { body })).code).toBe(10010);
    await service.call('retroTaskDelete', { body: { taskIds: [taskId] } });
    expect((await service.call('searchGraph', { body: { taskId } })).code).toBe(20018);
  });
});
