// Runs jobs: takes what is due as far as slots are free, keeps attempts alive, and settles them with pg-boss.

import type { Database } from '../database/database.ts';
import { announce } from '../events/announce.ts';
import { isDatabaseAway, throughOutage } from '../database/database-away.ts';
import type { Logger } from '../process/logger.ts';
import { claimJob, lockClaims, type ClaimedJob } from './claim.ts';
import type { JobData, JobDefinition } from './kind.ts';
import { deadLettersOf, type JobQueue } from './queue.ts';
import { Attempt } from './attempt.ts';

export interface WorkerOptions {
  database: Database;
  queue: JobQueue;
  logger: Logger;
  definitions: readonly JobDefinition[];
  /** Shorter in tests. */
  beatMs?: number;
  pollMs?: number;
  sweepMs?: number;
}

const usualPollMs = 1_000;
const usualSweepMs = 2_000;
/** Rows without a job are looked for less often: there are none but after an upgrade, a restore or a lost table. */
const sweepsUntilMissing = 15;
/** After an outage nobody's silence means anything until everybody could be heard again. */
const forgivingMs = 12_000;
/** What an attempt came to waits for its database for so long. */
const patienceMs = 60_000;

export class JobWorker {
  readonly #options: WorkerOptions;
  readonly #runners: readonly KindRunner[];
  readonly #timers: NodeJS.Timeout[] = [];
  #listening: { close(): Promise<void> } | undefined;
  #sweeping: Promise<void> | undefined;
  #sweeps = 0;
  #heardAt = performance.now();
  #forgivingUntil = 0;
  #isClosed = false;

  constructor(options: WorkerOptions) {
    this.#options = options;
    this.#runners = options.definitions.map((definition) => new KindRunner(definition, options));
    options.queue.onCancel((kind, ids) => this.#runnerOf(kind)?.cancel(ids));
  }

  /** Takes up what waits, and what a process before this one left unfinished. */
  async start(): Promise<void> {
    const { database, queue, pollMs = usualPollMs, sweepMs = usualSweepMs } = this.#options;
    for (const runner of this.#runners) {
      // The embedded database belongs to this process alone: whatever runs there does not.
      if (database.isExclusive) await runner.retryAll();
      await runner.sendMissing();
    }
    const db = queue.boss.getDb();
    const { rows } = await db.executeSql(channel);
    this.#listening = await db.listen?.(
      rows[0].name,
      (kind) => this.#runnerOf(kind)?.wake(),
      () => this.wake(),
    );
    this.#timers.push(setInterval(() => void this.#poll(), pollMs));
    this.#timers.push(setInterval(() => (this.#sweeping ??= this.#sweep()), sweepMs));
    this.wake();
  }

