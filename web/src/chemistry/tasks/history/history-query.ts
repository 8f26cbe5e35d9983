// What every list of a user's own work can be narrowed by.

import { stateFilters, type StateFilter } from '../task-state.ts';

export const historyPageSize = 20;

/** Days as a date field gives them, `2026-11-21`; empty for open. Both days count. */
export interface DayRange {
  from: string;
  until: string;
}

export interface HistoryQuery extends DayRange {
  words: string;
  filter: StateFilter;
  /** From 1. */
  pageIndex: number;
}

export const wholeHistory: HistoryQuery = { words: '', filter: 'all', from: '', until: '', pageIndex: 1 };

/** True when less is asked for than by `whole`, which the query was made of. */
export function isNarrowed<Query extends HistoryQuery>(query: Query, whole: Query): boolean {
  return JSON.stringify({ ...query, words: query.words.trim(), pageIndex: 1 }) !== JSON.stringify(whole);
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
  const [start, end] = [midnight(from, 0), midnight(until, 1)];
  return { ...(start && { [fromName]: start }), ...(end && { [toName]: end }) } as { [Name in From | To]?: string };
}

/** Midnight at the start of the day or so many days later, in the reader's time zone; undefined for what is no date. */
function midnight(day: string, later: number): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined;
  const [year = Number.NaN, month = Number.NaN, date = Number.NaN] = day.split('-').map(Number);
  const moment = new Date(year, month - 1, date + later);
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
}
