import { randomUUID } from 'node:crypto';
import type { CallInput } from '@app/shared/contracts/catalogue';
import { screenActions, type ScreenAction } from '@app/shared/constants/screen-actions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes, tasks } from '../tasks/schema.ts';
import { costsOf } from './best-routes.ts';
import { buriedPoints } from './schema.ts';
import { readSheet } from '../../platform/files/read/workbook.ts';
import { startTestService, type TestService } from '../../test-support/service.ts';
import { waitFor } from '../../test-support/wait.ts';

let service: TestService;
const admin = { claims: { sub: 'zhou', tenantid: 't-use', preferred_username: 'zhou', tenant_admin: 'true' } };
const ada = { claims: { sub: 'ada', tenantid: 't-use', preferred_username: 'ada' } };
const other = { claims: { sub: 'eve', tenantid: 't-else', preferred_username: 'eve', tenant_admin: 'true' } };

const point = (userId: string, action: ScreenAction, at: string, stayTimeMs?: number, tenantId = 't-use') => ({
  id: randomUUID(),
  tenantId,
  userId,
  code: screenActions[action],
  loginDevice: 'desktop Firefox',
  stayTimeMs,
  createdAt: new Date(at),
});

beforeAll(async () => {
  service = await startTestService();
  for (const who of [admin, ada, other]) await service.call('userProfile', {}, who);
  await service.database.queries.insert(buriedPoints).values([
    // 23:30 in UTC is the next day in Shanghai.
    point('ada', 'readRoute', '2026-03-01T23:30:00Z', 60_000),
    point('ada', 'readRoute', '2026-03-02T03:00:00Z', 30_000),
    point('ada', 'compareRoutes', '2026-03-04T03:00:00Z'),
    point('zhou', 'openForwardForm', '2026-03-02T04:00:00Z'),
    point('zhou', 'readProcessRoute', '2026-03-08T04:00:00Z', 10_000),
    point('eve', 'readRoute', '2026-03-02T03:00:00Z', 99_000, 't-else'),
  ]);
});
afterAll(() => service.close());

const march = { from: '2026-03-01', to: '2026-03-08', period: 'day', timeZone: 'Asia/Shanghai' } as const;
const ask = async (more: Partial<CallInput<'usageReport'>['body']> = {}, who: typeof ada = admin) =>
  (await service.call('usageReport', { body: { ...march, ...more } }, who)).data;

