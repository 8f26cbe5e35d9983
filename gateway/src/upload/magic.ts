// What the first bytes of a file say it is.

import { AppError } from '@app/shared/errors/app-error';
import { extensionsOf, uploadLimits, type FileFormat } from '@app/shared/rules/upload';
import type { UploadRule } from '@app/shared/contracts/call';

export const headerBytes = 512;

const startsWith =
  (...bytes: readonly number[]) =>
  (head: Buffer) =>
    head.subarray(0, bytes.length).equals(Buffer.from(bytes));

const isZip = startsWith(0x50, 0x4b, 0x03, 0x04);
const isGzip = startsWith(0x1f, 0x8b);
const textOf = (head: Buffer, from: number, to: number) => head.toString('latin1', from, to);

const looksLike: Record<FileFormat, (head: Buffer) => boolean> = {
  sdf: isText,
  sd: isText,
  mol: isText,
  rxn: (head) => isText(head) && withoutBom(head).trimStart().startsWith('$RXN'),
  rdf: (head) => isText(head) && withoutBom(head).trimStart().startsWith('$RDFILE'),
  csv: isText,
  tsv: isText,
  smi: isText,
  smiles: isText,
  inchi: isText,
  txt: isText,
  json: (head) => isText(head) && /^\s*[[{]/.test(withoutBom(head)),
  jsonl: (head) => isText(head) && /^\s*\{/.test(withoutBom(head)),
  gz: isGzip,
  zip: isZip,
  cdxml: isCdxml,
  xlsx: isZip,
  // Some programs save CDXML under this name.
  cdx: (head) => isCdx(head) || isCdxml(head),
  png: startsWith(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  jpeg: startsWith(0xff, 0xd8, 0xff),
  gif: (head) => /^GIF8[79]a/.test(textOf(head, 0, 6)),
  webp: (head) => textOf(head, 0, 4) === 'RIFF' && textOf(head, 8, 12) === 'WEBP',
  pdf: (head) => /^%PDF-\d/.test(textOf(head, 0, 6)),
};

/** Refuses a file that is neither text, packed text nor a drawing, whatever its name says. */
export function lookForAnyText(rule: UploadRule): (head: Buffer) => void {
  const { empty, wrongFormat } = uploadLimits[rule];
  return (head) => {
    if (head.length === 0) throw new AppError(empty);
    const isKnown = isText(head) || isUtf16(head) || isGzip(head) || isZip(head) || isCdx(head);
    if (!isKnown) throw new AppError(wrongFormat, { formats: extensionsOf(rule) });
  };
}

/** Refuses a file whose first bytes are not those of the format its name claims; an empty one as empty. */
export function lookFor(rule: UploadRule, format: FileFormat): (head: Buffer) => void {
  const { empty, wrongFormat } = uploadLimits[rule];
  return (head) => {
    if (head.length === 0) throw new AppError(empty);
    if (!looksLike[format](head)) throw new AppError(wrongFormat, { formats: extensionsOf(rule) });
  };
}

const binary = [isZip, looksLike.pdf, isCdx, startsWith(0x25, 0x21, 0x50, 0x53)];
// Tab, line ends and form feed, the old end-of-file mark.
const textControls = new Set([0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x1a]);

// UTF-8 or Latin-1: any byte but control characters.
function isText(head: Buffer): boolean {
  const isPlain = (byte: number) => (byte >= 0x20 && byte !== 0x7f) || textControls.has(byte);
  return head.every(isPlain) && !binary.some((matches) => matches(head));
}

// With its mark, or with a zero in every second byte of Latin letters.
function isUtf16(head: Buffer): boolean {
  const [first = 0, second = 0] = head;
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff) || (first === 0) !== (second === 0);
}

function isCdx(head: Buffer): boolean {
  return textOf(head, 0, 8) === 'VjCD0100';
}

function isCdxml(head: Buffer): boolean {
  return isText(head) && /^\s*(?:<\?|<!--|<!DOCTYPE\s+CDXML\b|<CDXML\b)/.test(withoutBom(head));
}

function withoutBom(head: Buffer): string {
  return head.toString('utf8').replace(/^\uFEFF/, '');
}
