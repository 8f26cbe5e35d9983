// Which products are shown and in which order, as the address says it. Structures to look for are not in it: they do not
// belong into addresses, and are kept by the tab.

import { forwardSorts } from '@app/shared/contracts/forward/products';
import { moleculeRules, type ForwardFilter } from '@app/shared/contracts/forward/forward';
import { mostSteps } from '../forward-form.ts';
import { rangeKeys, withPart, type Range } from '../filter/product-filter.ts';

export type SortField = (typeof forwardSorts)[number];

export interface ProductSort {
  by: SortField;
  order: 'ascending' | 'descending';
}

export interface ProductQuery {
  filter: ForwardFilter;
  sort: ProductSort;
}

/** The likeliest first. */
export const usualSort: ProductSort = { by: 'probability', order: 'descending' };
/** What is best when high is shown high first. */
const highFirst: readonly SortField[] = ['probability', 'similarity'];

/** Reads the query part of the address; what cannot be read counts as left out. */
export function readProductQuery(search: URLSearchParams): ProductQuery {
  const list = (name: string) => (search.get(name) ?? '').split(',').filter((one) => one !== '');
  const fraction = (name: string) => fractionOf(search.get(name));
  const steps = Number(search.get('steps'));
  const filter = withPart(
    {},
    {
      ...Object.fromEntries(rangeKeys.map((key) => [key, readRange(search.get(key))])),
      probability: fraction('probability'),
      similarity: fraction('similarity'),
      rules: moleculeRules.filter((rule) => list('rules').includes(rule)),
      classes: list('classes'),
      steps: Number.isInteger(steps) && steps >= 1 && steps <= mostSteps ? steps : undefined,
      clearOnly: search.get('clear') === 'true',
    },
  );
  return { filter, sort: readSort(search.get('sort')) };
}

export function writeProductQuery(taskId: string, { filter, sort }: ProductQuery): URLSearchParams {
  const search = new URLSearchParams({ taskId });
  for (const key of rangeKeys) {
    const range = filter[key];
    if (range) search.set(key, `${range.from ?? ''}~${range.to ?? ''}`);
  }
  if (filter.probability) search.set('probability', String(filter.probability.from));
  if (filter.similarity) search.set('similarity', String(filter.similarity.from));
  if (filter.rules?.length) search.set('rules', filter.rules.join(','));
  if (filter.classes?.length) search.set('classes', filter.classes.join(','));
  if (filter.steps) search.set('steps', String(filter.steps));
  if (filter.clearOnly) search.set('clear', 'true');
  if (sort.by !== usualSort.by || sort.order !== usualSort.order)
    search.set('sort', `${sort.order === 'descending' ? '-' : ''}${sort.by}`);
  return search;
}

/** A click on a header: first the better end, then the other, then the likeliest first again. */
export function nextSort(sort: ProductSort, by: SortField): ProductSort {
  const first = highFirst.includes(by) ? 'descending' : 'ascending';
  if (sort.by !== by) return { by, order: first };
  if (sort.order === first) return { by, order: first === 'ascending' ? 'descending' : 'ascending' };
  return usualSort;
}

function readRange(text: string | null): Range | undefined {
  const [from = '', to = ''] = (text ?? '').split('~');
  const range: Range = {};
  if (from !== '' && Number.isFinite(Number(from))) range.from = Number(from);
  if (to !== '' && Number.isFinite(Number(to))) range.to = Number(to);
  return range.from === undefined && range.to === undefined ? undefined : range;
}

function fractionOf(text: string | null): { from: number } | undefined {
  const from = Number(text);
  return text !== null && text !== '' && from >= 0 && from <= 1 ? { from } : undefined;
}

function readSort(text: string | null): ProductSort {
  const name = (text ?? '').replace(/^-/, '');
  const by = forwardSorts.find((field) => field === name);
  if (by === undefined) return usualSort;
  return { by, order: text?.startsWith('-') ? 'descending' : 'ascending' };
}
