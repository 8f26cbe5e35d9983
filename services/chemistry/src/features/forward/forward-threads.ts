// Threads of forward synthesis: started with the first question, ended when there was none for a while, since each holds
// about 250 MB. Tasks and the index of the stocks share those of batch work, a portion at a time; what a person waits for
// has a thread of its own.

import type { Logger } from '../../platform/process/logger.ts';
import { startGuardedThreads, type GuardedThreads } from '../../platform/threads/guarded-threads.ts';
import { ThreadLostError } from '../../platform/threads/thread-host.ts';
import type { ForwardResponse, ForwardResponses, ForwardQuestion } from '../../engine/forward/questions.ts';

export interface ForwardThreadsOptions {
  threads: number;
  /** Whether nobody waits for the responses. */
  isBatch: boolean;
  /** Path of the configured table of fragments. */
  fragments: string | undefined;
  logger: Logger;
  /** Replaced only to inject faults. */
  entry?: URL;
  patienceMs?: readonly [number, number, number];
  idleMs?: number;
}

const ownEntry = new URL('./forward-thread.ts', import.meta.url);
const defaultIdleMs = 60_000;
/** With a portion, a tenth of it, and one question. */
const batchPatienceMs = [60_000, 30_000, 15_000] as const;
/** What takes so long holds up others who wait. Long enough for the thread to start beside batch work. */
const askedPatienceMs = [20_000, 10_000, 8_000] as const;
const youngMb = 16;

type Kind = ForwardQuestion['kind'];

export class ForwardThreads {
  readonly threads: number;
  readonly #options: ForwardThreadsOptions;
  #pool: GuardedThreads<ForwardQuestion, ForwardResponse | undefined> | undefined;
  #asked = 0;
  #idle: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(options: ForwardThreadsOptions) {
    this.#options = options;
    this.threads = options.threads;
  }

  get isBusy(): boolean {
    return this.#asked > 0;
  }

  /** The responses in the order of the questions; undefined for one that does harm. Rejects only when closed. */
  async ask<K extends Kind>(
    questions: readonly Extract<ForwardQuestion, { kind: K }>[],
  ): Promise<(ForwardResponses[K] | undefined)[]> {
    if (this.#isClosed) throw new ThreadLostError('closed');
    clearTimeout(this.#idle);
    this.#asked += 1;
    try {
      return (await this.#open().ask(questions)) as (ForwardResponses[K] | undefined)[];
    } finally {
      this.#asked -= 1;
      if (this.#asked === 0 && !this.#isClosed) this.#idle = this.#closeLater();
    }
  }

  /** Asks portion after portion, as many at once as there are threads. */
  async askMany<K extends Kind>(
    questions: readonly Extract<ForwardQuestion, { kind: K }>[],
    portion: number,
  ): Promise<(ForwardResponses[K] | undefined)[]> {
    const portions: (typeof questions)[] = [];
    for (let at = 0; at < questions.length; at += portion) portions.push(questions.slice(at, at + portion));
    const answers: (ForwardResponses[K] | undefined)[][] = [];
    let next = 0;
    const work = async (): Promise<void> => {
      for (let mine = next++; mine < portions.length; mine = next++)
        answers[mine] = await this.ask(portions[mine] ?? []);
    };
    await Promise.all(Array.from({ length: this.threads }, work));
    return answers.flat();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#idle);
    await this.#pool?.close();
  }

  #open(): GuardedThreads<ForwardQuestion, ForwardResponse | undefined> {
    const {
      isBatch,
      fragments,
      entry = ownEntry,
      patienceMs = isBatch ? batchPatienceMs : askedPatienceMs,
    } = this.#options;
    this.#pool ??= startGuardedThreads({
      ...this.#options,
      entry,
      harmful: undefined,
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
