// A filter of products as the page changes it: what filters nothing leaves, so that what is sent is what is meant.

import type { ForwardFilter } from '@app/shared/contracts/forward/forward';

export const rangeKeys = ['molecularWeight', 'logP', 'tpsa', 'sascore'] as const;
export type RangeKey = (typeof rangeKeys)[number];

export interface Range {
  from?: number;
  to?: number;
}

/** Decimals of a figure of this kind. */
export const rangeDigits: Record<RangeKey, number> = { molecularWeight: 1, logP: 1, tpsa: 0, sascore: 1 };

/** The filter with some parts replaced; `undefined`, empty lists, open ranges and `false` are left out. */
export function withPart(filter: ForwardFilter, part: ForwardFilter): ForwardFilter {
  const entries = Object.entries({ ...filter, ...part });
  return Object.fromEntries(entries.filter(([, value]) => filters(value)));
}

/** How many things are filtered by. */
export function countFilters(filter: ForwardFilter): number {
  return Object.values(filter).filter(filters).length;
}

/** A range with one end changed. */
export function rangeOf(from: number | undefined, to: number | undefined): Range {
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
}

function filters(value: unknown): boolean {
  if (value === undefined || value === false) return false;
  if (Array.isArray(value)) return value.length > 0;
  return typeof value !== 'object' || Object.keys(value ?? {}).length > 0;
}
