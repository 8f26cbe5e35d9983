// Imported stocks in the database.

import { and, desc, eq, inArray, isNull, lt, notExists, or, sql, type SQL } from 'drizzle-orm';
import type { StockScope } from '@app/shared/contracts/stock';
import { AppError } from '@app/shared/errors/app-error';
import type { Queries } from '../../platform/database/database.ts';
import { stockFiles, stockItems, stocks } from './schema.ts';
import type { StoredImportCounts, StoredRowOutcome } from './stored-imports.ts';
import type { StockItem } from './import-list.ts';
import { setAside, type Deleted, type DeletionContext } from '../../platform/database/set-aside.ts';
import { stockKind } from './deletion.ts';

/** Whether work that waits or runs takes molecules from a list. */
export type IsStockInUse = (queries: Queries, tenantId: string, stockId: string) => Promise<boolean>;

export interface StockOwner {
  tenantId: string;
  userId: string;
}

/** A stock without what only threads and reports need. */
export type StockRow = Omit<typeof stocks.$inferSelect, 'packed' | 'outcomes'>;
export type StockItemRow = typeof stockItems.$inferSelect;

export const noCounts: StoredImportCounts = {
  rows: 0,
  accepted: 0,
  duplicate: 0,
  rejected: 0,
  molecules: 0,
  priced: 0,
};

const shown = {
  id: stocks.id,
  tenantId: stocks.tenantId,
  userId: stocks.userId,
  name: stocks.name,
  state: stocks.state,
  counts: stocks.counts,
  failure: stocks.failure,
  createdAt: stocks.createdAt,
  finishedAt: stocks.finishedAt,
};

/** The stocks a user sees: own ones, those of the tenant, those of everybody; newest first. */
export function visibleStocks(queries: Queries, owner: StockOwner): Promise<StockRow[]> {
  return queries.select(shown).from(stocks).where(visibleTo(owner)).orderBy(desc(stocks.createdAt), stocks.id);
}

/** One of them, with the rows of its report; undefined for one that the user does not see. */
export async function findStock(
  queries: Queries,
  owner: StockOwner,
  id: string,
): Promise<(StockRow & { outcomes: StoredRowOutcome[] }) | undefined> {
  const [row] = await queries
    .select({ ...shown, outcomes: stocks.outcomes })
    .from(stocks)
    .where(and(eq(stocks.id, id), visibleTo(owner)));
  return row;
}

export interface NewStock {
  id: string;
  name: string;
  tenantId: string | null;
  userId: string | null;
  createdAt: Date;
}

/** Notes that an import begins. */
export async function beginStock(queries: Queries, stock: NewStock): Promise<StockRow> {
  const [row] = await queries
    .insert(stocks)
    .values({ ...stock, state: 'importing', counts: noCounts, outcomes: [], finishedAt: stock.createdAt })
    .returning(shown);
  if (!row) throw new Error('a stock was not stored');
  return row;
}

/** Notes how far an import is, and that it lives; false when the stock was taken away meanwhile. */
export async function noteProgress(
  queries: Queries,
  id: string,
  counts: StoredImportCounts,
  heardAt: Date,
): Promise<boolean> {
  const rows = await queries
    .update(stocks)
    .set({ counts, finishedAt: heardAt })
    .where(importing(id))
    .returning({ id: stocks.id });
  return rows.length > 0;
}

export interface StockEnd {
  state: 'ready' | 'failed';
  counts: StoredImportCounts;
  outcomes: StoredRowOutcome[];
  packed?: Uint8Array;
  failure?: string;
  finishedAt: Date;
}

/**
 * Ends an import; nothing happens to a stock that was taken away meanwhile. Of one that failed no molecule stays: it was
 * never looked up in, for only what is ready is.
 */
export async function endStock(queries: Queries, id: string, { packed, ...end }: StockEnd): Promise<void> {
  if (end.state === 'failed') await queries.delete(stockItems).where(eq(stockItems.stockId, id));
  await queries
    .update(stocks)
    .set({ ...end, packed: packed ? Buffer.from(packed) : null })
    .where(importing(id));
}

