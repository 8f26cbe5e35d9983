// Routes built by hand: begin, change, continue by a search, keep. The state lies in the database after every change.

import type { CanvasAction } from '@app/shared/contracts/manual';
import type { CallInput } from '@app/shared/contracts/catalogue';
import { limits } from '@app/shared/constants/limits';
import { AppError } from '@app/shared/errors/app-error';
import type { StoredDraft, StoredDraftMolecule, StoredMolecule } from '../context/stored.ts';
import { attach, emptyDraft, mark, redo, removeBranch, requireNode, undo } from '../manual/canvas.ts';
import { changeDraft, deleteDrafts, findDraft, insertDraft, listDrafts, type DraftRow } from '../manual/draft-store.ts';
import { stepFragment, routeFragment } from '../manual/fragments.ts';
import { keepRoute } from '../manual/keep-route.ts';
import { runningSearch } from '../manual/running-search.ts';
import type { Services } from '../services.ts';
import { sharedLists } from '../stock/shared-lists.ts';
import { startTask } from '../tasks/life.ts';
import { findRoute } from '../tasks/route-store.ts';
import { findTask, type TaskRow } from '../tasks/task-store.ts';
import { answer, type Registration } from './calls.ts';
import type { Caller } from './caller.ts';
import { presentDraft, presentDraftSummary } from './manual-present.ts';
import { rememberMolecules, wantedMolecule } from './manual-search.ts';
import { controlledText, presentTask } from './retrosynthesis.ts';

const continueSeconds = 20;

const manualRouteStart = answer('manualRouteStart', async ({ body }, caller, services) => {
  services.expansion.warm();
  const target = await wantedMolecule(services, caller, body);
  const now = services.clock.now();
  const row = await insertDraft(services.database.queries, {
    id: services.newId(),
    tenantId: caller.tenantId,
    userId: caller.userId,
    name: nameOf(services, target),
    target,
    // The target never counts as stock.
    content: emptyDraft({ ...target, origin: null }),
    createdAt: now,
    updatedAt: now,
  });
  return { draft: presentDraft(row, caller, services) };
});

const manualRouteList = answer('manualRouteList', async (_nothing, caller, services) => {
  const rows = await listDrafts(services.database.queries, caller);
  return { items: rows.map((row) => presentDraftSummary(row, services)) };
});

const manualRoute = answer('manualRoute', async ({ query }, caller, services) => ({
  draft: presentDraft(await findDraft(services.database.queries, caller, query.draftId), caller, services),
}));

const manualRouteChange = answer('manualRouteChange', async ({ body }, caller, services) => {
  const before = await findDraft(services.database.queries, caller, body.draftId);
  const change = await changes[body.action](body, { caller, services, before });
  const row = await changeDraft(services.database, caller, body.draftId, services.clock.now(), change);
  return { draft: presentDraft(row, caller, services) };
});

const manualRouteContinue = answer('manualRouteContinue', async ({ body }, caller, services) => {
  const { draftId, nodeId } = body;
  const { content } = await findDraft(services.database.queries, caller, draftId);
  requireNode(content, nodeId);
  const task = await searchOf(services, caller, content, nodeId);
  const row = await changeDraft(services.database, caller, draftId, services.clock.now(), (now) => ({
    ...now,
    searches: { ...now.searches, [nodeId]: task.id },
  }));
  return { draft: presentDraft(row, caller, services), task: presentTask(task, caller, services) };
});

const manualRouteSave = answer('manualRouteSave', async ({ body }, caller, services) => {
  const now = services.clock.now();
  const kept = { routeId: '', taskId: '' };
  const row = await changeDraft(services.database, caller, body.draftId, now, async (content, tx, draft) => {
    const saved = await keepRoute(tx, { owner: caller, draft, now, newId: services.newId });
    kept.routeId = saved.routeId;
    kept.taskId = saved.taskId;
    return { ...content, saved: { routeId: saved.routeId, fingerprint: saved.fingerprint } };
  });
  return { draft: presentDraft(row, caller, services), ...kept };
});

