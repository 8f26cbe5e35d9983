// Rows of routes. A route keeps its id when the same search finds it again.

import { randomUUID } from 'node:crypto';
import { and, asc, count, desc, eq, inArray, ne, not, notInArray, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { routeSorts } from '@app/shared/contracts/routes/routes';
import { AppError } from '@app/shared/errors/app-error';
import type { Queries } from '../../platform/database/database.ts';
import { routes, tasks } from './schema.ts';
import type { StoredRoute, StoredStep, StoredSummary } from './stored.ts';
import { syncedRouteIds } from './deliveries.ts';
import { sharedRouteIds } from './share-store.ts';
import type { Owner } from '../../platform/database/owner.ts';
import type { TaskRow } from './task-store.ts';

export type RouteRow = typeof routes.$inferSelect;
export type RouteSort = (typeof routeSorts)[number];

/** A route as the search gives it. */
export interface FoundRoute {
  fingerprint: string;
  solved: boolean;
  /** 0 to 100. */
  score: number;
  steps: number;
  longestLinear: number;
  leastPrecedents: number;
  startingMaterials: number;
  /** Part of the score, 0 to 1. */
  complexity: number;
  summary: StoredSummary;
  detail: StoredRoute;
}

type RunOwner = Pick<TaskRow, 'id' | 'run' | 'tenantId' | 'userId'>;

/** Saves routes of a run; one that an earlier run found is brought up to date. */
export async function saveRoutes(tx: Queries, task: RunOwner, found: readonly FoundRoute[], now: Date): Promise<void> {
  const { id: taskId, run, tenantId, userId } = task;
  for (const route of found) {
    const content = { ...route, run, deleted: false };
    await tx
      .insert(routes)
      .values({ ...content, id: randomUUID(), taskId, tenantId, userId, createdAt: now })
      .onConflictDoUpdate({ target: [routes.taskId, routes.fingerprint], set: content });
  }
}

/**
 * Takes away every route but these, those made by hand, and those that others have by a share or in the ELN: what only
 * an earlier run found, what is not good enough.
 */
export async function keepRoutes(tx: Queries, taskId: string, fingerprints: readonly string[]): Promise<void> {
  const others = fingerprints.length > 0 ? notInArray(routes.fingerprint, [...fingerprints]) : undefined;
  await tx
    .update(routes)
    .set(emptied)
    .where(and(eq(routes.taskId, taskId), not(routes.deleted), mayGo(tx, [taskId]), others));
}

/** Takes away the routes of whole tasks; `found` leaves those made by hand, shared, or pushed to the ELN. */
export async function emptyRoutes(tx: Queries, taskIds: readonly string[], which: 'all' | 'found'): Promise<void> {
  const found = which === 'found' ? mayGo(tx, taskIds) : undefined;
  await tx
    .update(routes)
    .set(emptied)
    .where(and(inArray(routes.taskId, [...taskIds]), not(routes.deleted), found));
}

const mayGo = (tx: Queries, taskIds: readonly string[]): SQL | undefined =>
  and(
    not(routes.madeByHand),
    notInArray(routes.id, syncedRouteIds(tx, taskIds)),
    notInArray(routes.id, sharedRouteIds(tx, taskIds)),
  );

const emptied = { deleted: true, summary: null, detail: null } as const;

export async function countRoutes(tx: Queries, taskId: string): Promise<RouteCounts> {
  const [row] = await tx
    .select({
      routeCount: count(),
      solvedCount: countIf(routes.solved),
      bestScore: sql<number | null>`max(${routes.score})`,
    })
    .from(routes)
    .where(and(eq(routes.taskId, taskId), not(routes.deleted)));
  return row ?? { routeCount: 0, solvedCount: 0, bestScore: null };
}

export interface RouteFilter {
  pageIndex: number;
  pageSize: number;
  sort: RouteSort;
  descending: boolean;
  solvedOnly: boolean;
}

export interface RankedSummary {
  id: string;
  /** 1 for the best route of the task, whatever the page is sorted by. */
  rank: number;
  row: Pick<RouteRow, 'score' | 'solved' | 'steps' | 'longestLinear' | 'leastPrecedents' | 'madeByHand'>;
  summary: StoredSummary;
}

/** 1 for the best route of a task. */
export const rankOf = sql<number>`(rank() over (order by ${routes.solved} desc, ${routes.score} desc, ${routes.steps}, ${routes.fingerprint}))::int`;

/**
 * A page of a task's routes, with the counts of solved ones and of solved ones of a single step. One statement: a search
 * goes on adding routes, and what is counted is what is listed.
 */
export async function listRoutes(
  queries: Queries,
  taskId: string,
  filter: RouteFilter,
): Promise<{ total: number; solved: number; oneStep: number; items: RankedSummary[] }> {
  const alive = and(eq(routes.taskId, taskId), not(routes.deleted));
  const ranked = queries.$with('ranked').as(
    queries
      .select({ ...summaryColumns, rank: rankOf.as('place') })
      .from(routes)
      .where(alive),
  );
  const counted = queries
    .select({
      total: count().as('total'),
      solved: countIf(routes.solved).as('solved_ones'),
      oneStep: countIf(and(routes.solved, eq(routes.steps, 1))).as('one_step'),
    })
    .from(routes)
    .where(alive)
    .as('counted');
  const column = columnOf[filter.sort];
  const inDirection = filter.descending ? desc : asc;
  const page = queries
    .select()
    .from(ranked)
    .where(filter.solvedOnly ? eq(ranked.solved, true) : undefined)
    .orderBy(inDirection(ranked[column]), asc(ranked.rank))
    .limit(filter.pageSize)
    .offset((filter.pageIndex - 1) * filter.pageSize)
    .as('page');
  const rows = await queries
    .with(ranked)
    .select()
    .from(counted)
    .leftJoin(page, sql`true`)
    .orderBy(inDirection(page[column]), asc(page.rank));
  const { total = 0, solved = 0, oneStep = 0 } = rows[0]?.counted ?? {};
  const items = rows.flatMap(({ page: found }) => {
    if (!found?.summary) return [];
    const { id, rank: place, summary, ...row } = found;
    return [{ id, rank: place, row, summary }];
  });
  return { total: filter.solvedOnly ? solved : total, solved, oneStep, items };
}

/** Ranks of a task's routes that have such a step, the best first. */
export async function ranksWithStep(
  queries: Queries,
  taskId: string,
  step: Pick<StoredStep, 'templateId'> | Pick<StoredStep, 'reactionSmiles'>,
): Promise<number[]> {
  const has = sql<boolean>`${routes.detail} @> ${JSON.stringify({ steps: [step] })}::jsonb`;
  const ranked = queries.$with('ranked').as(
    queries
      .select({ rank: rankOf.as('place'), isHit: has.as('is_hit') })
      .from(routes)
      .where(and(eq(routes.taskId, taskId), not(routes.deleted))),
  );
  const rows = await queries
    .with(ranked)
    .select({ rank: ranked.rank })
    .from(ranked)
    .where(eq(ranked.isHit, true))
    .orderBy(asc(ranked.rank));
  return rows.map(({ rank }) => rank);
}

function countIf(condition: SQLWrapper | undefined) {
  return sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
}

export const summaryColumns = {
  id: routes.id,
  solved: routes.solved,
  score: routes.score,
  steps: routes.steps,
  longestLinear: routes.longestLinear,
  leastPrecedents: routes.leastPrecedents,
  startingMaterials: routes.startingMaterials,
  complexity: routes.complexity,
  madeByHand: routes.madeByHand,
  summary: routes.summary,
};

const columnOf = {
  score: 'score',
  steps: 'steps',
  longestLinear: 'longestLinear',
  precedents: 'leastPrecedents',
  startingMaterials: 'startingMaterials',
  complexity: 'complexity',
} as const satisfies Record<RouteSort, string>;

export interface FullRoute extends RankedSummary {
  detail: StoredRoute;
  createdAt: Date;
  task: TaskRow;
}

/** Throws `dataMissingOrNoAccess` as for tasks, and `routeDeleted` for an own route that was taken away. */
export async function findRoute(queries: Queries, owner: Owner, routeId: string): Promise<FullRoute> {
  const [found] = await queries
    .select()
    .from(routes)
    .innerJoin(tasks, eq(tasks.id, routes.taskId))
    .where(and(eq(routes.id, routeId), eq(routes.tenantId, owner.tenantId), eq(routes.userId, owner.userId)));
  if (!found) throw new AppError('dataMissingOrNoAccess');
  const { detail, summary, ...row } = found.routes;
  if (!detail || !summary) throw new AppError('routeDeleted');
  const better = await queries.$count(
    routes,
    and(eq(routes.taskId, row.taskId), not(routes.deleted), isBetterThan(row)),
  );
  return { id: row.id, rank: better + 1, row, summary, detail, createdAt: row.createdAt, task: found.tasks };
}

function isBetterThan(row: Pick<RouteRow, 'id' | 'solved' | 'score' | 'steps' | 'fingerprint'>): SQL | undefined {
  const mine = sql`(${!row.solved}, ${-row.score}::real, ${row.steps}::int, ${row.fingerprint})`;
  return and(
    ne(routes.id, row.id),
    sql`(not ${routes.solved}, -${routes.score}, ${routes.steps}, ${routes.fingerprint}) < ${mine}`,
  );
}

/** Counts of routes as the task row shows them. */
export interface RouteCounts {
  routeCount: number;
  solvedCount: number;
  bestScore: number | null;
}
