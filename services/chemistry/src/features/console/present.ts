// A payment as its tenant sees it.

import type { Payment } from '@app/shared/contracts/console/payments';
import type { PointsEntry } from '@app/shared/contracts/console/points';
import { redemptionEnd } from '@app/shared/rules/account/redemption';
import type { PaymentRow } from './payment-store.ts';
import type { PointsRow } from './points-store.ts';
import { filesOf, type FileFacts } from './voucher-store.ts';
import type { Queries } from '../../platform/database/database.ts';

/** With the facts of their receipts and papers, read at once. */
export async function presentPayments(queries: Queries, rows: readonly PaymentRow[]): Promise<Payment[]> {
  const files = await filesOf(
    queries,
    rows.map((row) => row.id),
  );
  return rows.map((row) =>
    presentPayment(
      row,
      files.filter((file) => file.paymentId === row.id),
    ),
  );
}

export async function presentOne(queries: Queries, row: PaymentRow): Promise<Payment> {
  return presentPayment(row, await filesOf(queries, [row.id]));
}

function presentPayment(row: PaymentRow, files: readonly FileFacts[]): Payment {
  const {
    plan,
    months,
    amount,
    currency,
    paidOn,
    payer,
    transactionNumber,
    remarks,
    status,
    failureReason,
    submittedBy,
  } = row;
  const has = (kind: FileFacts['kind']) => files.some((file) => file.kind === kind);
  return {
    paymentId: row.id,
    number: row.number,
    plan,
    months,
    amount,
    currency,
    paidOn,
    payer,
    transactionNumber,
    remarks,
    status,
    failureReason,
    submittedBy,
    vouchers: files
      .filter((file) => file.kind === 'voucher')
      .map(({ id, format, bytes }) => ({ voucherId: id, format, bytes })),
    submittedAt: row.submittedAt.toISOString(),
    reviewedAt: row.reviewedAt?.toISOString() ?? null,
    bought: boughtBy(row),
    invoice: {
      status: row.invoiceStatus,
      appliedAt: row.invoiceAppliedAt?.toISOString() ?? null,
      number: row.invoiceNumber,
      hasDocument: has('invoice'),
    },
    contract: {
      status: row.contractStatus,
      appliedAt: row.contractAppliedAt?.toISOString() ?? null,
      number: row.contractNumber,
      hasDocument: has('contract'),
    },
  };
}

function boughtBy({ boughtType, boughtMonths, boughtUntil, boughtPoints }: PaymentRow): Payment['bought'] {
  if (boughtType === null) return null;
  return {
    accountType: boughtType,
    expirationDate: boughtUntil?.toISOString() ?? null,
    months: boughtMonths ?? 0,
    points: boughtPoints ?? 0,
  };
}

/** `days` after it came, in the calendar of the reader, points can no longer be exchanged. */
export function presentPoints(
  { entry, paymentNumber }: { entry: PointsRow; paymentNumber: string | null },
  days: number,
  timeZone: string,
): PointsEntry {
  const { id, kind, points, remaining } = entry;
  const end = kind === 'payment' ? redemptionEnd(entry.createdAt.getTime(), days, timeZone) : undefined;
  return {
    entryId: id,
    kind,
    points,
    remaining,
    paymentNumber,
    days: entry.days,
    createdAt: entry.createdAt.toISOString(),
    redeemableUntil: end === undefined ? null : new Date(end).toISOString(),
  };
}
