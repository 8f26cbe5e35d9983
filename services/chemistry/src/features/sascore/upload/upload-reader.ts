// The thread that reads uploaded files, one at a time. It stays for a while after a small file, since starting it takes
// longer than reading one; what a large file leaves behind in memory goes with its thread at once.

import { AppError } from '@app/shared/errors/app-error';
import type { Logger } from '../../../platform/process/logger.ts';
import { ThreadHost, ThreadLostError } from '../../../platform/threads/thread-host.ts';
import type { ReadUpload, ScoreFormat } from './read-upload.ts';
import type { UploadResponse } from './upload-thread.ts';

export interface UploadReaderOptions {
  logger: Logger;
  /** As of a thread's host. */
  youngMb: number;
  /** For so long the thread waits for another file. */
  idleMs: number;
  /** Replaced only to inject faults. */
  entry?: URL;
  timeoutMs?: number;
}

const defaultEntry = new URL('./upload-thread.ts', import.meta.url);
const defaultTimeoutMs = 80_000;
const smallBytes = 2 * 1024 * 1024;

export class UploadReader {
  readonly #options: UploadReaderOptions;
  #host: ThreadHost | undefined;
  #waiting = 0;
  #turn: Promise<unknown> = Promise.resolve();
  #idle: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(options: UploadReaderOptions) {
    this.#options = options;
  }

  /** A file is being read, or waits for its turn. */
  get isBusy(): boolean {
    return this.#waiting > 0;
  }

  /** Throws the AppError that says what is wrong with the file as a whole; 10008 when reading it does not end. */
  read(content: Buffer, format: ScoreFormat, sheet?: string): Promise<ReadUpload> {
    this.#waiting += 1;
    const own = this.#turn.then(() => this.#read(content, format, sheet)).finally(() => (this.#waiting -= 1));
    this.#turn = own.catch(() => undefined);
    return own;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#end();
  }

  async #read(content: Buffer, format: ScoreFormat, sheet: string | undefined): Promise<ReadUpload> {
    if (this.#isClosed) throw new ThreadLostError('closed');
    clearTimeout(this.#idle);
    let mayStay = false;
    try {
      this.#host ??= this.#start();
      const answer = (await this.#host.request('read', [content, format, sheet])) as UploadResponse;
      mayStay = content.length <= smallBytes;
      if (!answer.ok) throw new AppError(answer.key, answer.details);
      return answer.upload;
    } catch (error) {
      if (error instanceof ThreadLostError && error.how !== 'closed')
        throw new AppError('fileDamaged', { reason: 'time' }, { cause: error });
      throw error;
    } finally {
      if (mayStay && !this.#isClosed) this.#idle = setTimeout(() => void this.#end(), this.#options.idleMs).unref();
      else await this.#end();
    }
  }

  #start(): ThreadHost {
    const { logger, youngMb, entry = defaultEntry, timeoutMs = defaultTimeoutMs } = this.#options;
    return new ThreadHost({ entry, timeoutMs, maxBytes: Infinity, youngMb, logger });
  }

  async #end(): Promise<void> {
    clearTimeout(this.#idle);
    const host = this.#host;
    this.#host = undefined;
    await host?.close();
  }
}
