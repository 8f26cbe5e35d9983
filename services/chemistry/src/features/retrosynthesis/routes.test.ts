import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RetroTask } from '@app/shared/contracts/retrosynthesis';
import { startTestService, type TestService } from '../../test-support/service.ts';
import { waitFor } from '../../test-support/wait.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ workers: 1 });
});
afterAll(() => service.close());

const nobodysId = '018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c01';
const other = { claims: { sub: 'mei' } };
const otherTenant = { claims: { tenantid: 't-other' } };

async function start(structure: string, settings = {}): Promise<RetroTask> {
  const answer = await service.call('retroSearchStart', { body: { structure, settings } });
  return answer.data.task;
}

async function get(taskId: string): Promise<RetroTask> {
  return (await service.call('retroTask', { query: { taskId } })).data.task;
}

const inState = (taskId: string, ...states: string[]) =>
  waitFor(async () => {
    const task = await get(taskId);
    return states.includes(task.state) && task;
  });

describe('a search', () => {
  it('goes from queued to completed and gives solved routes whose every step is checked', async () => {
    const task = await start('lidocaine', { timeLimitSeconds: 20, maxExpansions: 30 });
    expect(task).toMatchObject({ state: 'queued', taskName: 'lidocaine', removedParts: [], routeCount: 0 });
    const done = await inState(task.taskId, 'completed');
    expect(done.progress).toMatchObject({ percent: 100 });
    expect(done.progress.firstRouteMs).toBeGreaterThan(0);
    expect(done.version).toBeGreaterThan(task.version);
    const list = await service.call('routeList', {
      body: { routeType: 'retrosynthesis', taskId: task.taskId, pageIndex: 1, pageSize: 50 },
    });
    expect(list.data.solved).toBeGreaterThan(0);
    expect([list.data.total, list.data.solved]).toEqual([done.routeCount, done.solvedCount]);
    expect(list.data.items.map((route) => route.rank)).toEqual(list.data.items.map((_, index) => index + 1));
    for (const route of list.data.items) {
      const { data } = await service.call('routeDetail', { query: { routeId: route.routeId } });
      expect(data.summary).toEqual(route);
      expect(data.steps.map((step) => step.number)).toEqual(data.steps.map((_, index) => index + 1));
      expect(data.steps.filter((step) => !step.forward.passed)).toEqual([]);
      const made = new Set(data.steps.map((step) => step.productNodeId));
      const leaves = data.nodes.filter((node) => !made.has(node.nodeId));
      expect(leaves.filter((leaf) => !leaf.inStock || !leaf.origin)).toEqual([]);
      expect(data.steps.at(-1)?.productNodeId).toBe(data.nodes.find((node) => node.parentStepId === null)?.nodeId);
    }
  });

  it('numbers steps so that every product is made before it is used', { tags: ['full'] }, async () => {
    const task = await start('imatinib', { timeLimitSeconds: 20, maxExpansions: 40 });
    await inState(task.taskId, 'completed');
    const list = await service.call('routeList', {
      body: { routeType: 'retrosynthesis', taskId: task.taskId, pageIndex: 1, pageSize: 50 },
    });
    for (const { routeId } of list.data.items) {
      const { data } = await service.call('routeDetail', { query: { routeId } });
      const numberOf = new Map(data.steps.map((step) => [step.stepId, step.number]));
      for (const step of data.steps) {
        const consumer = data.nodes.find((node) => node.nodeId === step.productNodeId)?.parentStepId;
        expect(numberOf.get(consumer ?? '') ?? Infinity).toBeGreaterThan(step.number);
      }
      expect(data.summary.mainLine).toHaveLength(data.summary.longestLinear + 1);
    }
  });

  it('shows step names in the language of the call', async () => {
    const { data } = await service.call('routeList', {
      body: { routeType: 'retrosynthesis', pageIndex: 1, pageSize: 1 },
    });
    const routeId = data.items[0]?.routeId ?? '';
    const names = async (culture: string) =>
      (await service.call('routeDetail', { query: { routeId } }, { headers: { 'x-culture': culture } })).data.steps;
    expect((await names('zh-CN'))[0]?.name).toMatch(/\p{Script=Han}/u);
    expect((await names('en'))[0]?.name).not.toMatch(/\p{Script=Han}/u);
  });

  it('stops long before its time is over, keeps its routes and can be started again', async () => {
    // Not solved in half a minute.
    const hard = 'atorvastatin';
    const task = await start(hard, { timeLimitSeconds: 30, maxRoutes: 50 });
    await inState(task.taskId, 'searching');
    await new Promise((resolve) => setTimeout(resolve, 500));
    const stopped = await service.call('retroTaskStop', { body: { taskId: task.taskId } });
    expect(stopped.data.task.state).toBe('stopped');
    const at = Date.now();
    // The thread is free again when the next search begins.
    const next = await start('paracetamol', { timeLimitSeconds: 2 });
    await inState(next.taskId, 'searching', 'completed');
    expect(Date.now() - at).toBeLessThan(15_000);
    expect((await service.call('retroTaskStop', { body: { taskId: task.taskId } })).code).toBe(20020);
    await inState(next.taskId, 'completed');
    const again = await service.call('retroTaskRestart', {
      body: { taskId: task.taskId, settings: { timeLimitSeconds: 1 } },
    });
    expect(again.data.task).toMatchObject({
      state: 'queued',
      routeCount: 0,
      settings: { timeLimitSeconds: 1, maxRoutes: 50 },
    });
    await inState(task.taskId, 'completed');
  });

  it('keeps the ids of routes that a second run finds again', async () => {
    const list = async (taskId: string) =>
      (await service.call('routeList', { body: { routeType: 'retrosynthesis', taskId, pageIndex: 1, pageSize: 50 } }))
        .data.items;
    const task = await start('propranolol', { timeLimitSeconds: 60, maxExpansions: 25 });
    await inState(task.taskId, 'completed');
    const before = await list(task.taskId);
    await service.call('retroTaskRestart', { body: { taskId: task.taskId } });
    await inState(task.taskId, 'completed');
    const after = await list(task.taskId);
    expect(after[0]?.routeId).toBe(before[0]?.routeId);
    expect(new Set(after.map((route) => route.routeId)).size).toBe(after.length);
  });

  it('is refused while another on the same structure is in progress', async () => {
    const blocker = await start('sildenafil', { timeLimitSeconds: 20 });
    const first = await start('ibuprofen');
    const second = await service.call('retroSearchStart', { body: { structure: 'CC(C)Cc1ccc(cc1)C(C)C(O)=O' } });
    expect(second).toMatchObject({ code: 20012, error: { details: { taskId: first.taskId } } });
    const check = await service.call('searchCheck', { body: { structure: 'ibuprofen' } });
    expect(check.data.sameTargetTaskId).toBe(first.taskId);
    const elsewhere = await service.call('retroSearchStart', { body: { structure: 'ibuprofen' } }, other);
    expect(elsewhere.code).toBe(200);
    for (const taskId of [blocker.taskId, first.taskId]) await service.call('retroTaskStop', { body: { taskId } });
    await service.call('retroTaskStop', { body: { taskId: elsewhere.data.task.taskId } }, other);
  });

  it('is not deleted while it runs; once ended it is, with its routes', async () => {
    const task = await start('imatinib', { timeLimitSeconds: 30, maxRoutes: 50 });
    await waitFor(async () => (await get(task.taskId)).solvedCount > 0);
    expect((await get(task.taskId)).state).toBe('searching');
    const { data } = await service.call('routeList', {
      body: { routeType: 'retrosynthesis', taskId: task.taskId, pageIndex: 1, pageSize: 1 },
    });
    const routeId = data.items[0]?.routeId ?? '';
    expect((await service.call('retroTaskDelete', { body: { taskIds: [task.taskId] } })).code).toBe(20006);
    await service.call('retroTaskStop', { body: { taskId: task.taskId } });
    expect((await service.call('retroTaskDelete', { body: { taskIds: [task.taskId] } })).data.deleted).toBe(1);
    expect((await service.call('retroTask', { query: { taskId: task.taskId } })).code).toBe(20018);
    expect((await service.call('routeDetail', { query: { routeId } })).code).toBe(20025);
    const left = await service.call('retroTaskList', { body: { pageIndex: 1, pageSize: 100 } });
    expect(left.data.items.map((one) => one.taskId)).not.toContain(task.taskId);
  });

  it('is renamed, found by part of its name whatever stands in it, and listed by state', async () => {
    const task = await start('erlotinib', { timeLimitSeconds: 1 });
    const renamed = await service.call('retroTaskRename', { body: { taskId: task.taskId, taskName: ' 100% _new_ ' } });
    expect(renamed.data.task.taskName).toBe('100% _new_');
    const find = async (key: string) =>
      (await service.call('retroTaskList', { body: { pageIndex: 1, pageSize: 10, key } })).data.items.map(
        (one) => one.taskId,
      );
    expect(await find('0% _N')).toEqual([task.taskId]);
    expect(await find('%z')).toEqual([]);
    await inState(task.taskId, 'completed');
    const completed = await service.call('retroTaskList', {
      body: { pageIndex: 1, pageSize: 1, states: ['completed'] },
    });
    expect(completed.data.items.map((one) => one.taskId)).toEqual([task.taskId]);
    expect(completed.data.total).toBeGreaterThan(1);
  });
});

