// The one place from which a tenant is informed of a review; anyone who sends notices or mails hooks in here.

import type { Logger } from '../../platform/process/logger.ts';
import type { Reviewed } from './review.ts';

/** After the review is kept. Never throws: what was decided stays decided. */
export function announceReview(logger: Logger, { action, payment, reviewer, changed }: Reviewed): void {
  if (!changed) return;
  logger.info(
    { audit: true, action: `payment-${action}`, payment: payment.number, tenant: payment.tenantId, reviewer },
    'a payment was reviewed',
  );
}
