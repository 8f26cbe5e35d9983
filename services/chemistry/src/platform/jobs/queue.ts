// The queue of every kind of job, over pg-boss, which keeps the jobs, their attempts, retries, time limits, heartbeats and
// dead letters in tables of its own.

import { PgBoss, type Db as JobConnection, type SendOptions } from 'pg-boss';
import type { Database } from '../database/database.ts';
import type { Logger } from '../process/logger.ts';
import type { JobData, JobKind } from './kind.ts';

/** The least that pg-boss allows. */
const heartbeatSeconds = 10;
const finishedForSeconds = 3_600;
const deadLettersForSeconds = 14 * 86_400;
/** A dead letter is a note to the feature: tried again while the database is away. */
const deadLetterRetries = { retryLimit: 100, retryDelay: 1, retryBackoff: true, retryDelayMax: 60 };

/** Jobs that have been taken before go first: they have had their turn. */
export const begunPriority = 1_000_000;

export const deadLettersOf = (kind: string): string => `${kind}-failed`;

export type { JobConnection };

export interface SendJob {
  /** Higher goes first, regardless of its owner; below `begunPriority`. */
  priority?: number;
  startAfter?: Date;
}

export class JobQueue {
  readonly boss: PgBoss;
  readonly kinds: readonly JobKind[];
  readonly #database: Database;
  readonly #cancelled = new Set<(kind: string, ids: readonly string[]) => void>();

  constructor(database: Database, logger: Logger, kinds: readonly JobKind[]) {
    this.#database = database;
    this.kinds = kinds;
    // The worker looks after lost jobs itself, so that it can wait when the database was away.
    const supervision = {
      supervise: false,
      monitorIntervalSeconds: 2,
      maintenanceIntervalSeconds: 600,
      monitorVacuum: false,
    };
    this.boss = new PgBoss({ ...database.queueOptions, ...supervision, schedule: false });
    this.boss.on('error', (error) => logger.warn({ err: error }, 'the queue reports an error'));
  }

  async start(): Promise<void> {
    await this.boss.start();
    for (const kind of this.kinds) await this.#openQueue(kind);
  }

  /** Adds a job for a row, in the transaction of the connection if one is given; it replaces the row's earlier job. */
  async send(kind: JobKind, data: JobData, options: SendJob = {}, connection?: JobConnection): Promise<void> {
    await this.#drop(kind, [data.id], connection);
    const { data: payload, ...rest } = jobOf(data, options);
    await this.boss.send(kind.name, payload, { ...rest, ...(connection && { db: connection }) });
  }

  /** Adds jobs for those of the rows that have none. */
  async sendMissing(kind: JobKind, rows: readonly JobData[]): Promise<void> {
    if (rows.length === 0) return;
    const dying = await this.boss.findJobs<JobData>(deadLettersOf(kind.name), { queued: true });
    const failed = new Set(dying.map(({ data }) => data.id));
    const jobs = rows.filter(({ id }) => !failed.has(id)).map((data) => jobOf(data));
    if (jobs.length > 0) await this.boss.insert(kind.name, jobs);
  }

  /** Takes the jobs of rows away; attempts in progress end, those of this process at once. */
  async cancel(kind: JobKind, ids: readonly string[], connection?: JobConnection): Promise<void> {
    if (ids.length === 0) return;
    await this.#drop(kind, ids, connection);
    for (const hear of this.#cancelled) hear(kind.name, ids);
  }

  /** Takes away all that the queue knows of a user's jobs; attempts in progress end. */
  async erase({ tenantId, userId }: Pick<JobData, 'tenantId' | 'userId'>): Promise<void> {
    const { rows } = await this.boss
      .getDb()
      .executeSql('select id, name, data from pgboss.job where group_id = $1', [groupOf(tenantId, userId)]);
    for (const { id, name, data } of rows as { id: string; name: string; data: JobData }[]) {
      await this.boss.deleteJob(name, id);
      for (const hear of this.#cancelled) hear(name, [data.id]);
    }
  }

  /** Calls back when jobs are cancelled in this process. */
  onCancel(hear: (kind: string, ids: readonly string[]) => void): void {
    this.#cancelled.add(hear);
  }

  async close(): Promise<void> {
    await this.boss.stop({ close: true, graceful: true, timeout: 3_000 });
  }

  async #drop(kind: JobKind, ids: readonly string[], connection?: JobConnection): Promise<void> {
    const live = await (connection ?? this.boss.getDb()).executeSql(
      `select id from pgboss.job where name = $1 and singleton_key = any($2::text[]) and state < 'completed'`,
      [kind.name, [...ids]],
    );
    const jobIds = live.rows.map(({ id }: { id: string }) => id);
    if (jobIds.length > 0) await this.boss.cancel(kind.name, jobIds, connection ? { db: connection } : {});
  }

  async #openQueue({ name, retryLimit, retryDelaySeconds: retryDelay = 0, timeoutSeconds }: JobKind): Promise<void> {
    const deadLetter = deadLettersOf(name);
    const kept = { deleteAfterSeconds: deadLettersForSeconds, expireInSeconds: 60, ...deadLetterRetries };
    await this.boss.createQueue(deadLetter, kept);
    const options = {
      deadLetter,
      retryLimit,
      retryDelay,
      retryBackoff: retryDelay > 0,
      expireInSeconds: timeoutSeconds,
      deleteAfterSeconds: finishedForSeconds,
      notify: true,
      // An embedded database has one process, which knows by itself what it runs.
      heartbeatSeconds: this.#database.isExclusive ? null : heartbeatSeconds,
    };
    // `exclusive`: one job of a row waits or runs, by a unique index of pg-boss.
    await this.boss.createQueue(name, { policy: 'exclusive' });
    await this.boss.updateQueue(name, options);
    // pg-boss looks a queue up over its own connection when it is first used; within a transaction an embedded database,
    // which has one connection, would wait for that for ever.
    for (const queue of [name, deadLetter]) await this.boss.findJobs(queue, { id: noJob });
  }
}

const noJob = '00000000-0000-0000-0000-000000000000';

/** Connects to the queue, whose tables pg-boss keeps in their own schema. */
export async function startJobQueue(database: Database, logger: Logger, kinds: readonly JobKind[]): Promise<JobQueue> {
  const queue = new JobQueue(database, logger, kinds);
  await queue.start();
  return queue;
}

/** Adds the job of a user to those of the tenant: group and tier of pg-boss. */
export function jobOf(data: JobData, { priority, startAfter }: SendJob = {}) {
  const { id, tenantId, userId } = data;
  return {
    // Jobs of one moment keep their order.
    data: { id, tenantId, userId, sentAt: performance.timeOrigin + performance.now() },
    singletonKey: id,
    group: { id: groupOf(tenantId, userId), tier: tenantId || everybody },
    ...(priority !== undefined && { priority }),
    ...(startAfter && { startAfter }),
  } satisfies SendOptions & { data: object };
}

const groupOf = (tenantId: string, userId: string): string => JSON.stringify([tenantId, userId]);
/** A tier needs a name. */
const everybody = '-';
