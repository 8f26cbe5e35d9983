import { describe, expect, it } from 'vitest';
import { daysAs, historyQuestion, isNarrowed, wholeHistory, type HistoryQuery } from './history-query.ts';

describe('the question for a history', () => {
  it('asks for all, page by page, when nothing is chosen', () => {
    expect(historyQuestion({ ...wholeHistory, pageIndex: 3 })).toEqual({ pageIndex: 3, pageSize: 20 });
    expect(isNarrowed({ ...wholeHistory, words: ' ', pageIndex: 3 }, wholeHistory)).toBe(false);
  });

  it('takes words without the space around them, and the states behind a filter', () => {
    const query = { ...wholeHistory, words: ' lib ', filter: 'ended' } as const;
    expect(historyQuestion(query)).toEqual({
      pageIndex: 1,
      pageSize: 20,
      key: 'lib',
      states: ['stopped', 'failed'],
    });
    expect(isNarrowed<HistoryQuery>(query, wholeHistory)).toBe(true);
  });

  it('gives the days by the names of the service, and leaves an open end out', () => {
    const days = daysAs({ from: '2026-11-20', until: '2026-11-21' }, 'startTime', 'endTime');
    expect(Date.parse(days.endTime ?? '') - Date.parse(days.startTime ?? '')).toBe(48 * 3_600_000);
    expect(days.startTime).toBe(new Date(2026, 10, 20).toISOString());
    for (const half of ['', '2026-', 'soon', '2026-11-2'])
      expect(daysAs({ from: half, until: half }, 'from', 'to')).toEqual({});
  });
});
