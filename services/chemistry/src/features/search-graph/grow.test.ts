import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallData } from '@app/shared/contracts/catalogue';
import { growthKind } from './growth-store.ts';
import { startTestService, type TestService } from '../../test-support/service.ts';
import { waitFor } from '../../test-support/wait.ts';

const mei = { claims: { sub: 'mei' } };
let service: TestService;
let taskId: string;
beforeAll(async () => {
  service = await startTestService({ workers: 1 });
  const body = { structure: 'lidocaine', settings: { maxExpansions: 20, maxSteps: 4 } };
  taskId = (await service.call('retroSearchStart', { body })).data.task.taskId;
  const isDone = async () => (await service.call('retroTask', { query: { taskId } })).data.task.state === 'completed';
  await waitFor(isDone);
});
afterAll(() => service.close());

const state = async () => (await service.call('searchGraphState', { query: { taskId } })).data;
const unfold = async (open: { smilesUniqueCode?: string; limit: number; pinned?: string[] }[], more: object = {}) =>
  (await service.call('searchGraphPart', { body: { taskId, open, ...more } })).data;
const top = async (more: object = {}) => onlyPart(await unfold([{ limit: 60 }], more));

function onlyPart({ parts }: CallData<'searchGraphPart'>) {
  const [part] = parts;
  if (!part) throw new RangeError('no part');
  return part;
}

/** Ways from the target down, each the one with the fewest steps. */
async function shortestPath() {
  const choices: { product: string; reactionKey: string }[] = [];
  const visit = async (key?: string): Promise<void> => {
    const { node, items } = onlyPart(await unfold([{ smilesUniqueCode: key, limit: 1 }], { sort: 'steps' }));
    const [way] = items;
    if (!way || (key && node.state === 'inStock')) return;
    choices.push({ product: node.molecule.key, reactionKey: way.reactionKey });
    for (const one of way.precursors) await visit(one.molecule.key);
  };
  await visit();
  return choices;
}

describe('a search graph as a canvas', () => {
  it('says of each way how many steps it is from stock and how many ways there are below', async () => {
    const { node, items } = await top();
    expect(node.stepsToStock).toBeGreaterThan(0);
    const solved = items.filter((one) => one.solved);
    expect(solved.length).toBeGreaterThan(1);
    expect(Math.min(...solved.map(({ stepsToStock = 0 }) => stepsToStock))).toBe(node.stepsToStock);
    expect(solved.reduce((sum, { ways }) => sum + ways, 0)).toBe(node.ways);
    expect(items.filter((one) => one.check === 'failed').every(({ ways }) => ways === 0)).toBe(true);
  });

  it('unfolds several molecules at once, sorted and filtered, with the ways that are pinned', async () => {
    const all = await top();
    const byScore = await top({ sort: 'likely' });
    expect(byScore.items.map(({ score }) => score)).toEqual(
      all.items.map(({ score }) => score).toSorted((a, b) => b - a),
    );
    const last = all.items.at(-1);
    const pinned = onlyPart(await unfold([{ limit: 1, pinned: [last?.reactionKey ?? ''] }], { solvedOnly: true }));
    expect(pinned.items.map(({ reactionKey }) => reactionKey)).toEqual([all.items[0]?.reactionKey, last?.reactionKey]);
    const harmless = await top({ hideHazards: true });
    expect(harmless.items).toEqual(all.items.filter(({ hazards }) => hazards.length === 0));
    const keys = all.items.flatMap(({ precursors }) => precursors).slice(0, 5);
    const { parts } = await unfold(keys.map(({ molecule }) => ({ smilesUniqueCode: molecule.key, limit: 3 })));
    expect(parts.map(({ node }) => node.molecule.key)).toEqual(keys.map(({ molecule }) => molecule.key));
  });

  it('finds molecules by name, structure and part, with the way to each', async () => {
    const find = async (text: string, isPart = false) =>
      (await service.call('searchGraphFind', { body: { taskId, text, isPart } })).data;
    const { items: ways } = await top();
    const named = ways.flatMap(({ precursors }) => precursors).find(({ molecule }) => molecule.name !== undefined);
    const { name = '', smiles = '', chineseName = name } = named?.molecule ?? {};
    const byName = await find(name.toUpperCase());
    const found = byName.items.find(({ node }) => node.molecule.smiles === smiles);
    expect(found?.path).toHaveLength(1);
    expect((await find(chineseName)).items).toContainEqual(found);
    expect((await find(smiles)).items[0]).toEqual(found);
    const part = await find('Nc1ccccc1', true);
    expect(part.total).toBeGreaterThan(byName.total);
    expect(part.isComplete).toBe(true);
    expect(found?.path[0]?.product).toBe((await top()).node.molecule.key);
    const [first] = found?.path ?? [];
    const { items } = onlyPart(await unfold([{ limit: 1, pinned: [first?.reactionKey ?? ''] }]));
    expect(items.some(({ reactionKey }) => reactionKey === first?.reactionKey)).toBe(true);
  });

  it('is nobody else’s', async () => {
    const { node } = await top();
    const body = { taskId, smilesUniqueCode: node.molecule.key };
    expect((await service.call('searchGraphState', { query: { taskId } }, mei)).code).toBe(10022);
    expect((await service.call('searchGraphPart', { body: { taskId, open: [{ limit: 1 }] } }, mei)).code).toBe(10022);
    expect((await service.call('searchGraphFind', { body: { taskId, text: 'aniline' } }, mei)).code).toBe(10022);
    expect((await service.call('searchGraphExpand', { body }, mei)).code).toBe(10022);
    expect((await service.call('searchGraphGrow', { body: { ...body, seconds: 10 } }, mei)).code).toBe(10022);
    expect((await service.call('searchGraphSave', { body: { taskId, choices: [] } }, mei)).code).toBe(10022);
  });
});

