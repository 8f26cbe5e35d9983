// What a starting material costs, and how we know. A supplier's list that was imported counts before an estimate.

import type { Currency } from '@app/shared/constants/locale';
import { priceEstimateFactor } from '@app/shared/rules/cost/range';
import { convertMinorUnits, toMinorUnits, type PriceCurrency } from './money.ts';
import { estimateDollarsPerGram, type Familiarity } from './price-model.ts';

export interface Price {
  /** Minor units of `currency` for a gram in the usual small pack, a whole number of at least 1. */
  perGram: number;
  /** Minor units of `currency` for a kilogram: by the largest pack that is listed, or estimated for that amount. */
  perKilogram: number;
  currency: Currency;
  kind: 'estimate' | 'supplier';
  /** The list's name; of an estimate what it rests on: `common`, `patents:<uses>` or the list that holds the molecule. */
  source: string;
  /** The true price may be so many times higher or lower; 1 for a supplier's price. */
  uncertaintyFactor: number;
  /** As the supplier's list has it, where that is another currency. */
  listed?: { perGram: number; currency: PriceCurrency };
}

/**
 * Price of a molecule by canonical SMILES or InChIKey; null for one that is in none of the stocks, or of which only the
 * key is known and no list has a price.
 */
export type PriceOf = (smilesOrKey: string) => Price | null;

/** What a supplier's list says. */
export interface ListedPrice {
  /** Minor units for a gram, at least 1; may have decimals. */
  perGram: number;
  /** Minor units for a kilogram by the largest pack. */
  perKilogram: number;
  currency: PriceCurrency;
  /** Name of the list. */
  source: string;
}

export interface PriceSources {
  /** The currency that every response is in. */
  currency: Currency;
  /** The cheapest of the imported lists; null where none has a price. */
  listed?: (smilesOrKey: string) => ListedPrice | null;
  /** What is known of a molecule that can be bought, with what the knowledge rests on; null for one not in stock. */
  familiar: (smilesOrKey: string) => KnownMolecule | null;
}

export interface KnownMolecule extends Familiarity {
  /** Canonical; undefined where only the key is known. */
  smiles: string | undefined;
  source: string;
}

/** A pure function over the sources: the same molecule always has the same price. */
export function createPriceOf({ currency, listed, familiar }: PriceSources): PriceOf {
  return (smilesOrKey) => {
    const offer = listed?.(smilesOrKey);
    if (offer) return supplierPrice(offer, currency);
    const known = familiar(smilesOrKey);
    return known?.smiles === undefined ? null : estimatedPrice(known.smiles, known, currency);
  };
}

function supplierPrice(offer: ListedPrice, currency: Currency): Price {
  const inCurrency = (minorUnits: number): number =>
    atLeastOne(convertMinorUnits(minorUnits, offer.currency, currency));
  return {
    perGram: inCurrency(offer.perGram),
    perKilogram: inCurrency(offer.perKilogram),
    currency,
    kind: 'supplier',
    source: offer.source,
    uncertaintyFactor: 1,
    ...(offer.currency === currency
      ? {}
      : { listed: { perGram: atLeastOne(offer.perGram), currency: offer.currency } }),
  };
}

function estimatedPrice(smiles: string, known: KnownMolecule, currency: Currency): Price {
  const inCurrency = (dollars: number): number =>
    atLeastOne(convertMinorUnits(toMinorUnits(dollars * 100, 'USD') / 100, 'USD', currency));
  return {
    perGram: inCurrency(estimateDollarsPerGram(smiles, known)),
    perKilogram: inCurrency(1_000 * estimateDollarsPerGram(smiles, known, 1_000)),
    currency,
    kind: 'estimate',
    source: known.source,
    uncertaintyFactor: priceEstimateFactor,
  };
}

function atLeastOne(minorUnits: number): number {
  return Math.max(1, Math.round(minorUnits));
}
