// A kept route opened for editing, its saved versions, and routes that can be put into it.

import type { RouteVersion } from '@app/shared/contracts/manual/editing';
import { AppError } from '@app/shared/errors/app-error';
import type { StoredMolecule } from '../structure/stored-molecule.ts';
import { keyOfNode, requireNode } from './canvas.ts';
import { chosenSteps, fingerprintOf } from './draft-route.ts';
import { draftOfRoute, findDraft, insertDraft, type DraftRow } from '../tasks/draft-store.ts';
import { sameRoute } from './keep-route.ts';
import { openedDraft } from './open-route.ts';
import { subRoutesOf } from './sub-routes.ts';
import { addVersion, listVersions, type VersionRow } from './version-store.ts';
import type { ManualServices } from './services.ts';
import { findReadableRoute, type Readable } from '../tasks/route-access.ts';
import type { FullRoute } from '../tasks/route-store.ts';
import { colleaguesById } from '../tasks/share-store.ts';
import type { Registration } from '../../platform/http/calls.ts';
import { handle } from './services.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { nameOf } from './routes.ts';
import { asker } from './changes.ts';
import { presentDraft } from './present.ts';
import { manualProtectionCalls } from './protection.ts';
import { presentMolecule } from '../structure/molecules.ts';
import { roundScore } from '../tasks/route-step.ts';
const retryAfterSeconds = 5;

const routeEdit = handle('routeEdit', async ({ body }, caller, services) => {
  const { queries } = services.database;
  const route = await findReadableRoute(queries, caller, body.routeId);
  const known = await draftOfRoute(queries, caller, body.routeId);
  if (known) return { draft: presentDraft(known, caller, services) };
  // Until its search has ended, a route may still be taken away or change its place.
  if (isUnderWay(route.task.state) && !route.row.madeByHand)
    throw new AppError('routeStillSearching', { retryAfterSeconds });
  return { draft: presentDraft(await openRoute(services, caller, route), caller, services) };
});

const manualRouteVersions = handle('manualRouteVersions', async ({ query }, caller, services) => {
  const { queries } = services.database;
  const { content } = await findDraft(queries, caller, query.draftId);
  const rows = await listVersions(queries, caller, query.draftId);
  const [user] = await colleaguesById(queries, caller.tenantId, [caller.userId]);
  const savedBy = user ? personOf(user, caller) : caller.userId;
  const present = chosenSteps(content).length > 0 ? fingerprintOf(content) : '';
  return { items: rows.map((row) => presentVersion(row, { savedBy, present }, caller, services)) };
});

const manualSubRoutes = handle('manualSubRoutes', async ({ body }, caller, services) => {
  const { queries } = services.database;
  const { content } = await findDraft(queries, caller, body.draftId);
  const key = keyOfNode(body.nodeId);
  requireNode(content, key);
  const drawn = (molecule: StoredMolecule) => presentMolecule(services.names, molecule);
  const found = await subRoutesOf(queries, caller, key);
  return {
    items: found.map(({ target, startingMaterials, ...one }) => ({
      ...one,
      target: drawn(target),
      startingMaterials: startingMaterials.map(drawn),
    })),
  };
});

const checkRoutesExists = handle('checkRoutesExists', async ({ body }, caller, services) => {
  const { queries } = services.database;
  const draft = await findDraft(queries, caller, body.draftId);
  if (chosenSteps(draft.content).length === 0) throw new AppError('addMoleculesFirst');
  const routeId = await sameRoute(queries, caller, draft, fingerprintOf(draft.content));
  return { exists: routeId !== undefined, routeId };
});

export const manualEditCalls: readonly Registration<ManualServices>[] = [
  routeEdit,
  manualRouteVersions,
  manualSubRoutes,
  checkRoutesExists,
  ...manualProtectionCalls,
];

async function openRoute(services: ManualServices, caller: Caller, route: Readable<FullRoute>): Promise<DraftRow> {
  const { database, newId, clock } = services;
  const { target } = route.task;
  const { tenantId, userId } = caller;
  const now = clock.now();
  const canvas = await openedDraft(target, route.detail, await asker(services, caller));
  const isOwn = route.share === undefined;
  const content = {
    ...canvas,
    opened: { routeId: route.id, ...(isOwn && { taskId: route.task.id }) },
    // A colleague's route is not among the caller's own until it is saved.
    ...(isOwn && { saved: { routeId: route.id, fingerprint: fingerprintOf(canvas) } }),
  };
  const id = newId();
  const row = {
    id,
    tenantId,
    userId,
    name: nameOf(services, caller, target),
    target,
    content,
    createdAt: now,
    updatedAt: now,
  };
  return database.transaction(async (tx) => {
    await insertDraft(tx, row);
    await addVersion(tx, content, { id: newId(), owner: caller, draftId: id, routeId: route.id, now: route.createdAt });
    return row;
  });
}

function presentVersion(
  row: VersionRow,
  { savedBy, present }: { savedBy: string; present: string },
  caller: Caller,
  { names }: ManualServices,
): RouteVersion {
  const { molecules, steps, state } = row.content;
  const drawn = (key: string) => {
    const molecule = molecules[key];
    return molecule ? [presentMolecule(names, molecule)] : [];
  };
  return {
    versionId: row.id,
    number: row.number,
    routeId: row.routeId,
    savedBy,
    savedAt: row.createdAt.toISOString(),
    isPresent: row.fingerprint === present,
    steps: row.steps,
    open: row.open,
    solved: row.solved,
    score: row.score === null ? undefined : roundScore(row.score),
    reactions: Object.values(steps).flatMap(({ stepId, product, precursors, step }) =>
      drawn(product).map((made) => ({
        stepId,
        name: step.name[caller.culture],
        product: made,
        precursors: precursors.flatMap(drawn),
        facts: state.facts?.[stepId],
      })),
    ),
  };
}

function personOf({ chineseName, userName }: { chineseName: string; userName: string }, { culture }: Caller): string {
  return (culture === 'zh-CN' && chineseName) || userName;
}

function isUnderWay(state: string): boolean {
  return state === 'queued' || state === 'searching';
}
