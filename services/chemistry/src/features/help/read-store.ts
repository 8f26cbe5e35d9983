// What each user has read of the release notes.

import { and, eq } from 'drizzle-orm';
import type { Database, Queries } from '../../platform/database/database.ts';
import { readReleaseNotes } from './schema.ts';

export interface Reader {
  tenantId: string;
  userId: string;
}

/** Ids of the notes that the reader marked as read. */
export async function readNoteIds(queries: Queries, { tenantId, userId }: Reader): Promise<ReadonlySet<string>> {
  const rows = await queries
    .select({ noteId: readReleaseNotes.noteId })
    .from(readReleaseNotes)
    .where(and(eq(readReleaseNotes.tenantId, tenantId), eq(readReleaseNotes.userId, userId)));
  return new Set(rows.map(({ noteId }) => noteId));
}

/** Marks notes as read and says how many were not; the reader's record must be there. */
export async function markAsRead(
  { queries }: Database,
  { tenantId, userId }: Reader,
  noteIds: readonly string[],
  readAt: Date,
): Promise<number> {
  if (noteIds.length === 0) return 0;
  const rows = await queries
    .insert(readReleaseNotes)
    .values(noteIds.map((noteId) => ({ tenantId, userId, noteId, readAt })))
    .onConflictDoNothing()
    .returning({ noteId: readReleaseNotes.noteId });
  return rows.length;
}
