// The figures that go with a molecule wherever it is shown.

import { type Atom, graphOf } from '../molecule/graph.ts';
import type { RDKit } from '../molecule/rdkit.ts';
import { readKept } from '../molecule/read-structure.ts';
import { molfileWithFlag } from '../molecule/write-molfile.ts';
import { elementOf } from '../molecule/element-weights.ts';

export interface MoleculeFigures {
  /** Hill order, with the charge at the end. */
  formula: string;
  /** g/mol, average, two decimals. */
  molecularWeight: number;
}

/** Formula and weight of a SMILES that is known to be sound; throws a TypeError otherwise. */
export function describeMolecule(rdkit: RDKit, smiles: string): MoleculeFigures {
  using mol = rdkit.get_mol(smiles);
  if (!mol) throw new TypeError('not a molecule');
  return figuresOf(graphOf(mol));
}

/** Monoisotopic mass of a SMILES that is known to be sound, Da; throws a TypeError otherwise. */
export function exactMass(rdkit: RDKit, smiles: string): number {
  using mol = rdkit.get_mol(smiles);
  if (!mol) throw new TypeError('not a molecule');
  const { exactmw } = JSON.parse(mol.get_descriptors()) as { exactmw: number };
  return exactmw;
}

/** What formula and weight are told from. */
export interface CountedAtoms {
  atoms: readonly Pick<Atom, 'z' | 'hydrogens' | 'charge'>[];
}

/** Formula and weight of a molecule that has been read. */
export function figuresOf(graph: CountedAtoms): MoleculeFigures {
  const counts = countElements(graph);
  const charge = graph.atoms.reduce((sum, atom) => sum + atom.charge, 0);
  return { formula: hillFormula(counts, charge), molecularWeight: weightOf(counts) };
}

/** Figures of a molecule with what it is. */
export interface MoleculeIdentity extends MoleculeFigures {
  /** Canonical. */
  smiles: string;
  heavyAtoms: number;
}

/** What a SMILES is; null for what is none. */
export function identityOf(rdkit: RDKit, text: string): MoleculeIdentity | null {
  if (text.trim() === '') return null;
  using mol = rdkit.get_mol(text);
  if (!mol) return null;
  return {
    smiles: readKept(rdkit, text) ?? mol.get_smiles(),
    heavyAtoms: mol.get_num_atoms(true),
    ...figuresOf(graphOf(mol)),
  };
}

function countElements(graph: CountedAtoms): Map<string, { count: number; weight: number }> {
  const counts = new Map<string, { count: number; weight: number }>();
  const add = (z: number, count: number): void => {
    if (count === 0 || z === 0) return;
    const { symbol, weight } = elementOf(z);
    const known = counts.get(symbol);
    counts.set(symbol, { count: (known?.count ?? 0) + count, weight });
  };
  for (const atom of graph.atoms) {
    add(atom.z, 1);
    add(1, atom.hydrogens);
  }
  return counts;
}

function hillFormula(counts: ReadonlyMap<string, { count: number }>, charge: number): string {
  const symbols = [...counts.keys()].toSorted();
  const first = counts.has('C') ? ['C', 'H'].filter((one) => counts.has(one)) : [];
  const order = [...first, ...symbols.filter((one) => !first.includes(one))];
  const body = order.map((symbol) => `${symbol}${numberAfter(counts.get(symbol)?.count ?? 0)}`).join('');
  return charge === 0 ? body : `${body}${charge > 0 ? '+' : '-'}${numberAfter(Math.abs(charge))}`;
}

function numberAfter(count: number): string {
  return count === 1 ? '' : String(count);
}

function weightOf(counts: ReadonlyMap<string, { count: number; weight: number }>): number {
  let sum = 0;
  for (const { count, weight } of counts.values()) sum += count * weight;
  return Math.round(sum * 100) / 100;
}

/** Molfile with coordinates: V2000, or V3000 where there are stereo groups. */
export function molfileOf(rdkit: RDKit, smiles: string): string {
  using mol = rdkit.get_mol(smiles);
  if (!mol) throw new TypeError('not a molecule');
  mol.set_new_coords();
  return molfileWithFlag(mol, smiles);
}
