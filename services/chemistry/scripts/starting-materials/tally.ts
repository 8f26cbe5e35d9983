// How often molecules are used and made in recorded reactions: each product that a molecule is used for counts once, and
// each set of reactants that it is made from.

export class Tally {
  readonly #products = new Map<string, Set<string>>();
  readonly #sources = new Map<string, Set<string>>();

  /** Takes in one reaction; without reactants it says only that the product is made. */
  add(reactants: readonly string[], product: string): void {
    if (reactants.includes(product)) return;
    const sources = this.#sources.get(product) ?? new Set();
    if (reactants.length > 0 || sources.size === 0) sources.add(reactants.toSorted().join('.'));
    this.#sources.set(product, sources);
    for (const reactant of reactants)
      this.#products.set(reactant, (this.#products.get(reactant) ?? new Set()).add(product));
  }

  /** Molecules that something is made of. */
  reactants(): Iterable<string> {
    return this.#products.keys();
  }

  uses(smiles: string): number {
    return this.#products.get(smiles)?.size ?? 0;
  }

  makings(smiles: string): number {
    return this.#sources.get(smiles)?.size ?? 0;
  }
}