const manualRouteDelete = answer('manualRouteDelete', async ({ body }, caller, services) => ({
  deleted: await deleteDrafts(services.database, caller, body.draftIds),
}));

export const manualCalls: readonly Registration[] = [
  manualRouteStart,
  manualRouteList,
  manualRoute,
  manualRouteChange,
  manualRouteContinue,
  manualRouteSave,
  manualRouteDelete,
];

type ChangeBody = CallInput<'manualRouteChange'>['body'];
type Change = (content: StoredDraft) => StoredDraft;

interface ChangeContext {
  caller: Caller;
  services: Services;
  before: DraftRow;
}

// What a change needs from elsewhere is fetched first; the row is locked only for the change itself.
const changes: Record<CanvasAction, (body: ChangeBody, context: ChangeContext) => Promise<Change>> = {
  choose: chooseProposal,
  splice: spliceRoute,
  buy:
    async ({ nodeId }) =>
    (content) =>
      mark(content, given(nodeId), 'bought'),
  make:
    async ({ nodeId }) =>
    (content) =>
      mark(content, given(nodeId), 'make'),
  remove:
    async ({ nodeId }) =>
    (content) =>
      removeBranch(content, given(nodeId)),
  undo: async () => undo,
  redo: async () => redo,
};

async function chooseProposal({ nodeId, proposalId }: ChangeBody, context: ChangeContext): Promise<Change> {
  const { caller, services, before } = context;
  const root = given(nodeId);
  requireNode(before.content, root);
  const product = moleculeOf(before.content, root);
  const lists = await sharedLists(services.database.queries, caller);
  const found = await services.expansion.proposal(caller.tenantId, lists, product.smiles, given(proposalId));
  if (!found) throw new AppError('dataNotFound');
  const refused = found.precursors.find((one) => one.controlled);
  if (refused?.controlled) {
    const { relation: reason } = refused.controlled;
    throw new AppError('drugControlled', { reason, text: controlledText(refused.controlled, caller) });
  }
  await rememberMolecules(services, caller, found);
  const fragment = stepFragment(root, found);
  return (content) => attach(content, fragment);
}

async function spliceRoute({ nodeId, routeId }: ChangeBody, context: ChangeContext): Promise<Change> {
  const { caller, services, before } = context;
  const root = given(nodeId);
  requireNode(before.content, root);
  const route = await findRoute(services.database.queries, caller, given(routeId));
  const lists = await sharedLists(services.database.queries, caller);
  const fragment = await routeFragment(before.content, root, route.detail, (product, id) =>
    services.expansion.proposal(caller.tenantId, lists, product, id),
  );
  return (content) => attach(content, fragment);
}

/** The search that a chemist continues by: one under way or done already, else a new one. */
async function searchOf(services: Services, caller: Caller, content: StoredDraft, nodeId: string): Promise<TaskRow> {
  const { queries } = services.database;
  const running = await runningSearch(queries, caller, nodeId);
  if (running) return running;
  const earlier = content.searches[nodeId];
  const known = earlier === undefined ? undefined : await findTask(queries, caller, earlier).catch(unlessGone);
  if (known?.state === 'completed') return known;
  const { origin: _origin, ...target } = moleculeOf(content, nodeId);
  const settings = { timeLimitSeconds: continueSeconds };
  return startTask(services, caller, { name: nameOf(services, target), target, removedParts: [], settings });
}

function nameOf({ names }: Services, { smiles, formula }: StoredMolecule): string {
  return (names.bySmiles(smiles)?.names[0] ?? formula).slice(0, limits.taskNameLength);
}

function unlessGone(error: unknown): undefined {
  if (error instanceof AppError && (error.key === 'taskDeleted' || error.key === 'dataMissingOrNoAccess')) return;
  throw error;
}

function moleculeOf(content: StoredDraft, key: string): StoredDraftMolecule {
  const molecule = content.molecules[key];
  if (!molecule) throw new AppError('dataNotFound');
  return molecule;
}

function given(value: string | undefined): string {
  if (value === undefined) throw new AppError('parameterError');
  return value;
}
