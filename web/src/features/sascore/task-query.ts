// What the list of tasks is asked for.

import type { CallInput } from '@app/shared/contracts/catalogue';
import { stateFilters, type StateFilter } from '../../chem/tasks/task-state.ts';

export const taskPageSize = 20;

export interface TaskQuery {
  words: string;
  filter: StateFilter;
  /** Days as a date field gives them, `2026-11-21`; empty for open. Both days count. */
  from: string;
  until: string;
  pageIndex: number;
}

export const allTasks: TaskQuery = { words: '', filter: 'all', from: '', until: '', pageIndex: 1 };

export function isNarrowed({ words, filter, from, until }: TaskQuery): boolean {
  return words.trim() !== '' || filter !== 'all' || from !== '' || until !== '';
}

/** The question for the service: days become moments in the reader's time zone. */
export function taskQuestion({ words, filter, from, until, pageIndex }: TaskQuery): CallInput<'sascoreTasks'>['body'] {
  const [key, states] = [words.trim(), stateFilters[filter]];
  return {
    pageIndex,
    pageSize: taskPageSize,
    ...(key !== '' && { key }),
    ...(states && { states: [...states] }),
    ...(from !== '' && { startTime: momentOf(from, 0) }),
    ...(until !== '' && { endTime: momentOf(until, 1) }),
  };
}

/** Midnight at the start of the day, or of the day so many later; what is no date goes as it is and is refused. */
function momentOf(day: string, later: number): string {
  const [year = NaN, month = NaN, date = NaN] = day.split('-').map(Number);
  const moment = new Date(year, month - 1, date + later);
  return Number.isNaN(moment.getTime()) ? day : moment.toISOString();
}
