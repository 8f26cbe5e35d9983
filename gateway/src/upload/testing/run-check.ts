import type { UploadRule } from '@app/shared/contracts/call';
import { AppError } from '@app/shared/errors/app-error';
import { formatOf, sizeLimitOf } from '@app/shared/rules/upload';
import { createFileCheck } from '../content-check.ts';

/** The code a file is refused with, 200 if it is not; the bytes come in pieces of the sizes given, over and over. */
export function codeOfFile(rule: UploadRule, name: string, file: Buffer, pieceSizes: readonly number[] = []): number {
  const format = formatOf(rule, name);
  const limit = format && sizeLimitOf(rule, format);
  if (!format || !limit) throw new RangeError(`${name} is not taken`);
  try {
    const check = createFileCheck(rule, format, limit);
    for (const piece of piecesOf(file, pieceSizes)) check.push(piece);
    check.end();
    return 200;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

/** Cuts a file into pieces of the sizes given, in turn. */
export function* piecesOf(file: Buffer, sizes: readonly number[]): Generator<Buffer> {
  let at = 0;
  for (let turn = 0; at < file.length; turn += 1) {
    const size = Math.max(1, sizes[turn % sizes.length] ?? file.length);
    yield file.subarray(at, at + size);
    at += size;
  }
}
