// Rows of notes on routes.

import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Verdict } from '@app/shared/contracts/routes/notes';
import { mergeText } from '@app/shared/rules/merge-text';
import type { Queries } from '../../platform/database/database.ts';
import { routeNotes } from './note-schema.ts';
import type { Owner } from '../../platform/database/owner.ts';
export type NoteRow = typeof routeNotes.$inferSelect;

/** What a note is on; an empty step stands for the route as a whole. */
export interface NoteOf {
  routeId: string;
  stepId: string;
}

/** All that the user wrote beside the route. */
export function listNotes(queries: Queries, owner: Owner, routeId: string): Promise<NoteRow[]> {
  return listNotesOf(queries, owner, [routeId]);
}

/** All that the user wrote beside the routes. */
export function listNotesOf(
  queries: Queries,
  { tenantId, userId }: Owner,
  routeIds: readonly string[],
): Promise<NoteRow[]> {
  const isOwn = and(eq(routeNotes.tenantId, tenantId), eq(routeNotes.userId, userId));
  return queries
    .select()
    .from(routeNotes)
    .where(and(isOwn, inArray(routeNotes.routeId, [...routeIds])))
    .orderBy(asc(routeNotes.routeId), asc(routeNotes.stepId));
}

/**
 * Applies what changed between `before` and `text` to what is kept now, so that two windows do not undo each other. The
 * version stays where that changes nothing, as when a text arrives twice.
 */
export async function changeNote(
  tx: Queries,
  owner: Owner,
  of: NoteOf,
  { before, text, now }: { before: string; text: string; now: Date },
): Promise<NoteRow> {
  const kept = await lockNote(tx, owner, of, now);
  const merged = mergeText(before, text, kept.text);
  return merged === kept.text ? kept : updateNote(tx, kept, { text: merged }, now);
}

/** Keeps a verdict with its reason, or takes it back. */
export async function changeVerdict(
  tx: Queries,
  owner: Owner,
  of: NoteOf,
  { verdict, reason, now }: { verdict: Verdict | null; reason: string; now: Date },
): Promise<NoteRow> {
  const kept = await lockNote(tx, owner, of, now);
  const isSame = kept.verdict === verdict && kept.reason === reason;
  return isSame ? kept : updateNote(tx, kept, { verdict, reason }, now);
}

async function lockNote(tx: Queries, { tenantId, userId }: Owner, of: NoteOf, now: Date): Promise<NoteRow> {
  const fresh = { tenantId, userId, ...of, text: '', verdict: null, reason: '', version: 0, updatedAt: now };
  await tx.insert(routeNotes).values(fresh).onConflictDoNothing();
  const [kept] = await tx.select().from(routeNotes).where(isNote(fresh)).for('update');
  if (!kept) throw new Error('a note vanished');
  return kept;
}

async function updateNote(
  tx: Queries,
  kept: NoteRow,
  change: Partial<Pick<NoteRow, 'text' | 'verdict' | 'reason'>>,
  now: Date,
): Promise<NoteRow> {
  const changed = { ...change, version: kept.version + 1, updatedAt: now };
  await tx.update(routeNotes).set(changed).where(isNote(kept));
  return { ...kept, ...changed };
}

function isNote({ tenantId, userId, routeId, stepId }: Owner & NoteOf) {
  return and(
    eq(routeNotes.tenantId, tenantId),
    eq(routeNotes.userId, userId),
    eq(routeNotes.routeId, routeId),
    eq(routeNotes.stepId, stepId),
  );
}
