import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { nextEnd, createMonitor, warningFor } from './monitor.ts';
import type { SessionTimes } from './times.ts';

const minuteMs = 60_000;
const start = Date.parse('2026-06-01T08:00:00Z');
const restMs = 30 * minuteMs;

const times = (inactiveInMs: number, endsInMs: number, rest = restMs): SessionTimes => ({
  inactiveAt: start + inactiveInMs,
  endsAt: start + endsInMs,
  restMs: rest,
  renewAt: Infinity,
});

describe('warningFor', () => {
  it.each([
    ['nothing while both ends are far', times(30 * minuteMs, 600 * minuteMs), null],
    ['nothing just before two minutes', times(2 * minuteMs + 1, 600 * minuteMs), null],
    ['of rest from two minutes on', times(2 * minuteMs, 600 * minuteMs), 'inactive'],
    ['of the limit from five minutes on', times(30 * minuteMs, 5 * minuteMs), 'limit'],
    ['of the limit where it cuts the rest short', times(minuteMs, minuteMs), 'limit'],
    ['of rest where that comes before the limit', times(minuteMs, 3 * minuteMs), 'inactive'],
    ['of a short rest in its last third only', times(11_000, 600 * minuteMs, 30_000), null],
    ['of a short rest in its last third', times(10_000, 600 * minuteMs, 30_000), 'inactive'],
  ])('warns %s', (_, given, kind) => {
    expect(warningFor(given, start)?.kind ?? null).toBe(kind);
  });
});

it('nextEnd gives the end that comes first, and never a time below zero', () => {
  expect(nextEnd(times(minuteMs, 2 * minuteMs), start)).toEqual({
    kind: 'inactive',
    at: start + minuteMs,
    leftMs: minuteMs,
  });
  expect(nextEnd(times(-minuteMs, 2 * minuteMs), start).leftMs).toBe(0);
  expect(nextEnd(times(3 * minuteMs, 2 * minuteMs), start).kind).toBe('limit');
});

describe('createMonitor', () => {
  const onWarning = vi.fn();
  const onOver = vi.fn();
  let given: SessionTimes | undefined;
  const watch = () => {
    const monitor = createMonitor({ now: Date.now, times: () => given, onWarning, onOver });
    monitor.check();
    return monitor;
  };
  const lastWarning = () => onWarning.mock.lastCall?.[0]?.kind ?? null;

  beforeEach(() => {
    vi.useFakeTimers({ now: start });
    onWarning.mockReset();
    onOver.mockReset();
    given = times(restMs, 600 * minuteMs);
  });
  afterEach(() => vi.useRealTimers());

  it('warns two minutes before the rest is over, and then says once that it is', () => {
    watch();
    vi.advanceTimersByTime(28 * minuteMs - 1);
    expect(lastWarning()).toBeNull();
    vi.advanceTimersByTime(1_000);
    expect(lastWarning()).toBe('inactive');
    vi.advanceTimersByTime(2 * minuteMs);
    expect(onOver.mock.calls).toEqual([['inactive']]);
    vi.advanceTimersByTime(60 * minuteMs);
    expect(onOver).toHaveBeenCalledTimes(1);
  });

  it('takes the warning back when another tab moved the end', () => {
    const monitor = watch();
    vi.advanceTimersByTime(29 * minuteMs);
    given = times(59 * minuteMs, 600 * minuteMs);
    monitor.check();
    expect(lastWarning()).toBeNull();
    expect(onOver).not.toHaveBeenCalled();
  });

  it('ends at once when a computer wakes up after the time', () => {
    const monitor = watch();
    vi.setSystemTime(start + 3 * 60 * minuteMs);
    monitor.check();
    expect(onOver.mock.calls).toEqual([['inactive']]);
  });

  it('ends at the absolute limit however active the user is', () => {
    given = times(restMs, 10 * minuteMs);
    watch();
    vi.advanceTimersByTime(5 * minuteMs);
    expect(lastWarning()).toBe('limit');
    given = times(40 * minuteMs, 10 * minuteMs);
    vi.advanceTimersByTime(5 * minuteMs);
    expect(onOver.mock.calls).toEqual([['limit']]);
  });

  it('neither warns nor ends while the times are unknown, nor after it was stopped', () => {
    given = undefined;
    const monitor = watch();
    vi.advanceTimersByTime(60 * minuteMs);
    given = times(0, 0);
    monitor.stop();
    vi.advanceTimersByTime(60 * minuteMs);
    expect([onWarning.mock.calls, onOver.mock.calls]).toEqual([[], []]);
  });
});
