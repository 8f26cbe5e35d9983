// Counts the points of a tenant: those of days that are over packed, today's as they were written.

import type { Database } from '../../platform/database/database.ts';
import { packDays, pointsBetween, readDays } from './day-store.ts';
import { dayMs, packDay, unpackDay } from './packed-day.ts';
import { Tally, type TallyFilter, type UsageFigures } from './tally.ts';

export interface UsageWish extends TallyFilter {
  tenantId: string;
  /** First days of the periods. */
  starts: readonly string[];
}

export async function countUsage(
  database: Database,
  { tenantId, starts, ...filter }: UsageWish,
  now: Date,
): Promise<UsageFigures> {
  const tally = new Tally(filter);
  const [first, last] = [filter.borders[0], filter.borders.at(-1)];
  if (first && last) {
    const packedUntil = await packDays(database, tenantId, now);
    const days = [dayOf(first), Math.min(dayOf(last), dayOf(packedUntil) - 1)] as const;
    for await (const day of readDays(database.queries, tenantId, days)) tally.add(day);
    const from = new Date(Math.max(first.getTime(), packedUntil.getTime()));
    const fresh = from < last ? await pointsBetween(database.queries, { tenantId, from, to: last }) : [];
    for (const [day, points] of Map.groupBy(fresh, (point) => Math.floor(point.at / dayMs)))
      tally.add(unpackDay(day, packDay(points)));
  }
  return tally.figures(starts);
}

function dayOf(moment: Date): number {
  return Math.floor(moment.getTime() / dayMs);
}