describe('a controlled structure', () => {
  it.each([
    ['morphine', 'CN1CC[C@]23c4c5ccc(O)c4O[C@H]2[C@@H](O)C=C[C@H]3[C@H]1C5'],
    ['cocaine hydrochloride', 'COC(=O)[C@H]1[C@@H](OC(=O)c2ccccc2)C[C@@H]2CC[C@H]1N2C.Cl'],
    ['sarin', 'CC(C)OP(C)(=O)F'],
    ['an ester of morphine', 'CN1CC[C@]23c4c5ccc(OC(=O)CC)c4O[C@H]2[C@@H](O)C=C[C@H]3[C@H]1C5'],
  ])('is refused before anything is computed: %s', async (_, structure) => {
    for (const [culture, words] of [
      ['zh-CN', /\p{Script=Han}/u],
      ['en', /^[^\p{Script=Han}]+$/u],
    ] as const) {
      const answer = await service.call('searchCheck', { body: { structure } }, { headers: { 'x-culture': culture } });
      expect(answer).toMatchObject({ code: 20000, error: { details: { text: expect.stringMatching(words) } } });
    }
    expect((await service.call('retroSearchStart', { body: { structure } })).code).toBe(20000);
  });
});

describe('sorting and paging of routes', () => {
  it('covers every route once in any order', async () => {
    const { data: whole } = await service.call('routeList', {
      body: { routeType: 'retrosynthesis', pageIndex: 1, pageSize: 100 },
    });
    for (const sort of ['score', 'steps', 'longestLinear', 'precedents', 'startingMaterials', 'complexity'] as const) {
      const pages = [];
      for (let pageIndex = 1; pageIndex <= Math.ceil(whole.total / 2); pageIndex += 1) {
        const body = { routeType: 'retrosynthesis', sort, pageIndex, pageSize: 2 } as const;
        pages.push(...(await service.call('routeList', { body })).data.items);
      }
      expect(new Set(pages.map((route) => route.routeId)).size).toBe(whole.total);
    }
    const { data } = await service.call('routeList', {
      body: {
        routeType: 'retrosynthesis',
        sort: 'steps',
        descending: true,
        solvedOnly: true,
        pageIndex: 1,
        pageSize: 100,
      },
    });
    const steps = data.items.map((route) => route.steps);
    expect(steps).toEqual(steps.toSorted((a, b) => b - a));
    expect(data.total).toBe(data.solved);
    expect(data.oneStep).toBe(steps.filter((count) => count === 1).length);
  });
});

