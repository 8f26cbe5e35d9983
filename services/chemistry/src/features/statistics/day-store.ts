// Packs the days that are over, and reads them again. Points are written as they happen: an hour after its end a day is
// complete, and what it holds never changes.

import { setImmediate } from 'node:timers/promises';
import { and, asc, between, eq, gte, lt, max, min, sql } from 'drizzle-orm';
import { LruCache } from '../../chemistry/molecule/lru.ts';
import { users } from '../account/schema.ts';
import type { Database, Queries } from '../../platform/database/database.ts';
import { usageDays, buriedPoints } from './schema.ts';
import { dayMs, packDay, unpackDay, type DayColumns, type Point } from './packed-day.ts';

const completeAfterMs = 3_600_000;
const daysAtOnce = 30;
/** Of some 12 bytes for each point. */
const keptDays = 1_000;
const kept = new WeakMap<object, LruCache<string, DayColumns>>();

/** Packs all days of a tenant that are complete; gives the first moment after them. */
export async function packDays({ queries }: Database, tenantId: string, now: Date): Promise<Date> {
  const end = Math.floor((now.getTime() - completeAfterMs) / dayMs);
  const [newest] = await queries
    .select({ last: max(usageDays.day) })
    .from(usageDays)
    .where(eq(usageDays.tenantId, tenantId));
  let after = typeof newest?.last === 'number' ? newest.last + 1 : 0;
  for (;;) {
    const day = await firstDayWithPoints(queries, tenantId, after);
    if (day === undefined || day >= end) return new Date(end * dayMs);
    const span = { from: new Date(day * dayMs), to: new Date((day + 1) * dayMs) };
    const packed = packDay(await pointsBetween(queries, { tenantId, ...span }));
    await queries
      .insert(usageDays)
      .values({ tenantId, day, users: [...packed.users], points: Buffer.from(packed.points) })
      .onConflictDoNothing();
    after = day + 1;
    await setImmediate();
  }
}

/** Days that were read are read anew: somebody's points have changed hands. */
export function forgetDays(queries: Queries): void {
  kept.get(queries)?.clear();
}

/** Whose points there may be. */
export async function knownTenants({ queries }: Database): Promise<string[]> {
  const rows = await queries.selectDistinct({ tenantId: users.tenantId }).from(users);
  return rows.map((row) => row.tenantId);
}

async function firstDayWithPoints(queries: Queries, tenantId: string, after: number): Promise<number | undefined> {
  const [oldest] = await queries
    .select({ at: min(buriedPoints.createdAt) })
    .from(buriedPoints)
    .where(and(eq(buriedPoints.tenantId, tenantId), gte(buriedPoints.createdAt, new Date(after * dayMs))));
  return oldest?.at ? Math.floor(oldest.at.getTime() / dayMs) : undefined;
}

/** Points as they were written, `to` excluded. */
export async function pointsBetween(
  queries: Queries,
  { tenantId, from, to }: { tenantId: string; from: Date; to: Date },
): Promise<Point[]> {
  const rows = await queries
    .select({
      at: buriedPoints.createdAt,
      userId: buriedPoints.userId,
      code: buriedPoints.code,
      stayMs: buriedPoints.stayTimeMs,
    })
    .from(buriedPoints)
    .where(and(eq(buriedPoints.tenantId, tenantId), gte(buriedPoints.createdAt, from), lt(buriedPoints.createdAt, to)));
  return rows.map(({ at, stayMs, ...row }) => ({ ...row, at: at.getTime(), stayMs: stayMs ?? 0 }));
}

/** Packed days of a tenant in their order, both ends included; those read before come out of memory. */
export async function* readDays(
  queries: Queries,
  tenantId: string,
  [first, last]: readonly [number, number],
): AsyncGenerator<DayColumns> {
  const cache = kept.get(queries) ?? new LruCache(keptDays);
  kept.set(queries, cache);
  const ofTenant = eq(usageDays.tenantId, tenantId);
  const found = await queries
    .select({ day: usageDays.day })
    .from(usageDays)
    .where(and(ofTenant, between(usageDays.day, first, last)))
    .orderBy(asc(usageDays.day));
  const key = (day: number): string => `${day} ${tenantId}`;
  for (let at = 0; at < found.length; at += daysAtOnce) {
    const days = found.slice(at, at + daysAtOnce).map((one) => one.day);
    if (days.some((day) => !cache.get(key(day)))) {
      const rows = await queries
        .select({
          day: usageDays.day,
          users: usageDays.users,
          points: sql`encode(${usageDays.points}, 'base64')`.mapWith((text: string) => Buffer.from(text, 'base64')),
        })
        .from(usageDays)
        .where(and(ofTenant, between(usageDays.day, days[0] ?? first, days.at(-1) ?? last)));
      for (const row of rows) cache.set(key(row.day), unpackDay(row.day, row));
      await setImmediate();
    }
    for (const day of days) {
      const columns = cache.get(key(day));
      if (columns) yield columns;
    }
  }
}
