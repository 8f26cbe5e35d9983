// What a name means, wherever a name is taken: one compound of the tables, or several that are asked back.

import { canonicalSmiles, type RDKit } from '../chem/rdkit.ts';
import { isOpen, type Reading, readingsOf } from './abbreviations.ts';
import type { Names } from './names.ts';
import { isSmilesLike } from './typed-smiles.ts';

/** Canonical SMILES of the one compound with all its parts, or what a short name may stand for. */
export type NameMeaning = { smiles: string; readings?: undefined } | { smiles?: undefined; readings: Reading[] };

/** Undefined for what is no name of the tables. None of several meanings is guessed. */
export function meaningOfName(rdkit: RDKit, names: Names, text: string): NameMeaning | undefined {
  const smiles = isSmilesLike(text) ? canonicalSmiles(rdkit, text) : null;
  const readings = readingsOf(rdkit, names, text, smiles);
  const [only] = readings ?? [];
  if (readings && (isOpen(readings, text) || only?.smiles === undefined)) return { readings };
  const known = only?.smiles ?? names.byName(text)?.smiles;
  return known === undefined ? undefined : { smiles: known };
}
