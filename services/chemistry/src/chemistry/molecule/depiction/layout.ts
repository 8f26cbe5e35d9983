// Where the atoms of a picture lie: by themselves with the long axis across, or as in another molecule as far as both agree.

import { graphOf } from '../graph.ts';
import type { Mol, RDKit } from '../rdkit.ts';
import { commonPart, smartsOf } from './common-part.ts';

/** Fewer common atoms are no likeness, nor is less than half of the smaller molecule. */
const fewestCommon = 4;
/** Larger molecules are laid out by themselves. */
const mostAtoms = 120;
/** Atoms nearer than this, in lengths of 1.5 a bond, would be drawn into each other. */
const nearest = 0.55;
/** Gives the molecule the coordinates of its picture. `like` is the SMILES of the other molecule. */
export function layOut(rdkit: RDKit, mol: Mol, like?: string): void {
  layOutAlone(mol);
  if (like === undefined || mol.get_num_atoms(true) > mostAtoms) return;
  using other = rdkit.get_mol(like);
  if (!other || other.get_num_atoms(true) > mostAtoms) return;
  layOutAlone(other);
  const common = commonSmarts(mol, other);
  if (common === undefined) return;
  const options = { referenceSmarts: common, acceptFailure: true };
  using aligned = mol.copy();
  if (aligned && isReadable(place(aligned, other, options))) place(mol, other, options);
  else place(mol, other, { ...options, alignOnly: true });
}

// The long axis lies across, as the frame does. Heavy water has none that RDKit could turn: it counts heavy atoms only.
function layOutAlone(mol: Mol): void {
  mol.set_new_coords();
  if (mol.get_num_atoms(true) < 2) return;
  mol.normalize_depiction(1);
  mol.straighten_depiction(true);
}

/** SMARTS of a connected part that both have; undefined where it is too small to be seen. */
function commonSmarts(mol: Mol, other: Mol): string | undefined {
  const graph = graphOf(other);
  const part = commonPart(graph, graphOf(mol));
  const smaller = Math.min(mol.get_num_atoms(true), other.get_num_atoms(true));
  return part.size >= Math.max(fewestCommon, smaller / 2) ? smartsOf(graph, new Set(part.keys())) : undefined;
}

function place(mol: Mol, other: Mol, options: object): Mol {
  mol.generate_aligned_coords(other, JSON.stringify(options));
  return mol;
}

function isReadable(mol: Mol): boolean {
  const points = mol.get_coords() as [number, number, number][];
  return points.every(([x, y], at) =>
    points.slice(at + 1).every(([otherX, otherY]) => Math.hypot(x - otherX, y - otherY) > nearest),
  );
}
