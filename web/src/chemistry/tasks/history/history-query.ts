// What every list of a user's own work can be narrowed by.

import { stateFilters, type StateFilter } from '../task-state.ts';
import { allDays, endOf, startOf, type DayRange } from './days.ts';

export const historyPageSize = 20;

export interface HistoryQuery extends DayRange {
  words: string;
  filter: StateFilter;
  /** From 1. */
  pageIndex: number;
}

export const wholeHistory: HistoryQuery = { words: '', filter: 'all', ...allDays, pageIndex: 1 };

/** True when less than all is asked for. */
export function isNarrowed({ words, filter, from, until }: HistoryQuery): boolean {
  return words.trim() !== '' || filter !== 'all' || from !== '' || until !== '';
}

/** The question for a service, but for the days, which services name in two ways. */
export function historyQuestion({ words, filter, pageIndex }: HistoryQuery) {
  const [key, states] = [words.trim(), stateFilters[filter]];
  return { pageIndex, pageSize: historyPageSize, ...(key !== '' && { key }), ...(states && { states: [...states] }) };
}

/** The days of a question under the names of a service; nothing for an open end. */
export function daysAs<From extends string, To extends string>(
  { from, until }: DayRange,
  fromName: From,
  toName: To,
): { [Name in From | To]?: string } {
  const [start, end] = [startOf(from), endOf(until)];
  return { ...(start && { [fromName]: start }), ...(end && { [toName]: end }) } as { [Name in From | To]?: string };
}
