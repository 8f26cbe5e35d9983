// What the history is asked for.

import type { CallInput } from '@app/shared/contracts/catalogue';

export const historyPageSize = 20;

export interface HistoryQuery {
  words: string;
  /** A class of reactions; empty for all. */
  reactionClass: string;
  /** Days as a date field gives them, `2026-11-21`; empty for open. Both days count. */
  from: string;
  until: string;
  measuredOnly: boolean;
  pageIndex: number;
}

export const wholeHistory: HistoryQuery = {
  words: '',
  reactionClass: '',
  from: '',
  until: '',
  measuredOnly: false,
  pageIndex: 1,
};

export function isNarrowed({ words, reactionClass, from, until, measuredOnly }: HistoryQuery): boolean {
  return [words.trim(), reactionClass, from, until].some((text) => text !== '') || measuredOnly;
}

/** The question for the service: days become moments in the reader's time zone. */
export function historyQuestion(query: HistoryQuery): CallInput<'conditionHistory'>['body'] {
  const { words, reactionClass, from, until, measuredOnly, pageIndex } = query;
  const key = words.trim();
  return {
    pageIndex,
    pageSize: historyPageSize,
    ...(key !== '' && { key }),
    ...(reactionClass !== '' && { classes: [reactionClass] }),
    ...(from !== '' && { from: momentOf(from, 0) }),
    ...(until !== '' && { to: momentOf(until, 1) }),
    ...(measuredOnly && { measuredOnly }),
  };
}

/** Midnight at the start of the day, or of the day so many later; what is no date goes as it is and is refused. */
function momentOf(day: string, later: number): string {
  const [year = Number.NaN, month = Number.NaN, date = Number.NaN] = day.split('-').map(Number);
  const moment = new Date(year, month - 1, date + later);
  return Number.isNaN(moment.getTime()) ? day : moment.toISOString();
}
