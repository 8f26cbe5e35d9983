// Names that are made for somebody who gave none: the first that is free, also of several made at the same moment.

import { sql } from 'drizzle-orm';
import type { Queries } from './database.ts';

/** Held to the end of the transaction, so that each name that is made at once counts those before it. */
export async function lockNames(
  tx: Queries,
  kind: 'scoring' | 'optimization',
  { tenantId, userId }: { tenantId: string; userId: string },
): Promise<void> {
  const place = JSON.stringify(['names', kind, tenantId, userId]);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${place}, 0))`);
}

/** The name itself, or with the lowest number from 2 on that makes it free. */
export function firstFree(base: string, isTaken: (name: string) => boolean): string {
  if (!isTaken(base)) return base;
  let number = 2;
  while (isTaken(`${base} (${number})`)) number += 1;
  return `${base} (${number})`;
}
