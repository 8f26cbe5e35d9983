// Products of recorded reactions with what they were made from, as the ranker learns from them and is measured on them.

import { canonicalSmiles } from '../../src/chemistry/molecule/rdkit.ts';
import type { RDKit } from '../../src/chemistry/molecule/rdkit.ts';
import { readData } from '../data-dir.ts';
import { mapNumbers, withoutMaps } from '../extract-templates/mapped-reaction.ts';
import { validationSteps } from '../reactions/route-steps.ts';
import { readMappedRows } from '../reactions/work-files.ts';

/** One product and every way in which the data make it. */
export interface RecordedProduct {
  /** Canonical SMILES. */
  product: string;
  /** Precursors as canonical SMILES, sorted, joined by dots: each recorded set. */
  exact: Set<string>;
}

/** `train` is read from the work folder; `valid` and `routes` are kept to measure with. */
export type SplitName = 'train' | 'valid' | 'routes';

export interface RecordedReaction {
  product: string;
  precursors: string;
  /** 1 to 10 in the numbering of the source, 0 when unknown. */
  class: number;
}

/** Products in the order of their first record; one product of several records appears once. */
export function recordedProducts(rdkit: RDKit, dir: string, split: SplitName, work: string): RecordedProduct[] {
  const products = new Map<string, RecordedProduct>();
  for (const { product, precursors } of split === 'train' ? readMappedRows(work) : heldOut(rdkit, dir, split)) {
    const known = products.get(product) ?? { product, exact: new Set() };
    known.exact.add(precursors);
    products.set(product, known);
  }
  return [...products.values()];
}

/** Reactions that nothing learns from: of the validation file, or the steps of the validation routes. */
export function heldOut(rdkit: RDKit, dir: string, split: 'valid' | 'routes'): RecordedReaction[] {
  if (split === 'routes') return validationSteps(rdkit, dir).map((step) => ({ ...step, class: 0 }));
  return readData(dir, 'reactions/uspto50k_valid_raw.csv')
    .split('\n')
    .flatMap((line) => {
      const [, own = '0', mapped = ''] = line.split(',');
      const reaction = exactReaction(rdkit, mapped);
      return reaction ? [{ ...reaction, class: Number.parseInt(own, 10) || 0 }] : [];
    });
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
