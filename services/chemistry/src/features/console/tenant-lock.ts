import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';

/** Until the transaction ends nobody else changes licence, points or receipts of this tenant. */
export async function lockTenant(tx: Queries, tenantId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`console:${tenantId}`}))`);
}
