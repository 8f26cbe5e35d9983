// What reviewers ask for, by command line: `chem payments`. Runs where the database is open.

import { and, asc, desc, eq } from 'drizzle-orm';
import { Type, type Static } from 'typebox';
import { consoleLimits, paidPlans, paymentStatuses, type PaymentStatus } from '@app/shared/constants/console';
import { paymentFiles, paymentReviews, payments } from './schema.ts';
import type { Database, Queries } from '../../platform/database/database.ts';
import type { Clock } from '../../platform/process/clock.ts';
import type { Logger } from '../../platform/process/logger.ts';
import type { PaymentRow } from './payment-store.ts';
import { announceReview } from './review-notice.ts';
import { approvePayment, finishPaper, rejectPayment, type Reviewed, type Reviewer } from './review.ts';
import type { ConsoleSettings } from './settings.ts';

const text = (maxLength: number) => Type.String({ minLength: 1, maxLength });
const decision = { number: text(40), by: text(consoleLimits.nameLength) };
const paper = {
  ...decision,
  paperNumber: text(60),
  content: Type.Optional(Type.String({ description: 'PDF, base64' })),
};

export const paymentsCommandSchema = Type.Union([
  Type.Object({
    action: Type.Literal('list'),
    status: Type.Optional(Type.Enum(Object.keys(paymentStatuses) as PaymentStatus[])),
    tenant: Type.Optional(text(200)),
  }),
  Type.Object({ action: Type.Literal('show'), number: text(40) }),
  Type.Object({ action: Type.Literal('receipts'), number: text(40) }),
  Type.Object({
    action: Type.Literal('approve'),
    ...decision,
    plan: Type.Optional(Type.Enum(paidPlans)),
    months: Type.Optional(Type.Integer({ minimum: 1, maximum: consoleLimits.planMonths })),
    points: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000_000 })),
  }),
  Type.Object({ action: Type.Literal('reject'), ...decision, reason: text(consoleLimits.reasonLength) }),
  Type.Object({ action: Type.Literal('invoice'), ...paper }),
  Type.Object({ action: Type.Literal('contract'), ...paper }),
]);
export type PaymentsCommand = Static<typeof paymentsCommandSchema>;

export interface BackOffice {
  database: Database;
  clock: Clock;
  logger: Logger;
  console: ConsoleSettings;
}

const mostListed = 1_000;

/** The lines of the response. Throws a RangeError, in words for the reviewer, for what cannot be done. */
export async function runPayments(command: PaymentsCommand, office: BackOffice): Promise<object[]> {
  const { queries } = office.database;
  switch (command.action) {
    case 'list':
      return listForReview(queries, command.status, command.tenant);
    case 'show':
      return [await showPayment(queries, command.number)];
    case 'receipts':
      return receiptsOf(queries, command.number);
    default:
      return [await review(command, office)];
  }
}

type Decision = Exclude<PaymentsCommand, { action: 'list' | 'show' | 'receipts' }>;

async function review(command: Decision, office: BackOffice): Promise<object> {
  const by = { reviewer: command.by.trim(), now: office.clock.now() };
  if (by.reviewer === '') throw new RangeError('say who decides: --by NAME');
  const reviewed = await office.database.transaction((tx) => decide(tx, command, by, office.console));
  announceReview(office.logger, reviewed);
  return { action: reviewed.action, changed: reviewed.changed, ...lineOf(reviewed.payment) };
}

function decide(tx: Queries, command: Decision, by: Reviewer, settings: ConsoleSettings): Promise<Reviewed> {
  const { number } = command;
  if (command.action === 'approve') return approvePayment(tx, number, by, command, settings);
  if (command.action === 'reject') return rejectPayment(tx, number, by, command.reason);
  const content = command.content === undefined ? undefined : Buffer.from(command.content, 'base64');
  return finishPaper(tx, number, by, command.action, { number: command.paperNumber, content });
}

async function listForReview(
  queries: Queries,
  status: PaymentStatus | undefined,
  tenant: string | undefined,
): Promise<object[]> {
  const rows = await queries
    .select()
    .from(payments)
    .where(
      and(
        status === undefined ? undefined : eq(payments.status, status),
        tenant === undefined ? undefined : eq(payments.tenantId, tenant),
      ),
    )
    .orderBy(asc(payments.submittedAt))
    .limit(mostListed);
  return rows.map(lineOf);
}

async function showPayment(queries: Queries, number: string): Promise<object> {
  const payment = await paymentCalled(queries, number);
  const reviews = await queries
    .select()
    .from(paymentReviews)
    .where(eq(paymentReviews.paymentId, payment.id))
    .orderBy(desc(paymentReviews.createdAt));
  return {
    ...lineOf(payment),
    reviews: reviews.map(({ action, reviewer, detail, createdAt }) => ({ action, reviewer, detail, at: createdAt })),
  };
}

async function receiptsOf(queries: Queries, number: string): Promise<object[]> {
  const payment = await paymentCalled(queries, number);
  const files = await queries
    .select()
    .from(paymentFiles)
    .where(and(eq(paymentFiles.paymentId, payment.id), eq(paymentFiles.kind, 'voucher')))
    .orderBy(asc(paymentFiles.createdAt));
  return files.map(({ format, content }, index) => ({
    name: `${number}-${index + 1}.${format}`,
    content: Buffer.from(content).toString('base64'),
  }));
}

async function paymentCalled(queries: Queries, number: string): Promise<PaymentRow> {
  const [row] = await queries.select().from(payments).where(eq(payments.number, number));
  if (!row) throw new RangeError(`there is no payment ${number}`);
  return row;
}

/** A payment on one line; the amount with its currency, as people write it. */
function lineOf(row: PaymentRow): object {
  const {
    number,
    tenantId,
    organisation,
    submittedBy,
    plan,
    months,
    paidOn,
    payer,
    transactionNumber,
    remarks,
    status,
  } = row;
  return {
    number,
    tenant: tenantId,
    organisation,
    submittedBy,
    plan,
    months,
    amount: `${row.currency} ${(row.amount / 100).toFixed(2)}`,
    paidOn,
    payer,
    transactionNumber,
    remarks,
    status,
    ...(row.failureReason !== null && { reason: row.failureReason }),
    submittedAt: row.submittedAt,
    ...(row.reviewedAt !== null && { reviewedAt: row.reviewedAt }),
    ...(row.status === 'approved' && { until: row.boughtUntil, points: row.boughtPoints }),
    invoice: row.invoiceStatus,
    ...(row.invoiceWish !== null && { invoiceFor: row.invoiceWish }),
    contract: row.contractStatus,
  };
}
