import { inactivityMs } from '@app/shared/constants/limits';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActivityClock, watchActivity } from './activity.ts';

const minuteMs = 60_000;
let at = 0;
const now = () => at;
const report = vi.fn();

function tab(storage: Storage) {
  return createActivityClock({ now, storage, report });
}

beforeEach(() => {
  at = 1_000_000_000;
  report.mockClear();
  window.localStorage.clear();
});

describe('the activity clock', () => {
  it('runs out 30 minutes after the last touch', () => {
    const clock = tab(window.localStorage);
    at += 10 * minuteMs;
    clock.touch();
    at += 29 * minuteMs;
    expect(clock.leftMs()).toBe(minuteMs);
    at += minuteMs;
    expect(clock.leftMs()).toBe(0);
  });

  it('is reported at most once a minute, by whichever tab is touched', () => {
    const first = tab(window.localStorage);
    const second = tab(window.localStorage);
    first.touch();
    for (let second60 = 0; second60 < 59; second60++) {
      at += 1_000;
      second.touch();
    }
    expect(report).toHaveBeenCalledTimes(1);
    at += 1_000;
    second.touch();
    expect(report).toHaveBeenCalledTimes(2);
  });

  it('is shared: touching one tab keeps the other alive', () => {
    const first = tab(window.localStorage);
    const second = tab(window.localStorage);
    at += 25 * minuteMs;
    second.touch();
    at += 10 * minuteMs;
    expect(first.leftMs()).toBe(20 * minuteMs);
  });
});

describe('watchActivity', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.setSystemTime(at);
  });
  afterEach(() => vi.useRealTimers());

  const start = (onAbandoned: () => void) =>
    watchActivity(createActivityClock({ now: Date.now, storage: window.localStorage, report }), onAbandoned);

  it('calls once when nobody moved for 30 minutes', () => {
    const abandoned = vi.fn();
    start(abandoned);
    vi.advanceTimersByTime(inactivityMs - 1);
    expect(abandoned).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2 * inactivityMs);
    expect(abandoned).toHaveBeenCalledTimes(1);
  });

  it('starts anew with every key, and ends when it is stopped', () => {
    const abandoned = vi.fn();
    const stop = start(abandoned);
    vi.advanceTimersByTime(20 * minuteMs);
    window.dispatchEvent(new KeyboardEvent('keydown'));
    vi.advanceTimersByTime(20 * minuteMs);
    expect(abandoned).not.toHaveBeenCalled();
    stop();
    vi.advanceTimersByTime(60 * minuteMs);
    expect(abandoned).not.toHaveBeenCalled();
  });

  it('takes a computer that slept too long for abandoned, not for active', () => {
    const abandoned = vi.fn();
    start(abandoned);
    vi.setSystemTime(Date.now() + inactivityMs + 1);
    window.dispatchEvent(new MouseEvent('mousemove'));
    expect(abandoned).toHaveBeenCalledTimes(1);
  });
});
