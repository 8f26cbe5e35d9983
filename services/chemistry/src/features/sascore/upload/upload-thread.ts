// A thread that reads one uploaded file: some seconds of work that nobody else should wait for.

import { AppError } from '@app/shared/errors/app-error';
import type { ErrorKey } from '@app/shared/errors/catalogue';
import { serve } from '../../../platform/threads/thread-entry.ts';
import { readUpload, type ReadUpload, type ScoreFormat } from './read-upload.ts';

/** What the thread answers: an error keeps its key and details on the way. */
export type UploadResponse =
  | { ok: true; upload: ReadUpload }
  | { ok: false; key: ErrorKey; details: Record<string, unknown> | undefined };

serve(Promise.resolve({ read }));

async function read(content: Uint8Array, format: ScoreFormat, sheet?: string): Promise<UploadResponse> {
  try {
    const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
    return { ok: true, upload: await readUpload(bytes, format, sheet) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { ok: false, key: error.key, details: error.details };
  }
}
