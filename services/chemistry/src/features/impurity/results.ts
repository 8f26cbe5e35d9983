// The impurities of a run: their list, marks, and which of them explain the masses of a chromatogram.

import type { AdductName } from '@app/shared/contracts/impurity/impurity';
import type { Impurity, MassMatches } from '@app/shared/contracts/impurity/results';
import { rounded } from '../../chemistry/molecule/rounded.ts';
import type { StoredMolecule } from '../structure/stored-molecule.ts';
import { type MassMatch, matchMass } from '../../engine/impurity/mass-match.ts';
import { phraseText } from '../../engine/impurity/conversions/phrase.ts';
import { filterImpurities, type ResultFilter, sortImpurities } from './select-results.ts';
import { type FoundSearch, findBatch } from './store.ts';
import { resultsOf, setLike } from './store-results.ts';
import type { ImpurityServices } from './services.ts';
import type { Registration } from '../../platform/http/calls.ts';
import { handle } from './services.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { presentImpurity, presentSearch } from './present.ts';
import { presentMolecule } from '../structure/molecules.ts';

const results = handle('impurityResults', async ({ query }, caller, services) => {
  const { batchId, pageIndex = 1, pageSize = 100, sort = 'rank', ...filter } = query;
  const found = await findBatch(services.database.queries, caller, batchId);
  const all = await impuritiesOf(services, caller, found);
  const chosen = sortImpurities(await chosenOf(services, all, filter), sort);
  const from = (pageIndex - 1) * pageSize;
  return {
    search: presentSearch(services, caller, found),
    batchId,
    total: chosen.length,
    items: chosen.slice(from, from + pageSize),
    causes: countedCauses(all),
    notes: found.batch.notes.map((note) => phraseText(note, caller.culture)),
  };
});

const like = handle('impurityLike', async ({ query }, caller, { database }) => ({
  resultId: query.resultId,
  isLiked: await setLike(database.queries, caller, query.resultId, query.like),
}));

const usualAdducts: readonly AdductName[] = ['[M+H]+', '[M+Na]+', '[M]+'];

const matchMasses = handle('impurityMassMatch', async ({ body }, caller, services) => {
  const { batchId, masses, ppm = 10, adducts = usualAdducts } = body;
  const found = await findBatch(services.database.queries, caller, batchId);
  const candidates = await candidatesOf(services, caller, found);
  const window = { ppm, adducts: [...new Set(adducts)] };
  return {
    items: masses.map((mz) => ({
      mz,
      matches: matchMass(mz, candidates, window).map(presentMatch),
    })),
  };
});

export const impurityResultCalls: readonly Registration<ImpurityServices>[] = [results, like, matchMasses];

/** The impurities of a run by rank, in the caller's language. */
export async function impuritiesOf(
  services: ImpurityServices,
  caller: Caller,
  { batch }: FoundSearch,
): Promise<Impurity[]> {
  const rows = await resultsOf(services.database.queries, batch);
  return rows.map((row) => presentImpurity(services, caller, row));
}

/** Those that a filter leaves; its key may be a SMILES, written in any way. */
export async function chosenOf(
  { interactive }: ImpurityServices,
  all: readonly Impurity[],
  filter: Omit<ResultFilter, 'smiles'>,
): Promise<Impurity[]> {
  const key = filter.key?.trim() ?? '';
  const [known] = key === '' ? [] : await interactive.run('identify', [key]);
  return filterImpurities(all, { ...filter, smiles: known?.smiles });
}

function countedCauses(all: readonly Impurity[]): { cause: Impurity['cause']; count: number }[] {
  const counts = new Map<Impurity['cause'], number>();
  for (const { causes } of all) for (const cause of causes) counts.set(cause, (counts.get(cause) ?? 0) + 1);
  return [...counts].map(([cause, count]) => ({ cause, count })).toSorted((a, b) => b.count - a.count);
}

function presentMatch({ candidate, adduct, calculated, errorPpm }: MassMatch<Candidate>): Match {
  const { kind, resultId, molecule } = candidate;
  return {
    kind,
    resultId,
    molecule,
    adduct,
    calculated: rounded(calculated, 5),
    errorPpm: rounded(errorPpm, 3),
  };
}

type Match = MassMatches['items'][number]['matches'][number];
type Candidate = Pick<Match, 'kind' | 'resultId' | 'molecule'> & { exactMass: number; charge: number };

/** Impurities, and what else is in the flask; ions of several charges are left out. */
async function candidatesOf(services: ImpurityServices, caller: Caller, found: FoundSearch): Promise<Candidate[]> {
  const impurities = (await impuritiesOf(services, caller, found)).map(({ resultId, molecule, exactMass }) => ({
    kind: 'impurity' as const,
    resultId,
    molecule,
    exactMass,
    charge: chargeIn(molecule),
  }));
  const known = new Set(impurities.map(({ molecule }) => molecule.smiles));
  const { product, reactants, agents } = found.search.reaction;
  const others = [
    ...[product].map((molecule) => ({ kind: 'product' as const, molecule })),
    ...reactants.map((molecule) => ({ kind: 'reactant' as const, molecule })),
    ...agents.map((molecule) => ({ kind: 'agent' as const, molecule })),
  ].filter(({ molecule }) => !known.has(molecule.smiles));
  const inTheFlask = await withMasses(services, others);
  const isProduct = ({ kind }: Candidate): boolean => kind === 'product';
  return [
    ...inTheFlask.filter(isProduct),
    ...impurities.filter(({ charge }) => Math.abs(charge) <= 1),
    ...inTheFlask.filter((one) => !isProduct(one)),
  ];
}

async function withMasses(
  { interactive, names }: ImpurityServices,
  others: readonly { kind: Match['kind']; molecule: StoredMolecule }[],
): Promise<Candidate[]> {
  const told = others.filter(({ molecule }) => Math.abs(chargeIn(molecule)) <= 1);
  const masses = await interactive.run(
    'exactMasses',
    told.map(({ molecule }) => molecule.smiles),
  );
  return told.map(({ kind, molecule }, index) => ({
    kind,
    molecule: presentMolecule(names, molecule),
    exactMass: masses[index] ?? Number.NaN,
    charge: chargeIn(molecule),
  }));
}

// Hill formulas end with the charge.
function chargeIn({ formula }: { formula: string }): number {
  const [, sign, count = '1'] = /([+-])(\d+)?$/.exec(formula) ?? [];
  return sign === undefined ? 0 : Number(`${sign}${count}`);
}
