import type { UploadRule } from '@app/shared/contracts/call';
import { AppError } from '@app/shared/errors/app-error';
import { extensionsOf, formatOf, sizeLimitOf, uploadLimits } from '@app/shared/rules/upload';
import { createFileCheck } from './content-check.ts';
import type { CheckedField, CheckedFile } from './encode-form.ts';
import { checked } from './file-check.ts';
import { refusedPart, type FormFile, type FormPart } from './form.ts';
import type { Semaphore } from '../semaphore.ts';
import type { Spool } from './spool.ts';
import { checkWorkbook } from './workbook.ts';

export interface CheckTools {
  spool: Spool;
  inspecting: Semaphore;
}

const inspectWithinMs = 30_000;
const waitWithinMs = 60_000;

/** The parts of a form with their file checked by a rule while it is read. Throws 10012 for a form without a file. */
export async function* checkParts(
  parts: AsyncIterable<FormPart>,
  rule: UploadRule,
  tools: CheckTools,
): AsyncGenerator<CheckedField | CheckedFile> {
  let hasFile = false;
  for await (const part of parts) {
    hasFile ||= part.kind === 'file';
    yield part.kind === 'file' ? checkFile(part, rule, tools) : part;
  }
  if (!hasFile) throw refusedPart('file');
}

function checkFile({ name, fileName, chunks }: FormFile, rule: UploadRule, tools: CheckTools): CheckedFile {
  const format = formatOf(rule, fileName);
  const limit = format && sizeLimitOf(rule, format);
  if (!format || !limit) throw new AppError(uploadLimits[rule].wrongFormat, { formats: extensionsOf(rule) });
  const seen = checked(chunks, createFileCheck(rule, format, limit));
  return {
    kind: 'file',
    name,
    fileName,
    format,
    chunks: format === 'xlsx' ? checkedWorkbook(seen, rule, tools) : seen,
  };
}

// An archive says at its end what is in it, so all of it is here before any of it goes on.
function checkedWorkbook(
  chunks: AsyncIterable<Buffer>,
  rule: UploadRule,
  { spool, inspecting }: CheckTools,
): AsyncGenerator<Buffer> {
  return spool.keep(chunks, async function* inspect(file) {
    const leave = await inspecting.acquire(waitWithinMs);
    if (!leave) throw new AppError('tooManyRequests', { retryAfterSeconds: waitWithinMs / 1000 });
    try {
      await checkWorkbook(file.fd, rule, inspectWithinMs);
    } finally {
      leave();
    }
    yield* file.read();
  });
}
