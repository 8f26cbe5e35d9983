import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RouteDetail } from '@app/shared/contracts/routes/routes';
import { startTestService, type TestService } from '../../test-support/service.ts';
import { waitFor } from '../../test-support/wait.ts';

let service: TestService;
let route: RouteDetail;
let total: number;
const stranger = { claims: { sub: 'stranger', tenantid: 't-two' } };
const mei = { claims: { sub: 'mei', preferred_username: 'mei' } };

beforeAll(async () => {
  service = await startTestService({ workers: 1 });
  const body = { structure: 'lidocaine', settings: { maxExpansions: 15, maxSteps: 4 } };
  const { taskId } = (await service.call('retroSearchStart', { body })).data.task;
  await waitFor(
    async () => (await service.call('retroTask', { query: { taskId } })).data.task.state === 'completed',
    90_000,
  );
  const asked = { routeType: 'retrosynthesis', taskId, pageIndex: 1, pageSize: 20 } as const;
  const list = (await service.call('routeList', { body: asked })).data;
  total = list.total;
  const chosen = list.items.find(({ steps }) => steps > 1) ?? list.items[0];
  route = (await service.call('routeDetail', { query: { routeId: chosen?.routeId ?? '' } })).data;
});
afterAll(() => service.close());

const query = () => ({ routeId: route.summary.routeId });

describe('what a route page asks for besides the route', () => {
  it('marks in every step atoms of its product and of what it is made from', async () => {
    const { steps } = (await service.call('routeStepInsight', { query: query() })).data;
    expect(steps.map(({ stepId }) => stepId)).toEqual(route.steps.map(({ stepId }) => stepId));
    for (const [index, { changed }] of steps.entries()) {
      const step = route.steps[index];
      const around = route.nodes.filter(
        ({ nodeId, parentStepId }) => nodeId === step?.productNodeId || parentStepId === step?.stepId,
      );
      expect(changed.map(({ nodeId }) => nodeId).toSorted()).toEqual(around.map(({ nodeId }) => nodeId).toSorted());
      expect(changed[0]?.atoms.length).toBeGreaterThan(0);
    }
  });

  it('names hazards with severity and source, the worst first', async () => {
    const { steps } = (await service.call('routeStepInsight', { query: query() })).data;
    const order = ['severe', 'high', 'moderate'];
    for (const { hazards } of steps) {
      const ranks = hazards.map(({ severity }) => order.indexOf(severity));
      expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
      expect(hazards.every((one) => one.source !== '' && (one.agent ?? one.nodeId) !== undefined)).toBe(true);
    }
    expect(steps.flatMap(({ solvents }) => solvents).length).toBeGreaterThan(0);
  });

  it('gives other ways to the product of a step with the routes that take them, never its own', async () => {
    const last = route.steps.find(({ productNodeId }) => productNodeId === route.nodes[0]?.nodeId);
    const found = (
      await service.call('routeStepAlternatives', { query: { ...query(), stepId: last?.stepId ?? '', top: 50 } })
    ).data;
    expect(found.graph).toBe('ready');
    expect(found.items).toHaveLength(Math.min(50, found.total));
    const own = route.nodes.filter(({ parentStepId }) => parentStepId === last?.stepId);
    const keysOf = (molecules: { key: string }[]) =>
      molecules
        .map(({ key }) => key)
        .toSorted()
        .join();
    const ways = found.items.map(({ reaction }) => keysOf(reaction.precursors.map(({ molecule }) => molecule)));
    expect(ways).not.toContain(keysOf(own.map(({ molecule }) => molecule)));
    expect(new Set(ways).size).toBe(ways.length);
    const taken = found.items.filter(({ routeCount }) => routeCount > 0);
    expect(taken.length).toBeGreaterThan(0);
    expect(found.items.slice(0, taken.length)).toEqual(taken);
    expect(taken.reduce((sum, { routeCount }) => sum + routeCount, 0)).toBeLessThan(total);
    const [first] = taken;
    const other = (await service.call('routeDetail', { query: { routeId: first?.routes[0]?.routeId ?? '' } })).data;
    expect(other.summary.rank).toBe(first?.routes[0]?.rank);
    const theirs = other.steps.find(({ productNodeId }) => productNodeId === other.nodes[0]?.nodeId);
    const theirKeys = keysOf(
      other.nodes.filter(({ parentStepId }) => parentStepId === theirs?.stepId).map(({ molecule }) => molecule),
    );
    expect(ways[0]).toBe(theirKeys);
  });

  it('refuses a step that the route has not, and anybody else; alternatives also to who reads a shared route', async () => {
    const missing = await service.call('routeStepAlternatives', { query: { ...query(), stepId: 's99' } });
    expect(missing.code).toBe(10010);
    expect((await service.call('routeStepInsight', { query: query() }, stranger)).code).toBe(10022);
    expect((await service.call('routeStepAlternatives', { query: { ...query(), stepId: 's1' } }, stranger)).code).toBe(
      10022,
    );
    await service.call('shareToOther', { query: { kind: 'route', itemId: route.summary.routeId } });
    expect((await service.call('routeStepInsight', { query: query() }, mei)).code).toBe(200);
    expect((await service.call('routeStepAlternatives', { query: { ...query(), stepId: 's1' } }, mei)).code).toBe(
      10022,
    );
  });

  it('finds the newest prediction of impurities of a step, for its user alone', async () => {
    const ofStep = { routeId: route.summary.routeId, stepId: 's1' };
    expect((await service.call('impurityOfStep', { query: ofStep })).data).toEqual({});
    const { search } = (await service.call('impurityStart', { body: ofStep })).data;
    const found = (await service.call('impurityOfStep', { query: ofStep })).data.search;
    expect(found).toMatchObject({ userSearchBatchId: search.userSearchBatchId, ...ofStep });
    expect((await service.call('impurityOfStep', { query: ofStep }, mei)).data).toEqual({});
  });
});

describe('a molecule under control', () => {
  it('says so with the law and its source; another says nothing', async () => {
    const ask = async (structure: string) => (await service.call('moreMoleculeInfo', { body: { structure } })).data;
    expect((await ask('acetic anhydride')).controlled).toMatchObject({
      text: expect.stringContaining('regulated'),
      source: expect.stringMatching(/\S/),
    });
    expect((await ask('aspirin')).controlled).toBeUndefined();
  });
});
