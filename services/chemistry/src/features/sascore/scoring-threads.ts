// The threads of scoring: started when there is something to score or to check, ended when there was nothing for a while,
// since each holds about 150 MB. Scoring and checking share them, a chunk at a time.

import type { Logger } from '../../platform/process/logger.ts';
import { startGuardedThreads, type GuardedThreads } from '../../platform/threads/guarded-threads.ts';
import { ThreadLostError } from '../../platform/threads/thread-host.ts';
import type { ReadUpload, ScoreFormat } from './upload/read-upload.ts';
import type { Depth } from '../../engine/sascore/score-text.ts';
import type { ScoreQuestion } from './score-thread.ts';
import type { ScoredMolecule, UploadedRow } from '../../engine/sascore/uploaded-row.ts';
import { UploadReader } from './upload/upload-reader.ts';

export interface ScoringThreadsOptions {
  threads: number;
  /** Path of the configured table of fragments. */
  fragments: string | undefined;
  logger: Logger;
  /** Replaced only to inject faults. */
  entry?: URL;
  patienceMs?: readonly [number, number, number];
  idleMs?: number;
}

const scoreEntry = new URL('./score-thread.ts', import.meta.url);
const defaultIdleMs = 30_000;
/** Megabytes: the two threads and the reader together hold 200 less than with what V8 gives them, at the same speed. */
const youngMb = 24;

export class ScoringThreads {
  readonly #options: ScoringThreadsOptions;
  readonly #reader: UploadReader;
  #pool: GuardedThreads<ScoreQuestion, ScoredMolecule> | undefined;
  #asked = 0;
  #idle: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(options: ScoringThreadsOptions) {
    this.#options = options;
    const { logger, idleMs = defaultIdleMs } = options;
    this.#reader = new UploadReader({ logger, youngMb, idleMs });
  }

  get threads(): number {
    return this.#options.threads;
  }

  /** Something is being scored, checked or read. */
  get isBusy(): boolean {
    return this.#asked > 0 || this.#reader.isBusy;
  }

  /** Scores rows; a row that does harm is reported as such and no more. Rejects only when the threads are closed. */
  async score(rows: readonly UploadedRow[], depth: Depth): Promise<ScoredMolecule[]> {
    if (this.#isClosed) throw new ThreadLostError('closed');
    clearTimeout(this.#idle);
    this.#asked += 1;
    try {
      const readable = rows.filter(({ problem }) => problem === undefined);
      const scored = (await this.#open().ask(readable.map(({ text }) => ({ text, depth })))).values();
      return rows.map(({ problem }) =>
        problem === undefined ? (scored.next().value ?? { ok: false, problem: 'harmful' }) : { ok: false, problem },
      );
    } finally {
      this.#asked -= 1;
      if (this.#asked === 0 && !this.#isClosed) this.#idle = this.#closeLater();
    }
  }

  /**
   * Reads an uploaded file in a thread of its own, one file at a time. Throws the AppError that says what is wrong with
   * it as a whole; 10008 when reading it does not end.
   */
  read(content: Buffer, format: ScoreFormat, sheet?: string): Promise<ReadUpload> {
    return this.#reader.read(content, format, sheet);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#idle);
    await Promise.all([this.#pool?.close(), this.#reader.close()]);
  }

  #open(): GuardedThreads<ScoreQuestion, ScoredMolecule> {
    const { threads, fragments, logger, entry = scoreEntry, patienceMs } = this.#options;
    const harmful: ScoredMolecule = { ok: false, problem: 'harmful' };
    this.#pool ??= startGuardedThreads({
      entry,
      threads,
      harmful,
      logger,
      patienceMs,
      youngMb,
      workerData: { fragments },
    });
    return this.#pool;
  }

  #closeLater(): NodeJS.Timeout {
    return setTimeout(() => {
      const pool = this.#pool;
      this.#pool = undefined;
      void pool?.close();
    }, this.#options.idleMs ?? defaultIdleMs).unref();
  }
}
