// Which learned template a recorded reaction is: the narrowest of those that lead its product back to its very reactants, for
// an ester from an acid is also a carbon that was joined to an oxygen.

import type { RDKit } from '../../src/chemistry/molecule/rdkit.ts';
import { LearnedLibrary } from '../../src/chemistry/models/learned/learned-library.ts';
import { readProduct } from '../../src/chemistry/models/learned/product-graph.ts';
import type { LearnedRecord, ProductGraph } from '../../src/chemistry/models/learned/types.ts';
import { addedElements, elementsOf } from '../train-ranker/elements-of.ts';
import { broughtBy, Labeller } from '../train-ranker/labels.ts';

/** Places that are carried out before the narrowest that fits is looked for. */
const carriedOutAtOnce = 8;

/** Templates whose precursors have the same atoms more than the product: others cannot lead back to the reactants. */
class Group {
  readonly #records: readonly LearnedRecord[];
  readonly #library: LearnedLibrary;
  readonly #labeller: Labeller;

  constructor(rdkit: RDKit, records: readonly LearnedRecord[]) {
    this.#records = records;
    this.#library = new LearnedLibrary(rdkit, records);
    this.#labeller = new Labeller(rdkit, records);
  }

  narrowest(graph: ProductGraph, product: string, precursors: string): LearnedRecord | undefined {
    const recorded = { product, exact: new Set([precursors]) };
    const candidates = this.#library
      .candidates(graph)
      .toSorted((a, b) => b.atoms.length - a.atoms.length || a.template - b.template);
    for (let from = 0; from < candidates.length; from += carriedOutAtOnce) {
      const some = candidates.slice(from, from + carriedOutAtOnce);
      const at = this.#labeller.labels(graph, some, recorded).indexOf(true);
      const found = some[at];
      if (found) return this.#records[found.template];
    }
    return undefined;
  }
}

export class LearnedKinds {
  readonly #rdkit: RDKit;
  readonly #recordsOf = new Map<string, LearnedRecord[]>();
  readonly #groups = new Map<string, Group>();
  readonly #known = new Map<string, LearnedRecord | null>();

  constructor(rdkit: RDKit, records: readonly LearnedRecord[]) {
    this.#rdkit = rdkit;
    for (const record of records) {
      const brought = broughtBy(record.retro);
      const own = this.#recordsOf.get(brought) ?? [];
      own.push(record);
      this.#recordsOf.set(brought, own);
    }
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
    const group = this.#group(addedElements(elementsOf(product), elementsOf(precursors)) ?? 'none');
    using mol = group ? this.#rdkit.get_mol(product) : null;
    return mol ? group?.narrowest(readProduct(mol), product, precursors) : undefined;
  }

  #group(brought: string): Group | undefined {
    const records = this.#recordsOf.get(brought);
    if (!records) return undefined;
    const group = this.#groups.get(brought) ?? new Group(this.#rdkit, records);
    this.#groups.set(brought, group);
    return group;
  }
}
