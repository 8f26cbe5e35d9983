// The better-force view goes on: molecules taken apart or searched from, chosen ways kept as a route. For the owner alone.

import type { CallInput } from '@app/shared/contracts/catalogue';
import { AppError } from '@app/shared/errors/app-error';
import { limits } from '@app/shared/constants/limits';
import { expansionGraph } from '../tasks/graph/expansion-graph.ts';
import { chosenSteps, foundRouteOf, figuresOf } from '../manual/draft-route.ts';
import { insertDraft, type DraftRow } from '../tasks/draft-store.ts';
import { draftOfSelection } from '../manual/graph-selection.ts';
import { growthKind, insertSearch, insertStep, stopGrowth, type GrowthHeader } from './growth-store.ts';
import { keepRoute } from '../manual/keep-route.ts';
import { newReactions } from '../tasks/graph/merge-graph.ts';
import { packGraph } from '../tasks/graph/search-graph.ts';
import type { StoredMolecule } from '../structure/stored-molecule.ts';
import type { StoredDraft, StoredStep } from '../tasks/stored.ts';
import type { SearchGraphServices } from './services.ts';
import { sharedLists } from '../stock/shared-lists.ts';
import { moleculesByKey } from '../structure/molecule-store.ts';
import { findTask, type TaskRow } from '../tasks/task-store.ts';
import type { Registration } from '../../platform/http/calls.ts';
import { handle } from './services.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { rememberMolecules, wantedMolecule } from '../manual/search.ts';
import { bannedBy, isBanned, refuseBanned } from '../bans/refuse-banned.ts';
import { refuseMissingStocks } from '../tasks/search-constraints.ts';
import { graphOf, presentGrowth } from './part.ts';
import { keepingResponse } from '../../platform/http/start-once/start-once.ts';

/** Time for the forward checks of one molecule's proposals: a person waits for them. */
const checkMs = 4_000;

const searchGraphExpand = handle('searchGraphExpand', async ({ body }, caller, services, signal) => {
  const { task, stored, molecule } = await growingFrom(services, caller, body);
  const { database, expansion, clock, newId } = services;
  const { tenantId } = caller;
  await refuseMissingStocks(database.queries, caller, task.settings.constraints?.stocks);
  const lists = await sharedLists(database.queries, caller, task.settings.constraints?.stocks);
  const banned = await bannedBy(services, caller);
  const found = await expansion.expand({ smiles: molecule.smiles, tenantId, lists, checkMs }, signal);
  await rememberMolecules(services, caller, found);
  const allowed = found.proposals.filter(({ step }) => !isBanned(banned, step));
  const addition = expansionGraph({ ...found, proposals: allowed });
  const growth = { id: newId(), owner: ownerOf(caller), taskId: task.id, molecule, now: clock.now() };
  await insertStep(database, growth, packGraph(addition));
  return { proposals: allowed.length, added: newReactions(stored.graph, addition) };
});

const searchGraphGrow = handle('searchGraphGrow', async ({ body }, caller, services) => {
  const { task, molecule } = await growingFrom(services, caller, body);
  const { database, jobs, clock, newId } = services;
  await refuseMissingStocks(database.queries, caller, task.settings.constraints?.stocks);
  const search = { id: newId(), owner: ownerOf(caller), taskId: task.id, molecule, now: clock.now() };
  const responseOf = (made: GrowthHeader) => ({ growth: presentGrowth(services, made) });
  const growth = await insertSearch({ database: keepingResponse(database, responseOf), jobs }, search, body.seconds);
  return responseOf(growth);
});

const searchGraphGrowStop = handle('searchGraphGrowStop', async ({ body }, caller, services) => {
  const growth = await stopGrowth(services, caller, body.growthId);
  await services.jobs.cancel(growthKind, [growth.id]);
  return { growth: presentGrowth(services, growth) };
});

