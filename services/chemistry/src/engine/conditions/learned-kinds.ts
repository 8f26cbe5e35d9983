// The learned template that a written reaction is, for reactions that no expert template gives.

import type { RDKit } from '../../chemistry/molecule/rdkit.ts';
import { LearnedLibrary } from '../../chemistry/models/learned/learned-library.ts';
import { readProduct } from '../../chemistry/models/learned/product-graph.ts';
import { readLearnedTemplates } from '../../chemistry/models/learned/read-templates.ts';

export class WrittenLearnedKinds {
  readonly #rdkit: RDKit;
  readonly #library: LearnedLibrary;

  constructor(rdkit: RDKit) {
    this.#rdkit = rdkit;
    this.#library = new LearnedLibrary(rdkit, readLearnedTemplates());
  }

  /** Id of the narrowest template that leads a product back to its reactants, all canonical; undefined for none. */
  of(reactants: readonly string[], product: string): string | undefined {
    using mol = this.#rdkit.get_mol(product);
    if (!mol) return undefined;
    const graph = readProduct(mol);
    const wanted = reactants.toSorted().join('.');
    const found = this.#library
      .candidates(graph)
      .toSorted((a, b) => b.atoms.length - a.atoms.length || a.template - b.template)
      .find((one) => this.#library.precursors(graph, one)?.join('.') === wanted);
    return found && this.#library.record(found.template).id;
  }
}
