// What cost sheets rest on besides their routes, read for many of them at once.

import type { Queries } from '../../platform/database/database.ts';
import { offersOf } from '../inquiry/inquiry-store.ts';
import type { Owner } from '../../platform/database/owner.ts';
import { findEdits, noEdits, type KeptEdits, type SheetsOf } from './edit-store.ts';
import { findLivePrices, type AskedPrices } from './live-price-store.ts';

export interface SheetRows {
  edits: KeptEdits;
  /** What the price service told last; null where it was not asked. */
  live: AskedPrices | null;
  /** Answers to the user's inquiries, the newest last. */
  offers: Awaited<ReturnType<typeof offersOf>>;
}

/** Three reads, however many routes. */
export async function readSheetRows(
  queries: Queries,
  owner: Owner,
  sheets: SheetsOf,
): Promise<(routeId: string) => SheetRows> {
  const edits = await findEdits(queries, owner, sheets);
  const live = await findLivePrices(queries, owner, sheets);
  const offers = await offersOf(queries, owner, sheets.currency);
  return (routeId) => ({ edits: edits.get(routeId) ?? noEdits, live: live.get(routeId) ?? null, offers });
}
