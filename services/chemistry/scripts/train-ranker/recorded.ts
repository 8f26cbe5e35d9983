// Products of recorded reactions with what they were made from, as the ranker learns from them.

import { canonicalSmiles } from '../../src/chem/rdkit.ts';
import type { RDKit } from '../../src/chem/rdkit.ts';
import { readData } from '../data-dir.ts';
import { mapNumbers } from '../extract-templates/mapped-reaction.ts';

/** One product and every way in which the data make it. */
export interface RecordedProduct {
  /** Canonical SMILES. */
  product: string;
  /** Precursors as canonical SMILES, sorted, joined by dots: each recorded set that is known exactly. */
  exact: Set<string>;
  /** Reactants and reagents together, of records that do not say which of them give atoms. */
  mixtures: Set<string>[];
  /** Class of the first record, 1 to 10; 0 when unknown. */
  class: number;
}

/** The mapped training reactions, or those of validation: their precursors are known exactly. */
const mappedFiles = {
  train: [
    { name: 'uspto50k_mapped_train_noleak.tsv.gz', column: 1, classColumn: 0, separator: '\t' },
    { name: 'uspto50k_new_rxnmapped_noleak.tsv.gz', column: 1, classColumn: 0, separator: '\t' },
  ],
  valid: [{ name: 'uspto50k_valid_raw.csv', column: 2, classColumn: 1, separator: ',' }],
} as const;

/** Reactions with reagents whose products carry no map. */
const mixtureFile = 'uspto15k_mapped_train_noleak.txt.gz';

/** Products in the order of their first record; one product of several records appears once. */
export function recordedProducts(rdkit: RDKit, dir: string, split: 'train' | 'valid'): RecordedProduct[] {
  const products = new Map<string, RecordedProduct>();
  for (const file of mappedFiles[split]) {
    for (const line of readData(dir, `reactions/${file.name}`).split('\n')) {
      const cells = line.split(file.separator);
      addExact(rdkit, products, cells[file.column] ?? '', Number.parseInt(cells[file.classColumn] ?? '0', 10) || 0);
    }
  }
  if (split === 'train') {
    for (const line of readData(dir, `reactions/${mixtureFile}`).split('\n')) addMixture(rdkit, products, line);
  }
  return [...products.values()];
}

/** Every readable mapped reaction in the order of the files, repeated ones included. */
export function recordedReactions(
  rdkit: RDKit,
  dir: string,
  split: 'train' | 'valid',
): { product: string; precursors: string; class: number }[] {
  return mappedFiles[split].flatMap((file) =>
    readData(dir, `reactions/${file.name}`)
      .split('\n')
      .flatMap((line) => {
        const cells = line.split(file.separator);
        const reaction = exactReaction(rdkit, cells[file.column] ?? '');
        return reaction ? [{ ...reaction, class: Number.parseInt(cells[file.classColumn] ?? '0', 10) || 0 }] : [];
      }),
  );
}

/** Precursors of one mapped reaction as they are recorded, sorted, joined by dots; null when it cannot be read. */
export function exactReaction(rdkit: RDKit, mapped: string): { product: string; precursors: string } | null {
  const [left = '', right = ''] = mapped.split('>>');
  if (right === '' || right.includes('.')) return null;
  const inProduct = new Set(mapNumbers(right));
  const giving = left.split('.').filter((part) => mapNumbers(part).some((number) => inProduct.has(number)));
  const product = canonicalSmiles(rdkit, withoutMaps(right));
  const precursors = giving.map((part) => canonicalSmiles(rdkit, withoutMaps(part)));
  if (product === null || precursors.length === 0 || !precursors.every((one) => one !== null)) return null;
  return { product, precursors: precursors.toSorted().join('.') };
}

function addExact(rdkit: RDKit, products: Map<string, RecordedProduct>, mapped: string, reactionClass: number): void {
  const reaction = exactReaction(rdkit, mapped);
  if (!reaction) return;
  const known = entryOf(products, reaction.product);
  known.exact.add(reaction.precursors);
  if (known.class === 0 && reactionClass > 0) known.class = reactionClass;
}

function addMixture(rdkit: RDKit, products: Map<string, RecordedProduct>, line: string): void {
  const [left = '', right = ''] = line.trim().split('>>');
  if (right === '' || right.includes('.')) return;
  const product = canonicalSmiles(rdkit, withoutMaps(right));
  const parts = withoutMaps(left)
    .split('.')
    .map((part) => canonicalSmiles(rdkit, part));
  if (product === null || (products.get(product)?.exact.size ?? 0) > 0) return;
  entryOf(products, product).mixtures.push(new Set(parts.filter((part) => part !== null)));
}

function entryOf(products: Map<string, RecordedProduct>, product: string): RecordedProduct {
  const known = products.get(product) ?? { product, exact: new Set(), mixtures: [], class: 0 };
  products.set(product, known);
  return known;
}

function withoutMaps(smiles: string): string {
  return smiles.replaceAll(/:\d+\]/g, ']');
}
