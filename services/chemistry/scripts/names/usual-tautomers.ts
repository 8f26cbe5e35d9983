// The sources draw some amides as imidic acids, and amino azines as imines. Where a name of the compound says the usual form, that one
// is taken; the InChIKey is the same.

import type { NamedCompound } from '../../src/chemistry/recognition/names.ts';
import { canonicalSmiles, inchiKey, type RDKit } from '../../src/chemistry/molecule/rdkit.ts';
import { readName } from '../../src/chemistry/names/read/read-name.ts';

/** Hydroxyl or thiol on C=N, imines of rings, amidines drawn the other way round. */
const unusual = ['[OX2H][#6X3]=[#7]', '[SX2H][#6X3]=[#7]', '[NX2H]=[c,C;R]', '[OX2H]c[nX2]', '[NX2H]=C[SX2H]'];

export function withUsualTautomers(rdkit: RDKit, compounds: readonly NamedCompound[]): NamedCompound[] {
  return compounds.map((compound) => {
    if (!isUnusual(rdkit, compound.smiles)) return compound;
    const usual = compound.names
      .map((name) => readName(rdkit, name).smiles)
      .find((smiles) => smiles !== undefined && !smiles.includes('|') && inchiKey(rdkit, smiles) === compound.inchiKey);
    const canonical = usual === undefined ? null : canonicalSmiles(rdkit, usual);
    return canonical === null || isUnusual(rdkit, canonical) ? compound : { ...compound, smiles: canonical };
  });
}

function isUnusual(rdkit: RDKit, smiles: string): boolean {
  using mol = rdkit.get_mol(smiles);
  return unusual.some((pattern) => {
    using query = rdkit.get_qmol(pattern);
    return mol !== null && query !== null && mol.get_substruct_match(query) !== '{}';
  });
}
