// One worker thread and the requests it has been given. The thread is replaced when it crashes, hangs or has grown.

import { Worker } from 'node:worker_threads';
import { batchArgument } from './batch-priority.ts';
import type { Logger } from '../process/logger.ts';

export interface ThreadOptions {
  /** The file the thread runs. */
  entry: URL;
  workerData?: unknown;
  /** Room for what is soon forgotten; a thread that makes much of it and keeps little does with less than V8 gives it. */
  youngMb?: number;
  /** A request without a response for so long is given up, and the thread with it. */
  timeoutMs: number;
  /** Thread memory above which it is replaced once it is idle. */
  maxBytes: number;
  logger: Logger;
  /** Nobody waits for its responses: it gets less of a processor than what somebody waits for. */
  isBatch?: boolean;
  /** What the thread says of its own accord. */
  onMessage?: (message: unknown) => void;
}

export type Loss = 'timeout' | 'crash' | 'closed';

/** The thread ended, or did not answer in time. */
export class ThreadLostError extends Error {
  readonly how: Loss;

  constructor(how: Loss) {
    super(`the thread was lost: ${how}`);
    this.name = 'ThreadLostError';
    this.how = how;
  }
}

/** What a thread is sent and sends back; anything else goes to `onMessage`. */
export interface Request {
  id: number;
  operation: string;
  args: unknown[];
}

export type Response = ({ id: number; result: unknown } | { id: number; error: string }) & {
  bytes: number;
  /** The thread must not be asked again. */
  isBroken: boolean;
};

/** The request broke the program that the thread runs; asked again it would do so again. */
export class HarmfulRequestError extends Error {
  constructor(what: string) {
    super(`the request broke its thread: ${what}`);
    this.name = 'HarmfulRequestError';
  }
}

interface Pending {
  request: Request;
  resolve(value: unknown): void;
  reject(error: Error): void;
  timer: NodeJS.Timeout;
}

/** A thread that is lost sooner than this after its start is started again with growing delay. */
const quickLossMs = 1_000;
const maxRestartDelayMs = 10_000;

export class ThreadHost {
  readonly #options: ThreadOptions;
  readonly #pending = new Map<number, Pending>();
  /** Requests that arrived while there was no thread. */
  #unsent: Request[] = [];
  #worker: Worker | undefined;
  #startedAt = 0;
  /** Threads lost right after their start, one after the other. */
  #failedStarts = 0;
  #restart: NodeJS.Timeout | undefined;
  #nextId = 1;
  #isClosed = false;
  #hasGrown = false;

  constructor(options: ThreadOptions) {
    this.#options = options;
    this.#start();
  }

  /** Requests without a response so far. */
  get load(): number {
    return this.#pending.size;
  }

  /** Asks the thread; rejects with a ThreadLostError, or with the thread's own error. */
  request(operation: string, args: unknown[], timeoutMs: number = this.#options.timeoutMs): Promise<unknown> {
    if (this.#isClosed) return Promise.reject(new ThreadLostError('closed'));
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#replace('timeout'), timeoutMs);
      const request = { id, operation, args };
      this.#pending.set(id, { request, resolve, reject, timer });
      this.#send(request);
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#restart);
    const worker = this.#worker;
    this.#worker = undefined;
    this.#failAll('closed');
    await worker?.terminate();
  }

  #send(request: Request): void {
    if (this.#worker) this.#worker.postMessage(request, []);
    else this.#unsent.push(request);
  }

  #start(): void {
    const { entry, workerData, youngMb, isBatch = false } = this.#options;
    const resourceLimits = youngMb === undefined ? undefined : { maxYoungGenerationSizeMb: youngMb };
    const worker = new Worker(entry, { workerData, resourceLimits, argv: isBatch ? [batchArgument] : [] });
    this.#worker = worker;
    this.#hasGrown = false;
    this.#startedAt = Date.now();
    for (const request of this.#unsent.splice(0)) worker.postMessage(request, []);
    worker.on('message', (message: Response | { id?: undefined }) => {
      if (worker === this.#worker) this.#receive(message);
    });
    worker.on('error', (error) => this.#options.logger.error({ err: error }, 'a thread failed'));
    worker.on('exit', () => {
      if (worker === this.#worker) this.#replace('crash');
    });
  }

  #receive(message: Response | { id?: undefined }): void {
    if (message.id === undefined) {
      this.#options.onMessage?.(message);
      return;
    }
    this.#settle(message);
    if (message.isBroken) {
      this.#renew();
      return;
    }
    this.#hasGrown ||= message.bytes > this.#options.maxBytes;
    if (this.#hasGrown && this.#pending.size === 0) this.#recycle(message.bytes);
  }

  #settle(response: Response): void {
    const pending = this.#pending.get(response.id);
    if (!pending) return;
    this.#pending.delete(response.id);
    clearTimeout(pending.timer);
    if (response.isBroken) pending.reject(new HarmfulRequestError('error' in response ? response.error : 'unsaid'));
    else if ('error' in response) pending.reject(new Error(response.error));
    else pending.resolve(response.result);
  }

  #recycle(bytes: number): void {
    this.#options.logger.info({ bytes }, 'a thread has grown and is replaced');
    const old = this.#worker;
    this.#start();
    void old?.terminate();
  }

  /** Those who wait behind a harmful request are answered by another thread. */
  #renew(): void {
    this.#options.logger.warn({ waiting: this.#pending.size }, 'a request broke its thread, which is replaced');
    const old = this.#worker;
    this.#unsent = [...this.#pending.values()].map(({ request }) => request);
    this.#start();
    void old?.terminate();
  }

  #replace(cause: 'timeout' | 'crash'): void {
    if (this.#isClosed) return;
    this.#options.logger.warn({ cause, lost: this.#pending.size }, 'a thread is replaced');
    const old = this.#worker;
    this.#worker = undefined;
    this.#failAll(cause);
    this.#failedStarts = Date.now() - this.#startedAt < quickLossMs ? this.#failedStarts + 1 : 0;
    const delayMs = this.#failedStarts === 0 ? 0 : Math.min(100 * 2 ** this.#failedStarts, maxRestartDelayMs);
    this.#restart = setTimeout(() => this.#start(), delayMs);
    void old?.terminate();
  }

  #failAll(cause: Loss): void {
    const lost = [...this.#pending.values()];
    this.#pending.clear();
    this.#unsent = [];
    for (const pending of lost) {
      clearTimeout(pending.timer);
      pending.reject(new ThreadLostError(cause));
    }
  }
}
