import { describe, expect, it } from 'vitest';
import { isTimeZone, periodsBetween } from './periods.ts';

const bordersOf = (...given: Parameters<typeof periodsBetween>) =>
  periodsBetween(...given)?.borders.map((one) => one.toISOString());

describe('periods of a calendar', () => {
  it('begin at midnight of the zone', () => {
    expect(bordersOf('2026-03-01', '2026-03-02', 'day', 'Asia/Shanghai')).toEqual([
      '2026-02-28T16:00:00.000Z',
      '2026-03-01T16:00:00.000Z',
      '2026-03-02T16:00:00.000Z',
    ]);
    expect(bordersOf('2026-03-01', '2026-03-01', 'day', 'Asia/Kathmandu')?.[0]).toBe('2026-02-28T18:15:00.000Z');
  });

  it('have 23 and 25 hours where the clocks change', () => {
    const hours = (from: string) => {
      const [start, end] = periodsBetween(from, from, 'day', 'Europe/Berlin')?.borders ?? [];
      return ((end?.getTime() ?? 0) - (start?.getTime() ?? 0)) / 3_600_000;
    };
    expect([hours('2026-03-28'), hours('2026-03-29'), hours('2026-10-25')]).toEqual([24, 23, 25]);
  });

  it('are weeks from Monday and months from their first day, cut at both ends', () => {
    expect(periodsBetween('2026-03-04', '2026-03-17', 'week', 'UTC')?.starts).toEqual([
      '2026-03-04',
      '2026-03-09',
      '2026-03-16',
    ]);
    expect(periodsBetween('2026-01-31', '2026-03-01', 'month', 'UTC')?.starts).toEqual([
      '2026-01-31',
      '2026-02-01',
      '2026-03-01',
    ]);
  });

  it('are none for days in the wrong order, and for more than a chart takes', () => {
    expect(periodsBetween('2026-03-02', '2026-03-01', 'day', 'UTC')).toBeUndefined();
    expect(periodsBetween('2020-01-01', '2026-03-01', 'day', 'UTC')).toBeUndefined();
    expect([isTimeZone('Asia/Shanghai'), isTimeZone('Mars/Olympus')]).toEqual([true, false]);
  });
});
