// Whose job comes next. pg-boss fetches by priority and age alone, and its limits of groups say how many may run, not whose
// turn it is: so this choice is ours. The job that is chosen gets the highest priority, and pg-boss fetches it.

import { sql } from 'drizzle-orm';
import type { Db as JobConnection, Job } from 'pg-boss';
import type { Queries } from '../database/database.ts';
import type { JobData, JobKind } from './kind.ts';
import { begunPriority, type JobQueue } from './queue.ts';

export type ClaimedJob = Job<JobData>;

/** Claims of a kind come one after the other until the end of the transaction: each sees those before it. */
export async function lockClaims(tx: Queries, kind: JobKind): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`jobs of ${kind.name}`}, 0))`);
}

/**
 * Takes the next job of a kind, undefined when none is due. Tenants come round, and within a tenant its users: first the
 * tenant that has waited longest since the last job of it was taken, of it the user who has, of that user the oldest job.
 * Jobs that had been taken before go first. The caller holds the lock of `lockClaims`.
 */
export async function claimJob(
  { boss }: JobQueue,
  kind: JobKind,
  tx: Queries,
  connection: JobConnection,
): Promise<ClaimedJob | undefined> {
  const { rows } = await connection.executeSql(choice, [kind.name, begunPriority]);
  if (rows.length === 0) return undefined;
  const [job] = await boss.fetch<JobData>(kind.name, { minPriority: begunPriority, db: connection });
  if (job) await noteClaim(tx, kind, job.data);
  return job;
}

// The oldest job of each user; then the user, by who was served the longest ago. now() is when the transaction began, so that
// a job that was added while it waited for the lock is due by the clock alone; pg-boss compares with now() when it fetches.
const choice = `
  with waiting as (
    select distinct on (group_id) id, group_id, priority, created_on, data
    from pgboss.job
    where name = $1::text and state < 'active' and not blocked and start_after <= clock_timestamp()
    order by group_id, priority desc, created_on, (data->>'sentAt')::float8
  ), served as (
    select tenant_id, max(last_claim) as last_claim from job_claims where kind = $1::text group by tenant_id
  ), chosen as (
    select waiting.id from waiting
    left join served on served.tenant_id = data->>'tenantId'
    left join job_claims on kind = $1::text and job_claims.tenant_id = data->>'tenantId' and user_id = data->>'userId'
    order by priority desc, served.last_claim nulls first, job_claims.last_claim nulls first, created_on,
      (data->>'sentAt')::float8
    limit 1
  )
  update pgboss.job set priority = $2::int, start_after = least(start_after, pgboss.job_now())
  where name = $1::text and id = (select id from chosen) and state < 'active'
  returning id`;

async function noteClaim(tx: Queries, { name }: JobKind, { tenantId, userId }: JobData): Promise<void> {
  await tx.execute(sql`
    insert into job_claims (kind, tenant_id, user_id, last_claim)
    select ${name}, ${tenantId}, ${userId}, coalesce(max(last_claim), 0) + 1 from job_claims where kind = ${name}
    on conflict (kind, tenant_id, user_id) do update set last_claim = excluded.last_claim`);
}
