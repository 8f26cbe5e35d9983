// What people wrote beside a route, for its file.

import { message } from '@app/locales/messages';
import type { Queries } from '../../platform/database/database.ts';
import type { RoutesServices } from './services.ts';
import { listNotesOf, type NoteRow } from './note-store.ts';
import type { Readable } from '../tasks/route-access.ts';
import type { FullRoute } from '../tasks/route-store.ts';
import { colleaguesById } from '../tasks/share-store.ts';
import type { Caller } from '../../platform/http/caller.ts';

/** By step id; those on the route as a whole under an empty one. */
export type NotesOfRoute = Readonly<Record<string, readonly string[]>>;

/** What a reader finds written of the routes of one task, by who edited them too; of shared ones the owner's come with the owner's name. */
export async function notesOf(
  { database: { queries } }: RoutesServices,
  caller: Caller,
  routes: readonly Readable<FullRoute>[],
): Promise<(routeId: string) => NotesOfRoute> {
  const ids = routes.map(({ id }) => id);
  const written = (await listNotesOf(queries, caller, ids)).flatMap((row) => textsOf(row, caller));
  const theirs = await notesOfOwner(queries, caller, routes);
  const byRoute = Map.groupBy([...routes.flatMap(statedNotes), ...written, ...theirs], ({ routeId }) => routeId);
  return (routeId) => byStep(byRoute.get(routeId) ?? []);
}

/** What who edited the route wrote of its steps. */
function statedNotes({ id: routeId, detail }: FullRoute): NoteText[] {
  return detail.steps.flatMap(({ stepId, facts }) => (facts?.note ? [{ routeId, stepId, text: facts.note }] : []));
}

async function notesOfOwner(queries: Queries, caller: Caller, routes: readonly Readable<FullRoute>[]) {
  const share = routes.find((route) => route.share !== undefined)?.share;
  if (!share) return [];
  const rows = await listNotesOf(
    queries,
    share,
    routes.flatMap((route) => (route.share ? route.id : [])),
  );
  if (rows.length === 0) return [];
  const [owner] = await colleaguesById(queries, caller.tenantId, [share.userId]);
  const name = owner?.chineseName || owner?.userName || share.userId;
  return rows
    .flatMap((row) => textsOf(row, caller))
    .map((note) => ({
      ...note,
      text: message(caller.culture, 'routes', 'document.noteBy', { name, text: note.text }),
    }));
}

interface NoteText {
  routeId: string;
  stepId: string;
  text: string;
}

function textsOf({ routeId, stepId, text, verdict, reason }: NoteRow, { culture }: Caller): NoteText[] {
  const judged = verdict === null ? '' : message(culture, 'routes', `document.verdict.${verdict}`);
  const verdictText =
    reason === '' ? judged : message(culture, 'routes', 'document.verdict.because', { judged, reason });
  return [text, verdictText].filter((one) => one !== '').map((one) => ({ routeId, stepId, text: one }));
}

function byStep(notes: readonly NoteText[]): NotesOfRoute {
  const grouped = Map.groupBy(notes, ({ stepId }) => stepId);
  return Object.fromEntries([...grouped].map(([stepId, texts]) => [stepId, texts.map(({ text }) => text)]));
}
