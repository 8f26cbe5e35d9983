// The enterprise console: payments by bank transfer, for administrators of a tenant.

import { message } from '@app/locales/messages';
import { AppError } from '@app/shared/errors/app-error';
import { applyForContract, applyForInvoice } from './paper-store.ts';
import { PaymentRefusal } from './payment-refusal.ts';
import { findPayment, listPayments, newestPayment, submitPayment } from './payment-store.ts';
import { typeOf } from './sniff.ts';
import { findPaper, findVoucher, keepVoucher, type PaymentFile } from './voucher-store.ts';
import { attachment } from '../../platform/http/attachment.ts';
import type { Registration } from '../../platform/http/calls.ts';
import { handle, handleBlob, handleUpload, type ConsoleServices } from './services.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { requireAdministrator } from '../account/require-administrator.ts';
import { presentOne, presentPayments } from './present.ts';
import type { Blob } from '../../platform/http/send-blob.ts';

const bankTransferInfo = handle('bankTransferInfo', async (_, caller, services) => {
  await requireAdministrator(services, caller);
  return { account: services.console.bank ?? null, reference: caller.tenantId };
});

const paymentUpload = handleUpload('paymentUpload', async ({ content }, caller, services) => {
  await requireAdministrator(services, caller);
  const { database, clock, newId } = services;
  const kept = await inWords(caller, () =>
    database.transaction((tx) => keepVoucher(tx, caller, content, newId(), clock.now())),
  );
  return { voucherId: kept.id, format: kept.format, bytes: kept.bytes };
});

const paymentCreate = handle('paymentCreate', async ({ body }, caller, services) => {
  const record = await requireAdministrator(services, caller);
  const { database, clock, newId } = services;
  const { voucherIds, remarks = '', payer, transactionNumber = '', ...asked } = body;
  const now = clock.now();
  if (body.paidOn > dayOf(now, caller))
    throw paymentRefused(new PaymentRefusal('paidAhead', { date: body.paidOn }), caller);
  if (payer.trim() === '') throw refusedField('payer');
  const fresh = {
    ...asked,
    id: newId(),
    tenantId: caller.tenantId,
    userId: caller.userId,
    submittedBy: caller.name || caller.userName,
    organisation: record.customerName ?? caller.tenantId,
    payer: payer.trim(),
    transactionNumber: transactionNumber.replaceAll(/\s+/g, '').toUpperCase(),
    remarks: remarks.trim(),
  };
  const row = await inWords(caller, () => database.transaction((tx) => submitPayment(tx, fresh, voucherIds, now)));
  return presentOne(database.queries, row);
});

/** The calendar day where the caller is, as ISO 8601 writes it. */
function dayOf(now: Date, { hoursEast }: Caller): string {
  return new Date(now.getTime() + hoursEast * 3_600_000).toISOString().slice(0, 10);
}

async function inWords<T>(caller: Caller, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof PaymentRefusal ? paymentRefused(error, caller) : error;
  }
}

function paymentRefused({ reason, facts }: PaymentRefusal, { culture }: Caller): AppError {
  return new AppError('parameterError', {
    reason,
    ...facts,
    text: message(culture, 'console', `refusal.${reason}`, facts),
  });
}

function refusedField(name: string): AppError {
  return new AppError('parameterError', { problems: [`body/${name}`] });
}

const paymentList = handle('paymentList', async ({ body }, caller, services) => {
  await requireAdministrator(services, caller);
  const { queries } = services.database;
  const { counts, rows } = await listPayments(queries, caller.tenantId, body);
  const all = {
    pendingReview: counts.get('pendingReview') ?? 0,
    approved: counts.get('approved') ?? 0,
    reviewFailed: counts.get('reviewFailed') ?? 0,
  };
  const total = body.status === undefined ? all.pendingReview + all.approved + all.reviewFailed : all[body.status];
  return { total, counts: all, items: await presentPayments(queries, rows) };
});

const lastPayment = handle('lastPayment', async (_, caller, services) => {
  await requireAdministrator(services, caller);
  const { queries } = services.database;
  const row = await newestPayment(queries, caller.tenantId);
  return { payment: row ? await presentOne(queries, row) : null };
});

const invoiceApply = handle('invoiceApply', async ({ query }, caller, services) => {
  await requireAdministrator(services, caller);
  const { queries } = services.database;
  const { payer } = await findPayment(queries, caller.tenantId, query.id);
  const wish = { title: query.title?.trim() || payer, taxNumber: query.taxNumber?.trim() ?? '' };
  const row = await applyForInvoice(queries, caller.tenantId, query.id, wish, services.clock.now());
  return presentOne(queries, row);
});

const contractApply = handle('contractApply', async ({ query }, caller, services) => {
  await requireAdministrator(services, caller);
  const { queries } = services.database;
  return presentOne(queries, await applyForContract(queries, caller.tenantId, query.id, services.clock.now()));
});

const paymentVoucher = handleBlob('paymentVoucher', async ({ params }, caller, services) => {
  await requireAdministrator(services, caller);
  const file = await findVoucher(services.database.queries, caller.tenantId, params.voucherId);
  return fileBlob(file, `receipt-${file.id.slice(0, 8)}`);
});

const paymentPaper = handleBlob('paymentPaper', async ({ params }, caller, services) => {
  await requireAdministrator(services, caller);
  const { queries } = services.database;
  const file = await findPaper(queries, caller.tenantId, params.paymentId, params.kind);
  const { number } = await findPayment(queries, caller.tenantId, params.paymentId);
  return fileBlob(file, `${params.kind}-${number}`);
});

// Saved, never shown in the product's own origin: a receipt is somebody's file.
function fileBlob({ format, content }: PaymentFile, name: string): Blob {
  return {
    contentType: typeOf[format],
    headers: { 'content-disposition': attachment(`${name}.${format}`), 'x-content-type-options': 'nosniff' },
    // The embedded database gives plain arrays of bytes.
    content: Buffer.from(content),
  };
}

export const consoleCalls: readonly Registration<ConsoleServices>[] = [
  bankTransferInfo,
  paymentUpload,
  paymentCreate,
  paymentList,
  paymentVoucher,
  paymentPaper,
  lastPayment,
  invoiceApply,
  contractApply,
];
