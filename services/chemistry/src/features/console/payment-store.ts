// Rows of payments, as administrators of their tenant see them.

import { and, count, desc, eq, ilike, ne, or, type SQL } from 'drizzle-orm';
import { consoleLimits, type PaymentStatus } from '@app/shared/constants/console';
import { AppError } from '@app/shared/errors/app-error';
import { payments } from './schema.ts';
import type { Queries } from '../../platform/database/database.ts';
import { escapeLike } from '../../platform/database/escape-like.ts';
import { PaymentRefusal } from './payment-refusal.ts';
import { lockTenant } from './tenant-lock.ts';
import { takeVouchers } from './voucher-store.ts';

export type PaymentRow = typeof payments.$inferSelect;
export type NewPayment = Pick<
  PaymentRow,
  | 'id'
  | 'tenantId'
  | 'userId'
  | 'submittedBy'
  | 'organisation'
  | 'plan'
  | 'months'
  | 'amount'
  | 'currency'
  | 'paidOn'
  | 'payer'
  | 'transactionNumber'
  | 'remarks'
>;

/**
 * Submits a payment with its receipts. Throws PaymentRefusal for a transfer or a receipt that was submitted before,
 * parameterError for receipts that are gone, tooManyRequests while 20 wait.
 */
export async function submitPayment(
  tx: Queries,
  fresh: NewPayment,
  voucherIds: readonly string[],
  now: Date,
): Promise<PaymentRow> {
  await lockTenant(tx, fresh.tenantId);
  const waiting = and(eq(payments.tenantId, fresh.tenantId), eq(payments.status, 'pendingReview'));
  const [counted] = await tx.select({ rows: count() }).from(payments).where(waiting);
  if ((counted?.rows ?? 0) >= consoleLimits.pendingPayments) throw new AppError('tooManyRequests');
  await refuseUsedTransaction(tx, fresh);
  const [row] = await tx
    .insert(payments)
    .values({ ...fresh, number: numberOf(fresh.id, now), status: 'pendingReview', submittedAt: now })
    .returning();
  if (!row) throw new Error('a payment vanished');
  await takeVouchers(tx, fresh.tenantId, voucherIds, fresh.id);
  return row;
}

// A payment that was refused may be submitted again.
async function refuseUsedTransaction(tx: Queries, { tenantId, transactionNumber }: NewPayment): Promise<void> {
  if (transactionNumber === '') return;
  const [used] = await tx
    .select({ number: payments.number })
    .from(payments)
    .where(
      and(
        eq(payments.tenantId, tenantId),
        eq(payments.transactionNumber, transactionNumber),
        ne(payments.status, 'reviewFailed'),
      ),
    )
    .limit(1);
  if (used) throw new PaymentRefusal('transactionUsed', { transaction: transactionNumber, number: used.number });
}

// Short enough to be said on the telephone; the column is unique, and the id behind it random.
function numberOf(id: string, now: Date): string {
  const day = now.toISOString().slice(0, 10).replaceAll('-', '');
  return `BT${day}-${id.replaceAll('-', '').slice(-8).toUpperCase()}`;
}

/** Throws dataMissingOrNoAccess for another tenant's payment as for one that never was. */
export async function findPayment(queries: Queries, tenantId: string, id: string): Promise<PaymentRow> {
  const [row] = await queries
    .select()
    .from(payments)
    .where(and(eq(payments.tenantId, tenantId), eq(payments.id, id)));
  if (!row) throw new AppError('dataMissingOrNoAccess');
  return row;
}

export async function newestPayment(queries: Queries, tenantId: string): Promise<PaymentRow | undefined> {
  const [row] = await queries
    .select()
    .from(payments)
    .where(eq(payments.tenantId, tenantId))
    .orderBy(desc(payments.submittedAt), desc(payments.id))
    .limit(1);
  return row;
}

export interface PaymentFilter {
  status?: PaymentStatus | undefined;
  searchValue?: string | undefined;
  pageIndex: number;
  pageSize: number;
}

/** One page, the newest first, and how many of each state there are among those that are searched for. */
export async function listPayments(
  queries: Queries,
  tenantId: string,
  { status, searchValue, pageIndex, pageSize }: PaymentFilter,
): Promise<{ counts: ReadonlyMap<PaymentStatus, number>; rows: PaymentRow[] }> {
  const searched = and(eq(payments.tenantId, tenantId), searchValue ? matches(searchValue) : undefined);
  const counted = await queries
    .select({ status: payments.status, rows: count() })
    .from(payments)
    .where(searched)
    .groupBy(payments.status);
  const rows = await queries
    .select()
    .from(payments)
    .where(and(searched, status === undefined ? undefined : eq(payments.status, status)))
    .orderBy(desc(payments.submittedAt), desc(payments.id))
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize);
  return { counts: new Map(counted.map((one) => [one.status, one.rows])), rows };
}

function matches(text: string): SQL | undefined {
  const part = `%${escapeLike(text)}%`;
  return or(
    ...[payments.number, payments.payer, payments.transactionNumber, payments.remarks].map((column) =>
      ilike(column, part),
    ),
  );
}
