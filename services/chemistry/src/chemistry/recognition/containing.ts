import type { RDKit } from '../molecule/rdkit.ts';

/** Places of the SMILES that contain a structure, given as SMILES or SMARTS; null where it is neither. */
export function containing(rdkit: RDKit, query: string, smiles: readonly string[]): number[] | null {
  using asMolecule = rdkit.get_mol(query);
  using asPattern = asMolecule ? null : rdkit.get_qmol(query);
  const pattern = asMolecule ?? asPattern;
  if (!pattern || query.trim() === '') return null;
  return smiles.flatMap((one, place) => {
    using molecule = rdkit.get_mol(one);
    return molecule && molecule.get_substruct_match(pattern) !== '{}' ? [place] : [];
  });
}
