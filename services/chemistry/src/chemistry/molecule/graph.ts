// A molecule as plain numbers, read from RDKit's JSON once, so that rules can walk over it without handles.

import type { Mol, RDKit } from './rdkit.ts';

export interface Atom {
  /** Atomic number; 0 for an unspecified atom. */
  z: number;
  hydrogens: number;
  charge: number;
  radicals: number;
  isotope: number;
  aromatic: boolean;
}

export interface Bond {
  from: number;
  to: number;
  /** 1, 2, 3 in the Kekulé form; 0 when unspecified. */
  order: number;
  aromatic: boolean;
}

export interface MolGraph {
  atoms: Atom[];
  bonds: Bond[];
  /** Rings as lists of atom indexes. */
  rings: number[][];
  /** For each atom, the indexes of its bonds. */
  bondsOf: number[][];
}

/** Reads the graph; atom order is the order of the text that the molecule was parsed from. */
export function graphOf(mol: Mol): MolGraph {
  return graphFromJson(JSON.parse(mol.get_json()) as RdkitJson);
}

/** As `graphOf`, of a SMILES that is known to be sound; throws a TypeError otherwise. */
export function graphOfSmiles(rdkit: RDKit, smiles: string): MolGraph {
  using mol = rdkit.get_mol(smiles);
  if (!mol) throw new TypeError('not a molecule');
  return graphOf(mol);
}

/** The graph in RDKit's JSON of one molecule, for a reader that wants more of it. */
export function graphFromJson(data: RdkitJson): MolGraph {
  const molecule = data.molecules[0];
  const extension = molecule?.extensions?.find((one) => one.name === 'rdkitRepresentation');
  const aromaticAtoms = new Set(extension?.aromaticAtoms);
  const aromaticBonds = new Set(extension?.aromaticBonds);
  const atoms = (molecule?.atoms ?? []).map((atom, index) => readAtom(atom, aromaticAtoms.has(index)));
  const bonds = (molecule?.bonds ?? []).map((bond, index) => readBond(bond, aromaticBonds.has(index)));
  return { atoms, bonds, rings: extension?.atomRings ?? [], bondsOf: bondsByAtom(atoms.length, bonds) };
}

/** Neighbours of an atom. */
export function neighbours(graph: MolGraph, atom: number): number[] {
  return (graph.bondsOf[atom] ?? []).map((index) => {
    const bond = graph.bonds[index];
    if (!bond) throw new RangeError(`no bond ${index}`);
    return otherEnd(bond, atom);
  });
}

/** The bond between two atoms, if any. */
export function bondBetween(graph: MolGraph, a: number, b: number): Bond | undefined {
  return (graph.bondsOf[a] ?? []).map((index) => graph.bonds[index]).find((bond) => bond?.from === b || bond?.to === b);
}

/** The atom at the other end of a bond; -1 where there is no bond. */
export function otherEnd(bond: Pick<Bond, 'from' | 'to'> | undefined, atom: number): number {
  return (bond?.from === atom ? bond.to : bond?.from) ?? -1;
}

function bondsByAtom(count: number, bonds: readonly Bond[]): number[][] {
  const lists: number[][] = Array.from({ length: count }, () => []);
  bonds.forEach((bond, index) => {
    lists[bond.from]?.push(index);
    lists[bond.to]?.push(index);
  });
  return lists;
}

/** The part of RDKit's JSON that the graph is read from. */
export interface RdkitJson {
  molecules: {
    atoms?: JsonAtom[];
    bonds?: JsonBond[];
    extensions?: { name: string; aromaticAtoms?: number[]; aromaticBonds?: number[]; atomRings?: number[][] }[];
  }[];
}

interface JsonAtom {
  z?: number;
  impHs?: number;
  chg?: number;
  nRad?: number;
  isotope?: number;
}

interface JsonBond {
  atoms: [number, number];
  bo?: number;
}

function readAtom(atom: JsonAtom, aromatic: boolean): Atom {
  return {
    z: atom.z ?? 6,
    hydrogens: atom.impHs ?? 0,
    charge: atom.chg ?? 0,
    radicals: atom.nRad ?? 0,
    isotope: atom.isotope ?? 0,
    aromatic,
  };
}

function readBond(bond: JsonBond, aromatic: boolean): Bond {
  return { from: bond.atoms[0], to: bond.atoms[1], order: bond.bo ?? 1, aromatic };
}