describe('another tenant, and another user of the same tenant', () => {
  it.each([
    ['tenant', otherTenant],
    ['user', other],
  ])('learns nothing: another %s meets what was never there', async (_, who) => {
    const { data: tasks } = await service.call('retroTaskList', {
      body: { pageIndex: 1, pageSize: 100, states: ['completed'] },
    });
    const taskId = tasks.items[0]?.taskId ?? '';
    const { data: list } = await service.call('routeList', {
      body: { routeType: 'retrosynthesis', taskId, pageIndex: 1, pageSize: 1 },
    });
    const routeId = list.items[0]?.routeId ?? '';
    const ask = (task: string, route: string) =>
      Promise.all([
        service.call('retroTask', { query: { taskId: task } }, who),
        service.call('retroTaskStop', { body: { taskId: task } }, who),
        service.call('retroTaskRestart', { body: { taskId: task } }, who),
        service.call('retroTaskRename', { body: { taskId: task, taskName: 'mine' } }, who),
        service.call('retroTaskDelete', { body: { taskIds: [task] } }, who),
        service.call(
          'routeList',
          { body: { routeType: 'retrosynthesis', taskId: task, pageIndex: 1, pageSize: 1 } },
          who,
        ),
        service.call('routeDetail', { query: { routeId: route } }, who),
      ]);
    const foreign = await ask(taskId, routeId);
    const missing = await ask(nobodysId, nobodysId);
    expect(foreign.map(({ status, code, error }) => ({ status, code, error }))).toEqual(
      missing.map(({ status, code, error }) => ({ status, code, error })),
    );
    expect(foreign.map(({ code }) => code)).toEqual(Array.from({ length: 7 }, () => 10022));
    expect((await service.call('routeCheck', { query: { routeId } }, who)).data).toEqual({ allowed: false });
    expect((await service.call('routeCheck', { query: { routeId } })).data).toEqual({ allowed: true });
    expect(
      (
        await service.call(
          'routeList',
          { body: { routeType: 'retrosynthesis', smilesUniqueCode: list.task.target.key, pageIndex: 1, pageSize: 1 } },
          who,
        )
      ).code,
    ).toBe(10010);
    expect((await get(taskId)).state).toBe('completed');
  });
});
