import { describe, expect, it } from 'vitest';
import { allTasks, isNarrowed, taskQuestion } from './task-query.ts';

describe('the question for the tasks', () => {
  it('leaves out what narrows nothing', () => {
    expect(taskQuestion({ ...allTasks, words: '  ' })).toEqual({ pageIndex: 1, pageSize: 20 });
    expect(isNarrowed({ ...allTasks, words: '  ', pageIndex: 3 })).toBe(false);
  });

  it('names words, states and type', () => {
    expect(taskQuestion({ ...allTasks, words: ' amide ', filter: 'ended', type: 'library', pageIndex: 2 })).toEqual({
      pageIndex: 2,
      pageSize: 20,
      key: 'amide',
      states: ['stopped', 'failed'],
      types: ['library'],
    });
  });
});
