// What a file is, by its first bytes; its name says nothing.

import type { voucherFormats } from '@app/shared/contracts/console/payments';

export type VoucherFormat = (typeof voucherFormats)[number];

/** MIME types of what is kept. */
export const typeOf: Record<VoucherFormat, string> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  pdf: 'application/pdf',
};

/** The format of a receipt; undefined for anything else. */
export function sniffVoucher(content: Buffer): VoucherFormat | undefined {
  if (content.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return 'png';
  if (content.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg';
  if (content.toString('latin1', 0, 4) === 'RIFF' && content.toString('latin1', 8, 12) === 'WEBP') return 'webp';
  return /^%PDF-\d/.test(content.toString('latin1', 0, 6)) ? 'pdf' : undefined;
}
