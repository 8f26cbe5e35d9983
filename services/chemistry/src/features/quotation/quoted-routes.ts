// Quotations that routes of a task are calculated for.

import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { quotations } from './schema.ts';
import { routes } from '../tasks/schema.ts';

/** The number of a draft, of any user of the tenant; an issued quotation keeps what it needs by itself. */
export async function openQuotationOf(
  queries: Queries,
  tenantId: string,
  taskIds: readonly string[],
): Promise<string | undefined> {
  const [draft] = await queries
    .select({ number: quotations.number })
    .from(quotations)
    .innerJoin(routes, eq(routes.id, quotations.routeId))
    .where(and(eq(quotations.tenantId, tenantId), inArray(routes.taskId, [...taskIds]), isNull(quotations.issuedAt)))
    .orderBy(asc(quotations.number))
    .limit(1);
  return draft?.number;
}
