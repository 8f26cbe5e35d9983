// Work for tests of the engine: rows in a table of their own, which note each start and each result.

import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database, Queries } from '../platform/database/database.ts';
import {
  defineJob,
  type JobData,
  type JobDefinition,
  type JobKind,
  type JobOutcome,
  type JobTools,
} from '../platform/jobs/kind.ts';
import type { JobQueue } from '../platform/jobs/queue.ts';

export interface ProbeRow extends JobData {
  kind: string;
  state: 'waiting' | 'taken' | 'done' | 'failed' | 'stopped';
  starts: number;
  results: number;
  failures: number;
  reason: string | null;
}

export type ProbeRun = (row: ProbeRow, tools: JobTools, finish: () => Promise<boolean>) => Promise<JobOutcome>;

export async function createProbes({ queries }: Database): Promise<void> {
  await queries.execute(sql`create table if not exists job_probes (id uuid primary key, kind text, tenant_id text, user_id text,
    state text default 'waiting', starts int default 0, results int default 0, failures int default 0, reason text)`);
}

export async function addProbe(database: Database, queue: JobQueue, kind: JobKind, data: JobData): Promise<void> {
  const { id, tenantId, userId } = data;
  await database.transaction(async (tx, connection) => {
    await tx.execute(
      sql`insert into job_probes (id, kind, tenant_id, user_id) values (${id}, ${kind.name}, ${tenantId}, ${userId})`,
    );
    await queue.send(kind, data, {}, connection);
  });
}

export async function probesOf({ queries }: Database, kind: JobKind): Promise<ProbeRow[]> {
  return (await rowsOf(queries, sql`select * from job_probes where kind = ${kind.name} order by id`)).map(asRow);
}

/** The kind with work that only counts; `run` says what an attempt does. */
export function probeJob(kind: JobKind, run: ProbeRun = finishAfter(0)): JobDefinition {
  return defineJob<ProbeRow>({
    kind,
    begin: async (tx, { id }) => {
      const rows = await rowsOf(
        tx,
        sql`update job_probes set state = 'taken', starts = starts + 1 where id = ${id} and state in ('waiting', 'taken') returning *`,
      );
      return rows.map(asRow)[0];
    },
    run: (row, tools) => run(row, tools, () => finishProbe(row, tools)),
    mayPass: (error) => error instanceof PassingError,
    reasonOf: (error) => (error instanceof Error ? error.message : undefined),
    onFailed: async (tx, { id }, reason = 'lost') => {
      await tx.execute(
        sql`update job_probes set state = 'failed', failures = failures + 1, reason = ${reason} where id = ${id}`,
      );
    },
    onReturned: async (tx, ids) => {
      for (const id of ids)
        await tx.execute(sql`update job_probes set state = 'waiting' where id = ${id} and state = 'taken'`);
    },
    waiting: async (queries) => {
      const rows = await rowsOf(
        queries,
        sql`select * from job_probes where kind = ${kind.name} and state in ('waiting', 'taken')`,
      );
      return rows.map(asRow).map(({ id, tenantId, userId }) => ({ id, tenantId, userId }));
    },
  });
}

/** Lets jobs of the kind be due that wait for their time, which is the database's. */
export async function makeDue({ queries }: Database, kind: JobKind): Promise<void> {
  await queries.execute(sql`update pgboss.job set start_after = now() where name = ${kind.name} and state < 'active'`);
}

export class PassingError extends Error {}

export const finishAfter =
  (ms: number): ProbeRun =>
  async (_row, _tools, finish) => {
    await sleep(ms);
    await finish();
  };

const finishProbe = ({ id }: ProbeRow, { write }: JobTools): Promise<boolean> =>
  write(async (tx) => {
    await tx.execute(sql`update job_probes set state = 'done', results = results + 1 where id = ${id}`);
    return true;
  });

async function rowsOf(queries: Queries, query: ReturnType<typeof sql>): Promise<Record<string, unknown>[]> {
  const { rows } = (await queries.execute(query)) as unknown as { rows: Record<string, unknown>[] };
  return rows;
}

function asRow({ tenant_id: tenantId, user_id: userId, ...row }: Record<string, unknown>): ProbeRow {
  return { ...row, tenantId, userId } as ProbeRow;
}
