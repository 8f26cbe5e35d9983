// The text of one structure as a molecule, and the text by which it is kept.

import { flatDrawing } from './depiction/flat-drawing.ts';
import { withoutIdleMarks } from './stereo/idle-marks.ts';
import type { Mol, RDKit } from './rdkit.ts';
import { canonicalWithGroups, mayHaveGroups } from './stereo/stereo-groups.ts';

// By default RDKit keeps the hydrogens of a molfile and writes them into the SMILES, where rings of alike centres
// (chiro-inositol) read back as their mirror image.
const asMolecule = JSON.stringify({ removeHs: true });

/** A SMILES, with or without extension, or a molfile; hydrogens that say nothing of their own are taken into their atoms. */
export function readStructure(rdkit: RDKit, text: string): Mol | null {
  return isMolfile(text) ? rdkit.get_mol(flatDrawing(text), asMolecule) : rdkit.get_mol(text);
}

/** Whether a text is read as a molfile. */
export function isMolfile(text: string): boolean {
  return text.includes('M  END');
}

/**
 * Canonical SMILES of a molecule that was read from the text, with its stereo groups (`stereo-groups.ts`): what
 * duplicates, keys and lists compare.
 */
export function keptSmiles(rdkit: RDKit, mol: Mol, text: string): string {
  const smiles = mayHaveGroups(text) ? canonicalWithGroups(rdkit, mol) : mol.get_smiles();
  return withoutIdleMarks(rdkit, smiles);
}

/** As `keptSmiles`, of a text; null for one that is no molecule. */
export function readKept(rdkit: RDKit, text: string): string | null {
  using mol = readStructure(rdkit, text);
  return mol && keptSmiles(rdkit, mol, text);
}
