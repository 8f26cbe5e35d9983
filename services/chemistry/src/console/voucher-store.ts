// Receipts of bank transfers, and the finished papers of a payment, as bytes in the database.

import { and, count, eq, inArray, isNull, lt } from 'drizzle-orm';
import { consoleLimits } from '@app/shared/constants/console';
import { AppError } from '@app/shared/errors/app-error';
import { extensionsOf } from '@app/shared/rules/upload';
import { paymentFiles } from '../context/console-schema.ts';
import type { Queries } from '../context/database.ts';
import type { Owner } from '../tasks/task-store.ts';
import { sniffVoucher } from './sniff.ts';
import { lockTenant } from './tenant-lock.ts';

export type PaymentFile = typeof paymentFiles.$inferSelect;
export type FileFacts = Pick<PaymentFile, 'id' | 'paymentId' | 'kind' | 'format' | 'bytes'>;

const dayMs = 86_400_000;
const facts = {
  id: paymentFiles.id,
  paymentId: paymentFiles.paymentId,
  kind: paymentFiles.kind,
  format: paymentFiles.format,
  bytes: paymentFiles.bytes,
};

/**
 * Keeps a receipt that belongs to no payment yet; those that nobody submitted within a day are dropped.
 * Throws wrongFormat for what is no picture or PDF by its content, fileTooLarge, and tooManyRequests for a heap of them.
 */
export async function keepVoucher(
  tx: Queries,
  owner: Owner,
  content: Buffer,
  id: string,
  now: Date,
): Promise<FileFacts> {
  const format = sniffVoucher(content);
  if (!format) throw new AppError('wrongFormat', { formats: extensionsOf('document') });
  if (content.length > consoleLimits.voucherBytes) throw new AppError('fileTooLarge', { limitMb: 5 });
  await lockTenant(tx, owner.tenantId);
  const loose = and(eq(paymentFiles.tenantId, owner.tenantId), isNull(paymentFiles.paymentId));
  await tx.delete(paymentFiles).where(and(loose, lt(paymentFiles.createdAt, new Date(now.getTime() - dayMs))));
  const [counted] = await tx.select({ files: count() }).from(paymentFiles).where(loose);
  if ((counted?.files ?? 0) >= consoleLimits.looseVouchers) throw new AppError('tooManyRequests');
  const fresh = { id, paymentId: null, kind: 'voucher' as const, format, bytes: content.length };
  await tx
    .insert(paymentFiles)
    .values({ ...fresh, tenantId: owner.tenantId, userId: owner.userId, content, createdAt: now });
  return fresh;
}

/** Gives receipts to a payment. Throws parameterError for one that is taken, gone, or of another tenant. */
export async function takeVouchers(
  tx: Queries,
  tenantId: string,
  ids: readonly string[],
  paymentId: string,
): Promise<void> {
  const taken = await tx
    .update(paymentFiles)
    .set({ paymentId })
    .where(
      and(
        eq(paymentFiles.tenantId, tenantId),
        inArray(paymentFiles.id, [...ids]),
        isNull(paymentFiles.paymentId),
        eq(paymentFiles.kind, 'voucher'),
      ),
    )
    .returning({ id: paymentFiles.id });
  if (taken.length !== ids.length) throw new AppError('parameterError', { problems: ['body/voucherIds'] });
}

/** Without their content, in the order of their arrival. */
export async function filesOf(queries: Queries, paymentIds: readonly string[]): Promise<FileFacts[]> {
  if (paymentIds.length === 0) return [];
  return queries
    .select(facts)
    .from(paymentFiles)
    .where(inArray(paymentFiles.paymentId, [...paymentIds]))
    .orderBy(paymentFiles.createdAt, paymentFiles.id);
}

/** Throws dataMissingOrNoAccess for a receipt of another tenant as for one that never was. */
export async function findVoucher(queries: Queries, tenantId: string, id: string): Promise<PaymentFile> {
  const [file] = await queries
    .select()
    .from(paymentFiles)
    .where(and(eq(paymentFiles.tenantId, tenantId), eq(paymentFiles.id, id), eq(paymentFiles.kind, 'voucher')));
  if (!file) throw new AppError('dataMissingOrNoAccess');
  return file;
}

/** The finished invoice or contract. Throws dataMissingOrNoAccess without one, and for another tenant's. */
export async function findPaper(
  queries: Queries,
  tenantId: string,
  paymentId: string,
  kind: 'invoice' | 'contract',
): Promise<PaymentFile> {
  const [file] = await queries
    .select()
    .from(paymentFiles)
    .where(
      and(eq(paymentFiles.tenantId, tenantId), eq(paymentFiles.paymentId, paymentId), eq(paymentFiles.kind, kind)),
    );
  if (!file) throw new AppError('dataMissingOrNoAccess');
  return file;
}
