import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallData } from '@app/shared/contracts/catalogue';
import type { CanvasAction, ManualRouteDraft, Proposal } from '@app/shared/contracts/manual/manual';
import { startTestService, type TestService } from '../../test-support/service.ts';
import { waitFor } from '../../test-support/wait.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ workers: 1 });
});
afterAll(() => service.close());

const other = { claims: { sub: 'mei' } };

async function begin(structure: string): Promise<ManualRouteDraft> {
  return (await service.call('manualRouteStart', { body: { structure } })).data.draft;
}

/** Every proposal of a molecule, each with its forward check. */
async function expand(smilesUniqueCode: string): Promise<CallData<'indexManualSearch'>> {
  return waitFor(async () => {
    const { data } = await service.call('indexManualSearch', { body: { smilesUniqueCode, pageSize: 50 } });
    return data.unchecked === 0 && data;
  });
}

async function change(
  draftId: string,
  action: CanvasAction,
  more: { nodeId?: string; proposalId?: string; routeId?: string } = {},
) {
  return service.call('manualRouteChange', { body: { draftId, action, ...more } });
}

async function proposalFor(key: string, isRight: (one: Proposal) => boolean): Promise<Proposal> {
  const { items } = await expand(key);
  const found = items.find(isRight);
  if (!found) throw new Error(`no such proposal among ${items.length}`);
  return found;
}

const from = (smiles: string) => (one: Proposal) =>
  one.forward?.passed === true && one.precursors.some(({ molecule }) => molecule.smiles === smiles);

const heroin = 'CC(=O)Oc1ccc2c3c1OC1C(OC(C)=O)C=CC4C(C2)N(C)CCC341';
const anilide = 'COc1ccc(C(=O)Nc2ccc(CN3CCCCCC3)cc2)cc1';
const anilideName = 'N-{4-[(azepan-1-yl)methyl]phenyl}-4-methoxybenzamide';

/** An anilide from its acid, which is in stock, and its amine, which is not. */
async function anilideOnce(): Promise<{ draft: ManualRouteDraft; proposal: Proposal }> {
  const { draftId, target } = await begin(anilide);
  const proposal = await proposalFor(target.key, from('COc1ccc(C(=O)O)cc1'));
  const { data } = await change(draftId, 'choose', { nodeId: target.key, proposalId: proposal.proposalId });
  return { draft: data.draft, proposal };
}

const openNode = (draft: ManualRouteDraft) => {
  const node = draft.nodes.find(({ status, parentStepId }) => status === 'open' && parentStepId !== null);
  if (!node) throw new Error('nothing is open');
  return node;
};

describe('one molecule taken apart', () => {
  it('gives proposals with precursors, stock, precedents, conditions and a forward check', async () => {
    const { data } = await service.call('indexManualSearch', { body: { structure: 'lidocaine', pageSize: 50 } });
    expect(data.found).toBeGreaterThan(2);
    expect(data.molecule.name).toBe('lidocaine');
    const likely = data.items.map(({ probability }) => probability);
    expect(likely).toEqual(likely.toSorted((a, b) => b - a));
    const all = await expand(data.molecule.key);
    const passed = all.items.filter(({ forward }) => forward?.passed);
    expect(passed.length).toBeGreaterThan(0);
    expect(passed.every(({ forward }) => forward && forward.rank >= 1 && forward.rank <= forward.within)).toBe(true);
    expect(all.items.some(({ precursors }) => precursors.some(({ inStock, origin }) => inStock && origin))).toBe(true);
    expect(all.items.some(({ conditions }) => conditions.length > 0)).toBe(true);
    const picture = await service.call('structurePicture', {
      params: { name: `${all.items[0]?.precursors[0]?.molecule.key}.svg` },
      query: {},
    });
    expect(picture.status).toBe(200);
  });

  it('filters by class, by the forward check and by stock, sorts, and goes page by page', async () => {
    const { data: first } = await service.call('indexManualSearch', { body: { structure: 'lidocaine' } });
    const all = await expand(first.molecule.key);
    const body = { smilesUniqueCode: first.molecule.key, pageSize: 50 };
    const [one] = all.classes;
    const ofClass = (await service.call('indexManualSearch', { body: { ...body, classKeys: [one?.classKey ?? ''] } }))
      .data;
    expect([ofClass.total, ofClass.found]).toEqual([one?.count, all.found]);
    expect(new Set(ofClass.items.map(({ classKey }) => classKey))).toEqual(new Set([one?.classKey]));
    const passed = (await service.call('indexManualSearch', { body: { ...body, passedOnly: true } })).data;
    expect(passed.items.every(({ forward }) => forward?.passed)).toBe(true);
    const stocked = (await service.call('indexManualSearch', { body: { ...body, inStockOnly: true } })).data;
    expect(stocked.items.flatMap(({ precursors }) => precursors).every(({ inStock }) => inStock)).toBe(true);
    const counted = (await service.call('indexManualSearch', { body: { ...body, sort: 'precedents' } })).data.items;
    expect(counted.map(({ precedents }) => precedents)).toEqual(
      counted.map(({ precedents }) => precedents).toSorted((a, b) => b - a),
    );
    const second = (await service.call('indexManualSearch', { body: { ...body, pageSize: 2, pageIndex: 2 } })).data;
    expect(second.items.map(({ proposalId }) => proposalId)).toEqual(
      all.items.slice(2, 4).map(({ proposalId }) => proposalId),
    );
  });

  it('refuses what is under control, what is nothing, and keys of another tenant', async () => {
    expect((await service.call('indexManualSearch', { body: { structure: heroin } })).code).toBe(20000);
    expect((await service.call('indexManualSearch', { body: {} })).code).toBe(20007);
    const { data } = await service.call('indexManualSearch', { body: { structure: 'aspirin', pageSize: 1 } });
    const body = { smilesUniqueCode: data.molecule.key };
    const stranger = { claims: { tenantid: 't-other' } };
    expect((await service.call('indexManualSearch', { body }, stranger)).code).toBe(20026);
  });
});

