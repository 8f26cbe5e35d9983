// A filter of products as the page changes it: what filters nothing leaves, so that what is sent is what is meant.

import type { ForwardFilter } from '@app/shared/contracts/forward/forward';

/** Figures that can be filtered by a range, with the decimals that each has. */
export const rangeDigits = { molecularWeight: 1, logP: 1, tpsa: 0, sascore: 1 } as const;
export const rangeKeys = ['molecularWeight', 'logP', 'tpsa', 'sascore'] as const;

/** The filter with some parts replaced; `undefined`, empty lists, open ranges and `false` are left out. */
export function withPart(filter: ForwardFilter, part: ForwardFilter): ForwardFilter {
  return Object.fromEntries(Object.entries({ ...filter, ...part }).filter(([, value]) => filters(value)));
}

/** How many things are filtered by. */
export function countFilters(filter: ForwardFilter): number {
  return Object.values(filter).filter(filters).length;
}

function filters(value: unknown): boolean {
  return typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : Boolean(value);
}
