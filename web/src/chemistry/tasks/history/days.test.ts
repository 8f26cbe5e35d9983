import { describe, expect, it } from 'vitest';
import { endOf, startOf } from './days.ts';

describe('a range of days', () => {
  it('counts both days, in the time zone of the reader', () => {
    expect(startOf('2026-11-20')).toBe(new Date(2026, 10, 20).toISOString());
    expect(endOf('2026-11-30')).toBe(new Date(2026, 11, 1).toISOString());
  });

  it('is open where a day is missing or half typed', () => {
    expect(['', '2026-', 'soon', '2026-11-2'].map(startOf)).toEqual([undefined, undefined, undefined, undefined]);
    expect(endOf('')).toBeUndefined();
  });
});
