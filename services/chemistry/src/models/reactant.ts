// One reactant under study: its handle, graph, groups and atom classes, each found when first asked for.

import { graphOf } from '../chem/graph.ts';
import type { MolGraph } from '../chem/graph.ts';
import type { LruCache } from '../chem/lru.ts';
import type { Mol, RDKit } from '../chem/rdkit.ts';
import { GroupMatches, hasMatch, matchesOf } from './group-matches.ts';
import type { RequiredElements } from './required-elements.ts';
import { electrophileClasses, nucleophileClasses } from './reactivity.ts';
import type { ElectrophileClass, NucleophileClass } from './reactivity.ts';
import type { TemplateSet } from './template-set.ts';

/** What is known of a molecule apart from its handle: kept between predictions. */
export class ReactantFacts {
  readonly graph: MolGraph;
  readonly groups: GroupMatches;
  readonly matched = new Map<number, boolean>();
  readonly elements: ReadonlySet<number>;
  nucleophiles: Map<number, NucleophileClass> | undefined;
  electrophiles: Map<number, ElectrophileClass> | undefined;

  constructor(set: TemplateSet, mol: Mol) {
    this.graph = graphOf(mol);
    this.elements = new Set(this.graph.atoms.map((atom) => atom.z));
    this.groups = new GroupMatches(set);
  }
}

export interface ReactantContext {
  rdkit: RDKit;
  set: TemplateSet;
  classes: AtomClassPatterns;
  required: RequiredElements;
  facts: LruCache<string, ReactantFacts>;
}

export class Reactant {
  readonly smiles: string;
  readonly mol: Mol;
  readonly #context: ReactantContext;
  readonly #facts: ReactantFacts;

  /** Throws a TypeError when RDKit cannot read the SMILES. */
  constructor(context: ReactantContext, smiles: string) {
    const mol = context.rdkit.get_mol(smiles);
    if (!mol) throw new TypeError('not a molecule');
    this.smiles = smiles;
    this.mol = mol;
    this.#context = context;
    this.#facts = context.facts.getOrMake(smiles, () => new ReactantFacts(context.set, mol));
  }

  get graph(): MolGraph {
    return this.#facts.graph;
  }

  get groups(): GroupMatches {
    return this.#facts.groups;
  }

  get heavyAtoms(): number {
    return this.graph.atoms.length;
  }

  fits(slot: number): boolean {
    const coarse = this.#context.set.coarse[slot] ?? slot;
    return this.#matches(coarse) && (coarse === slot || this.#matches(slot));
  }

  #matches(index: number): boolean {
    const known = this.#facts.matched.get(index);
    if (known !== undefined) return known;
    const pattern = this.#context.set.patterns[index];
    const isPossible = this.#context.required.allows(index, this.#facts.elements);
    const found = pattern !== undefined && isPossible && hasMatch(this.mol, pattern);
    this.#facts.matched.set(index, found);
    return found;
  }

  nucleophiles(): ReadonlyMap<number, NucleophileClass> {
    this.#facts.nucleophiles ??= classify(this.mol, this.#context.classes.nucleophiles);
    return this.#facts.nucleophiles;
  }

  electrophiles(): ReadonlyMap<number, ElectrophileClass> {
    this.#facts.electrophiles ??= classify(this.mol, this.#context.classes.electrophiles);
    return this.#facts.electrophiles;
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