describe('the report of use', () => {
  it("counts the tenant's points by the days of the caller's zone", async () => {
    const report = await ask();
    expect(report).toMatchObject({ scope: 'tenant', total: { actions: 5, stayMs: 100_000, people: 2 } });
    expect(report.periods.map((one) => one.actions)).toEqual([0, 3, 0, 1, 0, 0, 0, 1]);
    expect((await ask({ timeZone: 'UTC' })).periods.map((one) => one.actions)).toEqual([1, 2, 0, 1, 0, 0, 0, 1]);
    expect((await ask({ period: 'week' })).periods).toMatchObject([
      { start: '2026-03-01', actions: 0 },
      { start: '2026-03-02', actions: 5, people: 2 },
    ]);
  });

  it('by module, action and user', async () => {
    const { modules, actions, users } = await ask();
    expect(modules.map(({ module, actions: count }) => [module, count])).toEqual([
      ['retrosynthesis', 3],
      ['forwardSynthesis', 1],
      ['processChemistry', 1],
    ]);
    expect(actions[0]).toMatchObject({ key: 'readRoute', actions: 2, stayMs: 90_000, people: 1 });
    expect(users).toMatchObject([
      { userId: 'ada', userName: 'ada', actions: 3, topModule: 'retrosynthesis', lastAt: '2026-03-04T03:00:00.000Z' },
      { userId: 'zhou', actions: 2 },
    ]);
  });

  it('of some modules or users alone', async () => {
    expect((await ask({ modules: ['processChemistry'] })).total).toMatchObject({ actions: 1, people: 1 });
    expect((await ask({ userIds: ['ada'] })).total).toMatchObject({ actions: 3, people: 1 });
    expect((await ask({ modules: [] })).total.actions).toBe(0);
  });

  it('shows who is no administrator themselves alone, and nobody another tenant', async () => {
    const own = await ask({ userIds: ['zhou'] }, ada);
    expect(own).toMatchObject({ scope: 'self', total: { actions: 3 }, people: [{ userId: 'ada' }] });
    expect(own.users.map((one) => one.userId)).toEqual(['ada']);
    const elsewhere = await ask({ userIds: ['ada', 'eve'] }, other);
    expect(elsewhere.users.map((one) => one.userId)).toEqual(['eve']);
    expect(elsewhere.people.map((one) => one.userId)).toEqual(['eve']);
  });

  it('says how many searches of the time ended, and how many of them found a solved route', async () => {
    const search = (userId: string, createdAt: string, more: Partial<typeof tasks.$inferInsert> = {}) => ({
      id: randomUUID(),
      tenantId: 't-use',
      userId,
      name: 'a search',
      state: 'completed' as const,
      targetKey: randomUUID(),
      target: {} as never,
      removedParts: [],
      settings: {} as never,
      progress: {} as never,
      solvedCount: 0,
      createdAt: new Date(createdAt),
      queuedAt: new Date(createdAt),
      ...more,
    });
    await service.database.queries
      .insert(tasks)
      .values([
        search('ada', '2026-03-01T23:30:00Z', { solvedCount: 3 }),
        search('ada', '2026-03-02T03:00:00Z'),
        search('zhou', '2026-03-04T03:00:00Z', { solvedCount: 1, routeType: 'processchemistry' }),
        search('zhou', '2026-03-04T03:00:00Z', { state: 'failed' }),
        search('eve', '2026-03-02T03:00:00Z', { tenantId: 't-else', solvedCount: 1 }),
        search('ada', '2026-02-02T03:00:00Z', { solvedCount: 1 }),
      ]);
    const { searches } = await ask();
    expect(searches).toMatchObject({ ended: 3, solved: 2 });
    expect(searches?.periods.map(({ ended, solved }) => `${solved}/${ended}`)).toEqual([
      '0/0',
      '1/2',
      '0/0',
      '1/1',
      '0/0',
      '0/0',
      '0/0',
      '0/0',
    ]);
    expect((await ask({ modules: ['processChemistry'] })).searches).toMatchObject({ ended: 1, solved: 1 });
    expect((await ask({ modules: ['sascore'] })).searches).toMatchObject({ ended: 0 });
    expect((await ask({}, ada)).searches).toMatchObject({ ended: 2, solved: 1 });
  });

  it('says what the best solved routes of these searches cost, and which kinds of reactions they take', async () => {
    const { queries } = service.database;
    const mine = (await queries.select().from(tasks)).filter(({ name }) => name === 'a search');
    const route = (task: (typeof mine)[number], score: number, figures?: object) => ({
      id: randomUUID(),
      taskId: task.id,
      tenantId: task.tenantId,
      userId: task.userId,
      fingerprint: randomUUID(),
      run: 1,
      solved: true,
      score,
      steps: 2,
      longestLinear: 2,
      leastPrecedents: 1,
      startingMaterials: 2,
      complexity: 1,
      summary: { reactions: [{ classKey: 'oxidation' }], ...(figures && { figures }) } as never,
      createdAt: task.createdAt,
    });
    const figures = (dollarCentsPerKg: number, classes: string[], unpriced = 0) => ({
      dollarCentsPerKg,
      unpriced,
      classes,
    });
    const [first, second, third] = mine.filter(({ state, tenantId }) => state === 'completed' && tenantId === 't-use');
    const elsewhere = mine.find(({ tenantId }) => tenantId === 't-else');
    if (!first || !second || !third || !elsewhere) throw new Error('no searches');
    await queries
      .insert(routes)
      .values([
        route(first, 90, figures(20_000, ['acylation', 'acylation', 'reduction'])),
        { ...route(first, 95, figures(1, ['byHand'])), solved: false },
        { ...route(first, 99, figures(1, ['byHand'])), deleted: true },
        route(first, 80, figures(1, ['byHand'])),
        route(second, 70, figures(50_000_000, ['acylation'], 1)),
        route(third, 60),
        route(elsewhere, 60, figures(77_777, ['byHand'])),
      ]);
    expect((await ask()).searches?.best).toEqual({
      routes: 3,
      costs: {
        currency: 'USD',
        routes: 1,
        lowerQuartile: 20_000,
        median: 20_000,
        upperQuartile: 20_000,
        steps: [{ from: 10_000, to: 30_000, routes: 1 }],
      },
      classes: [
        { classKey: 'acylation', routes: 2 },
        { classKey: 'oxidation', routes: 1 },
        { classKey: 'reduction', routes: 1 },
      ],
    });
    expect((await ask({ modules: ['sascore'] })).searches?.best).toBeUndefined();
  });

  it('counts costs in steps, those in between too', () => {
    expect(costsOf([5_000, 20_000, 200_000], 'CNY')).toEqual({
      currency: 'CNY',
      routes: 3,
      lowerQuartile: 20_000,
      median: 20_000,
      upperQuartile: 200_000,
      steps: [
        { from: 0, to: 10_000, routes: 1 },
        { from: 10_000, to: 30_000, routes: 1 },
        { from: 30_000, to: 100_000, routes: 0 },
        { from: 100_000, to: 300_000, routes: 1 },
      ],
    });
    expect(costsOf([], 'USD')).toEqual({ currency: 'USD', routes: 0, steps: [] });
  });

  it.each([
    ['a zone that nobody knows', { timeZone: 'Mars/Olympus' }],
    ['days in the wrong order', { from: '2026-03-09' }],
    ['more days than a chart takes', { from: '2020-01-01' }],
  ])('refuses %s', async (_, more) => {
    expect((await service.call('usageReport', { body: { ...march, ...more } }, admin)).code).toBe(10012);
  });

  it('goes out as a workbook, and as one table of commas', async () => {
    const authorization = `Bearer ${await service.issuer.token(admin.claims)}`;
    const exported = (payload: object) =>
      service.app.inject({
        method: 'POST',
        url: '/api/statistics/usage-file',
        headers: { authorization, 'x-culture': 'en' },
        payload: { ...march, ...payload },
      });
    const csv = await exported({ fileType: 'csv', table: 'modules' });
    expect(csv.body.split('\r\n').slice(0, 2)).toEqual([
      '\uFEFFModule,Actions,Users,Minutes on screen',
      'Retrosynthesis,3,1,1.5',
    ]);
    const book = await exported({ fileType: 'xlsx' });
    const rows: unknown[] = [];
    for await (const row of readSheet(book.rawPayload)) rows.push(row);
    expect(rows).toHaveLength(9);
    expect(String(book.headers['content-disposition'])).toContain('Statistics-2026-03-01-to-2026-03-08.xlsx');
  });
});

it('calls of the tracking catalogue are counted, those that a page makes by itself are not', async () => {
  const who = { claims: { sub: 'lin', tenantid: 't-calls', tenant_admin: 'true' } };
  const headers = { 'x-tracking-id': '7' };
  const body = { pageIndex: 1, pageSize: 10 };
  await service.call('retroTaskList', { body }, { ...who, headers });
  await service.call('retroTaskList', { body }, { ...who, headers: { ...headers, 'x-activity': 'passive' } });
  await service.call('retroTaskList', { body }, { ...who, headers: { 'x-tracking-id': '9999' } });
  const today = new Date().toISOString().slice(0, 10);
  const question = { from: today, to: today, period: 'day', timeZone: 'UTC' } as const;
  const report = await waitFor(async () => {
    const { data } = await service.call('usageReport', { body: question }, who);
    return data.total.actions > 0 && data;
  });
  expect(report.actions).toMatchObject([{ code: 7, key: 'viewTasks', module: 'retrosynthesis', actions: 1 }]);
});
