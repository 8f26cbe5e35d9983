import { describe, expect, it } from 'vitest';
import { historyQuestion, isNarrowed, wholeHistory } from './query.ts';

describe('the question for the history', () => {
  it('says nothing of what is not narrowed', () => {
    expect(historyQuestion(wholeHistory)).toEqual({ pageIndex: 1, pageSize: 20 });
    expect(isNarrowed({ ...wholeHistory, words: ' ' })).toBe(false);
  });

  it('takes both days whole, in the time zone of the reader', () => {
    expect(historyQuestion({ ...wholeHistory, from: '2026-11-01', until: '2026-11-02' })).toMatchObject({
      from: new Date(2026, 10, 1).toISOString(),
      to: new Date(2026, 10, 3).toISOString(),
    });
  });

  it('names the class and the wish for measured entries', () => {
    const query = { ...wholeHistory, reactionClass: 'carbonCarbon', measuredOnly: true, words: ' biaryl ' };
    expect(historyQuestion(query)).toMatchObject({ classes: ['carbonCarbon'], measuredOnly: true, key: 'biaryl' });
    expect(isNarrowed(query)).toBe(true);
  });
});
