import { plannedCall } from './call.ts';

const planned = (method: 'GET' | 'POST', name: string, trackingId: number, summary: string, changesState = false) =>
  plannedCall({ method, path: `/api/console/${name}`, summary, access: 'session', trackingId, changesState });

export const paymentUpload = plannedCall({
  method: 'POST',
  path: '/api/console/payment/upload',
  summary: 'Uploads the receipt of a bank transfer',
  access: 'session',
  trackingId: 700,
  takes: 'multipart',
  changesState: true,
});
export const bankTransferInfo = planned('GET', 'bank-transfer-info', 701, 'Where to transfer to');
export const paymentCreate = planned('POST', 'payment/create', 702, 'Submits a bill for review', true);
export const paymentList = planned('POST', 'payment/list', 703, 'Bills');
export const pointsList = planned('POST', 'payment/points/list', 704, 'Points exchanged');
export const invoiceApply = planned('GET', 'payment/invoice-apply', 705, 'Applies for an invoice', true);
export const contractApply = planned('GET', 'payment/contract-apply', 706, 'Applies for a contract', true);
export const lastPayment = planned('GET', 'last-payment', 707, 'The newest payment');
