import { and, eq } from 'drizzle-orm';
import { screenActions } from '@app/shared/constants/screen-actions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buriedPoints } from './schema.ts';
import { startTestService, type TestService } from '../../test-support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const point = { code: screenActions.compareRoutes, loginDevice: 'desktop Firefox' };

async function pointsOf(tenantId: string, userId: string) {
  const owner = and(eq(buriedPoints.tenantId, tenantId), eq(buriedPoints.userId, userId));
  return service.database.queries.select().from(buriedPoints).where(owner).orderBy(buriedPoints.createdAt);
}

// A value outside the contract's type, as another client could send it.
async function codeOf(payload: object): Promise<number> {
  const headers = { authorization: `Bearer ${await service.issuer.token({ sub: 'refused' })}` };
  const url = '/api/statistics/create-buried-point';
  const response = await service.app.inject({ method: 'POST', url, headers, payload });
  return response.json().code;
}

describe('a buried point', () => {
  it('is kept for the tenant and user of the token, each time it is sent', async () => {
    const who = { claims: { sub: 'ada', tenantid: 't-points' } };
    const readRoute = { code: screenActions.readRoute, loginDevice: 'mobile Safari', stayTime: 12_500 };
    expect((await service.call('createBuriedPoint', { body: point }, who)).data).toEqual({ recorded: true });
    await service.call('createBuriedPoint', { body: point }, who);
    await service.call('createBuriedPoint', { body: readRoute }, who);
    const kept = await pointsOf('t-points', 'ada');
    expect(kept.map(({ code, loginDevice, stayTimeMs }) => [code, loginDevice, stayTimeMs])).toEqual([
      [46, 'desktop Firefox', null],
      [46, 'desktop Firefox', null],
      [48, 'mobile Safari', 12_500],
    ]);
    expect(new Set(kept.map(({ id }) => id)).size).toBe(3);
    expect(await pointsOf('t-points', 'other')).toEqual([]);
  });

  it('comes with others too, all of them or none, and they keep their order', async () => {
    const who = { claims: { sub: 'bob', tenantid: 't-points' } };
    const readRoute = { code: screenActions.readRoute, loginDevice: 'desktop Edge', stayTime: 7 };
    const points = [point, readRoute, { ...point, code: screenActions.sortRoutes }];
    expect((await service.call('createBuriedPoints', { body: { points } }, who)).data).toEqual({ recorded: 3 });
    const kept = await pointsOf('t-points', 'bob');
    expect(kept.map(({ code, stayTimeMs }) => [code, stayTimeMs])).toEqual([
      [46, null],
      [48, 7],
      [45, null],
    ]);
    const headers = { authorization: `Bearer ${await service.issuer.token({ sub: 'bob', tenantid: 't-points' })}` };
    for (const payload of [
      { points: [] },
      { points: [point, { ...point, code: 6 }] },
      { points: Array.from({ length: 21 }, () => point) },
    ]) {
      const url = '/api/statistics/create-buried-points';
      expect((await service.app.inject({ method: 'POST', url, headers, payload })).json().code).toBe(10012);
    }
    expect(await pointsOf('t-points', 'bob')).toHaveLength(3);
  });

  it.each([
    ['a code nobody knows', { ...point, code: 500 }],
    ['the code of a call', { ...point, code: 6 }],
    ['a code in text', { ...point, code: '46' }],
    ['no device', { code: point.code }],
    ['a long device', { ...point, loginDevice: 'x'.repeat(201) }],
    ['a negative stay', { ...point, stayTime: -1 }],
    ['a stay of days', { ...point, stayTime: 8 * 24 * 60 * 60_000 }],
    ['another user', { ...point, userId: 'ada' }],
  ])('with %s is refused with 10012, and not kept', async (_, body) => {
    expect(await codeOf(body)).toBe(10012);
    expect(await pointsOf('t-one', 'refused')).toEqual([]);
  });
});
