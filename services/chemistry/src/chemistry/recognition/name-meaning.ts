// What a name means, wherever a name is taken: one compound of the tables, or several that are asked back; else what the reader of
// systematic names makes of it. OPSIN, where it is installed, is asked after that, by routes/systematic-name.ts.

import { canonicalSmiles, type RDKit } from '../molecule/rdkit.ts';
import { controlledByName } from '../controlled/controlled-names.ts';
import { type NameReading, readName } from '../names/read/read-name.ts';
import { isOpen, type Reading, readingsOf } from './abbreviations.ts';
import type { Names } from './names.ts';
import { isSmilesLike } from './typed-smiles.ts';

/** Canonical SMILES of the one compound with all its parts, or what a short name may stand for. */
export type NameMeaning =
  /** `listed`: everything that a short name may mean, where one of it is what all mean. */
  { smiles: string; readings?: undefined; listed?: Reading[] } | { smiles?: undefined; readings: Reading[] };

/** Undefined for what is no name. None of several meanings is guessed. */
export function meaningOfName(rdkit: RDKit, names: Names, text: string): NameMeaning | undefined {
  const smiles = isSmilesLike(text) ? canonicalSmiles(rdkit, text) : null;
  const readings = readingsOf(rdkit, names, text, smiles);
  const [only] = readings ?? [];
  if (readings && (isOpen(readings, text) || only?.smiles === undefined)) return { readings };
  if (readings && only?.isUsual && only.smiles !== undefined) return { smiles: only.smiles, listed: readings };
  const known = only?.smiles ?? names.byName(text)?.smiles ?? readSystematicName(rdkit, names, text).smiles;
  return known === undefined ? undefined : { smiles: known };
}

/** A name that no table holds, by the rules of nomenclature; bases and acids of salts may have names of the tables. */
export function readSystematicName(rdkit: RDKit, names: Names, text: string): NameReading {
  if (isSmilesLike(text)) return { problem: 'unknown', detail: 'a SMILES' };
  // The control lists have names that are systematic too: phenylacetone.
  if (controlledByName(text)) return { problem: 'unknown', detail: 'a controlled name' };
  return readName(rdkit, text, { smilesOf: (name) => names.byName(name)?.smiles });
}
