// Which atom of a product comes from which atom of its precursors, found from the structures alone, so that it holds for a
// step whatever proposed it.
//
// Equal surroundings are laid on each other and grown along bonds; then single atoms at the reaction site are moved while
// that makes the change cheaper. A change is the weighted sum of bonds made and broken: of two ways to read an ester the
// one that leaves the alcohol's C-O bond alone is taken, as an esterification does.

import type { Bond, MolGraph } from '../graph.ts';
import { BondTable, bondWeight, otherEnd, sameOrder } from './bond-table.ts';
import { Surroundings } from './surroundings.ts';

/** Where an atom of the product comes from. */
export interface AtomSource {
  precursor: number;
  atom: number;
}

/** For each atom of the product its source; null for an atom that no precursor gives. */
export function mapAtoms(product: MolGraph, precursors: readonly MolGraph[]): (AtomSource | null)[] {
  const joined = joinGraphs(precursors);
  const mapping = new Mapping(product, joined.graph);
  return mapping.find().map((atom) => (atom < 0 ? null : (joined.sources[atom] ?? null)));
}

const maxRounds = 6;
const orderChangeCost = 0.3;
const lostAtomCost = 1;

type Pair = readonly [p: number, r: number, score: number];

class Mapping {
  readonly #product: MolGraph;
  readonly #source: MolGraph;
  readonly #alike: Surroundings;
  readonly #productBonds: BondTable;
  readonly #sourceBonds: BondTable;
  /** Source atom of each product atom, and the other way round; -1 for none. */
  readonly #to: Int32Array;
  readonly #from: Int32Array;

  constructor(product: MolGraph, source: MolGraph) {
    this.#product = product;
    this.#source = source;
    this.#alike = new Surroundings(product, source);
    this.#productBonds = new BondTable(product);
    this.#sourceBonds = new BondTable(source);
    this.#to = new Int32Array(product.atoms.length).fill(-1);
    this.#from = new Int32Array(source.atoms.length).fill(-1);
  }

