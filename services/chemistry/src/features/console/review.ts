// The reviewer's side of payments: approving, refusing, finishing papers. Each decision is written down with who and
// when, in the transaction of its effect; the same decision again changes nothing.

import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { consoleLimits, type PaidPlan } from '@app/shared/constants/console';
import { extendedLicence } from '@app/shared/rules/account/licence';
import { mostPoints, pointsOfPayment } from '@app/shared/rules/account/payment-points';
import { paymentFiles, paymentReviews, payments } from './schema.ts';
import type { Queries } from '../../platform/database/database.ts';
import { heldLicence, keepLicence } from '../account/licence-store.ts';
import type { PaymentRow } from './payment-store.ts';
import { addPoints } from './points-store.ts';
import type { ConsoleSettings } from './settings.ts';
import { sniffVoucher } from './sniff.ts';
import { lockTenant } from './tenant-lock.ts';

export type ReviewAction = (typeof paymentReviews.$inferSelect)['action'];

export interface Reviewed {
  action: ReviewAction;
  payment: PaymentRow;
  reviewer: string;
  /** False where the same decision stood already. */
  changed: boolean;
}

export interface Reviewer {
  /** Who decides: a name or a mail address. */
  reviewer: string;
  now: Date;
}

export interface Approval {
  /** In place of what the payment asks for. */
  plan?: PaidPlan | undefined;
  months?: number | undefined;
  points?: number | undefined;
}

/** Extends the tenant's licence and adds points. Throws a RangeError for a payment that is unknown or was refused. */
export async function approvePayment(
  tx: Queries,
  number: string,
  by: Reviewer,
  approval: Approval,
  settings: ConsoleSettings,
): Promise<Reviewed> {
  const payment = await lockedPayment(tx, number);
  if (payment.status === 'reviewFailed') throw new RangeError(`${number} was refused: ask for a new payment`);
  if (payment.status === 'approved') return { action: 'approve', payment, reviewer: by.reviewer, changed: false };
  const { plan = payment.plan, months = payment.months } = approval;
  const points = approval.points ?? pointsOfPayment(payment.amount, settings.pointsPerUnit[payment.currency]);
  if (points > mostPoints) throw new RangeError(`${number} would bring ${points} points: say how many with --points N`);
  const held = await heldLicence(tx, payment);
  const licence = extendedLicence(held, plan, months, by.now.getTime());
  await keepLicence(tx, payment, licence, by.now);
  await addPoints(tx, payment, points, payment.id, by.now);
  const detail = { plan, months, points, until: licence.expirationDate };
  return change(tx, payment, by, 'approve', detail, {
    status: 'approved',
    reviewedAt: by.now,
    boughtType: licence.accountType,
    boughtMonths: months,
    boughtUntil: licence.expirationDate === null ? null : new Date(licence.expirationDate),
    boughtPoints: points,
  });
}

/** Refuses a payment and says why. Throws a RangeError for one that is unknown or was approved. */
export async function rejectPayment(tx: Queries, number: string, by: Reviewer, reason: string): Promise<Reviewed> {
  const payment = await lockedPayment(tx, number);
  if (payment.status === 'approved') throw new RangeError(`${number} was approved and cannot be refused any more`);
  if (payment.status === 'reviewFailed') return { action: 'reject', payment, reviewer: by.reviewer, changed: false };
  const failureReason = reason.trim().slice(0, consoleLimits.reasonLength);
  if (failureReason === '') throw new RangeError('a refusal says why: --reason TEXT');
  const columns = { status: 'reviewFailed' as const, failureReason, reviewedAt: by.now };
  return change(tx, payment, by, 'reject', { reason: failureReason }, columns);
}

export interface FinishedPaper {
  number: string;
  /** PDF; left out where the paper travels by post. */
  content?: Buffer | undefined;
}

/** Finishes an invoice or contract that was applied for. Throws a RangeError for one that was not, and for no PDF. */
export async function finishPaper(
  tx: Queries,
  number: string,
  by: Reviewer,
  kind: 'invoice' | 'contract',
  paper: FinishedPaper,
): Promise<Reviewed> {
  const payment = await lockedPayment(tx, number);
  const status = kind === 'invoice' ? payment.invoiceStatus : payment.contractStatus;
  if (status === 'notApplied') throw new RangeError(`nobody applied for the ${kind} of ${number}`);
  if (status === 'complete') return { action: kind, payment, reviewer: by.reviewer, changed: false };
  if (paper.content) await keepPaper(tx, payment, by.now, kind, paper.content);
  const done =
    kind === 'invoice'
      ? { invoiceStatus: 'complete' as const, invoiceNumber: paper.number }
      : { contractStatus: 'complete' as const, contractNumber: paper.number };
  return change(tx, payment, by, kind, { number: paper.number, hasDocument: paper.content ? 1 : 0 }, done);
}

async function keepPaper(
  tx: Queries,
  { id, tenantId, userId }: PaymentRow,
  now: Date,
  kind: 'invoice' | 'contract',
  content: Buffer,
): Promise<void> {
  if (sniffVoucher(content) !== 'pdf') throw new RangeError(`the ${kind} must be a PDF`);
  if (content.length > consoleLimits.voucherBytes) throw new RangeError(`the ${kind} is larger than 5 MB`);
  const fresh = { id: randomUUID(), tenantId, userId, paymentId: id, kind, format: 'pdf' as const };
  await tx.insert(paymentFiles).values({ ...fresh, bytes: content.length, content, createdAt: now });
}

async function lockedPayment(tx: Queries, number: string): Promise<PaymentRow> {
  const [found] = await tx.select().from(payments).where(eq(payments.number, number));
  if (!found) throw new RangeError(`there is no payment ${number}`);
  await lockTenant(tx, found.tenantId);
  const [row] = await tx.select().from(payments).where(eq(payments.id, found.id));
  if (!row) throw new RangeError(`there is no payment ${number}`);
  return row;
}

async function change(
  tx: Queries,
  before: PaymentRow,
  { reviewer, now }: Reviewer,
  action: ReviewAction,
  detail: Record<string, string | number | null>,
  columns: Partial<PaymentRow>,
): Promise<Reviewed> {
  const { id: paymentId, tenantId, userId } = before;
  const [payment] = await tx.update(payments).set(columns).where(eq(payments.id, paymentId)).returning();
  if (!payment) throw new Error('a payment vanished');
  await tx
    .insert(paymentReviews)
    .values({ id: randomUUID(), paymentId, tenantId, userId, action, reviewer, detail, createdAt: now });
  return { action, payment, reviewer, changed: true };
}
