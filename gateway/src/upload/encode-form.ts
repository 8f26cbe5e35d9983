// A form of our own making for the service: what a sender could do with boundaries, headers and names ends here.

import { randomUUID } from 'node:crypto';
import type { FileFormat } from '@app/shared/rules/upload';

export interface CheckedField {
  kind: 'field';
  name: string;
  value: string;
}

export interface CheckedFile {
  kind: 'file';
  name: string;
  /** As the sender calls it: what becomes of it may be called so. */
  fileName: string;
  format: FileFormat;
  chunks: AsyncIterable<Buffer>;
}

const mediaTypes: Record<FileFormat, string> = {
  sdf: 'chemical/x-mdl-sdfile',
  sd: 'chemical/x-mdl-sdfile',
  mol: 'chemical/x-mdl-molfile',
  rdf: 'chemical/x-mdl-rdfile',
  smiles: 'chemical/x-daylight-smiles',
  inchi: 'chemical/x-inchi',
  rxn: 'chemical/x-mdl-rxnfile',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
  tsv: 'text/tab-separated-values',
  smi: 'chemical/x-daylight-smiles',
  txt: 'text/plain',
  json: 'application/json',
  jsonl: 'application/jsonl',
  gz: 'application/gzip',
  zip: 'application/zip',
  cdx: 'chemical/x-cdx',
  cdxml: 'chemical/x-cdxml',
  png: 'image/png',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  pdf: 'application/pdf',
};

const longestName = 255;

/** The last part of a path, without control characters, percent-encoded; nothing in it can end a header. */
function ownName(fileName: string): string {
  const base =
    fileName
      .replaceAll(/\p{Cc}/gu, '')
      .split(/[\\/]/)
      .at(-1) ?? '';
  return encodeURIComponent([...base.toWellFormed()].slice(-longestName).join('')).replaceAll(
    /['()*!]/g,
    (one) => `%${one.charCodeAt(0).toString(16)}`,
  );
}

export interface EncodedForm {
  contentType: string;
  chunks: AsyncGenerator<Buffer>;
}

/**
 * Encodes the parts as they come (RFC 7578). The closing boundary is written after the last part has come without an
 * error, so that a form refused half-way never looks complete.
 */
export function encodeForm(parts: AsyncIterable<CheckedField | CheckedFile>): EncodedForm {
  const boundary = `form-${randomUUID()}`;
  return { contentType: `multipart/form-data; boundary=${boundary}`, chunks: encode(parts, boundary) };
}

const fieldOf = (boundary: string, name: string, value: string): string =>
  `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

// Fields wait for the first bytes of the file, so that nothing is sent for a file refused at its beginning.
async function* encode(parts: AsyncIterable<CheckedField | CheckedFile>, boundary: string): AsyncGenerator<Buffer> {
  let waiting = '';
  for await (const part of parts) {
    if (part.kind === 'field') waiting += fieldOf(boundary, part.name, part.value);
    else {
      // RFC 7578 §4.2 has no `filename*`, so the sender's own name is a field of its own.
      waiting += fieldOf(boundary, 'ownName', ownName(part.fileName));
      waiting += `--${boundary}\r\ncontent-disposition: form-data; name="${part.name}"; filename="upload.${part.format}"\r\ncontent-type: ${mediaTypes[part.format]}\r\n\r\n`;
      for await (const chunk of part.chunks) {
        yield waiting === '' ? chunk : Buffer.concat([Buffer.from(waiting), chunk]);
        waiting = '';
      }
      waiting += '\r\n';
    }
  }
  yield Buffer.from(`${waiting}--${boundary}--\r\n`);
}