/** Adds molecules; one that is there gains the packs. */
export async function addItems(queries: Queries, stockId: string, items: readonly StockItem[]): Promise<void> {
  const merged = new Map<string, StockItem>();
  for (const item of items) {
    const known = merged.get(item.key);
    if (known) known.offers.push(...item.offers);
    else merged.set(item.key, { ...item, offers: [...item.offers] });
  }
  // One parameter for all rows: thousands of them would cost more to bind than to store.
  const rows = JSON.stringify([...merged.values()]);
  await queries.execute(sql`
    insert into ${stockItems} (stock_id, key, smiles, name, offers)
    select ${stockId}::uuid, item.key, item.smiles, item.name, item.offers
    from jsonb_to_recordset(${rows}::jsonb) as item (key text, smiles text, name text, offers jsonb)
    on conflict (stock_id, key) do update
    set offers = stock_items.offers || excluded.offers, smiles = coalesce(stock_items.smiles, excluded.smiles)`);
}

/**
 * Takes a stock of the owner away; a tenant's is for its administrator to take. Throws `dataMissingOrNoAccess`, and
 * `usedForForwardSynthesis` while a forward task that has not ended takes its partners from it.
 */
export function deleteStock(
  context: DeletionContext,
  owner: StockOwner,
  id: string,
  mayTakeShared: boolean,
  isInUse: IsStockInUse,
): Promise<Deleted> {
  const own = and(eq(stocks.tenantId, owner.tenantId), eq(stocks.userId, owner.userId));
  const shared = and(eq(stocks.tenantId, owner.tenantId), isNull(stocks.userId));
  return context.database.transaction(async (tx) => {
    const [row] = await tx
      .select({ id: stocks.id })
      .from(stocks)
      .where(and(eq(stocks.id, id), mayTakeShared ? or(own, shared) : own))
      .for('update');
    if (!row) throw new AppError('dataMissingOrNoAccess');
    if (await isInUse(tx, owner.tenantId, row.id)) throw new AppError('usedForForwardSynthesis');
    return setAside(tx, context, owner, stockKind, [row.id]);
  });
}

/** What the user's stocks hold of molecules, by InChIKey. */
export function findItems(
  queries: Queries,
  stockIds: readonly string[],
  keys: readonly string[],
): Promise<StockItemRow[]> {
  if (stockIds.length === 0 || keys.length === 0) return Promise.resolve([]);
  return queries
    .select()
    .from(stockItems)
    .where(and(inArray(stockItems.stockId, [...stockIds]), inArray(stockItems.key, [...keys])));
}

/** The packed bytes of a stock that is ready; undefined for any other. */
export async function packedStock(queries: Queries, id: string): Promise<Buffer | undefined> {
  const [row] = await queries
    .select({ packed: stocks.packed })
    .from(stocks)
    .where(and(eq(stocks.id, id), eq(stocks.state, 'ready')));
  return row?.packed ?? undefined;
}

/**
 * Ends imports of the command line of which nothing was heard since: their process is gone. The list is to be given again;
 * one that was kept has a job.
 */
export async function endInterrupted(queries: Queries, now: Date, heardBefore: Date): Promise<number> {
  const rows = await queries
    .update(stocks)
    .set({ state: 'failed', failure: 'interrupted', finishedAt: now })
    .where(
      and(
        eq(stocks.state, 'importing'),
        lt(stocks.finishedAt, heardBefore),
        notExists(queries.select().from(stockFiles).where(eq(stockFiles.stockId, stocks.id))),
      ),
    )
    .returning({ id: stocks.id });
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await queries.delete(stockItems).where(inArray(stockItems.stockId, ids));
  return ids.length;
}

/** Who uses a stock, told by its row. */
export function scopeOf({ tenantId, userId }: Pick<StockRow, 'tenantId' | 'userId'>): StockScope {
  return tenantId === null ? 'everyone' : userId === null ? 'tenant' : 'own';
}

function visibleTo({ tenantId, userId }: StockOwner): SQL | undefined {
  const ofTenant = and(eq(stocks.tenantId, tenantId), or(isNull(stocks.userId), eq(stocks.userId, userId)));
  return or(isNull(stocks.tenantId), ofTenant);
}

function importing(id: string): SQL | undefined {
  return and(eq(stocks.id, id), eq(stocks.state, 'importing'));
}
