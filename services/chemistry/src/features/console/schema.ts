// The enterprise console: what a tenant paid, its receipts and papers, its points, and accounts on their way out.

import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { PaidPlan, PaperStatus, PaymentStatus } from '@app/shared/constants/console';
import type { Currency } from '@app/shared/constants/locale';
import type { AccountType } from '@app/shared/constants/modules';
import { bytea } from '../../platform/database/bytes-column.ts';
import { moment } from '../../platform/database/moment-column.ts';

export interface StoredInvoiceWish {
  title: string;
  taxNumber: string;
}

export const payments = pgTable(
  'payments',
  {
    id: uuid().primaryKey(),
    tenantId: text('tenant_id').notNull(),
    userId: text('user_id').notNull(),
    number: text().notNull().unique(),
    submittedBy: text('submitted_by').notNull(),
    organisation: text().notNull(),
    plan: text().$type<PaidPlan>().notNull(),
    months: integer().notNull(),
    /** Minor units. */
    amount: bigint({ mode: 'number' }).notNull(),
    currency: text().$type<Currency>().notNull(),
    /** ISO 8601, without a time. */
    paidOn: text('paid_on').notNull(),
    payer: text().notNull(),
    /** As the bank names the transfer, capitals without spaces; empty where nobody said it. */
    transactionNumber: text('transaction_number').notNull().default(''),
    remarks: text().notNull(),
    status: text().$type<PaymentStatus>().notNull(),
    failureReason: text('failure_reason'),
    submittedAt: moment('submitted_at').notNull(),
    reviewedAt: moment('reviewed_at'),
    /** What the approved payment bought. */
    boughtType: text('bought_type').$type<AccountType>(),
    boughtMonths: integer('bought_months'),
    boughtUntil: moment('bought_until'),
    boughtPoints: integer('bought_points'),
    invoiceStatus: text('invoice_status').$type<PaperStatus>().notNull().default('notApplied'),
    invoiceAppliedAt: moment('invoice_applied_at'),
    invoiceWish: jsonb('invoice_wish').$type<StoredInvoiceWish>(),
    invoiceNumber: text('invoice_number'),
    contractStatus: text('contract_status').$type<PaperStatus>().notNull().default('notApplied'),
    contractAppliedAt: moment('contract_applied_at'),
    contractNumber: text('contract_number'),
  },
  (table) => [
    index('payments_transaction').on(table.tenantId, table.transactionNumber),
    index('payments_tenant').on(table.tenantId, table.submittedAt),
    index('payments_status').on(table.status, table.submittedAt),
  ],
);

/** Receipts, and finished papers; a receipt belongs to no payment until one is submitted with it. */
export const paymentFiles = pgTable(
  'payment_files',
  {
    id: uuid().primaryKey(),
    tenantId: text('tenant_id').notNull(),
    userId: text('user_id').notNull(),
    paymentId: uuid('payment_id').references(() => payments.id, { onDelete: 'cascade' }),
    kind: text().$type<'voucher' | 'invoice' | 'contract'>().notNull(),
    format: text().$type<'png' | 'jpeg' | 'webp' | 'pdf'>().notNull(),
    bytes: integer().notNull(),
    content: bytea().notNull(),
    /** SHA-256 of the content, in hexadecimal digits: the same receipt pays once. */
    contentHash: text('content_hash').notNull().default(''),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('payment_files_hash').on(table.tenantId, table.contentHash),
    index('payment_files_payment').on(table.paymentId),
    index('payment_files_tenant').on(table.tenantId, table.createdAt),
  ],
);

/** Who decided what, and when: the record of the back office, which only grows. */
export const paymentReviews = pgTable(
  'payment_reviews',
  {
    id: uuid().primaryKey(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    tenantId: text('tenant_id').notNull(),
    /** Who submitted the payment. */
    userId: text('user_id').notNull(),
    action: text().$type<'approve' | 'reject' | 'invoice' | 'contract'>().notNull(),
    reviewer: text().notNull(),
    detail: jsonb().$type<Record<string, string | number | null>>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('payment_reviews_payment').on(table.paymentId, table.createdAt)],
);
export const pointsEntries = pgTable(
  'points_entries',
  {
    id: uuid().primaryKey(),
    tenantId: text('tenant_id').notNull(),
    userId: text('user_id').notNull(),
    kind: text().$type<'payment' | 'exchange'>().notNull(),
    /** Negative for those exchanged. */
    points: integer().notNull(),
    /** Of those that a payment brought, what is not exchanged yet. */
    remaining: integer().notNull(),
    paymentId: uuid('payment_id').references(() => payments.id),
    days: integer(),
    /** What an exchange led to, for the same request once more. */
    expiresAt: moment('expires_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('points_entries_tenant').on(table.tenantId, table.createdAt),
    uniqueIndex('points_entries_payment').on(table.paymentId),
  ],
);
