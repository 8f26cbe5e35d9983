// Notes and verdicts beside a route. They are their writer's own; who reads a shared route reads its owner's too.

import type { RouteNote } from '@app/shared/contracts/routes/notes';
import { AppError } from '@app/shared/errors/app-error';
import type { RoutesServices } from './services.ts';
import { changeNote, changeVerdict, listNotes, type NoteOf, type NoteRow } from './note-store.ts';
import { findReadableRoute } from '../tasks/route-access.ts';
import { colleaguesById, messageTo, peopleOf } from '../tasks/share-store.ts';
import type { Registration } from '../../platform/http/calls.ts';
import { handle } from './services.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { plainLine, plainLines } from '../../platform/http/plain-text.ts';

const routeNotes = handle('routeNotes', async ({ query }, caller, { database: { queries } }) => {
  const { share } = await findReadableRoute(queries, caller, query.routeId);
  const notes = (await listNotes(queries, caller, query.routeId)).filter(isWritten).map(present);
  if (!share) return { notes };
  const theirs = (await listNotes(queries, share, query.routeId)).filter(isWritten).map(present);
  const [owner] = await colleaguesById(queries, caller.tenantId, [share.userId]);
  const by = owner?.chineseName || owner?.userName || share.userId;
  const message = messageTo(caller, share, (await peopleOf(queries, [share.id])).get(share.id));
  return { notes, shared: { by, ...(message !== '' && { message }), notes: theirs } };
});

const routeNoteSave = handle('routeNoteSave', async ({ body }, caller, services) => {
  const of = await placeOf(services, caller, body);
  const [before, text] = [plainLines(body.before), plainLines(body.text)];
  const note = await services.database.transaction((tx) =>
    changeNote(tx, caller, of, { before, text, now: services.clock.now() }),
  );
  return { note: present(note), merged: note.text !== text };
});

const routeVerdict = handle('routeVerdict', async ({ body }, caller, services) => {
  const of = await placeOf(services, caller, body);
  const { verdict = null, reason = '' } = body;
  const note = await services.database.transaction((tx) =>
    changeVerdict(tx, caller, of, {
      verdict,
      reason: verdict === null ? '' : plainLine(reason),
      now: services.clock.now(),
    }),
  );
  return { note: present(note) };
});

export const routeNoteCalls: readonly Registration<RoutesServices>[] = [routeNotes, routeNoteSave, routeVerdict];

async function placeOf(
  { database }: RoutesServices,
  caller: Caller,
  { routeId, stepId = '' }: { routeId: string; stepId?: string },
): Promise<NoteOf> {
  const { detail } = await findReadableRoute(database.queries, caller, routeId);
  if (stepId !== '' && !detail.steps.some((step) => step.stepId === stepId)) throw new AppError('dataNotFound');
  return { routeId, stepId };
}

function isWritten({ text, verdict }: NoteRow): boolean {
  return text !== '' || verdict !== null;
}

function present({ stepId, text, verdict, reason, version, updatedAt }: NoteRow): RouteNote {
  return {
    ...(stepId !== '' && { stepId }),
    text,
    ...(verdict && { verdict }),
    reason,
    version,
    updatedAt: updatedAt.toISOString(),
  };
}
