// Applications for the invoice and the contract of a payment.

import { and, eq } from 'drizzle-orm';
import { AppError } from '@app/shared/errors/app-error';
import { payments, type StoredInvoiceWish } from './schema.ts';
import type { Queries } from '../../platform/database/database.ts';
import { findPayment, type PaymentRow } from './payment-store.ts';

/** Asks for the invoice of an approved payment; once is enough. Throws parameterError2 for one that is not approved. */
export async function applyForInvoice(
  queries: Queries,
  tenantId: string,
  id: string,
  wish: StoredInvoiceWish,
  now: Date,
): Promise<PaymentRow> {
  const row = await findPayment(queries, tenantId, id);
  if (row.status !== 'approved') throw new AppError('parameterError2', { problems: ['the payment is not approved'] });
  await queries
    .update(payments)
    .set({ invoiceStatus: 'inProgress', invoiceAppliedAt: now, invoiceWish: wish })
    .where(and(eq(payments.id, id), eq(payments.invoiceStatus, 'notApplied')));
  return findPayment(queries, tenantId, id);
}

/** Asks for the contract of a payment; once is enough. Throws parameterError2 for a payment that was refused. */
export async function applyForContract(queries: Queries, tenantId: string, id: string, now: Date): Promise<PaymentRow> {
  const row = await findPayment(queries, tenantId, id);
  if (row.status === 'reviewFailed') throw new AppError('parameterError2', { problems: ['the payment was refused'] });
  await queries
    .update(payments)
    .set({ contractStatus: 'inProgress', contractAppliedAt: now })
    .where(and(eq(payments.id, id), eq(payments.contractStatus, 'notApplied')));
  return findPayment(queries, tenantId, id);
}
