// Which rows are shown and in which order, as the address says it.

import { scoreSortFields, type ScoreFilter } from '@app/shared/contracts/sascore/results';
import {
  addressOf,
  rangeOf,
  readRange,
  readSort,
  writeRange,
  writeSort,
  type Range,
  type Sort,
} from '../../../chemistry/tasks/result-query.ts';

export const rangeKeys = ['score', 'molecularWeight', 'heavyAtoms'] as const;
export const outcomes = ['scored', 'unreadable'] as const;

export interface ScoreQuery {
  filter: ScoreFilter;
  sort: Sort<(typeof scoreSortFields)[number]>;
}

export const fileOrder: ScoreQuery['sort'] = { by: 'row', order: 'ascending' };

/** Reads the query part of the address; what cannot be read counts as left out. */
export function readScoreQuery(search: URLSearchParams): ScoreQuery {
  const ranges = Object.fromEntries(rangeKeys.map((name) => [name, readRange(search.get(name))]));
  const outcome = outcomes.find((one) => one === search.get('outcome'));
  const filter = withPart({}, { key: search.get('key') ?? '', ...ranges, outcome });
  return { filter, sort: readSort(search.get('sort'), scoreSortFields, fileOrder) };
}

export function writeScoreQuery({ filter: { key, outcome, ...ranges }, sort }: ScoreQuery): URLSearchParams {
  return addressOf({
    key,
    ...Object.fromEntries(rangeKeys.map((name) => [name, writeRange(ranges[name])])),
    outcome,
    sort: writeSort(sort, fileOrder),
  });
}

/** The filter with some parts replaced; what filters nothing is left out. */
export function withPart(
  filter: ScoreFilter,
  part: { [Key in keyof ScoreFilter]?: ScoreFilter[Key] | undefined },
): ScoreFilter {
  return Object.fromEntries(Object.entries({ ...filter, ...part }).filter(([, value]) => value));
}

export function isFiltered(filter: ScoreFilter): boolean {
  return Object.keys(filter).length > 0;
}

export const [lowestScore, highestScore] = [1, 10] as const;

/** The range between two scores; the whole scale, or none of it, filters nothing. */
export function rangeBetween(from: number, to: number): Range | undefined {
  if (from === to) return undefined;
  return rangeOf(from > lowestScore ? from : undefined, to < highestScore ? to : undefined);
}
