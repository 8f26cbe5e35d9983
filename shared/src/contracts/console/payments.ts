// The enterprise console: payments by bank transfer, their papers, and points. For administrators of a tenant only.
// Bill data and points: Spec: not shown.

import { Type, type Static } from 'typebox';
import {
  consoleLimits,
  paidPlans,
  paperStatuses,
  paymentStatuses,
  type PaperStatus,
  type PaymentStatus,
} from '../../constants/console.ts';
import { currencies } from '../../constants/locale.ts';
import { limits, timeoutsMs, moneyBound } from '../../constants/limits.ts';
import { accountTypes, type AccountType } from '../../constants/modules.ts';
import { defineCall, pageIndexSchema } from '../call.ts';

const idSchema = Type.String({ format: 'uuid' });

const exampleId = '018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c31';

const momentSchema = Type.String({ format: 'date-time' });

const orNull = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

const page = {
  pageIndex: pageIndexSchema,
  pageSize: Type.Integer({ minimum: 1, maximum: limits.pageSize }),
};

const own = { access: 'session', openToExpired: true } as const;

export const voucherFormats = ['png', 'jpeg', 'webp', 'pdf'] as const;

const voucherSchema = Type.Object({ voucherId: idSchema, format: Type.Enum(voucherFormats), bytes: Type.Integer() });

export type Voucher = Static<typeof voucherSchema>;

const paperSchema = Type.Object({
  status: Type.Enum(Object.keys(paperStatuses) as PaperStatus[]),
  appliedAt: orNull(momentSchema),
  /** Of the finished paper; null until then, or where it has none. */
  number: orNull(Type.String()),
  hasDocument: Type.Boolean({ description: 'a PDF to be downloaded' }),
});

export const paymentSchema = Type.Object({
  paymentId: idSchema,
  number: Type.String({ description: 'what people call it' }),
  plan: Type.Enum(paidPlans),
  months: Type.Integer(),
  amount: Type.Integer({ description: 'minor units' }),
  currency: Type.Enum(currencies),
  paidOn: Type.String({ format: 'date' }),
  payer: Type.String(),
  transactionNumber: Type.String({ description: 'as the bank names the transfer; empty where nobody said it' }),
  remarks: Type.String(),
  vouchers: Type.Array(voucherSchema),
  status: Type.Enum(Object.keys(paymentStatuses) as PaymentStatus[]),
  failureReason: orNull(Type.String()),
  submittedBy: Type.String(),
  submittedAt: momentSchema,
  reviewedAt: orNull(momentSchema),
  /** What an approved payment bought. */
  bought: orNull(
    Type.Object({
      accountType: Type.Enum(Object.keys(accountTypes) as AccountType[]),
      expirationDate: orNull(momentSchema),
      months: Type.Integer(),
      points: Type.Integer(),
    }),
  ),
  invoice: paperSchema,
  contract: paperSchema,
});

export type Payment = Static<typeof paymentSchema>;

export type Paper = Static<typeof paperSchema>;

export const bankTransferInfo = defineCall({
  ...own,
  method: 'GET',
  path: '/api/console/bank-transfer-info',
  summary: 'Where to transfer to; null where the operator has configured no bank account',
  data: Type.Object({
    account: orNull(
      Type.Object({
        accountName: Type.String(),
        bankName: Type.String(),
        accountNumber: Type.String(),
        swift: orNull(Type.String()),
        bankAddress: orNull(Type.String()),
      }),
    ),
    reference: Type.String({ description: 'to be written on the transfer' }),
  }),
});

export const paymentUpload = defineCall({
  ...own,
  method: 'POST',
  path: '/api/console/payment/upload',
  summary: 'Uploads the receipt of a bank transfer: PNG, JPEG, WebP or PDF of at most 5 MB, judged by its content',
  takes: 'multipart',
  upload: 'document',
  timeoutMs: timeoutsMs.long,
  changesState: true,
  data: voucherSchema,
});

