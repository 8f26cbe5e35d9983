// The enterprise console: states of the specification (section 3), and limits of our choice.

export const paymentStatuses = { pendingReview: 0, approved: 1, reviewFailed: 2 } as const;
export type PaymentStatus = keyof typeof paymentStatuses;

/** Of an invoice and of a contract. */
export const paperStatuses = { notApplied: 0, inProgress: 1, complete: 2 } as const;
export type PaperStatus = keyof typeof paperStatuses;

/** Plans that a transfer may pay for; the basic one is free. */
export const paidPlans = ['pro', 'enterprise'] as const;
export type PaidPlan = (typeof paidPlans)[number];

export const consoleLimits = {
  /** Of one receipt, 5 MB. */
  voucherBytes: 5 * 1024 * 1024,
  vouchersPerPayment: 5,
  /** Receipts of one tenant that belong to no payment yet. */
  looseVouchers: 20,
  /** Payments of one tenant that wait for their review. */
  pendingPayments: 20,
  planMonths: 60,
  nameLength: 200,
  transactionNumberLength: 64,
  remarksLength: 500,
  reasonLength: 500,
  taxNumberLength: 40,
  exchangeDays: 3_660,
} as const;
