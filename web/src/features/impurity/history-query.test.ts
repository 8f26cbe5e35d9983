import { describe, expect, it } from 'vitest';
import { allPredictions, historyQuestion, isNarrowed } from './history-query.ts';

describe('the question for the list of predictions', () => {
  it('asks for all of them, page by page', () => {
    expect(historyQuestion({ ...allPredictions, pageIndex: 3 })).toEqual({ pageIndex: 3, pageSize: 20 });
    expect(isNarrowed({ ...allPredictions, pageIndex: 3 })).toBe(false);
  });

  it('counts both days, from the first midnight to the last', () => {
    const { from, to } = historyQuestion({ ...allPredictions, from: '2026-11-20', until: '2026-11-21' });
    expect(new Date(to ?? '').getTime() - new Date(from ?? '').getTime()).toBe(48 * 3_600_000);
    expect(historyQuestion({ ...allPredictions, from: '2026-' })).toEqual({ pageIndex: 1, pageSize: 20 });
  });

  it('takes words without the space around them, and the states behind a filter', () => {
    expect(historyQuestion({ ...allPredictions, words: ' amide ', filter: 'ended' })).toMatchObject({
      key: 'amide',
      states: ['stopped', 'failed'],
    });
  });
});
