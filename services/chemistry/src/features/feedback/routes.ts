import { AppError } from '@app/shared/errors/app-error';
import { findPicture, keepPicture, listFeedback, picturesOf, presentFeedback, sendFeedback } from './feedback-store.ts';
import type { Registration } from '../../platform/http/calls.ts';
import { handle, handleBlob, handleUpload, type FeedbackServices } from './services.ts';

const feedbackUpload = handleUpload('feedbackUpload', async ({ content }, caller, { database, clock, newId }) => {
  const moment = { newId, now: clock.now() };
  const { id, format, bytes } = await database.transaction((tx) => keepPicture(tx, caller, content, moment));
  return { pictureId: id, format, bytes };
});

const feedbackCreate = handle('feedbackCreate', async ({ body }, caller, { database, clock, newId }) => {
  const { kind, page = '', pictureIds = [] } = body;
  const content = body.content.trim();
  if (content === '') throw new AppError('parameterError', { problems: ['body/content'] });
  const moment = { newId, now: clock.now() };
  const row = await database.transaction((tx) => sendFeedback(tx, caller, { kind, content, page, pictureIds }, moment));
  return presentFeedback(row, await picturesOf(database.queries, [row]));
});

const feedbackList = handle('feedbackList', async ({ body }, caller, { database: { queries } }) => {
  const { total, rows } = await listFeedback(queries, caller, body);
  const pictures = await picturesOf(queries, rows);
  return { total, items: rows.map((row) => presentFeedback(row, pictures)) };
});

const feedbackPicture = handleBlob('feedbackPicture', async ({ params }, caller, { database }) => {
  const { format, content } = await findPicture(database.queries, caller, params.pictureId);
  return { contentType: `image/${format}`, content, headers: { 'cache-control': 'private, max-age=3600' } };
});

export const feedbackCalls: readonly Registration<FeedbackServices>[] = [
  feedbackUpload,
  feedbackCreate,
  feedbackList,
  feedbackPicture,
];
