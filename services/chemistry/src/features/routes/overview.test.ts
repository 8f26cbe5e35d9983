import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallData } from '@app/shared/contracts/catalogue';
import { costOf } from '@app/shared/rules/cost/route';
import { editSheet } from '@app/shared/rules/cost/sheet';
import { routes } from '../tasks/schema.ts';
import { startTestService, type TestService } from '../../test-support/service.ts';
import { waitFor } from '../../test-support/wait.ts';

let service: TestService;
let taskId = '';
const colleague = { claims: { sub: 'mei' } };
const stranger = { claims: { tenantid: 't-other' } };
beforeAll(async () => {
  service = await startTestService({ workers: 1 });
  const body = { structure: 'lidocaine', settings: { maxExpansions: 240, maxRoutes: 40 } };
  taskId = (await service.call('retroSearchStart', { body })).data.task.taskId;
  await waitFor(async () => {
    const { task } = (await service.call('retroTask', { query: { taskId } })).data;
    return task.state === 'completed';
  });
});
afterAll(() => service.close());

type Overview = CallData<'routeOverview'>;
const body = () => ({ routeType: 'retrosynthesis' as const, taskId });
const overview = async (who = {}): Promise<Overview> =>
  (await service.call('routeOverview', { body: body() }, who)).data;
const empty = { molecules: [], reactions: [], clusters: [], routes: [] };
const packedOf = ({ packed }: Overview) => packed ?? empty;

describe('the overview of routes', () => {
  it('says of every route what pages of the list say, each molecule once', async () => {
    const { packed, task, isShared } = await overview();
    const { routes: found, molecules, reactions } = packed ?? empty;
    expect([found.length, isShared]).toEqual([task.routeCount, false]);
    expect(found.length).toBeGreaterThan(20);
    expect(new Set(molecules.map(({ key }) => key)).size).toBe(molecules.length);
    const page = await service.call('routeList', { body: { ...body(), pageIndex: 1, pageSize: 100 } });
    for (const [index, listed] of page.data.items.entries()) {
      const route = found[index];
      expect(route?.routeId).toBe(listed.routeId);
      expect(route?.mainLine.map((place) => molecules[place])).toEqual(listed.mainLine);
      expect(route?.reactions.map((place) => reactions[place])).toEqual(listed.reactions);
      expect(route?.figures).toEqual(listed.figures);
      expect(route?.missing.length).toBe(listed.startingMaterials.filter((one) => !one.inStock).length);
    }
  });

  it('counts figures that agree with the route and with its cost sheet', async () => {
    const { routes: found, molecules } = packedOf(await overview());
    expect(found.length).toBeGreaterThan(20);
    for (const { routeId, figures, intermediates, steps, longestLinear } of found) {
      const { data } = await service.call('routeDetail', { query: { routeId } });
      const { cost } = (await service.call('routeCost', { query: { routeId, currency: 'USD' } })).data;
      const sum = costOf(editSheet(cost.sheet, cost.edits));
      expect(figures?.costPerKg?.minorUnits).toBe(sum.perKilogram);
      expect(figures?.massIntensity).toBe(Math.round(sum.massIntensity));
      expect(figures?.convergence).toBeCloseTo((steps - longestLinear) / steps, 9);
      expect(figures?.classes.toSorted()).toEqual([...new Set(data.steps.map((step) => step.classKey))].toSorted());
      const made = new Set(data.steps.map((step) => step.productNodeId));
      const between = data.nodes.filter((node) => made.has(node.nodeId) && node.parentStepId !== null);
      expect(intermediates.map((place) => molecules[place]?.key).toSorted()).toEqual(
        [...new Set(between.map((node) => node.molecule.key))].toSorted(),
      );
    }
  });

  it('tells cost in the currency of who reads, and reactions in the language', async () => {
    const english = packedOf(await overview());
    await service.call('changeSetting', { params: { key: 'Currency', value: 'CNY' } });
    const other = packedOf(await overview({ headers: { 'x-culture': 'zh-CN' } }));
    await service.call('changeSetting', { params: { key: 'Currency', value: 'USD' } });
    expect(english.routes[0]?.figures?.costPerKg?.currency).toBe('USD');
    expect(other.routes[0]?.figures?.costPerKg?.currency).toBe('CNY');
    expect(other.reactions[0]?.name).toMatch(/\p{Script=Han}/u);
  });

  it('sends the routes once, and again when one changes', async () => {
    const { stamp } = await overview();
    const again = await service.call('routeOverview', { body: { ...body(), known: stamp } });
    expect([again.data.stamp, again.data.packed]).toEqual([stamp, undefined]);
    const chinese = await service.call(
      'routeOverview',
      { body: { ...body(), known: stamp } },
      { headers: { 'x-culture': 'zh-CN' } },
    );
    expect(chinese.data.packed?.routes.length).toBeGreaterThan(0);
  });

  it('counts figures of routes that were kept without them, the same as before', async () => {
    // What the price service reads of a structure may differ from what the search read.
    const figures = async () =>
      packedOf(await overview()).routes.map(({ figures: one, intermediates }) => ({
        ...one,
        costPerKg: undefined,
        intermediates: intermediates.length,
      }));
    const before = await figures();
    const rows = await service.database.queries.select().from(routes);
    for (const { id, summary } of rows) {
      if (!summary) continue;
      const { figures: _, intermediates: __, ...old } = summary;
      await service.services.database.transaction((tx) =>
        tx.update(routes).set({ summary: old }).where(eq(routes.id, id)),
      );
    }
    expect(await figures()).toEqual(before);
    const { routes: found } = packedOf(await overview());
    expect(found.filter((route) => route.figures?.costPerKg).length).toBe(found.length);
  });
});

