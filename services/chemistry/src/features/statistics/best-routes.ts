// What the best solved routes of searches cost, and which kinds of reactions they take. All of it was recorded with the
// routes; one whose materials do not all have a price has no cost here, since its sum would be too low.

import type { Currency } from '@app/shared/constants/locale';
import type { UsageReport } from '@app/shared/contracts/statistics';
import { sql, type SQL } from 'drizzle-orm';
import { convertMinorUnits, toMinorUnits } from '../../chemistry/stock/money.ts';
import { rowsOf, type Queries } from '../../platform/database/database.ts';
import { routes, tasks } from '../tasks/schema.ts';

type BestRoutes = NonNullable<NonNullable<UsageReport['searches']>['best']>;

/** Where a step of the distribution begins, in whole units of the currency for a kilogram. */
const stepsFrom = [0, 100, 300, 1_000, 3_000, 10_000, 30_000, 100_000, 300_000, 1_000_000];

/** Of the tasks that meet the condition, one route each; undefined where none has a solved one. */
export async function bestRoutesOf(
  queries: Queries,
  ofSearches: SQL | undefined,
  currency: Currency,
): Promise<BestRoutes | undefined> {
  const rows = await rowsOf<{ cents: number | null; classes: string[] }>(
    queries,
    sql`
      select case when summary #>> '{figures,unpriced}' = '0' then (summary #>> '{figures,dollarCentsPerKg}')::float8 end
          as cents,
        coalesce(summary #> '{figures,classes}', jsonb_path_query_array(summary, '$.reactions[*].classKey')) as classes
      from ${tasks} cross join lateral (
        select id as best_id from ${routes} one where one.task_id = ${tasks.id} and solved and not deleted
        order by score desc, steps, fingerprint limit 1
      ) as best join ${routes} on ${routes.id} = best_id
      where ${ofSearches ?? sql`true`}`,
  );
  if (rows.length === 0) return undefined;
  const classes = Map.groupBy(
    rows.flatMap((row) => [...new Set(row.classes)]),
    (classKey) => classKey,
  );
  return {
    routes: rows.length,
    costs: costsOf(
      rows.flatMap(({ cents }) => (cents === null ? [] : [Math.round(convertMinorUnits(cents, 'USD', currency))])),
      currency,
    ),
    classes: [...classes]
      .map(([classKey, uses]) => ({ classKey, routes: uses.length }))
      .toSorted((one, other) => other.routes - one.routes || one.classKey.localeCompare(other.classKey)),
  };
}

/** The distribution of costs for a kilogram, in minor units of the currency. */
export function costsOf(minorUnits: readonly number[], currency: Currency): BestRoutes['costs'] {
  const sorted = minorUnits.toSorted((one, other) => one - other);
  const at = (share: number): number => sorted[Math.round((sorted.length - 1) * share)] ?? 0;
  const from = stepsFrom.map((amount) => toMinorUnits(amount, currency));
  const steps = from.map((begin, index) => {
    const end = from[index + 1];
    const held = sorted.filter((cost) => cost >= begin && (end === undefined || cost < end));
    return { from: begin, ...(end !== undefined && { to: end }), routes: held.length };
  });
  const isHeld = (step: { routes: number }): boolean => step.routes > 0;
  return {
    currency,
    routes: sorted.length,
    ...(sorted.length > 0 && { lowerQuartile: at(0.25), median: at(0.5), upperQuartile: at(0.75) }),
    steps: steps.slice(Math.max(0, steps.findIndex(isHeld)), steps.findLastIndex(isHeld) + 1),
  };
}
