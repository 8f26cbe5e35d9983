// All routes of a task for one look: what changed is told by a stamp, so that a page that asks again gets only news.

import { createHash } from 'node:crypto';
import { and, eq, inArray, not } from 'drizzle-orm';
import type { RouteMark } from '@app/shared/contracts/routes/routes';
import type { Database, Queries } from '../../platform/database/database.ts';
import { routes } from '../tasks/schema.ts';
import type { StoredRoute, StoredSummary } from '../tasks/stored.ts';
import { rankOf, summaryColumns, type RankedSummary } from '../tasks/route-store.ts';

/** Says which routes a task has and how they are marked, in whatever order. */
export async function overviewStamp(
  queries: Queries,
  taskId: string,
  marks: ReadonlyMap<string, RouteMark>,
  /** What else the response rests on, such as a language. */
  more: readonly string[],
): Promise<string> {
  const rows = await queries
    .select({ id: routes.id, run: routes.run, score: routes.score })
    .from(routes)
    .where(alive(taskId));
  const lines = rows.map(({ id, run, score }) => `${id} ${run} ${score} ${marks.get(id) ?? ''}`).toSorted();
  return createHash('sha256')
    .update([...more, ...lines].join('\n'))
    .digest('base64url')
    .slice(0, 22);
}

/** Every route of a task, best first. */
export async function rankedSummaries(queries: Queries, taskId: string): Promise<RankedSummary[]> {
  const rows = await queries
    .select({ ...summaryColumns, rank: rankOf.as('place') })
    .from(routes)
    .where(alive(taskId))
    .orderBy(rankOf);
  return rows.flatMap(({ id, rank, summary, ...row }) => (summary ? [{ id, rank, row, summary }] : []));
}

/** The whole routes of these ids. */
export async function detailsOf(
  queries: Queries,
  ids: readonly string[],
): Promise<{ id: string; summary: StoredSummary; detail: StoredRoute }[]> {
  if (ids.length === 0) return [];
  const rows = await queries
    .select({ id: routes.id, summary: routes.summary, detail: routes.detail })
    .from(routes)
    .where(inArray(routes.id, [...ids]));
  return rows.flatMap(({ id, summary, detail }) => (summary && detail ? [{ id, summary, detail }] : []));
}

/** Keeps what was counted after the routes were saved. */
export function keepSummaries(
  database: Database,
  counted: readonly { id: string; summary: StoredSummary }[],
): Promise<void> {
  return database.transaction(async (tx) => {
    for (const { id, summary } of counted)
      await tx
        .update(routes)
        .set({ summary })
        .where(and(eq(routes.id, id), not(routes.deleted)));
  });
}

const alive = (taskId: string) => and(eq(routes.taskId, taskId), not(routes.deleted));
