// A file that has to be seen whole before it may go on waits on disk, never in memory.

import { randomUUID } from 'node:crypto';
import { open, unlink, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '@app/shared/errors/app-error';
import { Semaphore } from '../semaphore.ts';

export interface SpooledFile {
  readonly fd: number;
  read(): AsyncIterable<Buffer>;
}

export interface SpoolOptions {
  folder: string;
  /** How many files may wait at once. */
  places: number;
  /** How long a file waits for a place before its sender is asked to come again. */
  placeWithinMs: number;
}

export interface Spool {
  /** Keeps the chunks on disk while `use` runs, and not a moment longer. Throws 429 when all places stay taken, 503 when the folder is full or cannot be written. */
  keep<T>(chunks: AsyncIterable<Buffer>, use: (file: SpooledFile) => AsyncGenerator<T>): AsyncGenerator<T>;
}

export function createSpool({ folder, places, placeWithinMs }: SpoolOptions): Spool {
  const semaphore = new Semaphore(places);
  return {
    async *keep(chunks, use) {
      const leave = await semaphore.acquire(placeWithinMs);
      if (!leave) throw new AppError('tooManyRequests', { retryAfterSeconds: Math.ceil(placeWithinMs / 1000) });
      try {
        const handle = await openNameless(folder).catch(refuseFull);
        try {
          for await (const chunk of chunks) await handle.writeFile(chunk).catch(refuseFull);
          yield* use({ fd: handle.fd, read: () => handle.createReadStream({ start: 0, autoClose: false }) });
        } finally {
          await handle.close();
        }
      } finally {
        leave();
      }
    },
  };
}

// The name goes as soon as the file is open, so that nothing is left behind, even by a process that is killed.
async function openNameless(folder: string): Promise<FileHandle> {
  const path = join(folder, `upload-${randomUUID()}`);
  const handle = await open(path, 'wx+', 0o600);
  await unlink(path);
  return handle;
}

/** A folder that takes nothing more, for whatever reason, may do so again later. */
function refuseFull(cause: unknown): never {
  throw new AppError('serviceUnavailable', { service: 'uploads' }, { cause });
}
