// Rows of prices that the price service told.

import { and, eq, inArray } from 'drizzle-orm';
import { livePrices } from './schema.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { StoredLivePrice } from './stored-prices.ts';
import type { Owner } from '../../platform/database/owner.ts';
import type { SheetOf, SheetsOf } from './edit-store.ts';

export interface AskedPrices {
  prices: readonly StoredLivePrice[];
  askedAt: Date;
}

/** What was asked last for the sheets, by route; one for which nothing was asked is not among them. */
export async function findLivePrices(
  queries: Queries,
  { tenantId, userId }: Owner,
  { routeIds, currency }: SheetsOf,
): Promise<ReadonlyMap<string, AskedPrices>> {
  const rows = await queries
    .select()
    .from(livePrices)
    .where(
      and(
        eq(livePrices.tenantId, tenantId),
        eq(livePrices.userId, userId),
        inArray(livePrices.routeId, [...routeIds]),
        eq(livePrices.currency, currency),
      ),
    );
  return new Map(rows.map((row) => [row.routeId, row]));
}

/** Keeps what was told now in place of what was told before. */
export async function keepLivePrices(
  queries: Queries,
  { tenantId, userId }: Owner,
  sheet: SheetOf,
  { prices, askedAt }: AskedPrices,
): Promise<void> {
  const told = { prices: [...prices], askedAt };
  await queries
    .insert(livePrices)
    .values({ tenantId, userId, ...sheet, ...told })
    .onConflictDoUpdate({
      target: [livePrices.tenantId, livePrices.userId, livePrices.routeId, livePrices.currency],
      set: told,
    });
}
