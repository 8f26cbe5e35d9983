// Rows of shares. One share stands for one item of one sharer, however many colleagues it is for.

import { randomBytes } from 'node:crypto';
import { and, count, desc, eq, exists, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { ShareDirection, ShareKind } from '@app/shared/contracts/sharing';
import { AppError } from '@app/shared/errors/app-error';
import type { Queries } from '../../platform/database/database.ts';
import { users } from '../account/schema.ts';
import { routes, tasks } from './schema.ts';
import { sharePeople, shares } from './share-schema.ts';
import type { Owner } from '../../platform/database/owner.ts';
import type { TaskRow } from './task-store.ts';

export type ShareRow = typeof shares.$inferSelect;

export interface NewShare {
  kind: ShareKind;
  itemId: string;
  task: Pick<TaskRow, 'id' | 'routeType'>;
  /** Colleagues; none opens the share to anyone of the tenant has its link. */
  userIds: readonly string[];
  /** To those colleagues, or to all who have the link; left out: the former one stays. */
  message?: string | undefined;
}

const codeBytes = 16;

/**
 * Shares an item, or adds to the share that there is. Throws `cannotShareRunning` while its task is in progress, and
 * `taskDeleted` for one that was deleted meanwhile.
 */
export async function saveShare(
  tx: Queries,
  owner: Owner,
  { kind, itemId, task, userIds, message }: NewShare,
  made: { id: string; now: Date },
): Promise<ShareRow> {
  await holdTask(tx, task.id);
  const isOpen = userIds.length === 0;
  const [share] = await tx
    .insert(shares)
    .values({
      ...owner,
      id: made.id,
      code: randomBytes(codeBytes).toString('base64url'),
      kind,
      itemId,
      taskId: task.id,
      routeType: task.routeType,
      isOpen,
      ...(isOpen && { message }),
      createdAt: made.now,
    })
    .onConflictDoUpdate({
      target: [shares.tenantId, shares.userId, shares.kind, shares.itemId],
      targetWhere: sql`ended_at is null`,
      set: isOpen ? { isOpen, message } : { isOpen: sql`${shares.isOpen}` },
    })
    .returning();
  if (!share) throw new Error('a share vanished');
  const people = userIds.map((userId) => ({ shareId: share.id, userId, message, createdAt: made.now }));
  const adding = people.length > 0 ? tx.insert(sharePeople).values(people) : undefined;
  const target = [sharePeople.shareId, sharePeople.userId];
  await (message === undefined
    ? adding?.onConflictDoNothing()
    : adding?.onConflictDoUpdate({ target, set: { message } }));
  return share;
}

// Held to the end of the transaction: a task is not deleted, nor started again, between the check and the share.
async function holdTask(tx: Queries, taskId: string): Promise<void> {
  const [task] = await tx.select({ state: tasks.state }).from(tasks).where(eq(tasks.id, taskId)).for('share');
  if (!task || task.state === 'deleted') throw new AppError('taskDeleted');
  if (task.state === 'queued' || task.state === 'searching') throw new AppError('cannotShareRunning');
}

/** The share of a code, an ended one too; of whichever tenant. */
export async function shareOfCode(queries: Queries, code: string): Promise<ShareRow | undefined> {
  // No code has other letters, and a database takes not all of them.
  if (!/^[\w-]+$/.test(code)) return undefined;
  const [row] = await queries.select().from(shares).where(eq(shares.code, code));
  return row;
}

export type SharePerson = Pick<typeof sharePeople.$inferSelect, 'userId' | 'message'>;

/** Those whom shares name, by share. */
export async function peopleOf(
  queries: Queries,
  shareIds: readonly string[],
): Promise<ReadonlyMap<string, readonly SharePerson[]>> {
  if (shareIds.length === 0) return new Map();
  const rows = await queries
    .select()
    .from(sharePeople)
    .where(inArray(sharePeople.shareId, [...shareIds]))
    .orderBy(sharePeople.createdAt, sharePeople.userId);
  return Map.groupBy(rows, (row) => row.shareId);
}

/** What the sharer wrote to a reader by name, else to all who have the link; may be empty. */
export function messageTo({ userId }: Owner, share: ShareRow, people: readonly SharePerson[] = []): string {
  return people.find((one) => one.userId === userId)?.message || share.message;
}

/** The share is for this reader: their own, open to the tenant, or naming them. */
export function isSharedWith(queries: Queries, { tenantId, userId }: Owner): SQL | undefined {
  const named = queries
    .select({ one: sql`1` })
    .from(sharePeople)
    .where(and(eq(sharePeople.shareId, shares.id), eq(sharePeople.userId, userId)));
  return and(
    eq(shares.tenantId, tenantId),
    isNull(shares.endedAt),
    or(eq(shares.userId, userId), shares.isOpen, exists(named)),
  );
}

/** Whether one of the tasks, or one of their routes, is shared. */
export async function isAnyShared(queries: Queries, taskIds: readonly string[]): Promise<boolean> {
  if (taskIds.length === 0) return false;
  const shared = and(inArray(shares.taskId, [...taskIds]), isNull(shares.endedAt));
  return (await queries.$count(shares, shared)) > 0;
}

/** Ids of the routes of these tasks that are shared by themselves. */
export const sharedRouteIds = (queries: Queries, taskIds: readonly string[]) =>
  queries
    .select({ id: shares.itemId })
    .from(shares)
    .where(and(inArray(shares.taskId, [...taskIds]), eq(shares.kind, 'route'), isNull(shares.endedAt)));

export interface ShareFilter {
  direction: ShareDirection;
  itemId?: string | undefined;
  pageIndex: number;
  pageSize: number;
}

/** One page of shares that have not ended, newest first. What is open to all is not "with me": it names nobody. */
export async function listShares(
  queries: Queries,
  owner: Owner,
  { direction, itemId, pageIndex, pageSize }: ShareFilter,
): Promise<{ total: number; rows: ShareRow[] }> {
  const named = queries
    .select({ one: sql`1` })
    .from(sharePeople)
    .where(and(eq(sharePeople.shareId, shares.id), eq(sharePeople.userId, owner.userId)));
  const condition = and(
    eq(shares.tenantId, owner.tenantId),
    isNull(shares.endedAt),
    direction === 'byMe' ? eq(shares.userId, owner.userId) : exists(named),
    itemId === undefined ? undefined : eq(shares.itemId, itemId),
  );
  const [counted] = await queries.select({ total: count() }).from(shares).where(condition);
  const rows = await queries
    .select()
    .from(shares)
    .where(condition)
    .orderBy(desc(shares.createdAt), desc(shares.id))
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize);
  return { total: counted?.total ?? 0, rows };
}

