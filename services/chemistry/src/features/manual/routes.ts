// Routes built by hand: begin, change, continue by a search, keep. The state lies in the database after every change.

import { limits } from '@app/shared/constants/limits';
import { AppError } from '@app/shared/errors/app-error';
import { moleculeName } from '@app/shared/rules/molecule-name';
import type { StoredMolecule } from '../structure/stored-molecule.ts';
import type { StoredDraft } from '../tasks/stored.ts';
import { emptyDraft, keyOfNode, requireNode } from './canvas.ts';
import { changeDraft, deleteDrafts, findDraft, insertDraft, listDrafts, type DraftRow } from '../tasks/draft-store.ts';
import { keepRoute } from './keep-route.ts';
import { runningSearch } from './running-search.ts';
import { addVersion } from './version-store.ts';
import type { ManualServices } from './services.ts';
import { startTask } from '../retrosynthesis/life.ts';
import { findTask, type TaskRow } from '../tasks/task-store.ts';
import type { Registration } from '../../platform/http/calls.ts';
import { handle } from './services.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { presentDraft, presentDraftSummary } from './present.ts';
import { changeOf, goesBack, moleculeOf } from './changes.ts';
import { wantedMolecule } from './search.ts';
import { presentMolecule } from '../structure/molecules.ts';
import { presentTask } from '../retrosynthesis/routes.ts';
import { keepingResponse } from '../../platform/http/start-once/start-once.ts';

const continueSeconds = 20;

const manualRouteStart = handle('manualRouteStart', async ({ body }, caller, services) => {
  services.expansion.warm();
  const target = await wantedMolecule(services, caller, body);
  const now = services.clock.now();
  const responseOf = (row: DraftRow) => ({ draft: presentDraft(row, caller, services) });
  const fresh = {
    id: services.newId(),
    tenantId: caller.tenantId,
    userId: caller.userId,
    name: nameOf(services, caller, target),
    target,
    // The target never counts as stock.
    content: emptyDraft({ ...target, origin: null }),
    createdAt: now,
    updatedAt: now,
  };
  const database = keepingResponse(services.database, responseOf);
  return responseOf(await database.transaction((tx) => insertDraft(tx, fresh)));
});

const manualRouteList = handle('manualRouteList', async (_nothing, caller, services) => {
  const rows = await listDrafts(services.database.queries, caller);
  return { items: rows.map((row) => presentDraftSummary(row, services)) };
});

const manualRoute = handle('manualRoute', async ({ query }, caller, services) => ({
  draft: presentDraft(await findDraft(services.database.queries, caller, query.draftId), caller, services),
}));

const manualRouteChange = handle('manualRouteChange', async ({ body }, caller, services) => {
  const before = await findDraft(services.database.queries, caller, body.draftId);
  const change = await changeOf(body, { caller, services, before });
  let elsewhere: 'none' | 'merged' | 'shown' = 'none';
  const row = await changeDraft(services.database, caller, body.draftId, services.clock.now(), (content) => {
    if (body.revision !== undefined && body.revision < (content.revision ?? 0))
      elsewhere = goesBack(body.action) ? 'shown' : 'merged';
    return elsewhere === 'shown' ? content : change(content);
  });
  return { draft: presentDraft(row, caller, services), elsewhere };
});

const manualRouteContinue = handle('manualRouteContinue', async ({ body }, caller, services) => {
  const { draftId } = body;
  const nodeId = keyOfNode(body.nodeId);
  const { content } = await findDraft(services.database.queries, caller, draftId);
  requireNode(content, nodeId);
  const task = await searchOf(services, caller, content, nodeId);
  const row = await changeDraft(services.database, caller, draftId, services.clock.now(), (now) => ({
    ...now,
    searches: { ...now.searches, [nodeId]: task.id },
  }));
  return { draft: presentDraft(row, caller, services), task: presentTask(task, caller, services) };
});

const manualRouteSave = handle('manualRouteSave', async ({ body }, caller, services) => {
  const now = services.clock.now();
  const kept = { routeId: '', taskId: '' };
  const row = await changeDraft(services.database, caller, body.draftId, now, async (content, tx, draft) => {
    const saved = await keepRoute(tx, { owner: caller, draft, now, newId: services.newId });
    kept.routeId = saved.routeId;
    kept.taskId = saved.taskId;
    const { draftId } = body;
    await addVersion(tx, content, { id: services.newId(), owner: caller, draftId, routeId: saved.routeId, now });
    return { ...content, saved: { routeId: saved.routeId, fingerprint: saved.fingerprint } };
  });
  return { draft: presentDraft(row, caller, services), ...kept };
});

const manualRouteDelete = handle('manualRouteDelete', ({ body }, caller, services) =>
  deleteDrafts(services, caller, body.draftIds),
);

export const manualCalls: readonly Registration<ManualServices>[] = [
  manualRouteStart,
  manualRouteList,
  manualRoute,
  manualRouteChange,
  manualRouteContinue,
  manualRouteSave,
  manualRouteDelete,
];

/** The search that a chemist continues by: one in progress or done already, else a new one. */
async function searchOf(
  services: ManualServices,
  caller: Caller,
  content: StoredDraft,
  nodeId: string,
): Promise<TaskRow> {
  const { queries } = services.database;
  const running = await runningSearch(queries, caller, nodeId);
  if (running) return running;
  const earlier = content.searches[nodeId];
  const known = earlier === undefined ? undefined : await findTask(queries, caller, earlier).catch(unlessGone);
  if (known?.state === 'completed') return known;
  const { origin: _origin, ...target } = moleculeOf(content, nodeId);
  const settings = { timeLimitSeconds: continueSeconds };
  return startTask(services, caller, { name: nameOf(services, caller, target), target, removedParts: [], settings });
}

/** What a route under construction is called. */
export function nameOf({ names }: ManualServices, { culture }: Caller, molecule: StoredMolecule): string {
  return moleculeName(culture, presentMolecule(names, molecule)).slice(0, limits.taskNameLength);
}

function unlessGone(error: unknown): undefined {
  if (error instanceof AppError && (error.key === 'taskDeleted' || error.key === 'dataMissingOrNoAccess')) return;
  throw error;
}
