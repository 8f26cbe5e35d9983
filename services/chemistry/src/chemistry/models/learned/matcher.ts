// Finds every place where the product patterns of a library fit a molecule.
//
// What fits agrees with RDKit's own SMARTS matching, except that a centre marked @ must have a configuration. Places of
// a connected pattern that are alike by symmetry are given once.

import { bondKey, kindOf, plansOf } from './match-plan.ts';
import type { MatchPlan } from './match-plan.ts';
import type { PatternAtom, PatternGraph } from './pattern.ts';
import type { ProductGraph } from './types.ts';

/** Hears the index of a pattern and the molecule's atom for each atom of the pattern. */
export type OnMatch = (pattern: number, atoms: readonly number[]) => void;

/** A pattern of many small parts fits a large molecule in too many ways to be of use. */
const maxMatchesOfPattern = 200;

export class Matcher {
  readonly #plans: MatchPlan[];
  /** Indexes of the plans that start at such a bond or, for a single atom, at such an atom. */
  readonly #byBond = new Map<number, number[]>();
  readonly #byAtom = new Map<number, number[]>();

  constructor(patterns: readonly PatternGraph[]) {
    this.#plans = plansOf(patterns);
    this.#plans.forEach((plan, index) => this.#enter(plan, index));
  }

  match(graph: ProductGraph, onMatch: OnMatch): void {
    const view = new MoleculeView(graph);
    const searches = new Map<number, Search>();
    const start = (index: number, first: number, second: number): void => {
      const plan = this.#plans[index];
      if (!plan) return;
      let search = searches.get(index);
      if (!search) searches.set(index, (search = new Search(view, plan, (atoms) => onMatch(index, atoms))));
      search.start(first, second);
    };
    for (let atom = 0; atom < view.kinds.length; atom += 1) {
      const kind = view.kinds[atom] ?? 0;
      for (const index of this.#byAtom.get(kind) ?? []) start(index, atom, -1);
      const others = view.neighbours[atom] ?? [];
      const orders = view.orders[atom] ?? [];
      for (let i = 0; i < others.length; i += 1) {
        const other = others[i] ?? -1;
        for (const index of this.#byBond.get(bondKey(kind, view.kinds[other] ?? 0, orders[i] ?? 0)) ?? [])
          start(index, atom, other);
      }
    }
  }

  #enter(plan: MatchPlan, index: number): void {
    const first = plan.pattern.atoms[plan.steps[0]?.atom ?? -1];
    const second = plan.steps[1];
    if (!first) return;
    const next = second?.bonds[0] && plan.pattern.atoms[second.atom];
    if (next) add(this.#byBond, bondKey(kindOf(first), kindOf(next), second.bonds[0]?.order ?? 0), index);
    else add(this.#byAtom, kindOf(first), index);
  }
}

function add(lists: Map<number, number[]>, key: number, value: number): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

class MoleculeView {
  readonly graph: ProductGraph;
  readonly kinds: number[];
  readonly neighbours: number[][];
  readonly orders: number[][];

  constructor(graph: ProductGraph) {
    this.graph = graph;
    this.kinds = graph.atoms.map(kindOf);
    this.neighbours = graph.atoms.map(() => []);
    this.orders = graph.atoms.map(() => []);
    for (const bond of graph.bonds) {
      const order = bond.aromatic ? 4 : bond.order;
      this.neighbours[bond.from]?.push(bond.to);
      this.orders[bond.from]?.push(order);
      this.neighbours[bond.to]?.push(bond.from);
      this.orders[bond.to]?.push(order);
    }
  }

  orderBetween(a: number, b: number): number {
    const place = this.neighbours[a]?.indexOf(b) ?? -1;
    return place < 0 ? 0 : (this.orders[a]?.[place] ?? 0);
  }

  fits(atom: number, wanted: PatternAtom): boolean {
    const own = this.graph.atoms[atom];
    if (!own || own.z !== wanted.z || own.aromatic !== wanted.aromatic || own.charge !== wanted.charge) return false;
    if (wanted.hydrogens !== null && own.hydrogens !== wanted.hydrogens) return false;
    if (own.hydrogens < wanted.minHydrogens) return false;
    return wanted.mark === '' || this.graph.parity[atom] !== 0;
  }
}

/** The search for one pattern in one molecule. */
class Search {
  readonly #view: MoleculeView;
  readonly #plan: MatchPlan;
  readonly #onMatch: (atoms: readonly number[]) => void;
  readonly #atoms: number[];
  readonly #seen = new Set<string>();

  constructor(view: MoleculeView, plan: MatchPlan, onMatch: (atoms: readonly number[]) => void) {
    this.#view = view;
    this.#plan = plan;
    this.#onMatch = onMatch;
    this.#atoms = plan.pattern.atoms.map(() => -1);
  }

  /** Looks for the places whose first atom is this one and whose second, unless it is -1, that one. */
  start(first: number, second: number): void {
    this.#atoms.fill(-1);
    if (!this.#place(0, first)) return;
    if (second < 0) this.#extend(1);
    else if (this.#place(1, second)) this.#extend(2);
  }

  #extend(depth: number): void {
    const step = this.#plan.steps[depth];
    if (!step) this.#report();
    else if (step.bonds[0] === undefined) this.#tryAll(depth, this.#view.kinds.keys());
    else this.#tryAll(depth, this.#view.neighbours[this.#atoms[step.bonds[0].to] ?? -1] ?? []);
  }

  #tryAll(depth: number, atoms: Iterable<number>): void {
    const pattern = this.#plan.steps[depth]?.atom ?? -1;
    for (const atom of atoms) {
      if (this.#place(depth, atom)) this.#extend(depth + 1);
      this.#atoms[pattern] = -1;
    }
  }

  #place(depth: number, atom: number): boolean {
    const step = this.#plan.steps[depth];
    const wanted = this.#plan.pattern.atoms[step?.atom ?? -1];
    if (!step || !wanted || this.#atoms.includes(atom) || !this.#view.fits(atom, wanted)) return false;
    for (const bond of step.bonds)
      if (this.#view.orderBetween(atom, this.#atoms[bond.to] ?? -1) !== bond.order) return false;
    this.#atoms[step.atom] = atom;
    return true;
  }

  #report(): void {
    if (this.#seen.size >= maxMatchesOfPattern) return;
    const key = this.#atoms.map((atom) => (this.#plan.isConnected ? this.#view.graph.symmetry[atom] : atom)).join();
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    this.#onMatch([...this.#atoms]);
  }
}
