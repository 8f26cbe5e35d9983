// Many routes of one task, a few at a time.

import { and, asc, desc, eq, inArray, not } from 'drizzle-orm';
import { AppError } from '@app/shared/errors/app-error';
import type { Queries } from '../../platform/database/database.ts';
import { routes } from '../tasks/schema.ts';
import { findReadableRoute, findReadableTask, type Readable } from '../tasks/route-access.ts';
import type { FullRoute, RouteRow } from '../tasks/route-store.ts';
import type { Owner } from '../../platform/database/owner.ts';
import type { TaskRow } from '../tasks/task-store.ts';

/** A route with all columns of its row. */
export type RouteWithRow = Readable<FullRoute & { row: RouteRow }>;

/** Some routes of a task, best first, or all of them. */
export type RoutesAsked = { routeIds: readonly string[] } | { taskId: string };

export interface RouteChoice {
  task: TaskRow;
  /** With ranks as the list shows them. */
  places: { id: string; rank: number }[];
  /** Full routes, in pieces that are soon copied. */
  pieces(): AsyncGenerator<RouteWithRow[]>;
}

const pieceLength = 20;

/**
 * What of the routes the reader may read. Throws what `findReadableRoute` and `findReadableTask` throw, `dataNotFound`
 * for a task without routes, and `parameterError` for routes of several tasks.
 */
export async function chooseRoutes(queries: Queries, reader: Owner, asked: RoutesAsked): Promise<RouteChoice> {
  if ('taskId' in asked) {
    const task = await findReadableTask(queries, reader, asked.taskId);
    const places = await placesOf(queries, task.id);
    if (places.length === 0) throw new AppError('dataNotFound');
    return choice(queries, task, places, task.share);
  }
  const routeIds = [...new Set(asked.routeIds)];
  const [first = ''] = routeIds;
  const { task, share } = await findReadableRoute(queries, reader, first);
  const ranked = new Map((await placesOf(queries, task.id)).map((place) => [place.id, place]));
  for (const id of routeIds) {
    // An own task is read as a whole; of a colleague's each route may be shared by itself.
    if (ranked.has(id) && !share) continue;
    const found = await findReadableRoute(queries, reader, id);
    if (found.task.id !== task.id) throw new AppError('parameterError', { problems: ['routeIds: routes of one task'] });
  }
  const places = routeIds.flatMap((id) => ranked.get(id) ?? []).toSorted((a, b) => a.rank - b.rank);
  return choice(queries, task, places, share);
}

function choice(
  queries: Queries,
  task: TaskRow,
  places: RouteChoice['places'],
  share: Readable<TaskRow>['share'],
): RouteChoice {
  return {
    task,
    places,
    async *pieces() {
      for (let from = 0; from < places.length; from += pieceLength) {
        const piece = places.slice(from, from + pieceLength);
        const ids = piece.map(({ id }) => id);
        const rows = await queries.select().from(routes).where(inArray(routes.id, ids));
        const byId = new Map(rows.map((row) => [row.id, row]));
        yield piece.flatMap(({ id, rank }) => {
          const row = byId.get(id);
          // One that was taken away meanwhile is no longer part of the task.
          if (!row?.detail || !row.summary) return [];
          const { detail, summary, createdAt } = row;
          return [{ id, rank, row, summary, detail, createdAt, task, ...(share && { share }) }];
        });
      }
    },
  };
}

async function placesOf(queries: Queries, taskId: string): Promise<RouteChoice['places']> {
  const rows = await queries
    .select({ id: routes.id })
    .from(routes)
    .where(and(eq(routes.taskId, taskId), not(routes.deleted)))
    .orderBy(desc(routes.solved), desc(routes.score), asc(routes.steps), asc(routes.fingerprint));
  return rows.map(({ id }, at) => ({ id, rank: at + 1 }));
}
