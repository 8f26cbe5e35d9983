// Points counted in the database, once, by period, user and action; everything else is summed from that.

import { and, count, eq, gte, inArray, lt, max, sql } from 'drizzle-orm';
import type { Queries } from '../context/database.ts';
import { buriedPoints } from '../context/schema.ts';

export interface Counted {
  /** From 0. */
  period: number;
  userId: string;
  code: number;
  actions: number;
  stayMs: number;
  lastAt: Date;
}

export interface UsageFilter {
  tenantId: string;
  /** All users when left out. */
  userIds: readonly string[] | undefined;
  /** All actions when left out. */
  codes: readonly number[] | undefined;
  borders: readonly Date[];
}

export async function countUsage(
  queries: Queries,
  { tenantId, userIds, codes, borders }: UsageFilter,
): Promise<Counted[]> {
  const [first, last] = [borders[0], borders.at(-1)];
  if (!first || !last || userIds?.length === 0 || codes?.length === 0) return [];
  const moments = sql.join(
    borders.slice(0, -1).map((one) => sql`${one.toISOString()}::timestamptz`),
    sql`, `,
  );
  // Counted per day of the table's own clock would be wrong in half of the world: the borders are the caller's.
  const period = sql<number>`width_bucket(${buriedPoints.createdAt}, array[${moments}])`.as('period');
  const rows = await queries
    .select({
      period,
      userId: buriedPoints.userId,
      code: buriedPoints.code,
      actions: count(),
      stayMs: sql<string | null>`sum(${buriedPoints.stayTimeMs})`,
      lastAt: max(buriedPoints.createdAt),
    })
    .from(buriedPoints)
    .where(
      and(
        eq(buriedPoints.tenantId, tenantId),
        gte(buriedPoints.createdAt, first),
        lt(buriedPoints.createdAt, last),
        userIds ? inArray(buriedPoints.userId, [...userIds]) : undefined,
        codes ? inArray(buriedPoints.code, [...codes]) : undefined,
      ),
    )
    .groupBy(sql`1`, buriedPoints.userId, buriedPoints.code);
  return rows.map((row) => ({
    ...row,
    period: Number(row.period) - 1,
    stayMs: Number(row.stayMs ?? 0),
    lastAt: row.lastAt ?? first,
  }));
}
