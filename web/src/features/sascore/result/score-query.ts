// Which rows are shown and in which order, as the address says it: a link shows the same to a colleague's eye.

import { scoreSortFields, type ScoreFilter } from '@app/shared/contracts/sascore/results';

export type SortField = (typeof scoreSortFields)[number];

export interface ScoreSort {
  by: SortField;
  order: 'ascending' | 'descending';
}

export interface Range {
  from?: number;
  to?: number;
}

export const rangeKeys = ['score', 'molecularWeight', 'heavyAtoms'] as const;
export type RangeKey = (typeof rangeKeys)[number];

export interface ScoreQuery {
  filter: ScoreFilter;
  sort: ScoreSort;
}

export const fileOrder: ScoreSort = { by: 'row', order: 'ascending' };

/** Reads the query part of the address; what cannot be read counts as left out. */
export function readScoreQuery(search: URLSearchParams): ScoreQuery {
  const filter: ScoreFilter = {};
  const key = search.get('key');
  if (key) filter.key = key;
  for (const name of rangeKeys) {
    const range = readRange(search.get(name));
    if (range) filter[name] = range;
  }
  const outcome = search.get('outcome');
  if (outcome === 'scored' || outcome === 'unreadable') filter.outcome = outcome;
  return { filter, sort: readSort(search.get('sort')) };
}

export function writeScoreQuery({ filter, sort }: ScoreQuery): URLSearchParams {
  const search = new URLSearchParams();
  if (filter.key) search.set('key', filter.key);
  for (const name of rangeKeys) {
    const range = filter[name];
    if (range && !isOpen(range)) search.set(name, `${range.from ?? ''}~${range.to ?? ''}`);
  }
  if (filter.outcome) search.set('outcome', filter.outcome);
  if (sort.by !== fileOrder.by || sort.order !== fileOrder.order)
    search.set('sort', `${sort.order === 'descending' ? '-' : ''}${sort.by}`);
  return search;
}

/** A filter without the parts that filter nothing. */
export function withRange(filter: ScoreFilter, key: RangeKey, range: Range): ScoreFilter {
  const { [key]: _, ...rest } = filter;
  return isOpen(range) ? rest : { ...rest, [key]: range };
}

export function isFiltered(filter: ScoreFilter): boolean {
  return Object.keys(filter).length > 0;
}

/** A click on a header: ascending, descending, then as in the file. */
export function nextSort(sort: ScoreSort, by: SortField): ScoreSort {
  if (sort.by !== by) return { by, order: 'ascending' };
  if (by === fileOrder.by || sort.order === 'ascending')
    return { by, order: sort.order === 'ascending' ? 'descending' : 'ascending' };
  return fileOrder;
}

function readRange(text: string | null): Range | undefined {
  const [from = '', to = ''] = (text ?? '').split('~');
  const range: Range = {};
  if (from !== '' && Number.isFinite(Number(from))) range.from = Number(from);
  if (to !== '' && Number.isFinite(Number(to))) range.to = Number(to);
  return isOpen(range) ? undefined : range;
}

function isOpen({ from, to }: Range): boolean {
  return from === undefined && to === undefined;
}

function readSort(text: string | null): ScoreSort {
  const name = (text ?? '').replace(/^-/, '');
  const by = scoreSortFields.find((field) => field === name);
  if (by === undefined) return fileOrder;
  return { by, order: text?.startsWith('-') ? 'descending' : 'ascending' };
}
