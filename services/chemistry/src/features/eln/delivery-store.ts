// Rows of deliveries: each waits, and ends delivered or failed.

import { and, desc, eq, type SQL } from 'drizzle-orm';
import type { DeliveryState } from '@app/shared/contracts/eln';
import { AppError } from '@app/shared/errors/app-error';
import type { Queries } from '../../platform/database/database.ts';
import { elnDeliveries } from '../tasks/delivery-schema.ts';
import { tasks } from '../tasks/schema.ts';
import type { Owner } from '../../platform/database/owner.ts';
import type { JobData } from '../../platform/jobs/kind.ts';
import type { Outcome } from './send.ts';

export type DeliveryRow = typeof elnDeliveries.$inferSelect;
export type NewDelivery = Omit<
  typeof elnDeliveries.$inferInsert,
  'tenantId' | 'userId' | 'state' | 'createdAt' | 'nextAttemptAt'
>;

const ownedBy = ({ tenantId, userId }: Owner): SQL | undefined =>
  and(eq(elnDeliveries.tenantId, tenantId), eq(elnDeliveries.userId, userId));

/**
 * Puts a route into the line. What was pushed with the same content is that delivery again; one that failed waits anew.
 * Throws `taskDeleted` for a task that was deleted meanwhile.
 */
export async function saveDelivery(tx: Queries, owner: Owner, delivery: NewDelivery, now: Date): Promise<DeliveryRow> {
  // Held to the end of the transaction: no task is deleted between the check and the delivery.
  const [task] = await tx.select({ state: tasks.state }).from(tasks).where(eq(tasks.id, delivery.taskId)).for('share');
  if (!task || task.state === 'deleted') throw new AppError('taskDeleted');
  const { tenantId, userId } = owner;
  await tx
    .insert(elnDeliveries)
    .values({ ...delivery, tenantId, userId, state: 'waiting', createdAt: now, nextAttemptAt: now })
    .onConflictDoNothing();
  const same = and(
    ownedBy(owner),
    eq(elnDeliveries.routeId, delivery.routeId),
    eq(elnDeliveries.contentHash, delivery.contentHash),
  );
  await tx
    .update(elnDeliveries)
    .set(waitingFrom(now))
    .where(and(same, eq(elnDeliveries.state, 'failed')));
  const [row] = await tx.select().from(elnDeliveries).where(same);
  if (!row) throw new Error('a delivery vanished');
  return row;
}

const waitingFrom = (now: Date) => ({ state: 'waiting', attempts: 0, nextAttemptAt: now }) as const;

/** The owner's delivery. Throws `dataMissingOrNoAccess`. */
export async function findDelivery(queries: Queries, owner: Owner, id: string): Promise<DeliveryRow> {
  const [row] = await queries
    .select()
    .from(elnDeliveries)
    .where(and(eq(elnDeliveries.id, id), ownedBy(owner)));
  if (!row) throw new AppError('dataMissingOrNoAccess');
  return row;
}

/** Makes a delivery that waits or failed due now; one that arrived stays as it is. */
export async function makeDue(queries: Queries, owner: Owner, id: string, now: Date): Promise<DeliveryRow> {
  await findDelivery(queries, owner, id);
  const mine = and(eq(elnDeliveries.id, id), ownedBy(owner));
  await queries
    .update(elnDeliveries)
    .set({ nextAttemptAt: now })
    .where(and(mine, eq(elnDeliveries.state, 'waiting')));
  await queries
    .update(elnDeliveries)
    .set(waitingFrom(now))
    .where(and(mine, eq(elnDeliveries.state, 'failed')));
  return findDelivery(queries, owner, id);
}

export interface DeliveryFilter {
  routeId?: string | undefined;
  state?: DeliveryState | undefined;
  roNumber?: string;
  pageIndex: number;
  pageSize: number;
}

/** One page of the owner's deliveries, newest first. */
export async function listDeliveries(
  queries: Queries,
  owner: Owner,
  { routeId, state, roNumber, pageIndex, pageSize }: DeliveryFilter,
): Promise<{ total: number; rows: DeliveryRow[] }> {
  const condition = and(
    ownedBy(owner),
    routeId === undefined ? undefined : eq(elnDeliveries.routeId, routeId),
    state === undefined ? undefined : eq(elnDeliveries.state, state),
    roNumber === undefined ? undefined : eq(elnDeliveries.roNumber, roNumber),
  );
  const total = await queries.$count(elnDeliveries, condition);
  const rows = await queries
    .select()
    .from(elnDeliveries)
    .where(condition)
    .orderBy(desc(elnDeliveries.createdAt), desc(elnDeliveries.id))
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize);
  return { total, rows };
}

/** A delivery that waits; undefined for one that has ended. */
export async function waitingDelivery(queries: Queries, id: string): Promise<DeliveryRow | undefined> {
  const [row] = await queries
    .select()
    .from(elnDeliveries)
    .where(and(eq(elnDeliveries.id, id), eq(elnDeliveries.state, 'waiting')));
  return row;
}

/** Deliveries that are to have a job. */
export function waitingDeliveries(queries: Queries): Promise<JobData[]> {
  return queries
    .select({ id: elnDeliveries.id, tenantId: elnDeliveries.tenantId, userId: elnDeliveries.userId })
    .from(elnDeliveries)
    .where(eq(elnDeliveries.state, 'waiting'));
}

/** Ends a delivery that no worker brought to an end. */
export async function failDelivery(tx: Queries, id: string): Promise<void> {
  await tx
    .update(elnDeliveries)
    .set({ state: 'failed', failure: 'unreachable', nextAttemptAt: null })
    .where(and(eq(elnDeliveries.id, id), eq(elnDeliveries.state, 'waiting')));
}

/** Notes what came of an attempt, false for a delivery that has ended; `nextAttemptAt` is null for one that was the last. */
export async function noteOutcome(
  queries: Queries,
  claimed: DeliveryRow,
  outcome: Outcome,
  at: { now: Date; nextAttemptAt: Date | null },
): Promise<boolean> {
  const attempts = claimed.attempts + 1;
  const ended =
    outcome.state === 'delivered'
      ? { state: 'delivered' as const, elnId: outcome.elnId, elnUrl: outcome.elnUrl, deliveredAt: at.now }
      : { state: at.nextAttemptAt ? ('waiting' as const) : ('failed' as const) };
  const failure = outcome.state === 'failed' ? outcome : { reason: null, status: null };
  const rows = await queries
    .update(elnDeliveries)
    .set({
      ...ended,
      attempts,
      failure: failure.reason,
      failureStatus: failure.status,
      nextAttemptAt: at.nextAttemptAt,
    })
    .where(and(eq(elnDeliveries.id, claimed.id), eq(elnDeliveries.state, 'waiting')))
    .returning({ id: elnDeliveries.id });
  return rows.length > 0;
}
