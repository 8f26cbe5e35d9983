// What a product must be like. The same tests run while products are enumerated and, in the database, when they are listed.

import type { ForwardFilter } from '@app/shared/contracts/forward/forward';
import type { Mol, RDKit } from '../../chemistry/molecule/rdkit.ts';
import type { ProductFigures } from './figures.ts';
import type { Verdict } from './selectivity.ts';

/** What is known before descriptors are computed. */
export interface EarlyFacts {
  weight: number;
  /** Of the step. */
  probability: number;
  verdict: Verdict;
  class: string;
}

/** Queries compiled from SMARTS or SMILES; dispose of them. */
export class StructureQueries {
  readonly #contains: readonly Mol[];
  readonly #excludes: readonly Mol[];

  /** Throws a TypeError for a text that is no query: ask `isQuery` before. */
  constructor(rdkit: RDKit, contains: readonly string[] = [], excludes: readonly string[] = []) {
    this.#contains = contains.map((text) => compiled(rdkit, text));
    this.#excludes = excludes.map((text) => compiled(rdkit, text));
  }

  pass(held: { readonly mol: Mol }): boolean {
    const lies = (query: Mol): boolean => held.mol.get_substruct_match(query) !== '{}';
    return this.#contains.every(lies) && !this.#excludes.some(lies);
  }

  [Symbol.dispose](): void {
    for (const query of [...this.#contains, ...this.#excludes]) query.delete();
  }
}

/** Whether a text is a SMARTS or SMILES. */
export function isQuery(rdkit: RDKit, text: string): boolean {
  if (text.trim() === '') return false;
  using query = rdkit.get_qmol(text.trim());
  return query !== null;
}

function compiled(rdkit: RDKit, text: string): Mol {
  // A SMILES is read as a molecule first, so that its Kekulé form finds aromatic rings, and then as elements and bonds.
  using mol = rdkit.get_mol(text.trim());
  const query = rdkit.get_qmol(mol ? mol.get_smiles() : text.trim());
  if (!query) throw new TypeError(`not a query: ${text}`);
  return query;
}

/** Whether what is known early lets a product pass. */
export function passesEarly(filter: ForwardFilter, facts: EarlyFacts): boolean {
  if (!within(facts.weight, filter.molecularWeight)) return false;
  if (filter.probability && facts.probability < filter.probability.from) return false;
  if (filter.clearOnly === true && facts.verdict !== 'clear') return false;
  return filter.classes === undefined || filter.classes.length === 0 || filter.classes.includes(facts.class);
}

/** Whether the figures let a product pass. */
export function passesFigures(filter: ForwardFilter, figures: ProductFigures): boolean {
  if (!within(figures.logP, filter.logP) || !within(figures.tpsa, filter.tpsa)) return false;
  if (!within(figures.sascore, filter.sascore)) return false;
  if (filter.similarity && (figures.similarity ?? 0) < filter.similarity.from) return false;
  return (filter.rules ?? []).every((rule) => figures[rule]);
}

function within(value: number, range: { from?: number; to?: number } | undefined): boolean {
  return value >= (range?.from ?? -Infinity) && value <= (range?.to ?? Infinity);
}
