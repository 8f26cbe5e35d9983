// The stocks whose molecules a user's task may take as partners.

import type { Currency } from '@app/shared/constants/locale';
import type { ForwardSettings } from '@app/shared/contracts/forward/forward';
import type { Queries } from '../../platform/database/database.ts';
import { builtInMolecules } from '../../chemistry/stock/built-in.ts';
import { requireStocks } from '../stock/chosen-stocks.ts';
import { sharedLists } from '../stock/shared-lists.ts';
import { StockCache } from '../../chemistry/stock/stock-cache.ts';
import type { StockOwner } from '../stock/stock-store.ts';
import { builtInList, importedLists } from '../substructure/material-lists.ts';
import type { IndexCache } from './index-cache.ts';
import type { PartnerSource } from '../../engine/forward/partners.ts';

export interface PartnerWish {
  owner: StockOwner;
  settings: ForwardSettings['partners'];
  /** Canonical SMILES. */
  scaffolds: readonly string[];
  currency: Currency;
}

/** Own scaffolds, the built-in stock and imported lists, as far as they were chosen; builds indexes that are missing. */
export async function partnerSources(
  queries: Queries,
  cache: IndexCache,
  { owner, settings = {}, scaffolds, currency }: PartnerWish,
): Promise<PartnerSource[]> {
  const { stocks, onlyScaffolds = false, maxPricePerGram } = settings;
  const own: PartnerSource[] =
    scaffolds.length === 0 ? [] : [{ index: await cache.ofMolecules(scaffolds), allows: () => true, isOwn: true }];
  if (onlyScaffolds) return own;
  await requireStocks(queries, owner, stocks);
  const isAffordable = await priceTest(queries, owner, { stocks, maxPricePerGram, currency });
  const sources = [...own];
  if (!stocks || stocks.includes('common') || stocks.includes('patents')) {
    const index = await cache.of(builtInList(), mostUsedFirst);
    sources.push({ index, allows: (given) => isChosen(given, stocks) && isAffordable(given), isOwn: false });
  }
  for (const { list, tag } of await importedLists(queries, owner)) {
    if (stocks && (tag?.kind !== 'materials' || !stocks.includes(tag.stockId ?? ''))) continue;
    sources.push({ index: await cache.of(list, smallFirst), allows: isAffordable, isOwn: false });
  }
  return sources;
}

/** Our own list before what patents start from, and of that the most used first. */
export function mostUsedFirst(smiles: readonly string[]): string[] {
  const known = builtInMolecules();
  const usesOf = (one: string): number => known.get(one)?.patentUses ?? 0;
  return smiles.toSorted((a, b) => usesOf(b) - usesOf(a) || a.length - b.length || (a < b ? -1 : 1));
}

function smallFirst(smiles: readonly string[]): string[] {
  return smiles.toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1));
}

function isChosen(given: string, stocks: readonly string[] | undefined): boolean {
  const known = builtInMolecules().get(given);
  if (!stocks || !known) return true;
  return (known.isCommon && stocks.includes('common')) || (known.patentUses > 0 && stocks.includes('patents'));
}

async function priceTest(
  queries: Queries,
  owner: StockOwner,
  {
    stocks,
    maxPricePerGram,
    currency,
  }: { stocks: readonly string[] | undefined; maxPricePerGram: number | undefined; currency: Currency },
): Promise<(given: string) => boolean> {
  if (maxPricePerGram === undefined) return () => true;
  // Lists of bare keys have no structures, so nothing is asked by key here.
  const cache = new StockCache(() => null);
  cache.use(await sharedLists(queries, owner, stocks), stocks);
  const priceOf = cache.pricesIn(currency);
  return (given) => (priceOf(given)?.perGram ?? Infinity) <= maxPricePerGram;
}
