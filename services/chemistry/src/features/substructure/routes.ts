// Search by structure: what contains a query, equals it or resembles it.

import { hasMessage, message } from '@app/locales/messages';
import type { Culture } from '@app/shared/constants/locale';
import {
  hitSources,
  type HitPage,
  type HitSource,
  type StructureHit,
  type StructureQuery,
} from '@app/shared/contracts/substructure';
import { AppError } from '@app/shared/errors/app-error';
import type { StoredMolecule } from '../structure/stored-molecule.ts';
import { giveSearchesBack, takeSearch } from '../quota/store.ts';
import type { SubstructureServices } from './services.ts';
import type { SearchedSource } from './service.ts';
import type { FoundPage, PageHit, PageOrder } from '../../engine/substructure/orders.ts';
import type { NotUnderstood, QueryNote } from '../../engine/substructure/understand.ts';
import { saveMolecules } from '../structure/molecule-store.ts';
import type { Registration } from '../../platform/http/calls.ts';
import { handle } from './services.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { currencyFor } from '../account/currency-for.ts';
import { presentMolecule } from '../structure/molecules.ts';
import { refuseMissingStocks } from '../tasks/search-constraints.ts';

const defaultPageSize = 40;
const defaultSimilarity = 0.5;

const search = handle('substructureSearch', ({ body }, caller, services) =>
  startSearch(body, body.sources ?? hitSources, caller, services),
);

const searchMaterials = handle('substructureMaterial', ({ body }, caller, services) =>
  startSearch(body, ['materials'], caller, services),
);

const pages = handle('substructures', async ({ query }, caller, services) => {
  const { searchId, pageIndex, pageSize, sort = 'relevance' } = query;
  const order: PageOrder = { searchId, pageIndex, pageSize, sort };
  const page = await services.structureSearch.page(caller, order);
  if (!page) throw new AppError('dataMissingOrNoAccess');
  return present(page, order, caller, services);
});

const status = handle('substructureStatus', async (_, caller, { structureSearch }) => ({
  sources: await structureSearch.status(caller),
}));

export const substructureCalls: readonly Registration<SubstructureServices>[] = [
  search,
  searchMaterials,
  pages,
  status,
];

async function startSearch(
  body: StructureQuery,
  sources: readonly HitSource[],
  caller: Caller,
  services: SubstructureServices,
): Promise<HitPage> {
  const { query, kind = 'auto', mode = 'substructure', chirality = 0, minSimilarity = defaultSimilarity } = body;
  const { pageSize = defaultPageSize, filter = {} } = body;
  await refuseMissingStocks(services.database.queries, caller, filter.stocks);
  const searchId = services.newId();
  const wish = {
    query,
    kind,
    options: { mode, chirality, minSimilarity },
    filter,
    sources: [...new Set(sources)],
    currency: await currencyFor(services, caller),
  };
  const found = await countedSearch(services, caller, searchId, async () => {
    const answered = await services.structureSearch.start(caller, searchId, wish, pageSize);
    if ('problem' in answered) throw refusal(answered.problem, caller.culture);
    return answered;
  });
  const order: PageOrder = { searchId, pageIndex: 1, pageSize, sort: 'relevance' };
  const page = await present(found.page, order, caller, services);
  const notes = found.indexing ? [buildingNote(found.indexing, caller.culture)] : [];
  return { ...page, query: { ...page.query, notes: [...page.query.notes, ...notes] } };
}

/** A search that is not stored: taken before it runs, given back where it fails. Throws as `takeSearch`. */
async function countedSearch<T>(
  { database, clock }: SubstructureServices,
  caller: Caller,
  subjectId: string,
  run: () => Promise<T>,
): Promise<T> {
  const now = clock.now();
  await database.transaction((tx) => takeSearch(tx, caller, { module: 'substructure', subjectId, now }));
  try {
    return await run();
  } catch (error) {
    await giveSearchesBack(database.queries, [subjectId], clock.now());
    throw error;
  }
}

async function present(
  { query, searched, total, isComplete, items, searchMs }: FoundPage,
  { searchId, pageIndex }: PageOrder,
  caller: Caller,
  services: SubstructureServices,
): Promise<HitPage> {
  const molecules = items.map((hit) => storedOf(hit, caller, services));
  await saveMolecules(services.database.queries, caller.tenantId, molecules);
  return {
    searchId,
    query: {
      smiles: query.shown,
      kind: query.kind,
      mode: query.mode,
      picture: query.picture,
      notes: query.notes.map((note) => noteText(note, caller.culture)),
    },
    searched,
    total,
    isComplete,
    pageIndex,
    items: items.map((hit) => presentHit(hit, caller, services)),
    ms: Math.ceil(searchMs),
  };
}

function presentHit(hit: PageHit, caller: Caller, services: SubstructureServices): StructureHit {
  const { atoms, similarity, sources, price } = hit;
  return {
    molecule: presentMolecule(services.names, storedOf(hit, caller, services)),
    atoms,
    ...(similarity !== undefined && { similarity }),
    sources,
    ...(price && { price }),
  };
}

function storedOf(
  { smiles, formula, molecularWeight }: PageHit,
  caller: Caller,
  services: SubstructureServices,
): StoredMolecule {
  return { key: services.moleculeKey(caller.tenantId, smiles), smiles, formula, molecularWeight };
}

function refusal({ reason, position, atoms }: NotUnderstood, culture: Culture): AppError {
  if (reason === 'empty') return new AppError('smilesEmpty');
  const placed = `service.reason.${reason}At`;
  const key =
    position !== undefined && hasMessage(culture, 'substructure', placed) ? placed : `service.reason.${reason}`;
  const params = { position: position ?? 0, atoms: (atoms ?? []).map((atom) => atom + 1).join(', ') };
  const text = message(culture, 'substructure', key, params);
  return new AppError('unrecognizedStructure', { reason, position, atoms, text });
}

function noteText({ key, params = {} }: QueryNote, culture: Culture): string {
  return message(culture, 'substructure', `service.note.${key}`, params);
}

function buildingNote({ molecules, indexed }: SearchedSource, culture: Culture): string {
  return noteText({ key: 'building', params: { molecules, indexed } }, culture);
}
