// A molecule under construction: atoms and bonds with their configuration, free to be edited, then written as SMILES.

import type { ProductGraph } from './types.ts';
import type { BondOrder } from './pattern.ts';

export interface DraftAtom {
  z: number;
  aromatic: boolean;
  charge: number;
  hydrogens: number;
  isotope: number;
  /** Neighbours in counter-clockwise order seen from the first; `hydrogen` stands for one. Null without configuration. */
  turn: number[] | null;
}

export interface DraftBond {
  a: number;
  b: number;
  order: BondOrder;
  /** A neighbour of `a` and one of `b`, and whether they lie on one side. */
  geometry: { aSide: number; bSide: number; isCis: boolean } | null;
}

/** Stands for a hydrogen among neighbours. */
export const hydrogen = -1;

export class Draft {
  readonly atoms: DraftAtom[] = [];
  /** For each atom, its bonds by neighbour. */
  readonly bonds: Map<number, DraftBond>[] = [];

  addAtom(atom: DraftAtom): number {
    this.atoms.push(atom);
    this.bonds.push(new Map());
    return this.atoms.length - 1;
  }

  addBond(a: number, b: number, order: BondOrder): DraftBond {
    const bond: DraftBond = { a, b, order, geometry: null };
    this.bonds[a]?.set(b, bond);
    this.bonds[b]?.set(a, bond);
    return bond;
  }

  removeBond(a: number, b: number): void {
    this.bonds[a]?.delete(b);
    this.bonds[b]?.delete(a);
  }

  bondBetween(a: number, b: number): DraftBond | undefined {
    return this.bonds[a]?.get(b);
  }

  /** Neighbours in the order in which their bonds were made, a single hydrogen last. */
  neighbours(atom: number): number[] {
    const heavy = [...(this.bonds[atom]?.keys() ?? [])];
    return this.atoms[atom]?.hydrogens === 1 ? [...heavy, hydrogen] : heavy;
  }
}

/** A draft equal to the product, atoms in the same order. */
export function draftOf(product: ProductGraph): Draft {
  const draft = new Draft();
  appendTo(draft, product);
  return draft;
}

/** Lays a molecule beside what the draft holds; gives the index of its first atom. */
export function appendTo(draft: Draft, product: ProductGraph): number {
  const first = draft.atoms.length;
  for (const { z, aromatic, charge, hydrogens, isotope } of product.atoms)
    draft.addAtom({ z, aromatic, charge, hydrogens, isotope, turn: null });
  product.bonds.forEach((bond, index) => {
    const made = draft.addBond(first + bond.from, first + bond.to, orderOf(bond.order, bond.aromatic));
    const geometry = product.geometry[index];
    if (geometry)
      made.geometry = { aSide: first + geometry.fromSide, bSide: first + geometry.toSide, isCis: geometry.isCis };
  });
  product.parity.forEach((parity, atom) => {
    if (parity !== 0) setConversion(draft, first + atom, parity === 1);
  });
  return first;
}

/** The order of a bond in the numbering of patterns. */
export function orderOf(order: number, aromatic: boolean): BondOrder {
  if (aromatic) return 4;
  return order === 2 ? 2 : order === 3 ? 3 : 1;
}

function setConversion(draft: Draft, atom: number, isCounterClockwise: boolean): void {
  const drafted = draft.atoms[atom];
  if (!drafted) return;
  const heavy = [...(draft.bonds[atom]?.keys() ?? [])].toSorted((a, b) => a - b);
  const order = drafted.hydrogens === 1 ? [...heavy, hydrogen] : heavy;
  drafted.turn = isCounterClockwise ? order : mirrored(order);
}

/** The same neighbours, turning the other way. */
export function mirrored(turn: readonly number[]): number[] {
  const [first = hydrogen, second = hydrogen, ...rest] = turn;
  return [second, first, ...rest];
}
