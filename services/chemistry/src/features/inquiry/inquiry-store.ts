// Rows of inquiries, as their owner sees them.

import { and, asc, count, desc, eq, ilike, isNotNull, or, sql, type SQL } from 'drizzle-orm';
import type { Currency } from '@app/shared/constants/locale';
import type { InquiryResponse, InquiryState } from '@app/shared/contracts/inquiry';
import { AppError } from '@app/shared/errors/app-error';
import type { Queries } from '../../platform/database/database.ts';
import type { JobData } from '../../platform/jobs/kind.ts';
import { inquiries, type InquiryMail } from './schema.ts';
import { escapeLike } from '../../platform/database/escape-like.ts';
import type { Owner } from '../../platform/database/owner.ts';
export type InquiryRow = typeof inquiries.$inferSelect;
export type NewInquiry = Pick<
  InquiryRow,
  'id' | 'tenantId' | 'userId' | 'molecule' | 'names' | 'grams' | 'purity' | 'remarks'
>;

/** Writes an inquiry down, its mail to be sent by a job. */
export async function recordInquiry(
  tx: Queries,
  fresh: NewInquiry,
  { mail, now }: { mail: InquiryMail; now: Date },
): Promise<InquiryRow> {
  const [row] = await tx
    .insert(inquiries)
    .values({ ...fresh, mail, createdAt: now, updatedAt: now, state: 'recorded', attempts: 1 })
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

/** Records an inquiry anew whose mail failed. Throws `superseded` while it is being sent, or once it was. */
export async function recordAgain(
  tx: Queries,
  id: string,
  { mail, now }: { mail: InquiryMail; now: Date },
): Promise<InquiryRow> {
  const [row] = await tx
    .update(inquiries)
    .set({ state: 'recorded', attempts: sql`${inquiries.attempts} + 1`, mail, updatedAt: now })
    .where(and(eq(inquiries.id, id), eq(inquiries.state, 'failed')))
    .returning();
  if (!row) throw new AppError('superseded');
  return row;
}

/** An inquiry whose mail is to be sent. */
export async function findRecorded(queries: Queries, id: string): Promise<InquiryRow | undefined> {
  const [row] = await queries
    .select()
    .from(inquiries)
    .where(and(eq(inquiries.id, id), eq(inquiries.state, 'recorded')));
  return row;
}

export function recordedInquiries(queries: Queries): Promise<JobData[]> {
  return queries
    .select({ id: inquiries.id, tenantId: inquiries.tenantId, userId: inquiries.userId })
    .from(inquiries)
    .where(eq(inquiries.state, 'recorded'));
}

/** Keeps how the sending ended; what its user ended meanwhile stays ended. False where nothing was to be sent. */
export async function settleSending(tx: Queries, id: string, isSent: boolean, now: Date): Promise<boolean> {
  const rows = await tx
    .update(inquiries)
    .set({
      mail: null,
      updatedAt: now,
      ...(isSent && { sentAt: now }),
      state: sql`case when ${inquiries.state} = 'recorded' then ${isSent ? 'sent' : 'failed'} else ${inquiries.state} end`,
    })
    .where(and(eq(inquiries.id, id), isNotNull(inquiries.mail)))
    .returning({ id: inquiries.id });
  return rows.length > 0;
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
