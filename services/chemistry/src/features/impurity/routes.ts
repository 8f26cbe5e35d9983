// Predictions of impurities: starting one, its history, and what its owner does to it.

import type { ImpurityConditions } from '@app/shared/contracts/impurity/impurity';
import { AppError } from '@app/shared/errors/app-error';
import type { StoredMolecule } from '../structure/stored-molecule.ts';
import {
  deleteSearch,
  findByEitherId,
  findSearchOfStep,
  insertSearch,
  listBatches,
  listSearches,
  renameSearch,
  searchAgain,
  stopBatch,
  type FoundSearch,
} from './store.ts';
import { impurityKind } from './jobs.ts';
import type { ImpurityServices } from './services.ts';
import { readAskedReaction } from '../reaction/asked-reaction.ts';
import type { Registration } from '../../platform/http/calls.ts';
import { handle } from './services.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { presentBatch, presentSearch, presentSearches } from './present.ts';
import { plainLine } from '../../platform/http/plain-text.ts';
import { conditionsOfStep } from '../reaction/by-products.ts';
import { reasonOf } from '../structure/reason.ts';
import { recogniseFor } from '../structure/recognition.ts';
import { defaultName } from '../structure/plannable.ts';
import { keepingResponse } from '../../platform/http/start-once/start-once.ts';

const start = handle('impurityStart', async ({ body }, caller, services) => {
  const found = await readAskedReaction(services, caller, body);
  const carried = await readCarried(services, caller, body.carried ?? []);
  const { read, reactants, agents, product, byProducts, routeId, stepId } = found;
  const reaction = `${reactants.map(({ smiles }) => smiles).join('.')}>>${product.smiles}`;
  const responseOf = (made: FoundSearch) => ({ search: presentSearch(services, caller, made) });
  const search = await insertSearch(
    { database: keepingResponse(services.database, responseOf), jobs: services.jobs },
    {
      tenantId: caller.tenantId,
      userId: caller.userId,
      id: services.newId(),
      batchId: services.newId(),
      name: nameOf(body.name) ?? defaultName(services, caller, product),
      reactionKey: services.moleculeKey(caller.tenantId, reaction),
      reaction: { smiles: read.smiles, reactants, agents, product, byProducts },
      templateId: read.kinds[0],
      conditions: tidied({ ...conditionsOfStep(found.step), ...body.conditions }),
      carried,
      routeId,
      stepId,
      now: services.clock.now(),
    },
  );
  return responseOf(search);
});

const history = handle('impurityHistory', async ({ body }, caller, services) => {
  const { from, to, key, ...rest } = body;
  const [since, until] = [from, to].map((moment) => (moment === undefined ? undefined : new Date(moment)));
  if (since && until && since >= until) throw new AppError('endBeforeStart');
  const filter = { ...rest, key: plainLine(key ?? ''), from: since, until };
  const { total, rows } = await listSearches(services.database.queries, caller, filter);
  return { total, items: await presentSearches(services, caller, rows) };
});

const rename = handle('impurityRename', async ({ query }, caller, services) => {
  const name = nameOf(query.name);
  if (name === undefined) throw new AppError('parameterError', { problems: ['query/name: blank'] });
  const found = await renameSearch(services.database.queries, caller, query.id, name);
  return { search: presentSearch(services, caller, found) };
});

const remove = handle('impurityDelete', ({ query }, caller, services) => deleteSearch(services, caller, query.id));

const stop = handle('impurityStop', async ({ query }, caller, services) => {
  const found = await stopBatch(services.database.queries, caller, query.batchId, services.clock.now());
  await services.jobs.cancel(impurityKind, [query.batchId]);
  return { search: presentSearch(services, caller, found) };
});

const again = handle('impuritySearchAgain', async ({ query }, caller, services) => {
  const run = { batchId: services.newId(), now: services.clock.now() };
  const responseOf = (made: FoundSearch) => ({ search: presentSearch(services, caller, made) });
  const context = { database: keepingResponse(services.database, responseOf), jobs: services.jobs };
  const found = await searchAgain(context, caller, query.userSearchBatchId, run);
  return responseOf(found);
});

const searchOf = handle('impuritySearchOf', async ({ query }, caller, services) => {
  const found = await findByEitherId(services.database.queries, caller, query.id);
  const [search = presentSearch(services, caller, found)] = await presentSearches(services, caller, [found]);
  return { search };
});

const ofStep = handle('impurityOfStep', async ({ query }, caller, services) => {
  const found = await findSearchOfStep(services.database.queries, caller, query);
  return found ? { search: presentSearch(services, caller, found) } : {};
});

const batches = handle('impurityBatches', async ({ query }, caller, { database }) => ({
  items: (await listBatches(database.queries, caller, query.rInchikey)).map(presentBatch),
}));

export const impurityCalls: readonly Registration<ImpurityServices>[] = [
  start,
  history,
  rename,
  remove,
  stop,
  again,
  searchOf,
  ofStep,
  batches,
];

/** The name as it is kept; undefined for one of nothing to be seen. */
function nameOf(given: string | undefined): string | undefined {
  return plainLine(given ?? '') || undefined;
}

function tidied({ agents, ...rest }: ImpurityConditions): ImpurityConditions {
  const named = agents?.flatMap((agent) => plainLine(agent) || []);
  return named && named.length > 0 ? { ...rest, agents: [...new Set(named)] } : rest;
}

/** Each molecule once. Throws what recognising throws, with the place in the list. */
async function readCarried(
  services: ImpurityServices,
  caller: Caller,
  texts: readonly string[],
): Promise<StoredMolecule[]> {
  const found = new Map<string, StoredMolecule>();
  for (const [index, text] of texts.entries()) {
    const { molecule } = await recogniseFor(services, caller, text).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
      const { message } = reasonOf(error, caller.culture);
      throw new AppError(
        error.key,
        { ...error.details, row: index + 1, text: `${index + 1}: ${message}` },
        { cause: error },
      );
    });
    found.set(molecule.key, molecule);
  }
  return [...found.values()];
}
