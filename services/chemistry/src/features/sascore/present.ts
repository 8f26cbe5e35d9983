// Scored rows with the molecules of the tenant.

import type { ScoredRow, ScoreFilter } from '@app/shared/contracts/sascore/results';
import type { Dashboard, DashboardFilter } from './dashboard.ts';
import type { ChunkResult } from './chunks.ts';
import { presentResult } from './task-present.ts';
import type { SascoreServices } from './services.ts';
import { saveMolecules } from '../structure/molecule-store.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { presentMolecule } from '../structure/molecules.ts';

/** Rows as a list shows them; their molecules are remembered, for pictures are asked for by key. */
export async function presentRows(
  services: SascoreServices,
  caller: Caller,
  results: readonly ChunkResult[],
): Promise<ScoredRow[]> {
  const { moleculeKey, names, database } = services;
  await writeCanonically(services, results);
  const rows = results.map((result) => {
    const { molecule } = result;
    if (!molecule.ok || molecule.smiles === undefined) return { result };
    const { smiles, formula = '', weight } = molecule;
    return { result, stored: { key: moleculeKey(caller.tenantId, smiles), smiles, formula, molecularWeight: weight } };
  });
  await saveMolecules(
    database.queries,
    caller.tenantId,
    rows.flatMap(({ stored }) => stored ?? []),
  );
  return rows.map(({ result, stored }) => ({
    ...presentResult(result, caller.culture),
    molecule: stored && presentMolecule(names, stored),
  }));
}

/** The filter with its key looked for as a structure, where it can be one. */
export async function dashboardFilter(
  services: SascoreServices,
  dashboard: Dashboard,
  filter: ScoreFilter = {},
): Promise<DashboardFilter> {
  const key = filter.key?.trim() ?? '';
  if (key === '' || /\s/.test(key)) return filter;
  const [wanted] = await services.interactive.run('identities', [key]);
  if (!wanted) return filter;
  const { heavyAtoms, molecularWeight: weight } = wanted;
  // Of one weight and size there are few, and only they have to be written canonically.
  const range = { from: weight - 0.005, to: weight + 0.005 };
  const alike = [...dashboard.select({ heavyAtoms: { from: heavyAtoms, to: heavyAtoms }, molecularWeight: range })];
  await writeCanonically(
    services,
    alike.flatMap((at) => dashboard.results[at] ?? []),
  );
  const isWanted = (at: number): boolean => {
    const molecule = dashboard.results[at]?.molecule;
    return molecule?.ok === true && molecule.smiles === wanted.smiles;
  };
  return { ...filter, places: alike.filter(isWanted) };
}

const writtenAtOnce = 500;

// What has been written stays with the row in memory.
async function writeCanonically({ interactive }: SascoreServices, results: readonly ChunkResult[]): Promise<void> {
  const unwritten = results.flatMap(({ molecule, text }) =>
    molecule.ok && molecule.smiles === undefined && text !== undefined ? [{ molecule, text }] : [],
  );
  for (let from = 0; from < unwritten.length; from += writtenAtOnce) {
    const some = unwritten.slice(from, from + writtenAtOnce);
    const identities = await interactive.run(
      'identities',
      some.map(({ text }) => text),
    );
    some.forEach(({ molecule }, index) => {
      molecule.smiles = identities[index]?.smiles;
      molecule.formula = identities[index]?.formula;
    });
  }
}
