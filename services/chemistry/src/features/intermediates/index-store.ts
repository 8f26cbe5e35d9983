// The index of intermediates: which tasks it holds in which state, and how a task is written into it.

import { and, eq, inArray, ne, sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { intermediateIndex, intermediateUses, intermediatePaths } from './schema.ts';
import { tasks } from '../tasks/schema.ts';
import type { Owner } from '../../platform/database/owner.ts';
import type { TaskUse } from './read-task.ts';
import { sharedTaskIds } from './visible.ts';

export interface StaleTask extends Owner {
  id: string;
  version: number;
  targetKey: string;
}

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

/** Takes a task out of the index, which is then to be read again; gives the molecules that it knew. */
export async function clearTask(tx: Queries, { id: taskId }: StaleTask): Promise<string[]> {
  // Held to the end of the transaction: of two who read the same task the second writes over the first.
  await tx.select({ id: tasks.id }).from(tasks).where(eq(tasks.id, taskId)).for('update');
  const before = await tx
    .delete(intermediateUses)
    .where(eq(intermediateUses.taskId, taskId))
    .returning({ key: intermediateUses.moleculeKey });
  await tx.delete(intermediatePaths).where(eq(intermediatePaths.taskId, taskId));
  await tx.delete(intermediateIndex).where(eq(intermediateIndex.taskId, taskId));
  return before.map((row) => row.key);
}

/** Says that the index holds all of a task as it was in this version. */
export async function settleTask(tx: Queries, task: StaleTask, now: Date): Promise<void> {
  const { id: taskId, tenantId, userId, version } = task;
  await tx
    .insert(intermediateIndex)
    .values({ taskId, tenantId, userId, version, changedAt: now })
    .onConflictDoUpdate({ target: intermediateIndex.taskId, set: { version, changedAt: now } });
}

/** As one value that the database takes apart: a parameter for each field takes several times as long to write. */
export async function writeUses(tx: Queries, task: StaleTask, uses: readonly TaskUse[]): Promise<void> {
  const { id: taskId, tenantId, userId, targetKey } = task;
  const rows = JSON.stringify(uses.map(({ molecule, ...use }) => ({ key: molecule.key, ...use })));
  await tx.execute(sql`
    with given as materialized (
      select * from json_to_recordset(${rows}::json) as one(key text, routes int, "bestRoutes" int, "bestOf" int,
        "makeSteps" int, ways jsonb, uses jsonb)),
    counted as (
      insert into ${intermediateUses} (task_id, tenant_id, user_id, target_key, molecule_key, routes, best_routes, best_of, make_steps)
      select ${taskId}::uuid, ${tenantId}, ${userId}, ${targetKey}, key, routes, "bestRoutes", "bestOf", "makeSteps" from given)
    insert into ${intermediatePaths} (task_id, tenant_id, user_id, molecule_key, ways, uses)
    select ${taskId}::uuid, ${tenantId}, ${userId}, key, ways, uses from given`);
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
