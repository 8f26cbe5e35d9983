// What counts as bought beyond stock and price: how heavy a starting material may be, how many atoms of an element it may
// have, and whether the amount that is needed can be had.

import type { MolGraph } from '../../../chemistry/molecule/graph.ts';
import { elementOf } from '../../../chemistry/molecule/element-weights.ts';
import { LruCache } from '../../../chemistry/molecule/lru.ts';
import { figuresOf } from '../../../chemistry/recognition/describe.ts';
import type { PriceOf } from '../../../chemistry/stock/price.ts';
import type { SearchConstraints } from '../constraints.ts';

export type PurchaseKind = 'maxWeight' | 'elementLimits' | 'neededAmount';

/** Grams of the largest pack that is listed of a molecule; null where no list names one. */
export type LargestPack = (smiles: string) => number | null;

export interface PurchaseParts {
  graph: (smiles: string) => MolGraph;
  /** In the currency of the limit. */
  priceOf?: PriceOf | undefined;
  packOf?: LargestPack | undefined;
}

export class PurchaseLimits {
  readonly #constraints: SearchConstraints;
  readonly #parts: PurchaseParts;
  readonly #known = new LruCache<string, PurchaseKind | 'none'>(20_000);

  constructor(constraints: SearchConstraints, parts: PurchaseParts) {
    this.#constraints = constraints;
    this.#parts = parts;
  }

  /** Which limit a molecule exceeds; null for one that may be bought. */
  exceeded(smiles: string): PurchaseKind | null {
    const { maxWeight, elementLimits = [], neededAmount } = this.#constraints;
    if (maxWeight === undefined && elementLimits.length === 0 && !neededAmount) return null;
    const known = this.#known.getOrMake(smiles, () => this.#exceeded(smiles) ?? 'none');
    return known === 'none' ? null : known;
  }

  #exceeded(smiles: string): PurchaseKind | null {
    const { maxWeight = Infinity, elementLimits = [] } = this.#constraints;
    const graph = this.#parts.graph(smiles);
    if (figuresOf(graph).molecularWeight > maxWeight) return 'maxWeight';
    if (elementLimits.some(({ element, most }) => atomsOf(graph, element) > most)) return 'elementLimits';
    return this.#canBeHad(smiles) ? null : 'neededAmount';
  }

  #canBeHad(smiles: string): boolean {
    const { neededAmount } = this.#constraints;
    if (!neededAmount) return true;
    const { grams, maxPrice } = neededAmount;
    const pack = this.#parts.packOf?.(smiles) ?? null;
    if (pack !== null && pack * mostPacks < grams) return false;
    if (!maxPrice) return true;
    const price = this.#parts.priceOf?.(smiles);
    return price !== undefined && price !== null && priceForAmount(price, grams) <= maxPrice.minorUnits;
  }
}

/** Of the largest pack, so many are bought at once. */
export const mostPacks = 10;

/**
 * Minor units for so many grams: between a gram and a kilogram the price of a gram falls evenly on logarithmic scales from
 * the one to the other; below and above it stays.
 */
export function priceForAmount(
  { perGram, perKilogram }: { perGram: number; perKilogram: number },
  grams: number,
): number {
  const share = Math.min(1, Math.max(0, Math.log10(grams) / 3));
  return grams * perGram * (perKilogram / 1_000 / perGram) ** share;
}

function atomsOf({ atoms }: MolGraph, symbol: string): number {
  if (symbol === 'H') return atoms.reduce((sum, { z, hydrogens }) => sum + hydrogens + Number(z === 1), 0);
  return atoms.filter(({ z }) => z > 0 && elementOf(z).symbol === symbol).length;
}
