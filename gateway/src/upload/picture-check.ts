// Pictures and PDF: complete from the first mark to the last. Nothing is decoded.

import { AppError } from '@app/shared/errors/app-error';
import { checkWhole, type FileCheck } from './file-check.ts';

export type PictureFormat = 'png' | 'jpeg' | 'gif' | 'webp' | 'pdf';

const isComplete: Record<PictureFormat, (file: Buffer) => boolean> = {
  png: isPng,
  // Cameras write more after the end mark.
  jpeg: (file) => file.lastIndexOf(Buffer.of(0xff, 0xd9)) > file.indexOf(Buffer.of(0xff, 0xda)) && file.length > 20,
  gif: (file) =>
    file.length > 13 && file.readUInt16LE(6) > 0 && file.readUInt16LE(8) > 0 && file.lastIndexOf(0x3b) > 13,
  webp: (file) => file.length > 20 && file.readUInt32LE(4) + 8 <= file.length,
  pdf: (file) => file.lastIndexOf('%%EOF') > 0,
};

/** Refuses a picture or PDF that is cut off. */
export function createPictureCheck(format: PictureFormat): FileCheck {
  return checkWhole((file) => {
    if (!isComplete[format](file)) throw new AppError('fileDamaged');
  });
}

// PNG (ISO/IEC 15948) §5: chunks of length, type, data and check sum, from IHDR to IEND.
function isPng(file: Buffer): boolean {
  if (file.toString('latin1', 12, 16) !== 'IHDR' || file.length < 33) return false;
  if (file.readUInt32BE(16) === 0 || file.readUInt32BE(20) === 0) return false;
  let at = 8;
  while (at + 12 <= file.length) {
    if (file.toString('latin1', at + 4, at + 8) === 'IEND') return true;
    at += 12 + file.readUInt32BE(at);
  }
  return false;
}
