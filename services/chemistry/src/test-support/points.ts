// For the bench of statistics: a tenant with many points in a database of its own.

import { trackingIds } from '@app/shared/tracking/catalogue';
import { sql } from 'drizzle-orm';
import { openDatabase } from '../platform/database/database.ts';
import { createLogger } from '../platform/process/logger.ts';
import { countUsage } from '../features/statistics/count.ts';
import { packDays } from '../features/statistics/day-store.ts';
import { codesOf } from '../features/statistics/modules.ts';
import { periodsBetween } from '../features/statistics/periods.ts';
import { createTestPlace } from './database.ts';

export interface PointsAsked {
  period: 'day' | 'week' | 'month';
  timeZone: string;
  /** Share of all people, from the first; all when left out. */
  people?: number;
  onlyRetrosynthesis?: boolean;
}

const tenantId = 't-bench';
const first = '2025-01-01';

/** Points of so many people, spread over so many days until today's; the first tenth of the people makes most of them. */
export async function preparePoints({ points, days, people }: { points: number; days: number; people: number }) {
  const place = await createTestPlace();
  const database = await openDatabase(place, createLogger('silent'));
  const codes = sql.raw(`array[${[...trackingIds.values()].join(',')}]`);
  await database.queries.execute(sql`
    insert into buried_points (id, tenant_id, user_id, code, login_device, stay_time_ms, created_at)
    select gen_random_uuid(), ${tenantId}, 'person-' || floor(power(random(), 2) * ${people}::int),
      (${codes})[1 + floor(power(random(), 3) * ${trackingIds.size}::int)::int], 'desktop Firefox',
      case when place % 3 = 0 then place % 60000 end,
      timestamptz '2025-01-01 00:00Z' + (place % ${days}::int) * interval '1 day' + random() * interval '1 day'
    from generate_series(1, ${points}::int) place`);
  const end = new Date(Date.parse(`${first}T00:00:00Z`) + days * 86_400_000);
  // The last day is not over: its points are read as they were written.
  const now = new Date(end.getTime() - 1);
  return {
    pack: () => packDays(database, tenantId, now),
    countAll: async () =>
      database.queries
        .select({ count: sql<number>`count(*)::int` })
        .from(sql`buried_points where tenant_id = ${tenantId}`),
    ask: ({ period, timeZone, people: share, onlyRetrosynthesis = false }: PointsAsked) => {
      const periods = periodsBetween(first, now.toISOString().slice(0, 10), period, timeZone);
      if (!periods) throw new RangeError('no periods');
      const asked = Array.from({ length: Math.ceil((share ?? 0) * people) }, (_, place_) => `person-${place_}`);
      const userIds = share === undefined ? undefined : new Set(asked);
      const only = onlyRetrosynthesis ? new Set(codesOf(['retrosynthesis'])) : undefined;
      return countUsage(database, { tenantId, userIds, codes: only, ...periods }, now);
    },
    close: async () => {
      await database.close();
      await place.remove();
    },
  };
}
