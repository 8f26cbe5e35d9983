// What the list of tasks is asked for.

import type { CallInput } from '@app/shared/contracts/catalogue';
import type { ForwardTaskType } from '@app/shared/contracts/forward/forward';
import * as history from '../../../chemistry/tasks/history/history-query.ts';

export interface TaskQuery extends history.HistoryQuery {
  type: ForwardTaskType | 'all';
}

export const allTasks: TaskQuery = { ...history.wholeHistory, type: 'all' };

export function isNarrowed(query: TaskQuery): boolean {
  return history.isNarrowed(query) || query.type !== 'all';
}

/** The question for the service. */
export function taskQuestion(query: TaskQuery): CallInput<'forwardTaskList'>['body'] {
  return { ...history.historyQuestion(query), ...(query.type !== 'all' && { types: [query.type] }) };
}
