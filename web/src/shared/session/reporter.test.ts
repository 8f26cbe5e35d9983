import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createReporter } from './reporter.ts';

const minuteMs = 60_000;
const report = vi.fn<() => Promise<void>>();
let restMs = 30 * minuteMs;

const tab = () => createReporter({ now: Date.now, storage: window.localStorage, restMs: () => restMs, report });

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000_000 });
  window.localStorage.clear();
  report.mockReset().mockResolvedValue(undefined);
  restMs = 30 * minuteMs;
});
afterEach(() => vi.useRealTimers());

describe('activity', () => {
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
    restMs = 20_000;
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
