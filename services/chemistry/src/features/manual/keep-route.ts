// A finished, or half finished, route by hand becomes a route of its target's newest task; without a task, of a new one
// that no search has been started for.

import { and, desc, eq, ne, not } from 'drizzle-orm';
import { defaultSearchSettings } from '@app/shared/contracts/retrosynthesis';
import { AppError } from '@app/shared/errors/app-error';
import type { Queries } from '../../platform/database/database.ts';
import { routes, tasks } from '../tasks/schema.ts';
import { type Owner } from '../../platform/database/owner.ts';
import { countRoutes } from '../tasks/route-store.ts';
import { nextVersion, noProgress, ownedBy } from '../tasks/task-store.ts';
import { chosenSteps, foundRouteOf } from './draft-route.ts';
import type { DraftRow } from '../tasks/draft-store.ts';

export interface KeepOrder {
  owner: Owner;
  draft: DraftRow;
  now: Date;
  newId: () => string;
}

export interface KeptRoute {
  routeId: string;
  taskId: string;
  fingerprint: string;
}

/**
 * Keeps the route. Throws `addMoleculesFirst` for one without a step, `noChangeToSave` when it is kept already, and
 * `routeExists` when the project of the target has the same route from elsewhere.
 */
export async function keepRoute(tx: Queries, order: KeepOrder): Promise<KeptRoute> {
  const { owner, draft, now, newId } = order;
  if (chosenSteps(draft.content).length === 0) throw new AppError('addMoleculesFirst');
  const found = foundRouteOf(draft.content);
  const task =
    (await openedTaskOf(tx, owner, draft)) ?? (await newestTaskOf(tx, owner, draft)) ?? (await createTask(tx, order));
  const same = await sameRoute(tx, owner, draft, found.fingerprint);
  if (same !== undefined && same === draft.content.saved?.routeId) throw new AppError('noChangeToSave');
  if (same !== undefined) throw new AppError('routeExists', { routeId: same });
  const content = { ...found, run: task.run, deleted: false, madeByHand: true };
  const [row] = await tx
    .insert(routes)
    .values({
      ...content,
      id: newId(),
      taskId: task.id,
      tenantId: owner.tenantId,
      userId: owner.userId,
      createdAt: now,
    })
    .onConflictDoUpdate({ target: [routes.taskId, routes.fingerprint], set: content })
    .returning({ id: routes.id });
  if (!row) throw new Error('a route was not written');
  const counts = await countRoutes(tx, task.id);
  await tx
    .update(tasks)
    .set({ ...counts, version: nextVersion })
    .where(eq(tasks.id, task.id));
  return { routeId: row.id, taskId: task.id, fingerprint: found.fingerprint };
}

/** The route of the owner's project of this target, of whatever task, that has this fingerprint. */
export async function sameRoute(
  queries: Queries,
  owner: Owner,
  { target, content }: Pick<DraftRow, 'target' | 'content'>,
  fingerprint: string,
): Promise<string | undefined> {
  const found = await queries
    .select({ id: routes.id })
    .from(routes)
    .innerJoin(tasks, eq(tasks.id, routes.taskId))
    .where(
      and(
        ownedBy(owner),
        eq(tasks.targetKey, target.key),
        ne(tasks.state, 'deleted'),
        eq(routes.fingerprint, fingerprint),
        not(routes.deleted),
      ),
    )
    .orderBy(desc(routes.createdAt));
  return (found.find(({ id }) => id === content.saved?.routeId) ?? found[0])?.id;
}

async function openedTaskOf(tx: Queries, owner: Owner, { content }: DraftRow) {
  if (content.opened?.taskId === undefined) return undefined;
  const [task] = await tx
    .select({ id: tasks.id, run: tasks.run })
    .from(tasks)
    .where(and(ownedBy(owner), eq(tasks.id, content.opened.taskId), ne(tasks.state, 'deleted')))
    .for('update');
  return task;
}

async function newestTaskOf(tx: Queries, owner: Owner, { target }: DraftRow) {
  const [task] = await tx
    .select({ id: tasks.id, run: tasks.run })
    .from(tasks)
    .where(and(ownedBy(owner), eq(tasks.targetKey, target.key), ne(tasks.state, 'deleted')))
    .orderBy(desc(tasks.createdAt), desc(tasks.id))
    .limit(1)
    .for('update');
  return task;
}

async function createTask(tx: Queries, { owner, draft, now, newId }: KeepOrder) {
  const [task] = await tx
    .insert(tasks)
    .values({
      tenantId: owner.tenantId,
      userId: owner.userId,
      id: newId(),
      name: draft.name,
      state: 'notStarted',
      targetKey: draft.target.key,
      target: draft.target,
      removedParts: [],
      settings: defaultSearchSettings,
      progress: noProgress,
      createdAt: now,
      queuedAt: now,
    })
    .returning({ id: tasks.id, run: tasks.run });
  if (!task) throw new Error('a task was not written');
  return task;
}
