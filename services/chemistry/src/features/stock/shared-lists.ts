// Imported lists for search threads: read from the database once, then shared by all threads of the process.

import { LruCache } from '../../chemistry/molecule/lru.ts';
import type { Queries } from '../../platform/database/database.ts';
import { listIdOf } from '../../chemistry/stock/list-id.ts';
import { shareBytes } from '../../chemistry/stock/packed-stock.ts';
import type { SharedList } from '../../chemistry/stock/stock-cache.ts';
import { packedStock, visibleStocks, type StockOwner } from './stock-store.ts';

/** A list of 100,000 molecules takes about 8 MB. A list that is ready never changes. */
const known = new LruCache<string, SharedArrayBuffer>(20);

/** The lists a user may search with that are ready, newest first; of `chosen` stocks only, where some are chosen. */
export async function sharedLists(
  queries: Queries,
  owner: StockOwner,
  chosen?: readonly string[],
): Promise<SharedList[]> {
  const lists: SharedList[] = [];
  for (const { id, name, state } of await visibleStocks(queries, owner)) {
    const listId = listIdOf(id);
    if (state !== 'ready' || (chosen && !chosen.includes(listId))) continue;
    const packed = known.get(id) ?? (await read(queries, id));
    if (packed) lists.push({ id: listId, name, packed });
  }
  return lists;
}

async function read(queries: Queries, id: string): Promise<SharedArrayBuffer | undefined> {
  const bytes = await packedStock(queries, id);
  if (!bytes) return undefined;
  const shared = shareBytes(bytes);
  known.set(id, shared);
  return shared;
}