describe('marks of routes', () => {
  it('are kept for one reader, replaced and taken back', async () => {
    const [first, second] = packedOf(await overview()).routes.map(({ routeId }) => routeId);
    const mark = async (routeIds: (string | undefined)[], to: 'saved' | 'hidden' | 'none') =>
      (await service.call('routeMark', { body: { routeIds: routeIds.flatMap((id) => id ?? []), mark: to } })).data
        .marked;
    const marks = async () =>
      packedOf(await overview())
        .routes.slice(0, 2)
        .map((route) => route.mark);
    const { stamp } = await overview();
    expect(await mark([first, second], 'saved')).toBe(2);
    expect((await overview()).stamp).not.toBe(stamp);
    expect(await mark([second], 'hidden')).toBe(1);
    expect(await marks()).toEqual(['saved', 'hidden']);
    await mark([first, second], 'none');
    expect([await marks(), (await overview()).stamp]).toEqual([[undefined, undefined], stamp]);
  });

  it('are for readers of the route alone', async () => {
    const [routeId = ''] = packedOf(await overview()).routes.map((route) => route.routeId);
    for (const who of [colleague, stranger]) {
      expect((await service.call('routeOverview', { body: body() }, who)).code).toBe(10022);
      expect((await service.call('routeMark', { body: { routeIds: [routeId], mark: 'saved' } }, who)).code).toBe(10022);
    }
    const share = { query: { kind: 'task' as const, itemId: taskId, routeType: 'retrosynthesis' as const } };
    const { shareId } = (await service.call('shareToOther', share)).data.share;
    expect((await service.call('routeMark', { body: { routeIds: [routeId], mark: 'hidden' } }, colleague)).code).toBe(
      200,
    );
    const seen = await overview(colleague);
    expect([seen.isShared, packedOf(seen).routes[0]?.mark]).toEqual([true, 'hidden']);
    expect(packedOf(await overview()).routes[0]?.mark).toBeUndefined();
    expect((await service.call('retroTaskDelete', { body: { taskIds: [taskId] } })).code).toBe(10030);
    await service.call('shareEnd', { body: { shareId } });
    expect((await service.call('routeOverview', { body: body() }, colleague)).code).toBe(10022);
  });
});
