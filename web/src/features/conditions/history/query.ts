// What the history is asked for.

import type { CallInput } from '@app/shared/contracts/catalogue';
import * as history from '../../../chemistry/tasks/history/history-query.ts';

export interface HistoryQuery extends Omit<history.HistoryQuery, 'filter'> {
  /** A class of reactions; empty for all. */
  reactionClass: string;
  measuredOnly: boolean;
}

const { filter, ...whole } = history.wholeHistory;

export const wholeHistory: HistoryQuery = { ...whole, reactionClass: '', measuredOnly: false };

export function isNarrowed(query: HistoryQuery): boolean {
  return history.isNarrowed({ ...query, filter }) || query.reactionClass !== '' || query.measuredOnly;
}

/** The question for the service: days become moments in the reader's time zone. */
export function historyQuestion(query: HistoryQuery): CallInput<'conditionHistory'>['body'] {
  const { reactionClass, measuredOnly } = query;
  return {
    ...history.historyQuestion({ ...query, filter }),
    ...history.daysAs(query, 'from', 'to'),
    ...(reactionClass !== '' && { classes: [reactionClass] }),
    ...(measuredOnly && { measuredOnly }),
  };
}
