// What a learned template changes, read forwards: from the precursors of its right side to the product of its left side. Atoms are
// those of the product side by their place; a group is what the precursors bring and the product does not have.

import type { EditPattern, PatternAtom, PatternGraph } from '../../../src/chemistry/models/learned/pattern.ts';
import { broughtGroups } from '../brought-groups.ts';

export interface Bond {
  a: number;
  b: number;
  order: 1 | 2 | 3 | 4;
}

export interface ChangedBond extends Bond {
  /** In the precursors. */
  before: 1 | 2 | 3 | 4;
}

export interface Group {
  label: string;
  /** Atoms that it leaves, one for each bond. */
  atoms: readonly number[];
}

export interface Atom {
  z: number;
  aromatic: boolean;
  charge: number;
  /** The same atom in the precursors. */
  was: { aromatic: boolean; charge: number };
}

export interface Change {
  atoms: readonly Atom[];
  /** Bonds of the product and of the precursors between atoms of the product. */
  bonds: readonly Bond[];
  oldBonds: readonly Bond[];
  made: readonly Bond[];
  broken: readonly Bond[];
  changed: readonly ChangedBond[];
  groups: readonly Group[];
}

/** `labelOf` names a group by its SMILES with stars where it is attached. */
export function changeOfEdit({ left, right }: EditPattern, labelOf: (smiles: string) => string): Change {
  const place = right.atoms.map(({ map }) => map - 1);
  const oldAtoms = new Map(right.atoms.flatMap((atom) => (atom.map > 0 ? [[atom.map - 1, atom] as const] : [])));
  const oldBonds = right.bonds.flatMap(({ a, b, order }): Bond[] => {
    const [from = -1, to = -1] = [place[a], place[b]];
    return from >= 0 && to >= 0 ? [{ a: from, b: to, order }] : [];
  });
  const changed = left.bonds.flatMap((bond) => {
    const old = bondIn(oldBonds, bond.a, bond.b);
    return old && old.order !== bond.order ? [{ ...bond, before: old.order }] : [];
  });
  return {
    atoms: left.atoms.map((atom, at) => readAtom(atom, oldAtoms.get(at))),
    bonds: left.bonds,
    oldBonds,
    made: left.bonds.filter(({ a, b }) => !bondIn(oldBonds, a, b)),
    broken: oldBonds.filter(({ a, b }) => !bondIn(left.bonds, a, b)),
    changed,
    groups: broughtGroups(right).map(({ smiles, atoms }) => ({
      label: labelOf(smiles),
      atoms: atoms.map((atom) => place[atom] ?? -1),
    })),
  };
}

function readAtom({ z, aromatic, charge }: PatternAtom, old: PatternGraph['atoms'][number] | undefined): Atom {
  return {
    z,
    aromatic,
    charge,
    was: { aromatic: old?.aromatic ?? aromatic, charge: old?.charge ?? charge },
  };
}

export function bondIn<One extends Bond>(bonds: readonly One[], a: number, b: number): One | undefined {
  return bonds.find((bond) => (bond.a === a && bond.b === b) || (bond.a === b && bond.b === a));
}

export function otherEnd({ a, b }: Bond, atom: number): number {
  return a === atom ? b : a;
}

export function bondsAt<One extends Bond>(bonds: readonly One[], atom: number): One[] {
  return bonds.filter(({ a, b }) => a === atom || b === atom);
}

/** Labels of what leaves an atom, a group with two bonds to it twice. */
export function lostAt({ groups }: Change, atom: number): string[] {
  return groups.flatMap(({ label, atoms }) => atoms.filter((one) => one === atom).map(() => label));
}

/** Whether the atom is bound to an atom of the element by the order, in the product. */
export function hasBond({ atoms, bonds }: Change, atom: number, z: number, order: number): boolean {
  return bondsAt(bonds, atom).some((bond) => bond.order === order && atoms[otherEnd(bond, atom)]?.z === z);
}

/** Whether anything changes at the atom. */
export function isChanged({ atoms, made, broken, changed, groups }: Change, at: number): boolean {
  const atom = atoms[at];
  return (
    [...made, ...broken, ...changed].some(({ a, b }) => a === at || b === at) ||
    groups.some((group) => group.atoms.includes(at)) ||
    atom?.aromatic !== atom?.was.aromatic ||
    atom?.charge !== atom?.was.charge
  );
}