/**
 * Takes the owner's share back: from one colleague, or from all. Undefined when there is no such share; otherwise whether
 * it has ended, as it does when nobody is left.
 */
export async function endShare(
  tx: Queries,
  owner: Owner,
  shareId: string,
  { userId, now }: { userId?: string | undefined; now: Date },
): Promise<boolean | undefined> {
  const mine = and(
    eq(shares.id, shareId),
    eq(shares.tenantId, owner.tenantId),
    eq(shares.userId, owner.userId),
    isNull(shares.endedAt),
  );
  const [share] = await tx.select().from(shares).where(mine).for('update');
  if (!share) return undefined;
  const ofShare = eq(sharePeople.shareId, shareId);
  await tx.delete(sharePeople).where(userId === undefined ? ofShare : and(ofShare, eq(sharePeople.userId, userId)));
  const isLeft = userId !== undefined && (share.isOpen || (await tx.$count(sharePeople, ofShare)) > 0);
  if (!isLeft) await tx.update(shares).set({ endedAt: now, isOpen: false }).where(eq(shares.id, shareId));
  return !isLeft;
}

/** What a share shows is still there. */
export async function isRouteAlive(queries: Queries, routeId: string): Promise<boolean> {
  const alive = await queries.$count(routes, and(eq(routes.id, routeId), eq(routes.deleted, false)));
  return alive > 0;
}

/** Records of users of one tenant. Who never signed in has none. */
export async function colleaguesById(
  queries: Queries,
  tenantId: string,
  userIds: readonly string[],
): Promise<(typeof users.$inferSelect)[]> {
  if (userIds.length === 0) return [];
  return queries
    .select()
    .from(users)
    .where(and(eq(users.tenantId, tenantId), inArray(users.userId, [...userIds])));
}
