// Why a payment is not taken, told in words by the call.

export type PaymentRefusalReason = 'receiptUsed' | 'receiptTwice' | 'transactionUsed' | 'paidAhead';

export class PaymentRefusal extends Error {
  readonly reason: PaymentRefusalReason;
  readonly facts: Record<string, string>;

  constructor(reason: PaymentRefusalReason, facts: Record<string, string> = {}) {
    super(reason);
    this.name = 'PaymentRefusal';
    this.reason = reason;
    this.facts = facts;
  }
}
