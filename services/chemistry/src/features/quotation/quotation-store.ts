// Rows of quotations, as their owner sees them.

import { and, count, desc, eq, gt, ilike, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import { AppError } from '@app/shared/errors/app-error';
import type { QuotationState } from '@app/shared/contracts/quotation';
import { isPast, lastPastDay } from '@app/shared/rules/quotation';
import type { Queries } from '../../platform/database/database.ts';
import { quotationNumbers, quotations } from './schema.ts';
import { takeSearch } from '../quota/store.ts';
import { escapeLike } from '../../platform/database/escape-like.ts';
import type { Owner } from '../../platform/database/owner.ts';
import { setAside, type Deleted, type DeletionContext } from '../../platform/database/set-aside.ts';
import { quotationKind } from './deletion.ts';

export type QuotationRow = typeof quotations.$inferSelect;
/** What a chemist changes in a draft. */
export type QuotationContent = Pick<
  QuotationRow,
  | 'language'
  | 'customer'
  | 'remarks'
  | 'terms'
  | 'validUntil'
  | 'marginBasis'
  | 'marginBasisPoints'
  | 'taxBasisPoints'
  | 'positions'
  | 'preparedBy'
>;
export type NewQuotation = QuotationContent &
  Pick<QuotationRow, 'id' | 'tenantId' | 'userId' | 'routeId' | 'routeRank' | 'product' | 'currency'>;

/** The state of a row; `now` decides whether an issued one is over. */
export function stateOf({ issuedAt, validUntil }: QuotationRow, now: Date): QuotationState {
  if (issuedAt === null) return 'draft';
  return isPast(validUntil, now.getTime()) ? 'expired' : 'issued';
}

/** Makes the first version under the next number of the tenant's year. Throws as `takeSearch`; further versions are free. */
export async function addQuotation(tx: Queries, fresh: NewQuotation, now: Date): Promise<QuotationRow> {
  const year = now.getUTCFullYear();
  const [counted] = await tx
    .insert(quotationNumbers)
    .values({ tenantId: fresh.tenantId, year, last: 1 })
    .onConflictDoUpdate({
      target: [quotationNumbers.tenantId, quotationNumbers.year],
      set: { last: sql`${quotationNumbers.last} + 1` },
    })
    .returning();
  const number = `Q-${year}-${String(counted?.last ?? 1).padStart(4, '0')}`;
  const stamps = { revision: 1, createdAt: now, updatedAt: now, issuedAt: null };
  const row = await insert(tx, { ...fresh, number, version: 1, ...stamps });
  await takeSearch(tx, fresh, { module: 'quotation', subjectId: row.id, now });
  return row;
}

/** Throws `dataMissingOrNoAccess` for anybody else's as for one that never was. */
export async function findQuotation(queries: Queries, owner: Owner, id: string): Promise<QuotationRow> {
  const [row] = await queries
    .select()
    .from(quotations)
    .where(and(eq(quotations.id, id), ownedBy(owner)));
  if (!row) throw new AppError('dataMissingOrNoAccess');
  return row;
}

/** All versions of a number, the newest first. */
export function versionsOf(queries: Queries, owner: Owner, number: string): Promise<QuotationRow[]> {
  return queries
    .select()
    .from(quotations)
    .where(and(ownedBy(owner), eq(quotations.number, number)))
    .orderBy(desc(quotations.version));
}

/** Changes a draft. Throws `superseded` for one that was issued, or changed by another window, since `revision`. */
export async function changeDraft(
  queries: Queries,
  { id, revision }: Pick<QuotationRow, 'id' | 'revision'>,
  change: Partial<QuotationContent> & Partial<Pick<QuotationRow, 'issuedAt'>>,
  now: Date,
): Promise<QuotationRow> {
  const [row] = await queries
    .update(quotations)
    .set({ ...change, revision: revision + 1, updatedAt: now })
    .where(and(eq(quotations.id, id), eq(quotations.revision, revision), isNull(quotations.issuedAt)))
    .returning();
  if (!row) throw new AppError('superseded');
  return row;
}

/** The draft after the newest version; the one that there is, if there is one. */
export async function addVersion(
  tx: Queries,
  owner: Owner,
  issued: QuotationRow,
  made: { id: string; now: Date; validUntil: string },
): Promise<QuotationRow> {
  // Anyone who adds a version of this number waits here for the other.
  await tx
    .select({ id: quotations.id })
    .from(quotations)
    .where(and(ownedBy(owner), eq(quotations.number, issued.number), eq(quotations.version, 1)))
    .for('update');
  const [newest = issued] = await versionsOf(tx, owner, issued.number);
  if (newest.issuedAt === null) return newest;
  const { id, now, validUntil } = made;
  const stamps = { revision: 1, createdAt: now, updatedAt: now, issuedAt: null };
  return insert(tx, { ...issued, id, version: newest.version + 1, validUntil, ...stamps });
}

/** Throws `superseded` for one that was issued. */
export function deleteDraft(context: DeletionContext, owner: Owner, { id }: QuotationRow): Promise<Deleted> {
  return context.database.transaction(async (tx) => {
    const draft = and(eq(quotations.id, id), isNull(quotations.issuedAt));
    const [row] = await tx.select({ id: quotations.id }).from(quotations).where(draft).for('update');
    if (!row) throw new AppError('superseded');
    return setAside(tx, context, owner, quotationKind, [row.id]);
  });
}

export interface QuotationFilter {
  routeId?: string | undefined;
  state?: QuotationState | undefined;
  searchValue?: string | undefined;
  pageIndex: number;
  pageSize: number;
  now: Date;
}

/** One page, what was changed last first. */
export async function listQuotations(
  queries: Queries,
  owner: Owner,
  { routeId, state, searchValue, pageIndex, pageSize, now }: QuotationFilter,
): Promise<{ total: number; rows: QuotationRow[] }> {
  const part = `%${escapeLike(searchValue ?? '')}%`;
  const condition = and(
    ownedBy(owner),
    routeId === undefined ? undefined : eq(quotations.routeId, routeId),
    state === undefined ? undefined : inState(state, now),
    searchValue ? or(ilike(quotations.number, part), ilike(quotations.customer, part)) : undefined,
  );
  const [counted] = await queries.select({ total: count() }).from(quotations).where(condition);
  const rows = await queries
    .select()
    .from(quotations)
    .where(condition)
    .orderBy(desc(quotations.updatedAt), desc(quotations.id))
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize);
  return { total: counted?.total ?? 0, rows };
}

function inState(state: QuotationState, now: Date): SQL | undefined {
  if (state === 'draft') return isNull(quotations.issuedAt);
  const day = lastPastDay(now.getTime());
  const isOver = state === 'expired' ? lte(quotations.validUntil, day) : gt(quotations.validUntil, day);
  return and(isNotNull(quotations.issuedAt), isOver);
}

async function insert(tx: Queries, values: typeof quotations.$inferInsert): Promise<QuotationRow> {
  const [row] = await tx.insert(quotations).values(values).returning();
  if (!row) throw new Error('a quotation vanished');
  return row;
}

function ownedBy({ tenantId, userId }: Owner): SQL | undefined {
  return and(eq(quotations.tenantId, tenantId), eq(quotations.userId, userId));
}
