// Products that are kept to measure with: no row that makes one of them is learned from.

import { canonicalSmiles } from '../../src/chemistry/molecule/rdkit.ts';
import type { RDKit } from '../../src/chemistry/molecule/rdkit.ts';
import { readData } from '../data-dir.ts';
import { elementsOf } from '../train-ranker/elements-of.ts';

export class HeldOut {
  readonly #rdkit: RDKit;
  /** Canonical SMILES without configuration. */
  readonly #products = new Set<string>();
  /** Their elements, so that most products need not be written again. */
  readonly #elements = new Set<string>();

  constructor(rdkit: RDKit, dir: string) {
    this.#rdkit = rdkit;
    for (const line of readData(dir, 'routes/routes_valid_products.txt').trim().split('\n')) this.#add(line);
    for (const line of readData(dir, 'reactions/uspto50k_valid_raw.csv').trim().split('\n').slice(1))
      this.#add((line.split('>>')[1] ?? '').replaceAll(/:\d+\]/g, ']'));
  }

  /** Whether any component of the products is held out; the SMILES are canonical. */
  has(products: readonly string[]): boolean {
    return products.some((one) => {
      if (!this.#elements.has(elementsOf(one))) return false;
      const flat = this.#flat(one);
      return flat !== null && this.#products.has(flat);
    });
  }

  #add(smiles: string): void {
    for (const part of smiles.split('.')) {
      const flat = this.#flat(part);
      if (flat === null) continue;
      this.#products.add(flat);
      this.#elements.add(elementsOf(flat));
    }
  }

  #flat(smiles: string): string | null {
    return canonicalSmiles(this.#rdkit, smiles.replaceAll(/[@/\\]/g, ''));
  }
}
