import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService, type TestService } from '../../test-support/service.ts';
import { waitFor } from '../../test-support/wait.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ workers: 1 });
});
afterAll(() => service.close());

async function planned(settings: object) {
  const { data } = await service.call('retroSearchStart', { body: { structure: 'procainamide', settings } });
  const { taskId } = data.task;
  await waitFor(async () => (await service.call('retroTask', { query: { taskId } })).data.task.state === 'completed');
  const list = await service.call('routeList', {
    body: { routeType: 'retrosynthesis', taskId, pageIndex: 1, pageSize: 50 },
  });
  return { taskId, routes: list.data.items };
}

describe('likeness of the routes of a task', () => {
  it('is 100 to the route itself, and less to others; figures have what weights take', async () => {
    const { taskId, routes } = await planned({ maxExpansions: 20 });
    const routeId = routes[1]?.routeId ?? '';
    const { data } = await service.call('routeLikeness', { body: { taskId, routeId } });
    const likenessOf = new Map(data.items.map((one) => [one.routeId, one.likeness]));
    expect(likenessOf.size).toBe(routes.length);
    expect(likenessOf.get(routeId)).toBe(100);
    expect(Math.min(...likenessOf.values())).toBeLessThan(100);
    for (const { figures } of routes)
      for (const value of Object.values(figures?.fit ?? { none: -1 })) expect(value).toBeGreaterThanOrEqual(0);
    expect((await service.call('routeLikeness', { body: { taskId } })).code).toBe(10012);
    const other = { taskId, routeId: taskId };
    expect((await service.call('routeLikeness', { body: other })).code).toBe(10022);
    const foreign = await service.call('routeLikeness', { body: { taskId, routeId } }, { claims: { tenantid: 't-x' } });
    expect(foreign.code).toBe(10022);
  });

  it('is to the route that the search was to be like where none is named', async () => {
    const product = 'CCN(CC)CCNC(=O)c1ccc(N)cc1';
    const likeRoute = [`CCN(CC)CCN.Nc1ccc(C(=O)O)cc1>>${product}`];
    const { taskId, routes } = await planned({ maxExpansions: 15, preferences: { likeRoute } });
    const { data } = await service.call('routeLikeness', { body: { taskId } });
    const best = data.items.find((one) => one.routeId === routes[0]?.routeId);
    expect(best?.likeness).toBe(Math.max(...data.items.map((one) => one.likeness)));
    expect(best?.likeness).toBe(100);
  });
});