describe('a route built by hand', () => {
  it('grows by chosen proposals, is undone and done again, and lies on the server after every change', async () => {
    const { draft, proposal } = await anilideOnce();
    expect(draft.reactions).toHaveLength(1);
    expect(draft.nodes).toHaveLength(1 + proposal.precursors.length);
    expect(draft.canUndo).toBe(true);
    const undone = (await change(draft.draftId, 'undo')).data.draft;
    expect([undone.nodes.length, undone.canUndo, undone.canRedo]).toEqual([1, false, true]);
    const again = (await change(draft.draftId, 'redo')).data.draft;
    expect(again.nodes).toEqual(draft.nodes);
    const reloaded = (await service.call('manualRoute', { query: { draftId: draft.draftId } })).data.draft;
    expect(reloaded).toEqual(again);
    const list = (await service.call('manualRouteList', {})).data.items;
    expect(list.find(({ draftId }) => draftId === draft.draftId)).toMatchObject({ steps: 1, name: anilideName });
  });

  it('is finished when what is open is marked as bought, and says that the chemist said so', async () => {
    const { draft } = await anilideOnce();
    const { nodeId } = openNode(draft);
    expect(draft.solved).toBe(false);
    const bought = (await change(draft.draftId, 'buy', { nodeId })).data.draft;
    expect(bought).toMatchObject({ solved: true, open: 0 });
    expect(bought.nodes.find((node) => node.nodeId === nodeId)).toMatchObject({
      status: 'bought',
      inStock: false,
      marked: true,
      origin: { kind: 'marked' },
    });
    const unmarked = (await change(draft.draftId, 'make', { nodeId })).data.draft;
    expect(unmarked.nodes).toEqual(draft.nodes);
    const target = draft.nodes[0]?.nodeId;
    expect((await change(draft.draftId, 'buy', { nodeId: target })).code).toBe(20013);
    const bare = (await change(draft.draftId, 'remove', { nodeId: target })).data.draft;
    expect(bare.nodes).toHaveLength(1);
    expect((await change(draft.draftId, 'remove', { nodeId: target })).code).toBe(20023);
  });

  it('takes no molecule twice', async () => {
    const { draftId, target } = await begin('propranolol');
    const protectedOne = await proposalFor(target.key, ({ templateId }) => templateId === 'boc-deprotection');
    const { draft } = (await change(draftId, 'choose', { nodeId: target.key, proposalId: protectedOne.proposalId }))
      .data;
    const { nodeId } = openNode(draft);
    const back = await proposalFor(nodeId, ({ precursors }) =>
      precursors.some((one) => one.molecule.key === target.key),
    );
    const answer = await change(draftId, 'choose', { nodeId, proposalId: back.proposalId });
    expect([answer.code, answer.error?.details]).toEqual([20040, { smilesUniqueCode: target.key }]);
    const after = (await service.call('manualRoute', { query: { draftId } })).data.draft;
    expect(after.nodes).toEqual(draft.nodes);
  });

  it('goes on by a search, whose route is put in, and is kept beside the routes of its target', async () => {
    const { draft } = await anilideOnce();
    const { draftId } = draft;
    const { nodeId } = openNode(draft);
    const started = await service.call('manualRouteContinue', { body: { draftId, nodeId } });
    const { taskId } = started.data.task;
    expect(started.data.draft.nodes.find((node) => node.nodeId === nodeId)?.searchTaskId).toBe(taskId);
    await waitFor(
      async () => (await service.call('retroTask', { query: { taskId } })).data.task.state === 'completed',
      150_000,
    );
    const again = await service.call('manualRouteContinue', { body: { draftId, nodeId } });
    expect(again.data.task.taskId).toBe(taskId);
    const list = await service.call('routeList', {
      body: { routeType: 'retrosynthesis', taskId, solvedOnly: true, pageIndex: 1, pageSize: 20 },
    });
    const routeId = list.data.items[0]?.routeId;
    const target = draft.nodes[0]?.nodeId;
    expect((await change(draftId, 'splice', { nodeId: target, routeId })).code).toBe(20009);
    const spliced = (await change(draftId, 'splice', { nodeId, routeId })).data.draft;
    expect(spliced).toMatchObject({ solved: true, steps: 1 + (list.data.items[0]?.steps ?? 0) });

    const saved = (await service.call('manualRouteSave', { body: { draftId } })).data;
    expect(saved.draft).toMatchObject({ isSaved: true, savedRouteId: saved.routeId });
    const { data } = await service.call('routeDetail', { query: { routeId: saved.routeId } });
    expect(data.summary).toMatchObject({ madeByHand: true, solved: true, steps: spliced.steps });
    expect(data.summary.score).toBe(spliced.score);
    expect(data.steps.map(({ number }) => number)).toEqual(data.steps.map((_, index) => index + 1));
    expect(data.steps.at(-1)?.forward).toEqual(spliced.reactions[0]?.forward);
    const task = (await service.call('retroTask', { query: { taskId: saved.taskId } })).data.task;
    expect(task).toMatchObject({ state: 'notStarted', routeCount: 1, solvedCount: 1, taskName: anilideName });
    expect((await service.call('manualRouteSave', { body: { draftId } })).code).toBe(20029);
    const second = await anilideOnce();
    await change(second.draft.draftId, 'splice', { nodeId, routeId });
    const same = await service.call('manualRouteSave', { body: { draftId: second.draft.draftId } });
    expect([same.code, same.error?.details]).toEqual([20037, { routeId: saved.routeId }]);
  }, 240_000);

  it(
    'stays when the search of its target is run, and goes with the task',
    { tags: ['full'], timeout: 240_000 },
    async () => {
      const { draftId, target } = await begin('paracetamol');
      const proposal = await proposalFor(target.key, ({ forward }) => forward?.passed === true);
      await change(draftId, 'choose', { nodeId: target.key, proposalId: proposal.proposalId });
      const { routeId, taskId } = (await service.call('manualRouteSave', { body: { draftId } })).data;
      await service.call('retroTaskRestart', { body: { taskId, settings: { timeLimitSeconds: 2, maxSteps: 3 } } });
      const done = await waitFor(async () => {
        const { task } = (await service.call('retroTask', { query: { taskId } })).data;
        return task.state === 'completed' && task;
      });
      expect(done.routeCount).toBeGreaterThan(1);
      expect((await service.call('routeDetail', { query: { routeId } })).data.summary.madeByHand).toBe(true);
      await service.call('retroTaskDelete', { body: { taskIds: [taskId] } });
      expect((await service.call('routeDetail', { query: { routeId } })).code).toBe(20025);
    },
  );

  it('is nobody else’s, and has a step before it is kept', async () => {
    const { draftId, target } = await begin('aspirin');
    expect((await service.call('manualRoute', { query: { draftId } }, other)).code).toBe(10022);
    expect((await service.call('manualRouteDelete', { body: { draftIds: [draftId] } }, other)).code).toBe(10022);
    const body = { draftId, action: 'undo' } as const;
    expect((await service.call('manualRouteChange', { body }, other)).code).toBe(10022);
    expect((await service.call('manualRouteSave', { body: { draftId } })).code).toBe(20015);
    const nowhere = { nodeId: 'AAAAAAAAAAAAAAAAAAAAAA', proposalId: '0123456789abcdef' };
    expect((await change(draftId, 'choose', nowhere)).code).toBe(10010);
    expect((await change(draftId, 'choose', { ...nowhere, nodeId: target.key })).code).toBe(10010);
    expect((await change(draftId, 'choose')).code).toBe(10012);
    expect((await service.call('manualRouteStart', { body: { structure: heroin } })).code).toBe(20000);
    expect((await service.call('manualRouteDelete', { body: { draftIds: [draftId] } })).data).toMatchObject({
      deleted: 1,
    });
    expect((await service.call('manualRoute', { query: { draftId } })).code).toBe(10022);
  });
});
