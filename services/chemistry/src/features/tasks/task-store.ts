// Rows of tasks, as their owner sees them.

import { and, desc, eq, ilike, inArray, isNull, ne, sql, type SQL } from 'drizzle-orm';
import type { RouteType, TaskProgress } from '@app/shared/contracts/retrosynthesis';
import type { TaskState } from '@app/shared/constants/modules';
import { AppError } from '@app/shared/errors/app-error';
import type { Queries } from '../../platform/database/database.ts';
import { escapeLike } from '../../platform/database/escape-like.ts';
import { tasks } from './schema.ts';
import { type Owner } from '../../platform/database/owner.ts';

export type TaskRow = typeof tasks.$inferSelect;

export interface TaskFilter {
  pageIndex: number;
  pageSize: number;
  /** Part of the name. */
  key?: string;
  states?: readonly TaskState[];
  routeType: RouteType;
}

export const noProgress: TaskProgress = { percent: 0, expansions: 0, molecules: 0, solvedRoutes: 0, elapsedMs: 0 };

/** The SQL condition that a task is this user's. */
export function ownedBy(owner: Owner): SQL | undefined {
  return and(eq(tasks.tenantId, owner.tenantId), eq(tasks.userId, owner.userId));
}

/**
 * The owner's task. Throws `dataMissingOrNoAccess` for anybody else's as for one that never was, and
 * `taskDeleted` for one that the owner deleted.
 */
export async function findTask(queries: Queries, owner: Owner, taskId: string): Promise<TaskRow> {
  const [row] = await queries
    .select()
    .from(tasks)
    .where(and(eq(tasks.id, taskId), ownedBy(owner)));
  if (!row) throw new AppError('dataMissingOrNoAccess');
  if (row.state === 'deleted') throw new AppError('taskDeleted');
  return row;
}

/** One page of the owner's tasks, newest first, and how many there are in all. */
export async function listTasks(
  queries: Queries,
  owner: Owner,
  filter: TaskFilter,
): Promise<{ total: number; rows: TaskRow[] }> {
  const condition = and(
    ownedBy(owner),
    ne(tasks.state, 'deleted'),
    eq(tasks.routeType, filter.routeType),
    filter.key ? ilike(tasks.name, `%${escapeLike(filter.key)}%`) : undefined,
    filter.states ? inArray(tasks.state, [...filter.states]) : undefined,
  );
  const total = await queries.$count(tasks, condition);
  const rows = await queries
    .select()
    .from(tasks)
    .where(condition)
    .orderBy(desc(tasks.createdAt), desc(tasks.id))
    .limit(filter.pageSize)
    .offset((filter.pageIndex - 1) * filter.pageSize);
  return { total, rows };
}

/** The owner's newest task of a module, for one target where its key is given. */
export async function newestTask(
  queries: Queries,
  owner: Owner,
  about: { routeType: RouteType; targetKey?: string },
): Promise<TaskRow | undefined> {
  const { routeType, targetKey } = about;
  const ofTarget = targetKey ? eq(tasks.targetKey, targetKey) : undefined;
  const [row] = await queries
    .select()
    .from(tasks)
    .where(and(ownedBy(owner), ne(tasks.state, 'deleted'), eq(tasks.routeType, routeType), ofTarget))
    .orderBy(desc(tasks.createdAt), desc(tasks.id))
    .limit(1);
  return row;
}

/** The owner's search of a module on this target that has not ended. */
export async function runningTask(
  queries: Queries,
  owner: Owner,
  about: { routeType: RouteType; targetKey: string },
): Promise<TaskRow | undefined> {
  const { routeType, targetKey } = about;
  const [row] = await queries
    .select()
    .from(tasks)
    .where(
      and(
        ownedBy(owner),
        eq(tasks.targetKey, targetKey),
        eq(tasks.routeType, routeType),
        inArray(tasks.state, ['queued', 'searching']),
        isNull(tasks.imported),
      ),
    );
  return row;
}

/** The next value of a task's version. */
export const nextVersion = sql`${tasks.version} + 1`;
