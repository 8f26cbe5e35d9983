// Takes away, hour by hour, what is kept no longer (context/retention-periods.ts).

import { sql, type SQL } from 'drizzle-orm';

import type { Clock } from '../process/clock.ts';
import { rowsOf, type Database } from '../database/database.ts';
import { eachHour } from '../process/repeat.ts';
import type { Logger } from '../process/logger.ts';
import { expiries, retentionNames, type RetentionDays, type RetentionName } from './retention-periods.ts';

const dayMs = 86_400_000;

export interface RetentionParts {
  database: Database;
  clock: Clock;
  logger: Logger;
  days: RetentionDays;
  /** Called when rows of these kinds were removed. */
  onRemoved?: (names: readonly RetentionName[]) => void;
}

/** Looks now and each hour; gives what stops it. */
export function startRetention(parts: RetentionParts): { close(): Promise<void> } {
  return eachHour(() => removeExpired(parts), parts.logger, 'what is kept no longer was not removed');
}

/** Removes what is due; gives how many rows of each kind that were. */
export async function removeExpired({
  database,
  clock,
  logger,
  days,
  onRemoved,
}: RetentionParts): Promise<Partial<Record<RetentionName, number>>> {
  const removed: Partial<Record<RetentionName, number>> = {};
  for (const name of retentionNames.filter((one) => days[one] > 0)) {
    const before = new Date(clock.now().getTime() - days[name] * dayMs);
    let rows = 0;
    for (const statement of expiries[name](sql`${before.toISOString()}::timestamptz`))
      rows += await countOf(database, statement);
    if (rows > 0) removed[name] = rows;
  }
  onRemoved?.(retentionNames.filter((name) => removed[name] !== undefined));
  if (Object.keys(removed).length > 0) logger.info({ removed }, 'what was kept long enough is removed');
  return removed;
}

async function countOf({ queries }: Database, statement: SQL): Promise<number> {
  const rows = await rowsOf<{ count: number }>(
    queries,
    sql`with gone as (${statement}) select count(*)::int as count from gone`,
  );
  return rows[0]?.count ?? 0;
}