const searchGraphSelection = handle('searchGraphSelection', async ({ body }, caller, services) => {
  const { draft } = await selected(services, caller, body);
  if (figuresOf(draft).steps === 0) return { figures: noFigures };
  const { steps, open, solved } = figuresOf(draft);
  const { score, longestLinear, startingMaterials, leastPrecedents } = foundRouteOf(draft);
  return { figures: { steps, open, solved, score, longestLinear, startingMaterials, leastPrecedents } };
});

const searchGraphSave = handle('searchGraphSave', async ({ body }, caller, services) => {
  const { task, draft } = await selected(services, caller, body, 'owner');
  const { database, clock, newId } = services;
  const now = clock.now();
  // The route goes to the task whose graph it was chosen in; no route stands behind it yet.
  const content = { ...draft, opened: { routeId: '', taskId: task.id } };
  const row = rowOf(services, caller, task, content);
  const { routeId } = await database.transaction((tx) => keepRoute(tx, { owner: caller, draft: row, now, newId }));
  return { routeId };
});

const searchGraphDraft = handle('searchGraphDraft', async ({ body }, caller, services) => {
  const { task, draft } = await selected(services, caller, body, 'owner');
  if (figuresOf(draft).steps === 0) throw new AppError('addMoleculesFirst');
  const row = await insertDraft(services.database.queries, rowOf(services, caller, task, draft));
  return { draftId: row.id };
});

export const searchGraphChangeCalls: readonly Registration<SearchGraphServices>[] = [
  searchGraphExpand,
  searchGraphGrow,
  searchGraphGrowStop,
  searchGraphSelection,
  searchGraphSave,
  searchGraphDraft,
];

const noFigures = {
  steps: 0,
  longestLinear: 0,
  open: 1,
  solved: false,
  startingMaterials: 0,
  leastPrecedents: 0,
};

/** A molecule of the owner's graph that may be planned. */
async function growingFrom(
  services: SearchGraphServices,
  caller: Caller,
  body: { taskId: string; smilesUniqueCode: string },
) {
  await findTask(services.database.queries, caller, body.taskId);
  const { task, stored } = await graphOf(services, caller, body.taskId);
  const { smilesUniqueCode } = body;
  const molecule = await wantedMolecule(services, caller, { smilesUniqueCode });
  if (!stored.indices.has(molecule.smiles)) throw new AppError('dataNotFound');
  return { task, stored, molecule };
}

type Chosen = CallInput<'searchGraphSave'>['body'];

async function selected(
  services: SearchGraphServices,
  caller: Caller,
  { taskId, choices }: Chosen,
  who: 'owner' | 'reader' = 'reader',
): Promise<{ task: TaskRow; draft: StoredDraft }> {
  const { database, expansion } = services;
  const { tenantId } = caller;
  if (who === 'owner') await findTask(database.queries, caller, taskId);
  const { task, stored } = await graphOf(services, caller, taskId);
  const lists = await sharedLists(database.queries, caller, task.settings.constraints?.stocks);
  const smilesOf = async (keys: readonly string[]): Promise<Map<string, string>> => {
    const known = await moleculesByKey(database.queries, tenantId, keys);
    return new Map([...known].map(([key, { smiles }]) => [key, smiles]));
  };
  const draft = await draftOfSelection({ stored, target: task.target, tenantId, lists, expansion, smilesOf }, choices);
  if (who === 'owner') await refuseBanned(services, caller, stepsOf(draft));
  return { task, draft };
}

function stepsOf(draft: StoredDraft): StoredStep[] {
  return chosenSteps(draft).map(({ step }) => step);
}

function rowOf(
  { clock, newId, names }: SearchGraphServices,
  caller: Caller,
  task: TaskRow,
  content: StoredDraft,
): DraftRow {
  const now = clock.now();
  const name = (names.called(task.target.smiles).name ?? task.name).slice(0, limits.taskNameLength);
  const target: StoredMolecule = task.target;
  return { ...ownerOf(caller), id: newId(), name, target, content, createdAt: now, updatedAt: now };
}

function ownerOf({ tenantId, userId }: Caller): { tenantId: string; userId: string } {
  return { tenantId, userId };
}
