// Which products are shown and in which order, as the address says it. Structures to look for are not in it: they do not
// belong into addresses, and are kept by the tab.

import { moleculeRules, type ForwardFilter } from '@app/shared/contracts/forward/forward';
import { forwardSorts } from '@app/shared/contracts/forward/products';
import * as result from '../../../chemistry/tasks/result-query.ts';
import { rangeKeys, withPart } from '../filter/product-filter.ts';
import { mostSteps } from '../forward-form.ts';

type SortField = (typeof forwardSorts)[number];
type ProductSort = result.Sort<SortField>;

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
  const steps = Number(search.get('steps'));
  const filter = withPart(
    {},
    {
      ...Object.fromEntries(rangeKeys.map((key) => [key, result.readRange(search.get(key))])),
      probability: fractionOf(search.get('probability')),
      similarity: fractionOf(search.get('similarity')),
      rules: moleculeRules.filter((rule) => list('rules').includes(rule)),
      classes: list('classes'),
      steps: Number.isInteger(steps) && steps >= 1 && steps <= mostSteps ? steps : undefined,
      clearOnly: search.get('clear') === 'true',
    },
  );
  return { filter, sort: result.readSort(search.get('sort'), forwardSorts, usualSort) };
}

export function writeProductQuery(taskId: string, { filter, sort }: ProductQuery): URLSearchParams {
  return result.addressOf({
    taskId,
    ...Object.fromEntries(rangeKeys.map((key) => [key, result.writeRange(filter[key])])),
    probability: filter.probability && String(filter.probability.from),
    similarity: filter.similarity && String(filter.similarity.from),
    rules: filter.rules?.join(','),
    classes: filter.classes?.join(','),
    steps: filter.steps === undefined ? undefined : String(filter.steps),
    clear: filter.clearOnly ? 'true' : undefined,
    sort: result.writeSort(sort, usualSort),
  });
}

/** A click on a header: first the better end, then the other, then the likeliest first again. */
export function nextSort(sort: ProductSort, by: SortField): ProductSort {
  return result.nextSort(sort, by, usualSort, highFirst.includes(by) ? 'descending' : 'ascending');
}

function fractionOf(text: string | null): { from: number } | undefined {
  const from = Number(text);
  return text !== null && text !== '' && from >= 0 && from <= 1 ? { from } : undefined;
}
