// Rows of prices that the price service told.

import { and, eq } from 'drizzle-orm';
import { livePrices } from '../context/cost-schema.ts';
import type { Queries } from '../context/database.ts';
import type { StoredLivePrice } from '../context/stored-prices.ts';
import type { Owner } from '../tasks/task-store.ts';
import type { SheetOf } from './edit-store.ts';

export interface AskedPrices {
  prices: readonly StoredLivePrice[];
  askedAt: Date;
}

/** What was asked last for a sheet; null where nothing was. */
export async function findLivePrices(
  queries: Queries,
  { tenantId, userId }: Owner,
  { routeId, currency }: SheetOf,
): Promise<AskedPrices | null> {
  const [row] = await queries
    .select()
    .from(livePrices)
    .where(
      and(
        eq(livePrices.tenantId, tenantId),
        eq(livePrices.userId, userId),
        eq(livePrices.routeId, routeId),
        eq(livePrices.currency, currency),
      ),
    );
  return row ?? null;
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