  /** Looks for jobs at once. */
  wake(): void {
    for (const runner of this.#runners) runner.wake();
  }

  /** Whether a job runs: of the kind, or of any. */
  isBusy(kind?: string): boolean {
    return this.#runners.some((runner) => (kind === undefined || runner.name === kind) && runner.isBusy);
  }

  /** Settles when no job of the kind is due or runs here. */
  async idle(kind: string): Promise<void> {
    await this.#runnerOf(kind)?.idle();
  }

  /** Ends the attempts in progress and gives their jobs back, the attempt not counted. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const timer of this.#timers) clearInterval(timer);
    await this.#listening?.close().catch(() => undefined);
    await this.#sweeping;
    await Promise.all(this.#runners.map((runner) => runner.close()));
  }

  #runnerOf(kind: string): KindRunner | undefined {
    return this.#runners.find(({ name }) => name === kind);
  }

  // Wakes are hints: what was missed, or is due later, is found here.
  async #poll(): Promise<void> {
    try {
      const names = this.#runners.flatMap(({ name }) => [name, deadLettersOf(name)]);
      const { rows } = await this.#options.queue.boss.getDb().executeSql(due, [names]);
      const found = new Set(rows.map(({ name }: { name: string }) => name));
      for (const runner of this.#runners)
        if (found.has(runner.name) || found.has(deadLettersOf(runner.name))) runner.wake();
    } catch (error) {
      this.#noteOutage(error, 'jobs could not be looked for');
    }
  }

  async #sweep(): Promise<void> {
    const { queue, sweepMs = usualSweepMs } = this.#options;
    // A process that was stopped for a while, or whose query took so long, has heard nobody either.
    if (performance.now() - this.#heardAt > sweepMs + forgivingMs / 4) this.#forgive();
    try {
      if (performance.now() >= this.#forgivingUntil) await queue.boss.supervise();
      await this.#noteReturned();
      this.#sweeps += 1;
      if (this.#sweeps % sweepsUntilMissing === 0) for (const runner of this.#runners) await runner.sendMissing();
    } catch (error) {
      this.#noteOutage(error, 'lost jobs could not be looked for');
    } finally {
      this.#heardAt = performance.now();
      this.#sweeping = undefined;
    }
  }

  async #noteReturned(): Promise<void> {
    const { rows } = await this.#options.queue.boss
      .getDb()
      .executeSql(returned, [this.#runners.map(({ name }) => name)]);
    const found = new Set(rows.map(({ name }: { name: string }) => name));
    for (const runner of this.#runners) if (found.has(runner.name)) await runner.noteReturned();
  }

  #noteOutage(error: unknown, what: string): void {
    if (this.#isClosed) return;
    if (isDatabaseAway(error)) this.#forgive();
    this.#options.logger.warn({ err: error }, what);
  }

  #forgive(): void {
    this.#forgivingUntil = performance.now() + forgivingMs;
  }
}

const channel = `select 'pgboss_' || left(encode(sha224('pgboss'::bytea), 'hex'), 24) as name`;
const returned = `select distinct name from pgboss.job where name = any($1::text[]) and state = 'retry'`;
const due = `
  select distinct name from pgboss.job
  where name = any($1::text[]) and state < 'active' and not blocked and start_after <= pgboss.job_now()`;

/** The jobs of one kind in this process. */
class KindRunner {
  readonly name: string;
  readonly #definition: JobDefinition;
  readonly #options: WorkerOptions;
  readonly #running = new Set<{ attempt: Attempt; ended: Promise<void> }>();
  #filling: Promise<void> | undefined;
  #isAskedAgain = false;
  #isClosed = false;

  constructor(definition: JobDefinition, options: WorkerOptions) {
    this.name = definition.kind.name;
    this.#definition = definition;
    this.#options = options;
  }

  get isBusy(): boolean {
    return this.#running.size > 0;
  }

  wake(): void {
    this.#isAskedAgain = true;
    this.#filling ??= this.#fill().finally(() => (this.#filling = undefined));
  }

  cancel(ids: readonly string[]): void {
    for (const { attempt } of this.#running) if (ids.includes(attempt.job.data.id)) attempt.end('cancelled');
  }

  async idle(): Promise<void> {
    do {
      this.wake();
      await this.#filling;
      await Promise.all([...this.#running].map(({ ended }) => ended));
    } while (this.#filling || this.#running.size > 0);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#filling;
    for (const { attempt } of this.#running) attempt.end('closing');
    await this.#definition.close?.();
    await Promise.all([...this.#running].map(({ ended }) => ended));
  }

  /** Adds jobs for rows that wait without one. */
  async sendMissing(): Promise<void> {
    const { queue, database } = this.#options;
    await queue.sendMissing(this.#definition.kind, await this.#definition.waiting(database.queries));
  }

  /** Lets everything in progress be tried again: nobody runs it. */
  async retryAll(): Promise<void> {
    const { boss } = this.#options.queue;
    const { rows } = await boss.getDb().executeSql(`${jobsOf} and state = 'active'`, [this.name]);
    const ids = rows.map(({ id }: { id: string }) => id);
    if (ids.length > 0) await boss.fail(this.name, ids);
    await this.noteReturned();
  }

  /** Tells the feature whose jobs wait once more. */
  async noteReturned(): Promise<void> {
    const { onReturned } = this.#definition;
    if (!onReturned) return;
    await this.#options.database.transaction(async (tx, connection) => {
      await lockClaims(tx, this.#definition.kind);
      const found = await connection.executeSql(`${jobsOf} and state = 'retry'`, [this.name]);
      const ids = found.rows.map(({ data }: { data: JobData }) => data.id);
      if (ids.length > 0) await onReturned(tx, ids);
    });
  }

  async #fill(): Promise<void> {
    while (this.#isAskedAgain && !this.#isClosed) {
      this.#isAskedAgain = false;
      try {
        while (await this.#handleDeadLetter());
        while (this.#running.size < this.#definition.kind.concurrency && (await this.#takeNext()));
      } catch (error) {
        if (!this.#isClosed) this.#options.logger.error({ err: error, kind: this.name }, 'a job could not be taken');
      }
    }
  }

  /** False when none is due. */
  async #takeNext(): Promise<boolean> {
    if (this.#isClosed) return false;
    const { database, queue } = this.#options;
    const { kind, begin } = this.#definition;
    const taken = await database.transaction(async (tx, connection) => {
      await lockClaims(tx, kind);
      const job = await claimJob(queue, kind, tx, connection);
      if (!job) return undefined;
      const work = await begin(tx, job.data);
      if (work === undefined) await queue.boss.cancel(kind.name, job, { db: connection });
      else await announce(tx, { ...job.data, topic: kind.name });
      return { job, work };
    });
    if (taken?.work !== undefined) this.#start(taken.job, taken.work);
    return taken !== undefined;
  }

  #start(job: ClaimedJob, work: unknown): void {
    const attempt = new Attempt(this.#options, this.#definition, job);
    const running = { attempt, ended: this.#execute(attempt, work) };
    this.#running.add(running);
    void running.ended.finally(() => {
      this.#running.delete(running);
      if (!this.#isClosed) this.wake();
    });
  }

  async #execute(attempt: Attempt, work: unknown): Promise<void> {
    const { logger } = this.#options;
    const settle = await attempt.run(work);
    await throughOutage(settle, patienceMs).catch((error: unknown) => {
      // It is found as lost when the database is back.
      logger.error({ err: error, kind: this.name, id: attempt.job.data.id }, 'the end of a job could not be noted');
    });
    attempt.stopBeating();
  }

  /** Tells the feature of a job that has failed for good; false when there is none. */
  async #handleDeadLetter(): Promise<boolean> {
    const { queue, database, logger } = this.#options;
    const letters = deadLettersOf(this.name);
    const [letter] = await queue.boss.fetch<JobData>(letters, { includeMetadata: true });
    if (!letter) return false;
    const { data, sourceOutput } = letter;
    try {
      await database.transaction(async (tx, connection) => {
        await this.#definition.onFailed(tx, data, reasonIn(sourceOutput), connection);
        await announce(tx, { ...data, topic: this.name });
        await queue.boss.complete(letters, letter, null, { db: connection });
      });
      logger.error({ kind: this.name, id: data.id, cause: sourceOutput }, 'a job has failed');
    } catch (error) {
      logger.error({ err: error, kind: this.name, id: data.id }, 'nor could that be noted');
      await queue.boss.fail(letters, letter);
    }
    return true;
  }
}

const jobsOf = `select id, data from pgboss.job where name = $1`;

function reasonIn(output: object | null): string | undefined {
  return output && 'reason' in output && typeof output.reason === 'string' ? output.reason : undefined;
}
