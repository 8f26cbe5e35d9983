// What people wrote beside a route, for its file.

import { message } from '@app/locales/messages';
import type { Services } from '../services.ts';
import { listNotes, type NoteRow } from '../tasks/note-store.ts';
import type { Readable } from '../tasks/route-access.ts';
import type { FullRoute } from '../tasks/route-store.ts';
import { colleaguesById } from '../tasks/share-store.ts';
import type { Caller } from './caller.ts';

/** By step id, those on the route as a whole under an empty one; of a shared route the owner's come with the owner's name. */
export async function notesOf(
  { database: { queries } }: Services,
  caller: Caller,
  { id, share }: Readable<FullRoute>,
): Promise<Record<string, string[]>> {
  const own = (await listNotes(queries, caller, id)).flatMap((row) => textsOf(row, caller));
  if (!share) return byStep(own);
  const theirs = (await listNotes(queries, share, id)).flatMap((row) => textsOf(row, caller));
  if (theirs.length === 0) return byStep(own);
  const [owner] = await colleaguesById(queries, caller.tenantId, [share.userId]);
  const name = owner?.chineseName || owner?.userName || share.userId;
  const said = theirs.map(({ stepId, text }) => ({
    stepId,
    text: message(caller.culture, 'route-file', 'noteBy', { name, text }),
  }));
  return byStep([...own, ...said]);
}

interface NoteText {
  stepId: string;
  text: string;
}

function textsOf({ stepId, text, verdict, reason }: NoteRow, { culture }: Caller): NoteText[] {
  const judged = verdict === null ? '' : message(culture, 'route-file', `verdict.${verdict}`);
  const verdictText = reason === '' ? judged : message(culture, 'route-file', 'verdict.because', { judged, reason });
  return [text, verdictText].filter((one) => one !== '').map((one) => ({ stepId, text: one }));
}

function byStep(notes: readonly NoteText[]): Record<string, string[]> {
  const grouped = Map.groupBy(notes, ({ stepId }) => stepId);
  return Object.fromEntries([...grouped].map(([stepId, texts]) => [stepId, texts.map(({ text }) => text)]));
}
