// Receipts of bank transfers, and the finished papers of a payment, as bytes in the database.

import { createHash } from 'node:crypto';
import { and, count, eq, inArray, isNull, lt, ne } from 'drizzle-orm';
import { consoleLimits } from '@app/shared/constants/console';
import { AppError } from '@app/shared/errors/app-error';
import { extensionsOf } from '@app/shared/rules/upload';
import { paymentFiles, payments } from './schema.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Owner } from '../../platform/database/owner.ts';
import { sniffVoucher } from './sniff.ts';
import { PaymentRefusal } from './payment-refusal.ts';
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
 * Throws PaymentRefusal for one that paid already, wrongFormat for what is no picture or PDF by its content, fileTooLarge, and tooManyRequests for a heap of them.
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
  const contentHash = createHash('sha256').update(content).digest('hex');
  await refuseUsedReceipts(tx, owner.tenantId, [contentHash]);
  const fresh = { id, paymentId: null, kind: 'voucher' as const, format, bytes: content.length };
  await tx
    .insert(paymentFiles)
    .values({ ...fresh, tenantId: owner.tenantId, userId: owner.userId, content, contentHash, createdAt: now });
  return fresh;
}

/**
 * Gives receipts to a payment. Throws PaymentRefusal for receipts that paid already or are the same file twice,
 * parameterError for one that is gone, or of another tenant.
 */
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
    .returning({ hash: paymentFiles.contentHash });
  if (taken.length !== ids.length) {
    await refuseSubmitted(tx, tenantId, ids, paymentId);
    throw new AppError('parameterError', { problems: ['body/voucherIds'] });
  }
  const hashes = taken.map(({ hash }) => hash);
  await refuseUsedReceipts(tx, tenantId, hashes, paymentId);
}

/** Throws for receipts whose file was submitted with another payment that was not refused, and for a file that is there twice. */
async function refuseUsedReceipts(
  tx: Queries,
  tenantId: string,
  hashes: readonly string[],
  paymentId?: string,
): Promise<void> {
  if (new Set(hashes).size < hashes.length) throw new PaymentRefusal('receiptTwice');
  const [used] = await tx
    .select({ number: payments.number })
    .from(paymentFiles)
    .innerJoin(payments, eq(payments.id, paymentFiles.paymentId))
    .where(
      and(
        eq(paymentFiles.tenantId, tenantId),
        inArray(paymentFiles.contentHash, [...hashes]),
        eq(paymentFiles.kind, 'voucher'),
        ne(payments.status, 'reviewFailed'),
        paymentId === undefined ? undefined : ne(payments.id, paymentId),
      ),
    )
    .limit(1);
  if (used) throw new PaymentRefusal('receiptUsed', { number: used.number });
}

/** Throws for those of the receipts that the tenant submitted before. */
async function refuseSubmitted(
  tx: Queries,
  tenantId: string,
  ids: readonly string[],
  paymentId: string,
): Promise<void> {
  const rows = await tx
    .select({ number: payments.number })
    .from(paymentFiles)
    .innerJoin(payments, eq(payments.id, paymentFiles.paymentId))
    .where(and(eq(paymentFiles.tenantId, tenantId), inArray(paymentFiles.id, [...ids]), ne(payments.id, paymentId)))
    .limit(1);
  if (rows[0]) throw new PaymentRefusal('receiptUsed', { number: rows[0].number });
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
