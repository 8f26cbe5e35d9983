// A multipart body as it arrives: small text fields and one file, in any order (RFC 7578).

import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import { AppError } from '@app/shared/errors/app-error';
import type { FastifyRequest } from 'fastify';

export interface FormField {
  kind: 'field';
  name: string;
  value: string;
}

export interface FormFile {
  kind: 'file';
  name: string;
  /** As the sender calls it: only its ending counts. */
  fileName: string;
  chunks: AsyncGenerator<Buffer>;
}

export type FormPart = FormField | FormFile;

export const formLimits = { fields: 10, fieldBytes: 4_096, partHeaderBytes: 8_192 } as const;
/** What a body may hold besides its file. */
export const formOverheadBytes = 64 * 1024;

/** For @fastify/multipart. The size of the file is limited by its check, which knows the format. */
export const multipartOptions = {
  throwFileSizeLimit: false,
  limits: {
    files: 1,
    fields: formLimits.fields,
    parts: formLimits.fields + 2,
    fieldSize: formLimits.fieldBytes,
    fileSize: Number.POSITIVE_INFINITY,
    headerPairs: 20,
    headerSize: formLimits.partHeaderBytes,
  },
};

const fieldName = /^[A-Za-z][\w.-]{0,63}$/;
/** Specification section 7. */
const fileFields = new Set(['iFormFile', 'file', 'formFile']);
const plainTransfer = new Set(['7bit', '8bit', 'binary']);

/** The parts in order. Ends with the error of `failed` as soon as that rejects. Throws 10012 for a part that has no business here, 400 for a body that is no form. */
export async function* readForm(request: FastifyRequest, failed: Promise<never>): AsyncGenerator<FormPart> {
  const parts = request.parts();
  for (;;) {
    const next = await orRefusal(Promise.race([parts.next(), failed]));
    if (next.done === true) return;
    const part = next.value;
    if (/^multipart\//i.test(part.mimetype) || !plainTransfer.has(part.encoding)) throw new AppError('badRequest');
    yield part.type === 'file' ? fileOf(part, failed) : fieldOf(part);
  }
}

function fieldOf({ fieldname: name, value, valueTruncated }: MultipartValue): FormField {
  if (typeof name !== 'string' || !fieldName.test(name)) throw refusedPart('');
  if (typeof value !== 'string' || valueTruncated) throw refusedPart(name);
  return { kind: 'field', name, value };
}

function fileOf({ fieldname: name, filename: fileName, file }: MultipartFile, failed: Promise<never>): FormFile {
  if (!fileFields.has(name)) throw refusedPart(fieldName.test(name) ? name : '');
  // A file input that was left empty.
  if (fileName === undefined || fileName === '') throw refusedPart(name);
  return { kind: 'file', name, fileName, chunks: chunksOf(file, failed) };
}

async function* chunksOf(file: MultipartFile['file'], failed: Promise<never>): AsyncGenerator<Buffer> {
  failed.catch((error: Error) => file.destroy(error));
  try {
    for await (const chunk of file) yield chunk;
  } catch (error) {
    throw refusalOf(error);
  } finally {
    file.destroy();
  }
}

/** The error for a field that is missing, unknown or too long. */
export function refusedPart(name: string): AppError {
  return new AppError('parameterError', { fields: [name === '' ? 'body' : `body/${name}`] });
}

// What the parser throws: too many of something, a name of the prototype, or a body that ends too early.
const refusals = new Map([
  ['FST_FILES_LIMIT', () => refusedPart('file')],
  ['FST_FIELDS_LIMIT', () => refusedPart('')],
  ['FST_PARTS_LIMIT', () => refusedPart('')],
  ['FST_PROTO_VIOLATION', () => refusedPart('')],
  ['FST_INVALID_JSON_FIELD_ERROR', () => refusedPart('')],
]);

async function orRefusal<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    throw refusalOf(error);
  }
}

function refusalOf(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return refusals.get(code)?.() ?? new AppError('badRequest');
}
