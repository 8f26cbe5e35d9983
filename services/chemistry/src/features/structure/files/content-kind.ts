// What a file or a pasted text is, told by its own marks; its name counts only where the content leaves it open.

import { drawingFormatOf, isCdx } from '../programs/drawing-format.ts';
import { encodingOf } from '../../../platform/files/read/text.ts';
import { markedCounts } from '../../../platform/files/read/molfile-lines.ts';

export type ContentKind = 'workbook' | 'cdx' | 'cdxml' | 'ket' | 'rxn' | 'rdf' | 'records' | 'table' | 'lines';

const zipHeader = 'PK\u0003\u0004';
const compoundHeader = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/** Of a file that is no text; undefined for text. */
export function binaryKind(content: Buffer): 'workbook' | 'cdx' | undefined {
  if (isCdx(content)) return 'cdx';
  const isZip = content.subarray(0, zipHeader.length).toString('latin1') === zipHeader;
  return isZip || content.subarray(0, compoundHeader.length).equals(compoundHeader) ? 'workbook' : undefined;
}

const sniffedBytes = 4_096;

/** Whether the bytes are no text of any encoding: an archive, a picture, a document of another program. */
export function isBinary(content: Buffer): boolean {
  const head = content.subarray(0, sniffedBytes);
  if (encodingOf(head, true).startsWith('utf-16')) return false;
  return head.some((byte) => byte < 9 || (byte > 13 && byte < 26) || (byte > 27 && byte < 32));
}

/** Of a text with LF line ends; `ending` is that of the file's name, '' for what was pasted. */
export function textKind(text: string, ending = ''): Exclude<ContentKind, 'workbook'> {
  const start = text.slice(0, 2_000).trimStart();
  if (start.startsWith('$RDFILE')) return 'rdf';
  const format = drawingFormatOf(text);
  if (format === 'rxn' || format === 'cdxml' || format === 'cdx' || format === 'ket') return format;
  if (format === 'molfile' || isOfRecords(text)) return 'records';
  if (ending === 'rxn' || ending === 'rdf' || ending === 'cdxml' || ending === 'cdx') return ending;
  if (ending === 'sdf' || ending === 'sd' || ending === 'mol' || ending === 'mdl') return 'records';
  return ending === 'csv' ? 'table' : 'lines';
}

// A molfile that is cut off or ends its lines oddly is one all the same.
function isOfRecords(text: string): boolean {
  const head = text.slice(0, 4_000).split('\n');
  return head.some((line) => markedCounts.test(line)) || /^M {1,3}END\s*$/m.test(text) || /^\$\$\$\$\s*$/m.test(text);
}
