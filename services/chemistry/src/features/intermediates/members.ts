// Members of a project: colleagues who read it, and the routes that came along. With the membership ends their reading.

import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { intermediateMembers, intermediateSharedRoutes } from './schema.ts';
import { endShare, listShares, peopleOf, saveShare } from '../tasks/share-store.ts';
import type { Owner } from '../../platform/database/owner.ts';
import type { TaskRow } from '../tasks/task-store.ts';
import { addRecords, holdProject } from './project-store.ts';

export interface SharedRoute {
  routeId: string;
  task: Pick<TaskRow, 'id' | 'routeType'>;
}

interface Moment {
  now: Date;
  newId: () => string;
}

/** Adds members and shares the routes with them. Throws as `holdProject` and `saveShare` do. */
export async function addMembers(
  tx: Queries,
  owner: Owner,
  projectId: string,
  { userIds, routes }: { userIds: readonly string[]; routes: readonly SharedRoute[] },
  at: Moment,
): Promise<void> {
  const project = await holdProject(tx, owner, projectId);
  const { tenantId } = owner;
  const added = await tx
    .insert(intermediateMembers)
    .values(userIds.map((userId) => ({ projectId, tenantId, userId, createdAt: at.now })))
    .onConflictDoNothing()
    .returning({ userId: intermediateMembers.userId });
  for (const { routeId, task } of routes) await shareRoute(tx, owner, projectId, { routeId, task, userIds }, at);
  if (added.length === 0 && routes.length === 0) return;
  const facts = { userIds: [...userIds], routes: routes.length };
  await addRecords(tx, project, [{ kind: 'shared', userId: owner.userId, facts }], at);
}

/** Remembers for whom the project shares the route: who had it before keeps it when the membership ends. */
async function shareRoute(
  tx: Queries,
  owner: Owner,
  projectId: string,
  { routeId, task, userIds }: SharedRoute & { userIds: readonly string[] },
  { newId, now }: Moment,
): Promise<void> {
  const { tenantId } = owner;
  const known = await listShares(tx, owner, { direction: 'byMe', itemId: routeId, pageIndex: 1, pageSize: 1 });
  const before =
    (
      await peopleOf(
        tx,
        known.rows.map((row) => row.id),
      )
    ).get(known.rows[0]?.id ?? '') ?? [];
  const share = await saveShare(tx, owner, { kind: 'route', itemId: routeId, task, userIds }, { id: newId(), now });
  const given = userIds.filter((userId) => !before.some((one) => one.userId === userId));
  if (given.length === 0) return;
  const rows = given.map((userId) => ({ projectId, shareId: share.id, tenantId, userId }));
  await tx.insert(intermediateSharedRoutes).values(rows).onConflictDoNothing();
}

/** Ends a membership; false when there was none. */
export async function endMembership(
  tx: Queries,
  owner: Owner,
  { projectId, userId, by }: { projectId: string; userId: string; by: string },
  at: Moment,
): Promise<boolean> {
  const project = await holdProject(tx, owner, projectId);
  const ofMember = and(eq(intermediateMembers.projectId, projectId), eq(intermediateMembers.userId, userId));
  const gone = await tx.delete(intermediateMembers).where(ofMember).returning();
  if (gone.length === 0) return false;
  const given = await tx
    .delete(intermediateSharedRoutes)
    .where(and(eq(intermediateSharedRoutes.projectId, projectId), eq(intermediateSharedRoutes.userId, userId)))
    .returning();
  for (const { shareId } of given) await endShare(tx, owner, shareId, { userId, now: at.now });
  await addRecords(tx, project, [{ kind: 'unshared', userId: by, facts: { userIds: [userId] } }], at);
  return true;
}
