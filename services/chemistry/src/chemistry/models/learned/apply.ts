// Carries out a retro edit at one place of a product: bonds cut and made, groups brought in, configuration kept or turned.

import { draftOf } from './draft.ts';
import type { Draft, DraftAtom } from './draft.ts';
import type { BondOrder, EditPattern, PatternAtom, PatternBond } from './pattern.ts';
import { bondsAt, rewire, settleConfiguration } from './rewire.ts';
import type { Mark } from './rewire.ts';
import type { ProductGraph } from './types.ts';

/** The edit with what follows from it worked out once. */
export interface Edit {
  pattern: EditPattern;
  /** For each atom on the left, its place on the right. */
  places: number[];
  /** For each atom on the left, by how much its bonds are fewer on the right. */
  freed: number[];
  /** Atoms on the left that change. */
  centre: number[];
  /** Bonds on the left that are not there on the right: what the reaction makes. */
  made: PatternBond[];
}

/** Works out an edit; throws a TypeError when an atom of the product has no place among the precursors. */
export function prepareEdit(pattern: EditPattern): Edit {
  const places = pattern.left.atoms.map((atom) => pattern.right.atoms.findIndex((other) => other.map === atom.map));
  if (places.includes(-1)) throw new TypeError('an atom of the product is missing in the precursors');
  const freed = pattern.left.atoms.map((_, atom) =>
    Math.round(valenceOf(pattern.left.bonds, atom) - valenceOf(pattern.right.bonds, places[atom] ?? -1)),
  );
  return { pattern, places, freed, centre: centreOf(pattern, places), made: madeBonds(pattern, places) };
}

/** The product edited at the atoms given for the left side; null where hydrogens are lacking. */
export function applyEdit(product: ProductGraph, edit: Edit, atoms: readonly number[]): Draft | null {
  const draft = draftOf(product);
  const before = new Map(edit.centre.map((atom) => [atoms[atom] ?? -1, draft.neighbours(atoms[atom] ?? -1)]));
  const target = edit.pattern.right.atoms.map((atom) =>
    atom.map > 0 ? (atoms[atom.map - 1] ?? -1) : draft.addAtom(newAtom(atom)),
  );
  if (!editAtoms(draft, edit, atoms)) return null;
  rewire(draft, bondsAt(edit.pattern.left.bonds, atoms), bondsAt(edit.pattern.right.bonds, target));
  for (const [atom, neighbours] of before) settleConfiguration(draft, atom, neighbours, markAt(edit, atoms, atom));
  return draft;
}

function madeBonds({ left, right }: EditPattern, places: readonly number[]): PatternBond[] {
  const known = new Set(right.bonds.flatMap(({ a, b }) => [`${a} ${b}`, `${b} ${a}`]));
  return left.bonds.filter(({ a, b }) => !known.has(`${places[a]} ${places[b]}`));
}

const weights: Record<BondOrder, number> = { 1: 1, 2: 2, 3: 3, 4: 1.5 };

function valenceOf(bonds: EditPattern['left']['bonds'], atom: number): number {
  return bonds.reduce((sum, bond) => sum + (bond.a === atom || bond.b === atom ? weights[bond.order] : 0), 0);
}

function centreOf(pattern: EditPattern, places: readonly number[]): number[] {
  return [...pattern.left.atoms.keys()].filter((atom) => {
    const left = pattern.left.atoms[atom];
    const right = pattern.right.atoms[places[atom] ?? -1];
    if (!left || !right) return false;
    return (
      left.charge !== right.charge ||
      left.aromatic !== right.aromatic ||
      left.mark !== right.mark ||
      left.hydrogens !== right.hydrogens ||
      bondTextOf(pattern.left, atom) !== bondTextOf(pattern.right, places[atom] ?? -1)
    );
  });
}

function bondTextOf(graph: EditPattern['left'], atom: number): string {
  return graph.bonds
    .flatMap((bond) => {
      const other = bond.a === atom ? bond.b : bond.b === atom ? bond.a : -1;
      return other < 0 ? [] : [`${bond.order}:${graph.atoms[other]?.map}`];
    })
    .toSorted()
    .join();
}

function newAtom(atom: PatternAtom): DraftAtom {
  const { z, aromatic, charge } = atom;
  return { z, aromatic, charge, hydrogens: atom.hydrogens ?? 0, isotope: 0, turn: null };
}

function editAtoms(draft: Draft, edit: Edit, atoms: readonly number[]): boolean {
  for (const [index, atom] of atoms.entries()) {
    const drafted = draft.atoms[atom];
    const right = edit.pattern.right.atoms[edit.places[index] ?? -1];
    if (!drafted || !right) return false;
    drafted.hydrogens = right.hydrogens ?? drafted.hydrogens + (edit.freed[index] ?? 0);
    drafted.charge = right.charge;
    drafted.aromatic = right.aromatic;
    if (drafted.hydrogens < 0) return false;
  }
  return true;
}

function markAt(edit: Edit, atoms: readonly number[], atom: number): Mark {
  const index = atoms.indexOf(atom);
  if (edit.pattern.left.atoms[index]?.mark === '') return 'keep';
  const mark = edit.pattern.right.atoms[edit.places[index] ?? -1]?.mark;
  return mark === '@' ? 'keep' : mark === '@@' ? 'invert' : 'drop';
}
