// One reactant under study: its handle, graph, groups and atom classes, each found when first asked for.

import { graphOf } from '../chem/graph.ts';
import type { MolGraph } from '../chem/graph.ts';
import type { Mol, RDKit } from '../chem/rdkit.ts';
import { GroupMatches, hasMatch, matchesOf } from './group-matches.ts';
import { electrophileClasses, nucleophileClasses } from './reactivity.ts';
import type { ElectrophileClass, NucleophileClass } from './reactivity.ts';
import type { TemplateSet } from './template-set.ts';

export class Reactant {
  readonly smiles: string;
  readonly mol: Mol;
  readonly graph: MolGraph;
  readonly groups: GroupMatches;
  readonly #set: TemplateSet;
  readonly #classes: AtomClassPatterns;
  readonly #matched = new Map<number, boolean>();
  #nucleophiles: Map<number, NucleophileClass> | undefined;
  #electrophiles: Map<number, ElectrophileClass> | undefined;

  /** Throws a TypeError when RDKit cannot read the SMILES. */
  constructor(rdkit: RDKit, set: TemplateSet, classes: AtomClassPatterns, smiles: string) {
    const mol = rdkit.get_mol(smiles);
    if (!mol) throw new TypeError('not a molecule');
    this.smiles = smiles;
    this.mol = mol;
    this.graph = graphOf(mol);
    this.groups = new GroupMatches(set);
    this.#set = set;
    this.#classes = classes;
  }

  get heavyAtoms(): number {
    return this.graph.atoms.length;
  }

  fits(slot: number): boolean {
    const known = this.#matched.get(slot);
    if (known !== undefined) return known;
    const pattern = this.#set.patterns[slot];
    const found = pattern !== undefined && hasMatch(this.mol, pattern);
    this.#matched.set(slot, found);
    return found;
  }

  nucleophile(atom: number): NucleophileClass | undefined {
    this.#nucleophiles ??= classify(this.mol, this.#classes.nucleophiles);
    return this.#nucleophiles.get(atom);
  }

  electrophile(atom: number): ElectrophileClass | undefined {
    this.#electrophiles ??= classify(this.mol, this.#classes.electrophiles);
    return this.#electrophiles.get(atom);
  }

  [Symbol.dispose](): void {
    this.mol.delete();
  }
}

/** The SMARTS of the reactivity tables, compiled once. */
export class AtomClassPatterns {
  readonly nucleophiles: readonly [NucleophileClass, Mol][];
  readonly electrophiles: readonly [ElectrophileClass, Mol][];

  constructor(rdkit: RDKit) {
    const names = Object.keys(nucleophileClasses).filter(
      (name): name is NucleophileClass => name in nucleophileClasses,
    );
    this.nucleophiles = names.map((name) => [name, compile(rdkit, nucleophileClasses[name])]);
    this.electrophiles = electrophileClasses.map((one) => [one, compile(rdkit, one.smarts)]);
  }

  [Symbol.dispose](): void {
    for (const [, pattern] of this.nucleophiles) pattern.delete();
    for (const [, pattern] of this.electrophiles) pattern.delete();
  }
}

function compile(rdkit: RDKit, smarts: string): Mol {
  const pattern = rdkit.get_qmol(smarts);
  if (!pattern) throw new TypeError(`not a SMARTS: ${smarts}`);
  return pattern;
}

function classify<T>(mol: Mol, patterns: readonly (readonly [T, Mol])[]): Map<number, T> {
  const classes = new Map<number, T>();
  for (const [name, pattern] of patterns) {
    for (const [atom] of matchesOf(mol, pattern)) if (atom !== undefined && !classes.has(atom)) classes.set(atom, name);
  }
  return classes;
}
