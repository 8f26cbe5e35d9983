import { describe, expect, it } from 'vitest';
import { allTasks, isNarrowed, taskQuestion } from './task-query.ts';

describe('the question for tasks', () => {
  it('asks for all of them, newest first, when nothing is chosen', () => {
    expect(taskQuestion(allTasks)).toEqual({ pageIndex: 1, pageSize: 20 });
    expect(isNarrowed(allTasks)).toBe(false);
  });

  it('counts both days of a range, in the time zone of the reader', () => {
    const { startTime, endTime } = taskQuestion({ ...allTasks, from: '2026-11-20', until: '2026-11-30' });
    expect(startTime).toBe(new Date(2026, 10, 20).toISOString());
    expect(endTime).toBe(new Date(2026, 11, 1).toISOString());
  });

  it('leaves a day that is none to the service, which says what is wrong with it', () => {
    expect(taskQuestion({ ...allTasks, from: 'soon' }).startTime).toBe('soon');
  });

  it('searches for a part of the name and for states', () => {
    const question = taskQuestion({ ...allTasks, words: ' lib ', filter: 'ended', pageIndex: 3 });
    expect(question).toEqual({ pageIndex: 3, pageSize: 20, key: 'lib', states: ['stopped', 'failed'] });
  });
});
