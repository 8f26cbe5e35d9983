import { AppError } from '@app/shared/errors/app-error';
import { helpQuestions, helpTopics } from './home.ts';
import { markAsRead, readNoteIds } from './read-store.ts';
import { dayOf, presentNote, releaseNotes } from './release-notes.ts';
import { helpVideosIn } from './videos.ts';
import type { Registration } from '../../platform/http/calls.ts';
import { handle, type HelpServices } from './services.ts';
import { userRecord } from '../account/user-record.ts';

const releaseNoteDates = handle('releaseNoteDates', async () => {
  const days = Map.groupBy(releaseNotes(), dayOf);
  return { dates: [...days].map(([date, notes]) => ({ date, versions: notes.map(({ version }) => version) })) };
});

const releaseNote = handle('releaseNote', async ({ params: { date } }, { culture }) => {
  const notes = releaseNotes().filter((note) => dayOf(note) === date);
  if (notes.length === 0) throw new AppError('dataNotFound');
  return { date, notes: notes.map((note) => presentNote(note, culture)) };
});

const helpVideos = handle('helpVideos', async ({ params: { pageIndex, pageSize } }, { culture }) => {
  const all = helpVideosIn(culture);
  return { total: all.length, items: all.slice((pageIndex - 1) * pageSize, pageIndex * pageSize) };
});

const helpHome = handle('helpHome', async (_, { culture }) => {
  const [newest] = releaseNotes();
  return {
    topics: helpTopics(culture),
    questions: helpQuestions(culture),
    latest: newest ? presentNote(newest, culture) : null,
  };
});

// A newcomer is not met by the history of the product: what was new before the first sign-in counts as read.
const unreadReleaseNotes = handle('unreadReleaseNotes', async (_, caller, { database, clock }) => {
  const { createdAt, isShowReleaseNote } = await userRecord(database.queries, caller, clock);
  const read = await readNoteIds(database.queries, caller);
  const notes = releaseNotes().filter(({ id, updatedAt }) => updatedAt > createdAt && !read.has(id));
  return { isShown: isShowReleaseNote, notes: notes.map((note) => presentNote(note, caller.culture)) };
});

const readAllReleaseNotes = handle('readAllReleaseNotes', async ({ body }, caller, { database, clock }) => {
  const known = new Set(releaseNotes().map(({ id }) => id));
  const ids = [...new Set(body)];
  if (ids.some((id) => !known.has(id))) throw new AppError('dataNotFound');
  // The rows stand beside the reader's record.
  await userRecord(database.queries, caller, clock);
  return { read: await markAsRead(database, caller, ids, clock.now()) };
});

export const helpCalls: readonly Registration<HelpServices>[] = [
  releaseNoteDates,
  releaseNote,
  helpVideos,
  helpHome,
  unreadReleaseNotes,
  readAllReleaseNotes,
];
