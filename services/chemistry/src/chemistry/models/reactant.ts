// One reactant under study: its handle, graph, groups and atom classes, each found when first asked for.

import { graphOf } from '../molecule/graph.ts';
import type { MolGraph } from '../molecule/graph.ts';
import type { LruCache } from '../molecule/lru.ts';
import type { Mol, RDKit } from '../molecule/rdkit.ts';
import { GroupMatches, isIn, matchesIn } from './group-matches.ts';
import type { PatternPair } from './group-matches.ts';
import { electrophileClasses, nucleophileClasses } from './reactivity.ts';
import type { ElectrophileClass, NucleophileClass } from './reactivity.ts';
import { MoleculeView } from '../smarts/molecule-view.ts';
import { SmartsPattern } from '../smarts/smarts-pattern.ts';
import type { TemplateSet } from './template-set.ts';
import { isSelfReactive } from './unstable-pairs.ts';

/** What is known of a molecule apart from its handle: kept between predictions. */
export class ReactantFacts {
  readonly graph: MolGraph;
  readonly groups: GroupMatches;
  /** By pattern: 0 not asked, 1 does not match, 2 matches. */
  readonly matched: Uint8Array;
  readonly view: MoleculeView;
  nucleophiles: Map<number, NucleophileClass> | undefined;
  electrophiles: Map<number, ElectrophileClass> | undefined;
  isSelfReactive: boolean | undefined;

  constructor(set: TemplateSet, mol: Mol) {
    this.graph = graphOf(mol);
    this.view = new MoleculeView(this.graph);
    this.groups = new GroupMatches(set, this.view);
    this.matched = new Uint8Array(set.patterns.length);
  }
}

export interface ReactantContext {
  rdkit: RDKit;
  set: TemplateSet;
  classes: AtomClassPatterns;
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

  get view(): MoleculeView {
    return this.#facts.view;
  }

  get groups(): GroupMatches {
    return this.#facts.groups;
  }

  get heavyAtoms(): number {
    return this.graph.atoms.length;
  }

  fits(slot: number): boolean {
    const known = this.#facts.matched[slot] ?? 0;
    if (known > 0) return known === 2;
    const { patterns, plain } = this.#context.set;
    const [query, asked] = [patterns[slot], plain[slot]];
    const found =
      query !== undefined && asked !== undefined && isIn(this.mol, this.#facts.view, { query, plain: asked });
    this.#facts.matched[slot] = found ? 2 : 1;
    return found;
  }

  /** Whether it carries two groups that react with each other. */
  get isSelfReactive(): boolean {
    this.#facts.isSelfReactive ??= isSelfReactive(this.#context.set, this, this.view, this.smiles);
    return this.#facts.isSelfReactive;
  }

  nucleophiles(): ReadonlyMap<number, NucleophileClass> {
    this.#facts.nucleophiles ??= classify(this.mol, this.#facts.view, this.#context.classes.nucleophiles);
    return this.#facts.nucleophiles;
  }

  electrophiles(): ReadonlyMap<number, ElectrophileClass> {
    this.#facts.electrophiles ??= classify(this.mol, this.#facts.view, this.#context.classes.electrophiles);
    return this.#facts.electrophiles;
  }

  [Symbol.dispose](): void {
    this.mol.delete();
  }
}

/** The SMARTS of the reactivity tables, compiled once. */
export class AtomClassPatterns {
  readonly nucleophiles: readonly [NucleophileClass, PatternPair][];
  readonly electrophiles: readonly [ElectrophileClass, PatternPair][];

  constructor(rdkit: RDKit) {
    const names = Object.keys(nucleophileClasses).filter(
      (name): name is NucleophileClass => name in nucleophileClasses,
    );
    const compile = (smarts: string): PatternPair => ({
      query: queryOf(rdkit, smarts),
      plain: new SmartsPattern(smarts),
    });
    this.nucleophiles = names.map((name) => [name, compile(nucleophileClasses[name])]);
    this.electrophiles = electrophileClasses.map((one) => [one, compile(one.smarts)]);
  }

  [Symbol.dispose](): void {
    for (const [, { query }] of [...this.nucleophiles, ...this.electrophiles]) query.delete();
  }
}

function queryOf(rdkit: RDKit, smarts: string): Mol {
  const pattern = rdkit.get_qmol(smarts);
  if (!pattern) throw new TypeError(`not a SMARTS: ${smarts}`);
  return pattern;
}

function classify<T>(mol: Mol, view: MoleculeView, patterns: readonly (readonly [T, PatternPair])[]): Map<number, T> {
  const classes = new Map<number, T>();
  for (const [name, pattern] of patterns) {
    for (const [atom] of matchesIn(mol, view, pattern))
      if (atom !== undefined && !classes.has(atom)) classes.set(atom, name);
  }
  return classes;
}
