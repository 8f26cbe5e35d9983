import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDeadlines, type Deadlines } from './deadlines.ts';

let deadlines: Deadlines;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  deadlines = createDeadlines();
});
afterEach(() => {
  deadlines.close();
  vi.useRealTimers();
});

it('calls each once when its time has come, and none that was cleared', () => {
  const late: string[] = [];
  const first = deadlines.in(100, () => late.push('first'));
  deadlines.in(200, () => late.push('second'));
  deadlines.in(300, () => late.push('third'));
  first.clear();
  first.clear();
  vi.advanceTimersByTime(250);
  expect(late).toEqual(['second']);
  vi.advanceTimersByTime(1_000);
  expect(late).toEqual(['second', 'third']);
});

it('keeps track of those that are left, in whatever order they are cleared', () => {
  const late: number[] = [];
  const all = Array.from({ length: 20 }, (_, index) => deadlines.in(100 + index, () => late.push(index)));
  for (const index of [19, 0, 7, 8, 9, 3, 18]) all[index]?.clear();
  vi.advanceTimersByTime(500);
  expect(late.toSorted((a, b) => a - b)).toEqual([1, 2, 4, 5, 6, 10, 11, 12, 13, 14, 15, 16, 17]);
});
