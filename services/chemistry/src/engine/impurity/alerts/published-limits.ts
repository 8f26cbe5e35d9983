// Nitrosamines with an acceptable intake of their own, which applies in place of that of the category: FDA, "Control of
// Nitrosamine Impurities in Human Drugs" (NDMA, NDEA) and "CDER Nitrosamine Impurity Acceptable Intake Limits", table 2.

import { flatSmiles } from '../../../chemistry/controlled/parents.ts';
import type { Bench } from '../bench.ts';

export interface PublishedLimit {
  limitNgPerDay: number;
  /** Abbreviation of the nitrosamine whose data were used, where it is another one. */
  surrogate?: string;
}

export const publishedLimits: readonly (readonly [smiles: string, limit: PublishedLimit])[] = [
  ['CN(C)N=O', { limitNgPerDay: 96 }],
  ['CCN(CC)N=O', { limitNgPerDay: 26.5 }],
  ['CN(N=O)CCC(Oc1cccc2ccccc12)c1cccs1', { limitNgPerDay: 100, surrogate: 'NNK' }],
  ['CN(N=O)CCC(Oc1ccc(C(F)(F)F)cc1)c1ccccc1', { limitNgPerDay: 100, surrogate: 'NNK' }],
  ['COC(=O)C(C1CCCCN1N=O)c1ccccc1', { limitNgPerDay: 1300, surrogate: 'NPIP' }],
  ['O=NN1CCNCC1', { limitNgPerDay: 1300, surrogate: 'NPIP' }],
  ['CN(N=O)Cc1cn(S(=O)(=O)c2cccnc2)c(-c2ccccc2F)c1', { limitNgPerDay: 96, surrogate: 'NDMA' }],
];

const tables = new WeakMap<Bench, ReadonlyMap<string, PublishedLimit>>();

/** The limit of a canonical molecule, whatever its configuration. */
export function publishedLimitOf(bench: Bench, smiles: string): PublishedLimit | undefined {
  const known = tables.get(bench);
  const table = known ?? new Map(publishedLimits.map(([drawn, limit]) => [bench.canonical(drawn) ?? drawn, limit]));
  if (!known) tables.set(bench, table);
  return table.get(flatSmiles(bench.rdkit, smiles));
}
