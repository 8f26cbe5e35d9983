// A finished, or half finished, route by hand becomes a route of its target's newest task; without a task, of a new one
// that no search has been started for.

import { and, desc, eq, ne, not } from 'drizzle-orm';
import { defaultSearchSettings } from '@app/shared/contracts/retrosynthesis';
import { AppError } from '@app/shared/errors/app-error';
import type { Queries } from '../context/database.ts';
import { routes, tasks } from '../context/schema.ts';
import { countRoutes } from '../tasks/route-store.ts';
import { nextVersion, noProgress, ownedBy, type Owner } from '../tasks/task-store.ts';
import { chosenSteps, foundRouteOf } from './draft-route.ts';
import type { DraftRow } from './draft-store.ts';

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
 * `routeExists` when the task has the same route from elsewhere.
 */
export async function keepRoute(tx: Queries, order: KeepOrder): Promise<KeptRoute> {
  const { owner, draft, now, newId } = order;
  if (chosenSteps(draft.content).length === 0) throw new AppError('addMoleculesFirst');
  const found = foundRouteOf(draft.content);
  const task = (await newestTaskOf(tx, owner, draft)) ?? (await createTask(tx, order));
  const [same] = await tx
    .select({ id: routes.id })
    .from(routes)
    .where(and(eq(routes.taskId, task.id), eq(routes.fingerprint, found.fingerprint), not(routes.deleted)));
  if (same && same.id === draft.content.saved?.routeId) throw new AppError('noChangeToSave');
  if (same) throw new AppError('routeExists', { routeId: same.id });
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
