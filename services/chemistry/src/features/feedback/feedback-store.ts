// Feedback of users, its pictures, and what support answers.

import { and, count, desc, eq, gte, inArray, isNull, lt } from 'drizzle-orm';
import {
  feedbackLimits,
  type Feedback,
  type FeedbackKind,
  type FeedbackPictureFormat,
  type FeedbackState,
} from '@app/shared/contracts/feedback';
import { AppError } from '@app/shared/errors/app-error';
import type { Queries } from '../../platform/database/database.ts';
import { feedback, feedbackPictures } from './schema.ts';
import type { Owner } from '../../platform/database/owner.ts';
import { pictureFormatOf } from './picture-format.ts';

export type FeedbackRow = typeof feedback.$inferSelect;
export type PictureFacts = Pick<typeof feedbackPictures.$inferSelect, 'id' | 'feedbackId' | 'format' | 'bytes'>;
interface Moment {
  newId: () => string;
  now: Date;
}

const dayMs = 86_400_000;
const mb = 1024 * 1024;
/** Pictures of one user that wait for their feedback. */
const loosePictures = 20;
const isOf = (owner: Owner) => and(eq(feedback.tenantId, owner.tenantId), eq(feedback.userId, owner.userId));
const isPictureOf = (owner: Owner) =>
  and(eq(feedbackPictures.tenantId, owner.tenantId), eq(feedbackPictures.userId, owner.userId));
const facts = {
  id: feedbackPictures.id,
  feedbackId: feedbackPictures.feedbackId,
  format: feedbackPictures.format,
  bytes: feedbackPictures.bytes,
};

/**
 * Keeps a picture that belongs to no feedback yet; those that nobody sent within a day are dropped.
 * Throws wrongFormat for what is no picture by its content, fileTooLarge, and tooManyRequests for a heap of them.
 */
export async function keepPicture(
  tx: Queries,
  owner: Owner,
  content: Buffer,
  { newId, now }: Moment,
): Promise<{ id: string; format: FeedbackPictureFormat; bytes: number }> {
  const format = pictureFormatOf(content);
  if (!format) throw new AppError('wrongFormat', { formats: ['png', 'jpg', 'gif', 'webp'] });
  if (content.length > feedbackLimits.pictureMb * mb) {
    throw new AppError('fileTooLarge', { limitMb: feedbackLimits.pictureMb });
  }
  const loose = and(isPictureOf(owner), isNull(feedbackPictures.feedbackId));
  await tx.delete(feedbackPictures).where(and(loose, lt(feedbackPictures.createdAt, new Date(now.getTime() - dayMs))));
  const [waiting] = await tx.select({ pictures: count() }).from(feedbackPictures).where(loose);
  if ((waiting?.pictures ?? 0) >= loosePictures) throw new AppError('tooManyRequests');
  const kept = { id: newId(), format, bytes: content.length };
  const { tenantId, userId } = owner;
  await tx.insert(feedbackPictures).values({ ...kept, tenantId, userId, feedbackId: null, content, createdAt: now });
  return kept;
}

export interface Written {
  kind: FeedbackKind;
  content: string;
  page: string;
  pictureIds: readonly string[];
}

/** Throws tooManyRequests beyond a day's number, dataMissingOrNoAccess for a picture that is not the owner's or taken. */
export async function sendFeedback(
  tx: Queries,
  owner: Owner,
  { pictureIds, ...written }: Written,
  { newId, now }: Moment,
): Promise<FeedbackRow> {
  const since = new Date(now.getTime() - dayMs);
  const [sent] = await tx
    .select({ today: count() })
    .from(feedback)
    .where(and(isOf(owner), gte(feedback.createdAt, since)));
  if ((sent?.today ?? 0) >= feedbackLimits.perDay) throw new AppError('tooManyRequests');
  const { tenantId, userId } = owner;
  const [row] = await tx
    .insert(feedback)
    .values({ ...written, id: newId(), tenantId, userId, state: 'received', createdAt: now })
    .returning();
  if (!row) throw new Error('feedback vanished');
  if (pictureIds.length === 0) return row;
  const taken = await tx
    .update(feedbackPictures)
    .set({ feedbackId: row.id })
    .where(and(isPictureOf(owner), inArray(feedbackPictures.id, [...pictureIds]), isNull(feedbackPictures.feedbackId)))
    .returning({ id: feedbackPictures.id });
  if (taken.length !== pictureIds.length) throw new AppError('dataMissingOrNoAccess');
  return row;
}

export interface FeedbackPage {
  pageIndex: number;
  pageSize: number;
  state?: FeedbackState | undefined;
}

/** The owner's own, newest first. */
export async function listFeedback(
  queries: Queries,
  owner: Owner,
  { pageIndex, pageSize, state }: FeedbackPage,
): Promise<{ total: number; rows: FeedbackRow[] }> {
  const where = and(isOf(owner), state === undefined ? undefined : eq(feedback.state, state));
  const [counted] = await queries.select({ total: count() }).from(feedback).where(where);
  const rows = await queries
    .select()
    .from(feedback)
    .where(where)
    .orderBy(desc(feedback.createdAt), desc(feedback.id))
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize);
  return { total: counted?.total ?? 0, rows };
}

/** Without their content, in the order of their arrival. */
export async function picturesOf(queries: Queries, rows: readonly FeedbackRow[]): Promise<PictureFacts[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  return queries
    .select(facts)
    .from(feedbackPictures)
    .where(inArray(feedbackPictures.feedbackId, ids))
    .orderBy(feedbackPictures.createdAt, feedbackPictures.id);
}

/** Throws dataMissingOrNoAccess for somebody else's picture as for one that never was. */
export async function findPicture(queries: Queries, owner: Owner, id: string) {
  const [picture] = await queries
    .select({ format: feedbackPictures.format, content: feedbackPictures.content })
    .from(feedbackPictures)
    .where(and(isPictureOf(owner), eq(feedbackPictures.id, id)));
  if (!picture) throw new AppError('dataMissingOrNoAccess');
  // The embedded database gives plain bytes.
  return { format: picture.format, content: Buffer.from(picture.content) };
}

/** As the owner reads it. */
export function presentFeedback(row: FeedbackRow, pictures: readonly PictureFacts[]): Feedback {
  const { answer, answeredAt } = row;
  return {
    feedbackId: row.id,
    kind: row.kind,
    state: row.state,
    content: row.content,
    page: row.page,
    createdAt: row.createdAt.toISOString(),
    pictures: pictures
      .filter(({ feedbackId }) => feedbackId === row.id)
      .map(({ id, format, bytes }) => ({ pictureId: id, format, bytes })),
    answer:
      answer === null || answeredAt === null
        ? null
        : { text: answer, by: row.answeredBy ?? '', at: answeredAt.toISOString() },
  };
}
