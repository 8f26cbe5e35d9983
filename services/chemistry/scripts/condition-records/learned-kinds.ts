// Which learned template a recorded reaction is: the narrowest of those that lead its product back to its very reactants, for
// an ester from an acid is also a carbon that was joined to an oxygen.

import type { RDKit } from '../../src/chem/rdkit.ts';
import { LearnedLibrary } from '../../src/models/learned/learned-library.ts';
import { readProduct } from '../../src/models/learned/product-graph.ts';
import type { LearnedRecord } from '../../src/models/learned/types.ts';
import { Labeller } from '../train-ranker/labels.ts';

export class LearnedKinds {
  readonly #rdkit: RDKit;
  readonly #records: readonly LearnedRecord[];
  readonly #library: LearnedLibrary;
  readonly #labeller: Labeller;
  readonly #known = new Map<string, LearnedRecord | null>();

  constructor(rdkit: RDKit, records: readonly LearnedRecord[]) {
    this.#rdkit = rdkit;
    this.#records = records;
    this.#library = new LearnedLibrary(rdkit, records);
    this.#labeller = new Labeller(rdkit, records);
  }

  /** The template of canonical reactants and product; of equally narrow ones the most frequent. */
  of(reactants: readonly string[], product: string): LearnedRecord | undefined {
    const precursors = reactants.toSorted().join('.');
    const key = `${precursors}>>${product}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known ?? undefined;
    const found = product === '' ? undefined : this.#find(precursors, product);
    this.#known.set(key, found ?? null);
    return found;
  }

  #find(precursors: string, product: string): LearnedRecord | undefined {
    using mol = this.#rdkit.get_mol(product);
    if (!mol) return undefined;
    const graph = readProduct(mol);
    const candidates = this.#library.candidates(graph);
    const recorded = { product, exact: new Set([precursors]) };
    const labels = this.#labeller.labels(graph, candidates, recorded);
    const giving = candidates.filter((_, index) => labels[index]);
    const [best] = giving.toSorted((a, b) => b.atoms.length - a.atoms.length || a.template - b.template);
    return best && this.#records[best.template];
  }
}
