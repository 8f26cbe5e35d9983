// A molecule as the screens see it: key, figures, and the name and CAS number that a source gives.

import type { Molecule } from '@app/shared/contracts/structure';
import type { Names } from '../analysis/names.ts';
import { stereoKindOf } from '../chem/stereo-groups.ts';
import type { StoredMolecule } from '../context/stored.ts';

export function presentMolecule(names: Names, { key, smiles, formula, molecularWeight }: StoredMolecule): Molecule {
  const known = names.bySmiles(smiles);
  const chineseName = known && names.factsOf(known)?.chineseNames[0];
  const figures = { key, smiles, formula, molecularWeight, stereo: stereoKindOf(smiles) };
  return { ...figures, name: known?.names[0], chineseName, cas: known?.cas };
}
