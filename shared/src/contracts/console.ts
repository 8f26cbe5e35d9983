import { timeoutsMs } from '../constants/limits.ts';
import { plannedCall } from './call.ts';

const planned = (method: 'GET' | 'POST', name: string, summary: string, changesState = false) =>
  plannedCall({ method, path: `/api/console/${name}`, summary, access: 'session', changesState, openToExpired: true });

export const paymentUpload = plannedCall({
  method: 'POST',
  path: '/api/console/payment/upload',
  summary: 'Uploads the receipt of a bank transfer',
  access: 'session',
  takes: 'multipart',
  upload: 'document',
  openToExpired: true,
  timeoutMs: timeoutsMs.long,
  changesState: true,
});
export const bankTransferInfo = planned('GET', 'bank-transfer-info', 'Where to transfer to');
export const paymentCreate = planned('POST', 'payment/create', 'Submits a bill for review', true);
export const paymentList = planned('POST', 'payment/list', 'Bills');
export const pointsList = planned('POST', 'payment/points/list', 'Points exchanged');
export const invoiceApply = planned('GET', 'payment/invoice-apply', 'Applies for an invoice', true);
export const contractApply = planned('GET', 'payment/contract-apply', 'Applies for a contract', true);
export const lastPayment = planned('GET', 'last-payment', 'The newest payment');
