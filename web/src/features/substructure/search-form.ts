// What a structure search is asked for: the query, how it counts as found, where to look, and what to leave out.

import { chirality } from '@app/shared/constants/modules';
import type { HitSource, StructureQuery } from '@app/shared/contracts/substructure';

export type SearchMode = NonNullable<StructureQuery['mode']>;
export type Chirality = (typeof chirality)[keyof typeof chirality];

export interface SearchForm {
  /** What was typed: SMILES, SMARTS, name or CAS number. Empty while the query is on the canvas. */
  text: string;
  /** The drawing, while it is the query. */
  molfile: string;
  /** SMILES of what was typed, for the canvas, once the service has understood it. */
  shown: string;
  mode: SearchMode;
  chirality: Chirality;
  minSimilarity: number;
  sources: readonly HitSource[];
  /** g/mol, as typed. */
  weight: TypedRange;
  /** Of a gram, in the reader's currency, as typed. */
  price: TypedRange;
  /** Ids; null: every stock. */
  stocks: readonly string[] | null;
}

export interface TypedRange {
  from: string;
  to: string;
}

export interface SearchBody extends StructureQuery {
  sources: HitSource[];
}

export type FormProblem = 'noQuery' | 'noSource' | 'weightRange' | 'priceRange';

export const hitsPerPage = 40;
export const allSources: readonly HitSource[] = ['materials', 'own', 'routes'];
export const emptyForm: SearchForm = {
  text: '',
  molfile: '',
  shown: '',
  mode: 'substructure',
  chirality: chirality.none,
  minSimilarity: 0.4,
  sources: allSources,
  weight: { from: '', to: '' },
  price: { from: '', to: '' },
  stocks: null,
};

/** What keeps a form from being asked, or null. */
export function problemOf(form: SearchForm): FormProblem | null {
  if (!hasQuery(form)) return 'noQuery';
  if (form.sources.length === 0) return 'noSource';
  if (!isInOrder(form.weight)) return 'weightRange';
  return isInOrder(form.price) ? null : 'priceRange';
}

export function hasQuery({ text, molfile }: SearchForm): boolean {
  return text.trim() !== '' || molfile !== '';
}

/** The body of substructure-search for a form without problems. Prices become minor units. */
export function bodyOf(form: SearchForm): SearchBody {
  const { text, molfile, mode } = form;
  const filter = filterOf(form);
  return {
    ...(molfile === '' ? { query: text.trim() } : { query: molfile, kind: 'molfile' as const }),
    mode,
    ...(mode === 'similarity' ? { minSimilarity: form.minSimilarity } : { chirality: form.chirality }),
    ...(filter && { filter }),
    sources: [...form.sources],
    pageSize: hitsPerPage,
  };
}

/** Would both ask the same? */
export function asksTheSame(one: SearchForm, other: SearchForm): boolean {
  return JSON.stringify(bodyOf(one)) === JSON.stringify(bodyOf(other));
}

/** How many of the filters are set. */
export function countFilters({ weight, price, stocks }: SearchForm): number {
  return [isSet(weight), isSet(price), stocks !== null].filter(Boolean).length;
}

export const withoutFilters: Pick<SearchForm, 'weight' | 'price' | 'stocks'> = {
  weight: emptyForm.weight,
  price: emptyForm.price,
  stocks: null,
};

function filterOf({ weight, price, stocks }: SearchForm): StructureQuery['filter'] {
  const filter = {
    ...(isSet(weight) && { molecularWeight: rangeOf(weight, 1) }),
    ...(isSet(price) && { pricePerGram: rangeOf(price, 100) }),
    ...(stocks && { stocks: [...stocks] }),
  };
  return Object.keys(filter).length === 0 ? undefined : filter;
}

function rangeOf({ from, to }: TypedRange, unit: 1 | 100): { from?: number; to?: number } {
  const inUnits = (typed: string) => (unit === 1 ? Number(typed) : Math.round(Number(typed) * unit));
  return { ...(isNumber(from) && { from: inUnits(from) }), ...(isNumber(to) && { to: inUnits(to) }) };
}

function isSet({ from, to }: TypedRange): boolean {
  return isNumber(from) || isNumber(to);
}

function isInOrder({ from, to }: TypedRange): boolean {
  return !isNumber(from) || !isNumber(to) || Number(from) <= Number(to);
}

function isNumber(typed: string): boolean {
  return typed.trim() !== '' && Number(typed) >= 0;
}
