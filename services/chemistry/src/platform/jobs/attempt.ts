// One attempt at a job: its heartbeat, its end, and what pg-boss is to know of it. Whatever it does to the job names the
// attempt, so that a worker that was thought dead changes nothing.

import { setTimeout as sleep } from 'node:timers/promises';
import type { Db as JobConnection } from 'pg-boss';
import type { Queries } from '../database/database.ts';
import { announce } from '../events/announce.ts';
import { isDatabaseAway } from '../database/database-away.ts';
import { lockClaims, type ClaimedJob } from './claim.ts';
import type { JobDefinition, JobOutcome, JobTools, JobWrite } from './kind.ts';
import { begunPriority, jobOf, type SendJob } from './queue.ts';
import type { WorkerOptions } from './worker.ts';

/** Why an attempt ends before its work does. */
export type EarlyEnd = 'cancelled' | 'lost' | 'timeout' | 'closing';

const usualBeatMs = 3_000;
const lookEveryMs = 50;
/** A call has ten seconds. */
const usualPatienceMs = 7_500;

export class Attempt {
  readonly job: ClaimedJob;
  readonly #options: WorkerOptions;
  readonly #definition: JobDefinition;
  readonly #end = new AbortController();
  readonly #beating = new AbortController();
  #early: EarlyEnd | undefined;

  constructor(options: WorkerOptions, definition: JobDefinition, job: ClaimedJob) {
    this.#options = options;
    this.#definition = definition;
    this.job = job;
  }

  /** Lets the work end; the first reason counts. */
  end(why: EarlyEnd): void {
    this.#early ??= why;
    this.#end.abort(new Error(`the job is ${why}`));
  }

  /** Runs the work; gives what is then to be done to the job, which bears being done twice. */
  async run(work: unknown): Promise<() => Promise<unknown>> {
    const { timeoutSeconds } = this.#definition.kind;
    const timer = setTimeout(() => this.end('timeout'), timeoutSeconds * 1_000);
    void this.#keepBeating();
    try {
      const outcome = await this.#definition.run(work, this.#tools());
      return () => this.#settle(outcome);
    } catch (error) {
      return () => this.#fail(error);
    } finally {
      clearTimeout(timer);
    }
  }

  stopBeating(): void {
    this.#beating.abort();
  }

  #tools(): JobTools {
    return {
      signal: this.#end.signal,
      heartbeat: () => this.#beat(),
      write: (work) => this.#write(work),
      progress: (work) =>
        this.#write(async (tx, connection) => {
          await this.#allowRetries(this.#definition.kind.retryLimit, connection);
          return work(tx, connection);
        }),
    };
  }

  // The rows of the feature first, then the job: so does anyone who stops a task.
  async #write(work: JobWrite): Promise<boolean> {
    const { database } = this.#options;
    return unlessUndone(async () => {
      await database.transaction(async (tx, connection) => {
        if (!(await work(tx, connection)) || !(await this.#beat(connection))) throw new UndoneError();
        await announce(tx, { ...this.job.data, topic: this.job.name });
      });
    });
  }

  async #beat(connection?: JobConnection): Promise<boolean> {
    const { boss } = this.#options.queue;
    const response = await boss.touch(this.job.name, this.job, connection ? { db: connection } : {});
    return isTouched(response);
  }

  async #keepBeating(): Promise<void> {
    const { beatMs = usualBeatMs, logger } = this.#options;
    const { signal } = this.#beating;
    for (;;) {
      await sleep(beatMs, undefined, { signal, ref: false }).catch(() => undefined);
      if (signal.aborted) return;
      try {
        if (!(await this.#beat())) this.end('lost');
      } catch (error) {
        // The database will say whose the job is when it is back.
        logger.warn({ err: error, kind: this.job.name }, 'a job could not be kept alive');
      }
    }
  }

  #settle(outcome: JobOutcome): Promise<unknown> {
    if (this.#early === 'cancelled' || this.#early === 'lost') return Promise.resolve();
    if (this.#early === 'closing') return this.#giveBack();
    if (this.#early === 'timeout') return this.#fail(this.#end.signal.reason);
    const { boss } = this.#options.queue;
    return outcome ? this.#sendAgain({ startAfter: outcome.again }) : boss.complete(this.job.name, this.job);
  }

  async #fail(error: unknown): Promise<unknown> {
    if (this.#early === 'cancelled' || this.#early === 'lost') return undefined;
    if (this.#early === 'closing') return this.#giveBack();
    const { logger, queue } = this.#options;
    const { mayPass, reasonOf } = this.#definition;
    logger.error({ err: error, kind: this.job.name, id: this.job.data.id }, 'a job did not end well');
    if (this.#early !== 'timeout' && !isDatabaseAway(error) && !mayPass?.(error)) await this.#allowRetries(0);
    const reason = reasonOf?.(error);
    const message = error instanceof Error ? error.name : typeof error;
    return queue.boss.fail(this.job.name, this.job, { message, ...(reason !== undefined && { reason }) });
  }

  // pg-boss counts all attempts of a job, and lets a worker that fetches by itself fail it for good only after the last one.
  // So the limit moves along: beyond the attempts so far when the job gets on, down to them when trying again is no use.
  async #allowRetries(more: number, connection?: JobConnection): Promise<void> {
    const { id, name, retryCount } = this.job;
    const text = `update pgboss.job set retry_limit = retry_count + $4::int
      where name = $1 and id = $2::uuid and retry_count = $3::int and state = 'active'`;
    await (connection ?? this.#options.queue.boss.getDb()).executeSql(text, [name, id, retryCount, more]);
  }

  /** Back into the queue, the attempt not counted: another process takes it before all others. */
  async #giveBack(): Promise<void> {
    const { onReturned, kind } = this.#definition;
    await this.#sendAgain({ priority: begunPriority }, async (tx) => {
      await lockClaims(tx, kind);
      await onReturned?.(tx, [this.job.data.id]);
    });
  }

  // A new job in place of this one; nothing where this attempt has lost it.
  async #sendAgain(options: SendJob, alongside: (tx: Queries) => Promise<void> = async () => {}): Promise<void> {
    const { database, queue } = this.#options;
    const { name, data } = this.job;
    await unlessUndone(() =>
      database.transaction(async (tx, connection) => {
        await alongside(tx);
        if (!isTouched(await queue.boss.cancel(name, this.job, { db: connection }))) throw new UndoneError();
        const { data: payload, ...rest } = jobOf(data, options);
        await queue.boss.send(name, payload, { ...rest, db: connection });
      }),
    );
  }
}

/** Rolls a transaction back. */
class UndoneError extends Error {}

async function unlessUndone(work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (error instanceof UndoneError) return false;
    throw error;
  }
}

const isTouched = (response: object): boolean => 'affected' in response && response.affected === 1;

/** The promise, or the reason of the signal once it is aborted. */
export function unlessAborted<T>(signal: AbortSignal, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason as Error);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

/**
 * For a call that responds with what came of an attempt, whichever process makes it: resolves when `hasEnded` says so, or
 * when its patience is over.
 */
export async function attemptEnded(hasEnded: () => Promise<boolean>, patienceMs = usualPatienceMs): Promise<void> {
  const until = performance.now() + patienceMs;
  while (performance.now() < until && !(await hasEnded())) await sleep(lookEveryMs);
}
