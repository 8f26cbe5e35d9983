// What the list of tasks is asked for.

import type { CallInput } from '@app/shared/contracts/catalogue';
import type { ForwardTaskType } from '@app/shared/contracts/forward';
import { stateFilters, type StateFilter } from '../../chem/tasks/task-state.ts';

export const taskPageSize = 20;

export interface TaskQuery {
  words: string;
  filter: StateFilter;
  type: ForwardTaskType | 'all';
  pageIndex: number;
}

export const allTasks: TaskQuery = { words: '', filter: 'all', type: 'all', pageIndex: 1 };

export function isNarrowed({ words, filter, type }: TaskQuery): boolean {
  return words.trim() !== '' || filter !== 'all' || type !== 'all';
}

/** The question for the service. */
export function taskQuestion({ words, filter, type, pageIndex }: TaskQuery): CallInput<'forwardTaskList'>['body'] {
  const [key, states] = [words.trim(), stateFilters[filter]];
  return {
    pageIndex,
    pageSize: taskPageSize,
    ...(key !== '' && { key }),
    ...(states && { states: [...states] }),
    ...(type !== 'all' && { types: [type] }),
  };
}