describe('a search graph that grows by hand', () => {
  it('keeps one more step of a molecule that the search did not take apart', { tags: ['full'] }, async () => {
    const before = await state();
    const { items } = await top();
    const leaf = items.flatMap(({ precursors }) => precursors).find((one) => one.state !== 'expanded');
    const key = leaf?.molecule.key ?? '';
    const body = { taskId, smilesUniqueCode: key };
    const { proposals, added } = (await service.call('searchGraphExpand', { body })).data;
    expect(proposals).toBeGreaterThan(0);
    expect(added).toBe(proposals);
    const after = await state();
    expect(after.asOf).not.toBe(before.asOf);
    expect(after.counts.reactions).toBe(before.counts.reactions + added);
    expect(after.growths[0]).toMatchObject({ kind: 'step', state: 'completed', molecule: { key } });
    const part = onlyPart(await unfold([{ smilesUniqueCode: key, limit: 60 }]));
    expect(part.total).toBe(added);
    expect((await service.call('searchGraphExpand', { body })).data.added).toBe(0);
  });

  it('searches on from a molecule in the background, one search at a time, until it is stopped', async () => {
    const { items } = await top();
    const [from] = items.flatMap(({ precursors }) => precursors).filter((one) => one.state === 'expanded');
    const body = { taskId, smilesUniqueCode: from?.molecule.key ?? '', seconds: 60 as const };
    const before = await state();
    const { growth } = (await service.call('searchGraphGrow', { body })).data;
    expect((await service.call('searchGraphGrow', { body })).code).toBe(20014);
    const running = await waitFor(async () => {
      const { growths, asOf } = await state();
      const one = growths.find(({ growthId }) => growthId === growth.growthId);
      return one && one.expansions > 0 && asOf !== before.asOf && one;
    });
    expect(['searching', 'completed']).toContain(running.state);
    const stop = (await service.call('searchGraphGrowStop', { body: { growthId: growth.growthId } })).data;
    expect(['stopped', 'completed']).toContain(stop.growth.state);
    await service.idle(growthKind);
    expect((await state()).counts.molecules).toBeGreaterThanOrEqual(before.counts.molecules);
    const { code } = await service.call('searchGraphGrowStop', { body: { growthId: growth.growthId } }, mei);
    expect(code).toBe(10022);
  });
});

describe('ways chosen in a search graph', () => {
  it('have the figures of a route, and are kept as one once', async () => {
    const choices = await shortestPath();
    const { figures } = (await service.call('searchGraphSelection', { body: { taskId, choices } })).data;
    expect(figures).toMatchObject({ steps: choices.length, solved: true, open: 0 });
    expect(figures.score).toBeGreaterThan(0);
    // The shortest way was among the routes of the search, or was kept here: it is there once in any case.
    const first = await service.call('searchGraphSave', { body: { taskId, choices } });
    expect([200, 20037]).toContain(first.code);
    const again = await service.call('searchGraphSave', { body: { taskId, choices } });
    expect(again.code).toBe(20037);
    expect(again.error?.details).toMatchObject({ routeId: expect.stringMatching(/^[0-9a-f-]{36}$/) });
  });

  it('begin a route by hand that holds their steps', async () => {
    const choices = await shortestPath();
    const { draftId } = (await service.call('searchGraphDraft', { body: { taskId, choices } })).data;
    const { draft } = (await service.call('manualRoute', { query: { draftId } })).data;
    expect(draft.steps).toBe(choices.length);
    expect(draft.solved).toBe(true);
  });

  it('are refused without a step, and where the graph does not hold them', async () => {
    expect((await service.call('searchGraphSave', { body: { taskId, choices: [] } })).code).toBe(20015);
    const { node } = await top();
    const choices = [{ product: node.molecule.key, reactionKey: '0123456789abcdef' }];
    expect((await service.call('searchGraphSelection', { body: { taskId, choices } })).code).toBe(10010);
  });

  it('go with the task', async () => {
    await service.call('retroTaskDelete', { body: { taskIds: [taskId] } });
    expect((await service.call('searchGraphState', { query: { taskId } })).code).toBe(20018);
    expect((await service.call('searchGraphSave', { body: { taskId, choices: [] } })).code).toBe(20018);
  });
});
