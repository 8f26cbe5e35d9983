// What imports leave in the database as JSON.

import type { Static } from 'typebox';
import type { importCountsSchema } from '@app/shared/contracts/stock';
import type { PriceCurrency } from '../../chemistry/stock/money.ts';
import type { ListFormat } from './read/read-list.ts';

/** How a list that waits is to be read. */
export interface StoredListOptions {
  format: ListFormat;
  /** Where neither heading nor cell names one. */
  currency?: PriceCurrency | undefined;
}

export type StoredImportCounts = Static<typeof importCountsSchema>;

/** A pack of a molecule, as the supplier's list has it. */
export interface StoredOffer {
  supplierId?: string;
  packGrams?: number;
  /** Of the pack, in minor units. */
  price?: { minorUnits: number; currency: 'USD' | 'CNY' | 'EUR' | 'GBP' | 'JPY' | 'CHF' | 'INR' };
  leadDays?: number;
  /** Salt partners that come with it. */
  form?: string;
}

export interface StoredRowOutcome {
  line: number;
  text: string;
  outcome: 'accepted' | 'duplicate' | 'rejected';
  /** A key of locales/<lang>/stock.json. */
  reason?: string;
  warnings: string[];
}

export interface StoredTemplate {
  /** `own-` and a hash over the SMARTS. */
  id: string;
  smarts: string;
  name: string;
  /** How often it was found in the records it was taken from; 0 where the list does not say. */
  count: number;
  /** One of the ten reaction classes, where the list names it. */
  reactionClass: string | null;
  /** What must be added, as the list says it. */
  reagents: string[];
}
