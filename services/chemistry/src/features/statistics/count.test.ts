// What is counted from packed days is what the database counts from the points themselves.

import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type Database } from '../../platform/database/database.ts';
import { createLogger } from '../../platform/process/logger.ts';
import { buriedPoints } from './schema.ts';
import { seededRandom } from '../../chemistry/molecule/random.ts';
import { createTestPlace, type TestPlace } from '../../test-support/database.ts';
import { countUsage } from './count.ts';
import { codesOf, moduleOf } from './modules.ts';
import { periodsBetween } from './periods.ts';

let place: TestPlace;
let database: Database;
beforeAll(async () => {
  place = await createTestPlace();
  database = await openDatabase(place, createLogger('silent'));
});
afterAll(async () => {
  await database.close();
  await place.remove();
});

const people: [string, ...string[]] = ['ada', 'li', 'chen'];
const codes: [number, ...number[]] = [
  9_999,
  ...codesOf(['retrosynthesis', 'sascore', 'processChemistry']).slice(0, 12),
];
// Half hours, three quarters, clocks that change on a Sunday and by half an hour, and both ends of the earth.
const zones: [string, ...string[]] = [
  'UTC',
  'Asia/Shanghai',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'Pacific/Niue',
];
const now = new Date('2026-04-10T02:30:00Z');

const next = seededRandom(20_260_322);
/** A whole number from 0, `below` excluded. */
const random = (below: number): number => Math.floor(next() * below);
const oneOf = <T>(of: readonly [T, ...T[]]): T => of[random(of.length)] ?? of[0];
const some = <T>(of: readonly T[]): T[] | undefined => (random(2) === 0 ? undefined : of.filter(() => random(2) === 0));

// To the millisecond, and often close to a midnight somewhere.
const somePoint = (tenantId: string) => ({
  id: randomUUID(),
  loginDevice: '',
  tenantId: oneOf([tenantId, tenantId, 't-else']),
  userId: oneOf(people),
  code: oneOf(codes),
  stayTimeMs: oneOf([null, 0, random(600_000_000)]),
  createdAt: new Date(Date.parse('2026-03-20T00:00:00Z') + random(4 * 24 * 22) * 900_000 + oneOf([-1, 0, 1, 123_456])),
});
const someQuestion = () => {
  const first = random(20);
  return {
    timeZone: oneOf(zones),
    period: oneOf(['day', 'week', 'month'] as const),
    from: dayText(first),
    to: dayText(first + random(20)),
    userIds: some(people),
    codes: some(codes),
  };
};
const dayText = (count: number) => new Date(Date.UTC(2026, 2, 20 + count)).toISOString().slice(0, 10);

/** Counted by the database, point by point. */
async function direct(
  wish: { tenantId: string; userIds?: string[] | undefined; codes?: number[] | undefined },
  borders: readonly Date[],
) {
  const within = sql`tenant_id = ${wish.tenantId} and code <> 9999
    and (${wish.userIds === undefined} or user_id = any(${array(wish.userIds ?? [])}::text[]))
    and (${wish.codes === undefined} or code = any(${array(wish.codes ?? [])}::int[]))`;
  const rowsOf = async (from: Date, to: Date, by: 'code' | 'user_id') =>
    database.queries
      .select({
        key: sql<string>`${sql.raw(by)}::text`,
        actions: sql<number>`count(*)::int`,
        stayMs: sql`coalesce(sum(stay_time_ms), 0)`.mapWith(Number),
        people: sql<number>`count(distinct user_id)::int`,
      })
      .from(buriedPoints)
      .where(sql`${within} and created_at >= ${from.toISOString()} and created_at < ${to.toISOString()}`)
      .groupBy(sql.raw(by))
      .orderBy(sql.raw(by));
  const sum = (rows: { actions: number }[]) => rows.reduce((all, row) => all + row.actions, 0);
  const [start, end] = [borders[0] ?? now, borders.at(-1) ?? now];
  const periods = await Promise.all(
    borders.slice(1).map(async (to, at) => {
      const users = await rowsOf(borders[at] ?? now, to, 'user_id');
      return { actions: sum(users), people: users.length, stayMs: users.reduce((all, row) => all + row.stayMs, 0) };
    }),
  );
  return { periods, codes: await rowsOf(start, end, 'code'), users: await rowsOf(start, end, 'user_id') };
}

function array(values: readonly (string | number)[]): string {
  return `{${values.join(',')}}`;
}

describe('use counted from packed days', () => {
  it.each(Array.from({ length: 40 }, (_, run) => run))('is what the database counts, case %i', async (run) => {
    const tenantId = `t-${run}`;
    const points = Array.from({ length: random(60) }, () => somePoint(tenantId));
    const { userIds, codes: asked, period, from, to, timeZone } = someQuestion();
    if (points.length > 0) await database.queries.insert(buriedPoints).values(points);
    const periods = periodsBetween(from, to, period, timeZone);
    if (!periods) throw new Error('no periods');
    const filter = { userIds: userIds && new Set(userIds), codes: asked && new Set(asked), ...periods };
    const ask = () => countUsage(database, { tenantId, ...filter }, now);
    const figures = await ask();
    expect(await ask(), 'from what was packed meanwhile').toEqual(figures);
    const known = await direct({ tenantId, userIds, codes: asked }, periods.borders);
    expect(figures.periods.map(({ actions, people: count, stayMs }) => ({ actions, people: count, stayMs }))).toEqual(
      known.periods,
    );
    const byKey = (rows: { key: string; actions: number; stayMs: number }[]) =>
      rows.map((row) => `${row.key} ${row.actions} ${row.stayMs}`).toSorted();
    expect(byKey(figures.actions.map((row) => ({ ...row, key: String(row.code) })))).toEqual(byKey(known.codes));
    expect(byKey(figures.users.map((row) => ({ ...row, key: row.userId })))).toEqual(byKey(known.users));
    expect(figures.total.actions).toBe(known.codes.reduce((all, row) => all + row.actions, 0));
    expect(figures.modules.map((one) => one.module).toSorted()).toEqual(
      [...new Set(known.codes.map((row) => moduleOf(Number(row.key))))].toSorted(),
    );
  });
});
