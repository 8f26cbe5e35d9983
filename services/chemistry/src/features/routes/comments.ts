// Comments on a route: all who may read it read and write them. Its owner, and those who commented before, get a notice
// (notifications/sources.ts); an open page shows a new comment by itself.

import type { RouteComment } from '@app/shared/contracts/routes/comments';
import { limits } from '@app/shared/constants/limits';
import { AppError } from '@app/shared/errors/app-error';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import type { Owner } from '../../platform/database/owner.ts';
import { announce } from '../../platform/events/announce.ts';
import type { Registration } from '../../platform/http/calls.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { plainLines } from '../../platform/http/plain-text.ts';
import { presentColleague } from '../sharing/routes.ts';
import { findReadableRoute } from '../tasks/route-access.ts';
import { colleaguesById } from '../tasks/share-store.ts';
import { routeComments as comments } from '../tasks/comment-schema.ts';
import { handle, type RoutesServices } from './services.ts';

type CommentRow = typeof comments.$inferSelect;

const routeComments = handle('routeComments', async ({ query: { routeId } }, caller, services) => {
  const { queries } = services.database;
  const { share } = await findReadableRoute(queries, caller, routeId);
  const rows = await queries
    .select()
    .from(comments)
    .where(eq(comments.routeId, routeId))
    .orderBy(asc(comments.createdAt), asc(comments.id));
  return { comments: await presentComments(rows, caller, { queries, isOwner: !share }) };
});

const routeComment = handle('routeComment', async ({ body }, caller, services) => {
  const { routeId, stepId = '' } = body;
  const { database, newId, clock } = services;
  const text = plainLines(body.text);
  if (text.trim() === '') throw new AppError('parameterError', { problems: ['text: empty'] });
  const { share, task, detail } = await findReadableRoute(database.queries, caller, routeId);
  if (stepId !== '' && !detail.steps.some((step) => step.stepId === stepId)) throw new AppError('dataNotFound');
  const { tenantId, userId } = caller;
  const row = { id: newId(), tenantId, userId, routeId, stepId, text, createdAt: clock.now() };
  await database.transaction(async (tx) => {
    // Of several at once each counts those before it.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`comments of ${routeId}`}, 0))`);
    if ((await tx.$count(comments, eq(comments.routeId, routeId))) >= limits.routeComments)
      throw new AppError('parameterError', { problems: [`a route has at most ${limits.routeComments} comments`] });
    await tx.insert(comments).values(row);
    await announceComments(tx, share ?? caller, { routeId, taskId: task.id });
  });
  const [comment] = await presentComments([row], caller, { queries: database.queries, isOwner: !share });
  if (!comment) throw new Error('a comment vanished');
  return { comment };
});

const routeCommentDelete = handle('routeCommentDelete', async ({ body: { commentId } }, caller, { database }) => {
  const { tenantId } = caller;
  const [row] = await database.queries
    .select()
    .from(comments)
    .where(and(eq(comments.id, commentId), eq(comments.tenantId, tenantId)));
  if (!row) throw new AppError('dataMissingOrNoAccess');
  const { share, task } = await findReadableRoute(database.queries, caller, row.routeId);
  if (share && row.userId !== caller.userId) throw new AppError('dataMissingOrNoAccess');
  await database.transaction(async (tx) => {
    await tx.delete(comments).where(eq(comments.id, commentId));
    await announceComments(tx, share ?? caller, { routeId: row.routeId, taskId: task.id });
  });
  return { deleted: true as const };
});

export const routeCommentCalls: readonly Registration<RoutesServices>[] = [
  routeComments,
  routeComment,
  routeCommentDelete,
];

/** Pages of the owner ask anew, and those of whom the route or its task is shared with. */
async function announceComments(
  tx: Queries,
  { tenantId, userId }: Owner,
  { routeId, taskId }: { routeId: string; taskId: string },
): Promise<void> {
  for (const id of [routeId, taskId]) await announce(tx, { tenantId, userId, topic: 'routeComments', id });
}

async function presentComments(
  rows: readonly CommentRow[],
  { tenantId, userId }: Caller,
  { queries, isOwner }: { queries: Queries; isOwner: boolean },
): Promise<RouteComment[]> {
  const authors = await colleaguesById(queries, tenantId, [...new Set(rows.map((row) => row.userId))]);
  const byId = new Map(authors.map((author) => [author.userId, presentColleague(author)]));
  return rows.map((row) => {
    const isMine = row.userId === userId;
    // One without a record never opened the product, as a program with an API key.
    const author = byId.get(row.userId) ?? { userId: row.userId, userName: row.userId, name: '', email: '' };
    return {
      commentId: row.id,
      ...(row.stepId !== '' && { stepId: row.stepId }),
      text: row.text,
      // The text is empty once its author was erased.
      ...(row.text !== '' && { author }),
      isMine,
      canDelete: isMine || isOwner,
      createdAt: row.createdAt.toISOString(),
    };
  });
}
