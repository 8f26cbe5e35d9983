import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSessionClock, nextEnd, warningFor } from './clock.ts';
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

/** A gateway that can be reached. */
const parts = { now: () => Date.now(), renew: async () => undefined, report: async () => undefined };

it('nextEnd gives the end that comes first, and never a time below zero', () => {
  expect(nextEnd(times(minuteMs, 2 * minuteMs), start)).toEqual({
    kind: 'inactive',
    at: start + minuteMs,
    leftMs: minuteMs,
  });
  expect(nextEnd(times(-minuteMs, 2 * minuteMs), start).leftMs).toBe(0);
  expect(nextEnd(times(3 * minuteMs, 2 * minuteMs), start).kind).toBe('limit');
});

describe('the ends of a session', () => {
  const onWarning = vi.fn();
  const onOver = vi.fn();
  let given: SessionTimes | undefined;
  const watch = () => {
    const clock = createSessionClock({ ...parts, times: () => given, onWarning, onOver });
    clock.check();
    return clock;
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
    const clock = watch();
    vi.advanceTimersByTime(29 * minuteMs);
    given = times(59 * minuteMs, 600 * minuteMs);
    clock.check();
    expect(lastWarning()).toBeNull();
    expect(onOver).not.toHaveBeenCalled();
  });

  it('ends at once when a computer wakes up after the time', () => {
    const clock = watch();
    vi.setSystemTime(start + 3 * 60 * minuteMs);
    clock.check();
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
    const clock = watch();
    vi.advanceTimersByTime(60 * minuteMs);
    given = times(0, 0);
    clock.stop();
    vi.advanceTimersByTime(60 * minuteMs);
    expect([onWarning.mock.calls, onOver.mock.calls]).toEqual([[], []]);
  });
});

describe('activity', () => {
  const report = vi.fn<() => Promise<void>>();
  let rest = restMs;
  const tab = () =>
    createSessionClock({
      ...parts,
      times: () => times(600 * minuteMs, 600 * minuteMs, rest),
      onWarning: () => undefined,
      onOver: () => undefined,
      report,
    });
  beforeEach(() => {
    vi.useFakeTimers({ now: start });
    window.localStorage.clear();
    report.mockReset().mockResolvedValue(undefined);
    rest = restMs;
  });
  afterEach(() => vi.useRealTimers());

  it('is reported at once, and then at most once a minute by all tabs together', async () => {
    const tabs = [tab(), tab()];
    for (let second = 0; second < 180; second++) {
      tabs[second % 2]?.touch();
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect(report.mock.calls.length).toBeLessThanOrEqual(4);
    expect(report.mock.calls.length).toBeGreaterThanOrEqual(3);
  });

  it('of the rest of a minute is reported when the minute is over', async () => {
    const one = tab();
    one.touch();
    await vi.advanceTimersByTimeAsync(50_000);
    one.touch();
    expect(report).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(report).toHaveBeenCalledTimes(2);
  });

  it('is not reported twice when another tab reported it meanwhile', async () => {
    const [first, second] = [tab(), tab()];
    first.touch();
    await vi.advanceTimersByTimeAsync(10_000);
    first.touch();
    await vi.advanceTimersByTimeAsync(10_000);
    await second.reportNow();
    await vi.advanceTimersByTimeAsync(5 * minuteMs);
    expect(report).toHaveBeenCalledTimes(2);
  });

  it('is reported more often where the session rests for less than four minutes', async () => {
    rest = 20_000;
    const one = tab();
    for (let second = 0; second < 20; second++) {
      one.touch();
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect(report).toHaveBeenCalledTimes(5);
  });

  it('that could not be reported is reported again after five seconds, not at every move', async () => {
    report.mockRejectedValueOnce(new Error('no network'));
    const one = tab();
    one.touch();
    await vi.advanceTimersByTimeAsync(100);
    for (let moves = 0; moves < 20; moves++) one.touch();
    expect(report).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(report).toHaveBeenCalledTimes(2);
  });

  it('before a computer slept is not reported as if it were new', async () => {
    const one = tab();
    one.touch();
    await vi.advanceTimersByTimeAsync(30_000);
    one.touch();
    vi.setSystemTime(Date.now() + 20 * minuteMs);
    await vi.advanceTimersByTimeAsync(minuteMs);
    expect(report).toHaveBeenCalledTimes(1);
  });
});
