// What can be bought, as lists to be indexed: the built-in stock, and imported lists that a user sees.

import { and, asc, count, eq, inArray, isNotNull } from 'drizzle-orm';
import { LruCache } from '../../chemistry/molecule/lru.ts';
import type { Queries } from '../../platform/database/database.ts';
import { stockItems, stocks } from '../stock/schema.ts';
import { builtInMolecules } from '../../chemistry/stock/built-in.ts';
import { listIdOf } from '../../chemistry/stock/list-id.ts';
import { visibleStocks, type StockOwner } from '../stock/stock-store.ts';
import type { SourceTag } from '../../engine/substructure/orders.ts';
import { contentHash, type IndexedList } from './segment-cache.ts';
import { shippedPartsFile } from './shipped-parts.ts';

export interface VisibleList {
  list: IndexedList;
  /** Null for the built-in stock, whose molecules say themselves where they are from. */
  tag: SourceTag | null;
}

let builtIn: IndexedList | undefined;

/** The built-in stock, small molecules first, so that the first ones are searched soon. */
export function builtInList(): IndexedList {
  if (builtIn) return builtIn;
  const smiles = [...builtInMolecules().keys()].toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1));
  const content = contentHash(smiles);
  builtIn = { name: 'built-in', size: smiles.length, content, read: async () => smiles, shipped: shippedPartsFile };
  return builtIn;
}

/** The imported lists that the user sees and that are ready; such a list never changes. */
export async function importedLists(queries: Queries, owner: StockOwner): Promise<VisibleList[]> {
  const rows = (await visibleStocks(queries, owner)).filter(({ state }) => state === 'ready');
  const sizes = await sizesOf(
    queries,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, name }) => ({
    list: { name: nameOf(id), size: sizes.get(id) ?? 0, content: id, read: () => moleculesOf(queries, id) },
    tag: { kind: 'materials', name, stockId: listIdOf(id) },
  }));
}

/** The names of all lists that there are, regardless of who sees them. */
export async function allListNames(queries: Queries): Promise<Set<string>> {
  const rows = await queries.select({ id: stocks.id }).from(stocks);
  return new Set([builtInList().name, ...rows.map(({ id }) => nameOf(id))]);
}

/** How many molecules of a list have a structure, beside those of which only the key is known. */
const knownSizes = new LruCache<string, number>(10_000);

async function sizesOf(queries: Queries, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const unknown = ids.filter((id) => knownSizes.get(id) === undefined);
  if (unknown.length > 0) {
    const rows = await queries
      .select({ id: stockItems.stockId, size: count(stockItems.smiles) })
      .from(stockItems)
      .where(inArray(stockItems.stockId, unknown))
      .groupBy(stockItems.stockId);
    for (const { id, size } of rows) knownSizes.set(id, size);
  }
  return new Map(ids.map((id) => [id, knownSizes.get(id) ?? 0]));
}

function nameOf(id: string): string {
  return `list-${id}`;
}

async function moleculesOf(queries: Queries, stockId: string): Promise<string[]> {
  const rows = await queries
    .select({ smiles: stockItems.smiles })
    .from(stockItems)
    .where(and(eq(stockItems.stockId, stockId), isNotNull(stockItems.smiles)))
    .orderBy(asc(stockItems.key));
  return rows.flatMap(({ smiles }) => smiles ?? []);
}
