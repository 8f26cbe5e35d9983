// Follows bonds of the target into its precursors, step by step.

import { graphOfSmiles, type MolGraph } from '../../chemistry/molecule/graph.ts';
import { LruCache } from '../../chemistry/molecule/lru.ts';
import type { RDKit } from '../../chemistry/molecule/rdkit.ts';
import { mapAtoms, type AtomSource } from '../../chemistry/molecule/mapping/atom-map.ts';

/** A bond of the target where it lies in a molecule of the route. */
export interface TracedBond {
  /** Place in the list that the search began with. */
  index: number;
  /** Atoms of the molecule at hand. */
  from: number;
  to: number;
}

export interface BondFate {
  /** Bonds that the step makes. */
  made: TracedBond[];
  /** For each precursor, the bonds it brings. */
  brought: TracedBond[][];
}

export class BondTracer {
  readonly #rdkit: RDKit;
  readonly #graphs = new LruCache<string, MolGraph>(2_000);
  readonly #maps = new LruCache<string, (AtomSource | null)[]>(5_000);

  constructor(rdkit: RDKit) {
    this.#rdkit = rdkit;
  }

  /** Atoms in the order of the SMILES. Throws a TypeError when it is unsound. */
  graph(smiles: string): MolGraph {
    return this.#graphs.getOrMake(smiles, () => graphOfSmiles(this.#rdkit, smiles));
  }

  /** For each atom of a product its source; null for an atom that no precursor gives. */
  sources(product: string, precursors: readonly string[]): readonly (AtomSource | null)[] {
    const name = `${precursors.join('.')}>>${product}`;
    const graphs = precursors.map((one) => this.graph(one));
    return this.#maps.getOrMake(name, () => mapAtoms(this.graph(product), graphs));
  }

  /** What becomes of a product's bonds, seen from its precursors. */
  follow(product: string, bonds: readonly TracedBond[], precursors: readonly string[]): BondFate {
    const fate: BondFate = { made: [], brought: precursors.map(() => []) };
    if (bonds.length === 0) return fate;
    const graphs = precursors.map((one) => this.graph(one));
    const sources = this.sources(product, precursors);
    for (const bond of bonds) {
      const [from, to] = [sources[bond.from] ?? null, sources[bond.to] ?? null];
      const graph = from && from.precursor === to?.precursor ? graphs[from.precursor] : undefined;
      const holds = from && to && graph && areBonded(graph, from.atom, to.atom);
      if (holds) fate.brought[from.precursor]?.push({ index: bond.index, from: from.atom, to: to.atom });
      // What no precursor shows is brought by a reagent as a whole.
      else if (from || to) fate.made.push(bond);
    }
    return fate;
  }
}

function areBonded(graph: MolGraph, a: number, b: number): boolean {
  return (graph.bondsOf[a] ?? []).some((index) => graph.bonds[index]?.from === b || graph.bonds[index]?.to === b);
}
