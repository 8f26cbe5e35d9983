// The index of intermediates: which tasks it holds in which state, and how a task is written into it.

import { and, eq, inArray, ne, sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../context/database.ts';
import { intermediateIndex, intermediateUses, intermediateWays } from '../context/intermediate-schema.ts';
import { tasks } from '../context/schema.ts';
import type { Owner } from '../tasks/task-store.ts';
import type { TaskUse } from './read-task.ts';
import { sharedTaskIds } from './visible.ts';

export interface StaleTask extends Owner {
  id: string;
  version: number;
  targetKey: string;
}

const rowsAtOnce = 500;

/** Tasks that ended, or changed since, and are not in the index as they are; of the reader and of what is shared with them. */
export async function staleTasks(
  queries: Queries,
  reader: Owner | undefined,
  limit: number,
): Promise<{ count: number; first: StaleTask[] }> {
  const isStale = and(
    sql`${tasks.state} not in ('queued', 'searching')`,
    sql`${intermediateIndex.version} is distinct from ${tasks.version}`,
    sql`(${tasks.state} <> 'deleted' or ${intermediateIndex.taskId} is not null)`,
    reader && isOfReader(queries, reader),
  );
  const rows = await queries
    .select({
      id: tasks.id,
      tenantId: tasks.tenantId,
      userId: tasks.userId,
      version: tasks.version,
      targetKey: tasks.targetKey,
      count: sql<number>`(count(*) over ())::int`,
    })
    .from(tasks)
    .leftJoin(intermediateIndex, eq(intermediateIndex.taskId, tasks.id))
    .where(isStale)
    .orderBy(sql`${tasks.finishedAt} desc nulls last`)
    .limit(limit);
  return { count: rows[0]?.count ?? 0, first: rows };
}

function isOfReader(queries: Queries, reader: Owner): SQL {
  const isOwn = sql`(${tasks.tenantId} = ${reader.tenantId} and ${tasks.userId} = ${reader.userId})`;
  return sql`(${isOwn} or ${inArray(tasks.id, sharedTaskIds(queries, reader))})`;
}

/** Puts what a task's routes say in the place of what they said; gives the molecules that either knows. */
export async function writeTask(
  tx: Queries,
  task: StaleTask,
  uses: readonly TaskUse[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const { id: taskId, tenantId, userId, targetKey, version } = task;
  // Held to the end of the transaction: of two who read the same task the second writes over the first.
  await tx.select({ id: tasks.id }).from(tasks).where(eq(tasks.id, taskId)).for('share');
  const before = await tx
    .delete(intermediateUses)
    .where(eq(intermediateUses.taskId, taskId))
    .returning({ key: intermediateUses.moleculeKey });
  await tx.delete(intermediateWays).where(eq(intermediateWays.taskId, taskId));
  // What is its own target is no intermediate of another route to itself.
  const others = uses.filter((use) => use.molecule.key !== targetKey);
  for (let at = 0; at < others.length; at += rowsAtOnce) {
    const part = others.slice(at, at + rowsAtOnce);
    const keys = (use: TaskUse) => ({ taskId, tenantId, userId, moleculeKey: use.molecule.key });
    await tx.insert(intermediateUses).values(
      part.map((use) => {
        const { routes, bestRoutes, bestOf, makeSteps } = use;
        return { ...keys(use), targetKey, routes, bestRoutes, bestOf, makeSteps };
      }),
    );
    await tx.insert(intermediateWays).values(part.map((use) => ({ ...keys(use), ways: use.ways, uses: use.uses })));
  }
  await tx
    .insert(intermediateIndex)
    .values({ taskId, tenantId, userId, version, changedAt: now })
    .onConflictDoUpdate({ target: intermediateIndex.taskId, set: { version, changedAt: now } });
  return new Set([...before.map((row) => row.key), ...others.map((use) => use.molecule.key)]);
}

/** What the reader's index holds in all. */
export async function indexedFigures(
  queries: Queries,
  reader: Owner,
): Promise<{ targets: number; routes: number; stamp: string }> {
  const own = sql`(${tasks.tenantId} = ${reader.tenantId} and ${tasks.userId} = ${reader.userId})`;
  const [row] = await queries
    .select({
      targets: sql<number>`count(distinct ${tasks.targetKey})::int`,
      routes: sql<number>`coalesce(sum(${tasks.routeCount}), 0)::int`,
      stamp: sql<string>`concat_ws('/', count(*), max(${intermediateIndex.changedAt}), sum(hashtext(${tasks.id}::text)))`,
    })
    .from(tasks)
    .innerJoin(intermediateIndex, eq(intermediateIndex.taskId, tasks.id))
    .where(and(ne(tasks.state, 'deleted'), sql`(${own} or ${inArray(tasks.id, sharedTaskIds(queries, reader))})`));
  return row ?? { targets: 0, routes: 0, stamp: '' };
}