export const paymentCreate = defineCall({
  ...own,
  method: 'POST',
  path: '/api/console/payment/create',
  summary:
    'Submits a bank transfer for review. A receipt or a transaction number that was submitted before, unless its review failed, and a date that lies ahead of the day where the caller is are refused with 10012 and its `reason`: receiptUsed, receiptTwice, transactionUsed, paidAhead',
  changesState: true,
  body: Type.Object({
    plan: Type.Enum(paidPlans),
    months: Type.Integer({ minimum: 1, maximum: consoleLimits.planMonths }),
    amount: Type.Integer({ minimum: 1, maximum: moneyBound, description: 'minor units' }),
    currency: Type.Enum(currencies),
    paidOn: Type.String({ format: 'date' }),
    payer: Type.String({
      minLength: 1,
      maxLength: consoleLimits.nameLength,
      description: 'name of the paying account',
    }),
    transactionNumber: Type.Optional(
      Type.String({ maxLength: consoleLimits.transactionNumberLength, description: 'as the bank names the transfer' }),
    ),
    remarks: Type.Optional(Type.String({ maxLength: consoleLimits.remarksLength })),
    voucherIds: Type.Array(idSchema, { minItems: 1, maxItems: consoleLimits.vouchersPerPayment, uniqueItems: true }),
  }),
  data: paymentSchema,
  example: {
    body: {
      plan: 'pro',
      months: 12,
      amount: 1_200_000,
      currency: 'CNY',
      paidOn: '2026-06-01',
      payer: 'Demo Pharma',
      voucherIds: [exampleId],
    },
  },
});

export const paymentList = defineCall({
  ...own,
  method: 'POST',
  path: '/api/console/payment/list',
  summary: "The tenant's payments, the newest first, and how many there are in each state",
  body: Type.Object({
    status: Type.Optional(Type.Enum(Object.keys(paymentStatuses) as PaymentStatus[])),
    searchValue: Type.Optional(Type.String({ maxLength: 200, description: 'part of number, payer or remarks' })),
    ...page,
  }),
  data: Type.Object({
    total: Type.Integer(),
    counts: Type.Object({ pendingReview: Type.Integer(), approved: Type.Integer(), reviewFailed: Type.Integer() }),
    items: Type.Array(paymentSchema),
  }),
  example: { body: { pageIndex: 1, pageSize: 20 } },
});

export const paymentVoucher = defineCall({
  ...own,
  method: 'GET',
  path: '/api/console/payment/voucher/{voucherId}',
  summary: 'A receipt as it was uploaded, to administrators of its tenant',
  gives: 'blob',
  navigable: true,
  timeoutMs: timeoutsMs.long,
  params: Type.Object({ voucherId: idSchema }),
  example: { params: { voucherId: exampleId } },
});

export const paymentPaper = defineCall({
  ...own,
  method: 'GET',
  path: '/api/console/payment/document/{paymentId}/{kind}',
  summary: 'The finished invoice or contract of a payment',
  gives: 'blob',
  navigable: true,
  timeoutMs: timeoutsMs.long,
  params: Type.Object({ paymentId: idSchema, kind: Type.Enum(['invoice', 'contract']) }),
  example: { params: { paymentId: exampleId, kind: 'invoice' } },
});

export const lastPayment = defineCall({
  ...own,
  method: 'GET',
  path: '/api/console/last-payment',
  summary: "The tenant's newest payment; null before the first",
  data: Type.Object({ payment: orNull(paymentSchema) }),
});

export const invoiceApply = defineCall({
  ...own,
  method: 'GET',
  path: '/api/console/payment/invoice-apply',
  summary: 'Applies for the invoice of an approved payment; a second application changes nothing',
  changesState: true,
  query: Type.Object({
    id: idSchema,
    title: Type.Optional(Type.String({ maxLength: consoleLimits.nameLength, description: 'the payer when left out' })),
    taxNumber: Type.Optional(Type.String({ maxLength: consoleLimits.taxNumberLength, pattern: '^[0-9A-Za-z -]*$' })),
  }),
  data: paymentSchema,
  example: { query: { id: exampleId, title: 'Demo Pharma' } },
});

export const contractApply = defineCall({
  ...own,
  method: 'GET',
  path: '/api/console/payment/contract-apply',
  summary: 'Applies for the contract of a payment that was not refused; a second application changes nothing',
  changesState: true,
  query: Type.Object({ id: idSchema }),
  data: paymentSchema,
  example: { query: { id: exampleId } },
});
