// Rows of inquiries, as their owner sees them.

import { and, asc, count, desc, eq, ilike, inArray, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import type { Currency } from '@app/shared/constants/locale';
import type { InquiryResponse, InquiryState } from '@app/shared/contracts/inquiry';
import { AppError } from '@app/shared/errors/app-error';
import type { Queries } from '../../platform/database/database.ts';
import { inquiries } from './schema.ts';
import { escapeLike } from '../../platform/database/escape-like.ts';
import type { Owner } from '../../platform/database/owner.ts';
export type InquiryRow = typeof inquiries.$inferSelect;
export type NewInquiry = Pick<
  InquiryRow,
  'id' | 'tenantId' | 'userId' | 'molecule' | 'names' | 'grams' | 'purity' | 'remarks'
>;

/** A mail that is on its way for longer was lost with its process. */
const lostAfterMs = 120_000;

/** Writes an inquiry down, its mail to be sent by the caller. */
export async function recordInquiry(queries: Queries, fresh: NewInquiry, now: Date): Promise<InquiryRow> {
  const stamps = { createdAt: now, updatedAt: now, sendingSince: now };
  const [row] = await queries
    .insert(inquiries)
    .values({ ...fresh, ...stamps, state: 'recorded', attempts: 1 })
    .returning();
  if (!row) throw new Error('an inquiry vanished');
  return row;
}

/** Throws `dataMissingOrNoAccess` for anybody else's as for one that never was. */
export async function findInquiry(queries: Queries, owner: Owner, id: string): Promise<InquiryRow> {
  const [row] = await queries
    .select()
    .from(inquiries)
    .where(and(eq(inquiries.id, id), ownedBy(owner)));
  if (!row) throw new AppError('dataMissingOrNoAccess');
  return row;
}

/** Takes an inquiry whose mail failed, or was lost, to send it again. Throws `superseded` while another does. */
export async function claimRetry(queries: Queries, id: string, now: Date): Promise<InquiryRow> {
  const lost = lt(inquiries.sendingSince, new Date(now.getTime() - lostAfterMs));
  const [row] = await queries
    .update(inquiries)
    .set({ state: 'recorded', attempts: sql`${inquiries.attempts} + 1`, sendingSince: now, updatedAt: now })
    .where(
      and(
        eq(inquiries.id, id),
        inArray(inquiries.state, ['failed', 'recorded']),
        or(isNull(inquiries.sendingSince), lost),
      ),
    )
    .returning();
  if (!row) throw new AppError('superseded');
  return row;
}

/** Keeps how the sending ended; what its user ended meanwhile stays ended. */
export async function settleSending(
  queries: Queries,
  row: InquiryRow,
  isSent: boolean,
  now: Date,
): Promise<InquiryRow> {
  const change = { sendingSince: null, updatedAt: now, ...(isSent && { sentAt: now }) };
  const [settled] = await queries
    .update(inquiries)
    .set({
      ...change,
      state: sql`case when ${inquiries.state} = 'recorded' then ${isSent ? 'sent' : 'failed'} else ${inquiries.state} end`,
    })
    .where(eq(inquiries.id, row.id))
    .returning();
  return settled ?? row;
}

/** Ends an inquiry, or opens it again: as sent where a mail arrived, else as failed, to be sent again. */
export async function endInquiry(
  queries: Queries,
  { id, sentAt }: InquiryRow,
  { to, answer, now }: { to: 'answered' | 'closed' | 'open'; answer: InquiryResponse | null; now: Date },
): Promise<InquiryRow> {
  const state: InquiryState = to === 'open' ? (sentAt === null ? 'failed' : 'sent') : to;
  const [row] = await queries
    .update(inquiries)
    .set({ state, answer, updatedAt: now })
    .where(eq(inquiries.id, id))
    .returning();
  if (!row) throw new AppError('dataMissingOrNoAccess');
  return row;
}

export interface InquiryFilter {
  state?: InquiryState | undefined;
  searchValue?: string | undefined;
  pageIndex: number;
  pageSize: number;
}

/** One page, the newest first, and how many there are of each state among those that are searched for. */
export async function listInquiries(
  queries: Queries,
  owner: Owner,
  { state, searchValue, pageIndex, pageSize }: InquiryFilter,
): Promise<{ counts: ReadonlyMap<InquiryState, number>; rows: InquiryRow[] }> {
  const part = `%${escapeLike(searchValue ?? '')}%`;
  const texts = [inquiries.names, inquiries.remarks, sql`${inquiries.molecule}->>'smiles'`];
  const searched = and(ownedBy(owner), searchValue ? or(...texts.map((text) => ilike(text, part))) : undefined);
  const counted = await queries
    .select({ state: inquiries.state, rows: count() })
    .from(inquiries)
    .where(searched)
    .groupBy(inquiries.state);
  const rows = await queries
    .select()
    .from(inquiries)
    .where(and(searched, state === undefined ? undefined : eq(inquiries.state, state)))
    .orderBy(desc(inquiries.createdAt), desc(inquiries.id))
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize);
  return { counts: new Map(counted.map((one) => [one.state, one.rows])), rows };
}

/** Offers in the currency that answered inquiries of this user, the newest last. */
export async function offersOf(
  queries: Queries,
  owner: Owner,
  currency: Currency,
): Promise<(Pick<InquiryRow, 'molecule' | 'updatedAt'> & { answer: InquiryResponse })[]> {
  const rows = await queries
    .select()
    .from(inquiries)
    .where(and(ownedBy(owner), eq(inquiries.state, 'answered'), sql`${inquiries.answer}->>'currency' = ${currency}`))
    .orderBy(asc(inquiries.updatedAt));
  return rows.flatMap(({ molecule, updatedAt, answer }) =>
    answer !== null && answer.price > 0 ? [{ molecule, updatedAt, answer }] : [],
  );
}

function ownedBy({ tenantId, userId }: Owner): SQL | undefined {
  return and(eq(inquiries.tenantId, tenantId), eq(inquiries.userId, userId));
}
