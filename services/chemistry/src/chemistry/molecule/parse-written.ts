// Reads SMILES that templates have written, by the thousand, without the work that such a text never needs.

import type { Mol, RDKit } from './rdkit.ts';

const plain = JSON.stringify({ removeHs: false, assignStereo: false });
/** A configuration, or hydrogen as an atom of its own, isotopes and ions of it included. */
const notPlain = /[@/\\]|\[\d*H[\]+-]/;

/** Is a text a SMILES without hydrogen atoms of its own and without extensions; configurations it may have. */
export function isPlain(text: string): boolean {
  return !/[\s|]|\[\d*H[\]+-]/.test(text);
}

/** A plain SMILES as a molecule whose configurations have been read but not judged; null when it cannot be read. */
export function parseUnjudged(rdkit: RDKit, smiles: string): Mol | null {
  return rdkit.get_mol(smiles, plain);
}

const asWritten = JSON.stringify({ sanitize: false, removeHs: false, assignStereo: false, fastFindRings: true });

/** A plain SMILES as it is written: nothing is checked, no ring is looked for. Null when it is no SMILES. */
export function parseAsWritten(rdkit: RDKit, smiles: string): Mol | null {
  return rdkit.get_mol(smiles, asWritten);
}

/** The very molecule that RDKit reads by default, in about two thirds of the time; null when it cannot be read. */
export function parseWritten(rdkit: RDKit, smiles: string): Mol | null {
  return notPlain.test(smiles) ? rdkit.get_mol(smiles) : rdkit.get_mol(smiles, plain);
}
