// In which order jobs that wait will be taken, as claim.ts takes them one by one; as far as it can be known now.

import { sql } from 'drizzle-orm';
import { rowsOf, type Queries } from '../database/database.ts';
import type { JobData, JobKind } from './kind.ts';
import { begunPriority } from './queue.ts';

export interface WaitingJob extends JobData {
  priority: number;
}

/** The number of the last claim of a user's jobs. */
export interface LastClaim {
  tenantId: string;
  userId: string;
  lastClaim: number;
}

/** The same where one of the rows waits; asks nothing where none does. */
export async function jobsAheadOf(
  queries: Queries,
  kind: JobKind,
  rows: readonly { state: string }[],
): Promise<ReadonlyMap<string, number>> {
  return rows.some(({ state }) => state === 'queued') ? jobsAhead(queries, kind) : new Map();
}

/** How many jobs of a kind come before that of each row, from 0. Jobs that are added later may come before. */
export async function jobsAhead(queries: Queries, kind: JobKind): Promise<ReadonlyMap<string, number>> {
  const waiting = await rowsOf<WaitingJob>(
    queries,
    sql`select data->>'id' as id, data->>'tenantId' as "tenantId", data->>'userId' as "userId", priority
        from pgboss.job where name = ${kind.name} and state < 'active' and not blocked
        order by priority desc, created_on, (data->>'sentAt')::float8`,
  );
  if (waiting.length === 0) return new Map();
  const claims = await rowsOf<LastClaim>(
    queries,
    sql`select tenant_id as "tenantId", user_id as "userId", last_claim::float8 as "lastClaim"
        from job_claims where kind = ${kind.name}`,
  );
  return new Map(claimOrder(waiting, claims).map((id, index) => [id, index]));
}

/** The ids in the order in which they will be taken; given as each user's are taken, the oldest first. */
export function claimOrder(waiting: readonly WaitingJob[], claims: readonly LastClaim[]): string[] {
  const [ofTenant, ofUser] = [new Map<string, number>(), new Map<string, number>()];
  const note = ({ tenantId, userId }: Omit<LastClaim, 'lastClaim'>, claim: number): void => {
    ofTenant.set(tenantId, Math.max(claim, ofTenant.get(tenantId) ?? 0));
    ofUser.set(userKey(tenantId, userId), claim);
  };
  for (const one of claims) note(one, one.lastClaim);
  let claim = Math.max(0, ...ofTenant.values());
  const lines = [...Map.groupBy(waiting, (one) => userKey(one.tenantId, one.userId)).values()];
  const places = new Map(waiting.map(({ id }, index) => [id, index]));
  const rank = ([next]: readonly WaitingJob[]): number[] => {
    if (!next) return [Infinity];
    const { id, tenantId, userId, priority } = next;
    const user = ofUser.get(userKey(tenantId, userId)) ?? 0;
    return [-Math.min(priority, begunPriority), ofTenant.get(tenantId) ?? 0, user, places.get(id) ?? 0];
  };
  return waiting.map(() => {
    const next = lines.reduce((best, line) => (isBefore(rank(line), rank(best)) ? line : best)).shift();
    if (!next) throw new RangeError('each job is taken once');
    claim += 1;
    note(next, claim);
    return next.id;
  });
}

const userKey = (tenantId: string, userId: string): string => JSON.stringify([tenantId, userId]);

function isBefore(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0);
}
