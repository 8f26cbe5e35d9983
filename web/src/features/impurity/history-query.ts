// What the list of predictions is asked for.

import type { CallInput } from '@app/shared/contracts/catalogue';
import { stateFilters, type StateFilter } from '../../chem/tasks/task-state.ts';

export const historyPageSize = 20;

export interface HistoryQuery {
  words: string;
  filter: StateFilter;
  /** Days as a date field gives them, `2026-11-21`; empty for open. Both days count. */
  from: string;
  until: string;
  pageIndex: number;
}

export const allPredictions: HistoryQuery = { words: '', filter: 'all', from: '', until: '', pageIndex: 1 };

export function isNarrowed({ words, filter, from, until }: HistoryQuery): boolean {
  return words.trim() !== '' || filter !== 'all' || from !== '' || until !== '';
}

/** The question for the service: days become moments in the reader's time zone. */
export function historyQuestion(query: HistoryQuery): CallInput<'impurityHistory'>['body'] {
  const { filter, from, until, pageIndex } = query;
  const [key, states] = [query.words.trim(), stateFilters[filter]];
  return {
    pageIndex,
    pageSize: historyPageSize,
    ...(key !== '' && { key }),
    ...(states && { states: [...states] }),
    ...momentOf('from', from, 0),
    ...momentOf('to', until, 1),
  };
}

/** Midnight at the start of the day, or of the day so many later; nothing for what is no date. */
function momentOf(field: 'from' | 'to', day: string, later: number): { from?: string; to?: string } {
  const [year = NaN, month = NaN, date = NaN] = day.split('-').map(Number);
  const moment = new Date(year, month - 1, date + later);
  return Number.isNaN(moment.getTime()) ? {} : { [field]: moment.toISOString() };
}