  find(): number[] {
    for (let seed = this.#bestSeed(); seed; seed = this.#bestSeed()) this.#grow(seed);
    for (let round = 0; round < maxRounds && this.#improve(); round += 1);
    return [...this.#to];
  }

  /** The free pair of most alike surroundings that fits best what lies already; null when no element is left. */
  #bestSeed(): Pair | null {
    let best: Pair | null = null;
    for (let p = 0; p < this.#to.length; p += 1) {
      if (this.#sourceOf(p) >= 0) continue;
      for (let r = 0; r < this.#from.length; r += 1) {
        if (this.#productOf(r) >= 0) continue;
        const alike = this.#alike.radius(p, r);
        const score = alike < 0 ? -1 : alike + 0.5 * this.#fittingBonds(p, r);
        if (score >= 0 && score > (best?.[2] ?? -1)) best = [p, r, score];
      }
    }
    return best;
  }

  #sourceOf(p: number): number {
    return this.#to[p] ?? -1;
  }

  #productOf(r: number): number {
    return this.#from[r] ?? -1;
  }

  #fittingBonds(p: number, r: number): number {
    let fitting = 0;
    for (const bond of this.#productBonds.of(p)) {
      const other = this.#sourceOf(otherEnd(bond, p));
      if (other >= 0 && this.#sourceBonds.between(r, other)) fitting += 1;
    }
    return fitting;
  }

  #grow(seed: Pair): void {
    const frontier: Pair[] = [seed];
    while (frontier.length > 0) {
      const at = frontier.reduce((best, pair, index) => (pair[2] > (frontier[best]?.[2] ?? -1) ? index : best), 0);
      const [pair] = frontier.splice(at, 1);
      if (!pair || this.#sourceOf(pair[0]) >= 0 || this.#productOf(pair[1]) >= 0) continue;
      this.#to[pair[0]] = pair[1];
      this.#from[pair[1]] = pair[0];
      frontier.push(...this.#around(pair[0], pair[1]));
    }
  }

  #around(p: number, r: number): Pair[] {
    const pairs: Pair[] = [];
    for (const bond of this.#productBonds.of(p)) {
      const nextP = otherEnd(bond, p);
      if (this.#sourceOf(nextP) >= 0) continue;
      for (const other of this.#sourceBonds.of(r)) {
        const nextR = otherEnd(other, r);
        const alike = this.#productOf(nextR) >= 0 ? -1 : this.#alike.radius(nextP, nextR);
        if (alike >= 0) pairs.push([nextP, nextR, alike + (sameOrder(bond, other) ? 0.5 : 0)]);
      }
    }
    return pairs;
  }

  /** Moves or swaps atoms at the reaction site while that makes the change cheaper; true when one was. */
  #improve(): boolean {
    let improved = false;
    for (const p of this.#site()) {
      for (let r = 0; r < this.#from.length; r += 1) {
        if (r === this.#sourceOf(p) || this.#source.atoms[r]?.z !== this.#product.atoms[p]?.z) continue;
        if (this.#moves(p, r)) {
          improved = true;
          break;
        }
      }
    }
    return improved;
  }

  /** Atoms at bonds that change. */
  #site(): number[] {
    return [...this.#to.keys()].filter((p) => this.#cost([p], [this.#sourceOf(p)]) > 0);
  }

  #moves(p: number, r: number): boolean {
    const old = this.#sourceOf(p);
    const other = this.#productOf(r);
    const before = this.#cost([p, other], [r, old]);
    this.#place(p, r);
    this.#place(other, old);
    if (this.#cost([p, other], [r, old]) < before - 1e-9) return true;
    this.#place(p, old);
    this.#place(other, r);
    return false;
  }

  #place(p: number, r: number): void {
    if (p >= 0) this.#to[p] = r;
    if (r >= 0) this.#from[r] = p;
  }

  /** Weight of the changes at these atoms of the product and of the sources; -1 stands for none. */
  #cost(atoms: readonly number[], sources: readonly number[]): number {
    let cost = 0;
    for (const p of atoms) {
      if (p < 0) continue;
      if (this.#sourceOf(p) < 0) cost += lostAtomCost;
      for (const bond of this.#productBonds.of(p)) {
        const isCounted = otherEnd(bond, p) === atoms[0] && p !== atoms[0];
        if (!isCounted) cost += this.#costOfMade(bond);
      }
    }
    for (const r of sources) {
      for (const bond of this.#sourceBonds.of(r)) {
        const isCounted = otherEnd(bond, r) === sources[0] && r !== sources[0];
        if (!isCounted) cost += this.#costOfBroken(bond);
      }
    }
    return cost;
  }

  #costOfMade(bond: Bond): number {
    const [a, b] = [this.#sourceOf(bond.from), this.#sourceOf(bond.to)];
    if (a < 0 && b < 0) return 0;
    const old = a < 0 || b < 0 ? undefined : this.#sourceBonds.between(a, b);
    if (!old) return bondWeight(this.#product, bond);
    return sameOrder(bond, old) ? 0 : orderChangeCost;
  }

  #costOfBroken(bond: Bond): number {
    const [a, b] = [this.#productOf(bond.from), this.#productOf(bond.to)];
    if (a < 0 && b < 0) return 0;
    return a >= 0 && b >= 0 && this.#productBonds.between(a, b) ? 0 : bondWeight(this.#source, bond);
  }
}

function joinGraphs(graphs: readonly MolGraph[]): { graph: MolGraph; sources: AtomSource[] } {
  const graph: MolGraph = { atoms: [], bonds: [], rings: [], bondsOf: [] };
  const sources: AtomSource[] = [];
  graphs.forEach((one, precursor) => {
    const atoms = graph.atoms.length;
    const bonds = graph.bonds.length;
    graph.atoms.push(...one.atoms);
    graph.bonds.push(...one.bonds.map((bond) => ({ ...bond, from: bond.from + atoms, to: bond.to + atoms })));
    graph.bondsOf.push(...one.bondsOf.map((list) => list.map((index) => index + bonds)));
    sources.push(...one.atoms.map((_, atom) => ({ precursor, atom })));
  });
  return { graph, sources };
}
