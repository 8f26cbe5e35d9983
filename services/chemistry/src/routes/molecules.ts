// A molecule as the screens see it: key, figures, and the name and CAS number that a source gives.

import type { Culture } from '@app/shared/constants/locale';
import type { Molecule } from '@app/shared/contracts/structure';
import type { Names } from '../analysis/names.ts';
import { stereoKindOf } from '../chem/stereo-groups.ts';
import type { StoredMolecule } from '../context/stored.ts';

/** The name that a source gives, in the reader's language if there is such; undefined without any. */
export function nameFor(culture: Culture, { name, chineseName }: Pick<Molecule, 'name' | 'chineseName'>) {
  return culture === 'zh-CN' ? (chineseName ?? name) : name;
}

export function presentMolecule(names: Names, { key, smiles, formula, molecularWeight }: StoredMolecule): Molecule {
  const known = names.bySmiles(smiles);
  const chineseName = known && names.factsOf(known)?.chineseNames[0];
  const figures = { key, smiles, formula, molecularWeight, stereo: stereoKindOf(smiles) };
  return { ...figures, name: known?.names[0], chineseName, cas: known?.cas };
}
