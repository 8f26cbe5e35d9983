// Which learned templates a recorded reaction is: those that lead its product back to its very reactants.

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
  readonly #known = new Map<string, LearnedRecord[]>();

  constructor(rdkit: RDKit, records: readonly LearnedRecord[]) {
    this.#rdkit = rdkit;
    this.#records = records;
    this.#library = new LearnedLibrary(rdkit, records);
    this.#labeller = new Labeller(rdkit, records);
  }

  /** The templates of canonical reactants and product, the most frequent first; none for a product that is not given. */
  of(reactants: readonly string[], product: string): LearnedRecord[] {
    const precursors = reactants.toSorted().join('.');
    const key = `${precursors}>>${product}`;
    const known = this.#known.get(key);
    if (known) return known;
    const found = product === '' ? [] : this.#find(precursors, product);
    this.#known.set(key, found);
    return found;
  }

  #find(precursors: string, product: string): LearnedRecord[] {
    using mol = this.#rdkit.get_mol(product);
    if (!mol) return [];
    const graph = readProduct(mol);
    const candidates = this.#library.candidates(graph);
    const recorded = { product, exact: new Set([precursors]), mixtures: [], class: 0 };
    const labels = this.#labeller.labels(graph, candidates, recorded);
    const templates = new Set(candidates.flatMap(({ template }, index) => (labels[index] ? [template] : [])));
    return [...templates].toSorted((a, b) => a - b).flatMap((template) => this.#records[template] ?? []);
  }
}
