// A molecule as the screens see it: key, figures, its name by the table or by its structure, and its CAS number.

import type { Molecule } from '@app/shared/contracts/structure/structure';
import type { Names } from '../../chemistry/recognition/names.ts';
import { stereoKindOf } from '../../chemistry/molecule/stereo/stereo-groups.ts';
import type { StoredMolecule } from './stored-molecule.ts';
import type { StructureServices } from './services.ts';
import type { Caller } from '../../platform/http/caller.ts';

/** A molecule under the key of the caller's tenant. */
export function keyedMolecule(
  { moleculeKey }: Pick<StructureServices, 'moleculeKey'>,
  { tenantId }: Pick<Caller, 'tenantId'>,
  { smiles, formula, molecularWeight }: Omit<StoredMolecule, 'key'>,
): StoredMolecule {
  return { key: moleculeKey(tenantId, smiles), smiles, formula, molecularWeight };
}

export function presentMolecule(names: Names, { key, smiles, formula, molecularWeight }: StoredMolecule): Molecule {
  const { name, chineseName, cas } = names.called(smiles);
  return { key, smiles, formula, molecularWeight, stereo: stereoKindOf(smiles), name, chineseName, cas };
}
