import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { screenActions } from '@app/shared/constants/screen-actions';
import { toasts } from '../lib/notices.ts';
import { stubCalls, Refusal } from '../lib/test-calls.ts';
import { stubPoints, pointsIn } from '../lib/test-points.ts';
import { sendPoints, track, trackStay, useTrackedChange, useTrackedStay } from './track.ts';

function listen() {
  const { sent } = stubCalls(stubPoints);
  return () => pointsIn(sent);
}

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => vi.useRealTimers());

function show(hidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('a screen action', () => {
  it('is reported with its code and the device, outliving the page, and is no activity of its own', () => {
    const fetched = vi.fn(async (_address: string, _init: RequestInit) => new Response('{}'));
    vi.stubGlobal('fetch', fetched);
    track('compareRoutes');
    expect(fetched).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2_000);
    const [address, init] = fetched.mock.calls[0] ?? [];
    expect(address).toBe('/api/statistics/create-buried-point');
    expect(init?.keepalive).toBe(true);
    expect(new Headers(init?.headers).get('x-activity')).toBe('passive');
    expect(JSON.parse(String(init?.body))).toEqual({
      code: screenActions.compareRoutes,
      loginDevice: expect.stringMatching(/^(desktop|mobile) \w+$/),
    });
  });

  it.each([
    [12.6, 13],
    [-5, 0],
    [9e9, 86_400_000],
  ])('after %d ms tells a stay of %d ms', (given, told) => {
    const points = listen();
    trackStay('readRoute', given);
    expect(points()).toMatchObject([{ stayTime: told }]);
  });

  it.each([
    ['refuses it', async () => Promise.reject(new Refusal(500, 'broken', 500))],
    ['cannot be reached', async () => Promise.reject(new TypeError('network'))],
  ])('passes in silence when the gateway %s', async (_, response) => {
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    vi.stubGlobal('fetch', vi.fn(response));
    track('sortRoutes');
    sendPoints();
    track('sortRoutes');
    track('filterRoutes');
    sendPoints();
    await vi.advanceTimersByTimeAsync(50);
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
    expect(toasts.get()).toEqual([]);
  });
});

describe('screen actions of one moment', () => {
  const paths = (sent: readonly [string, unknown][]) => sent.map(([path]) => path.split('/').at(-1));

  it('travel together, each of them once, and in their order', () => {
    const { sent } = stubCalls(stubPoints);
    track('compareRoutes');
    vi.advanceTimersByTime(1_500);
    track('sortRoutes');
    track('sortRoutes');
    expect(sent()).toEqual([]);
    vi.advanceTimersByTime(500);
    expect(paths(sent())).toEqual(['create-buried-points']);
    const { compareRoutes, sortRoutes } = screenActions;
    expect(pointsIn(sent).map(({ code }) => code)).toEqual([compareRoutes, sortRoutes, sortRoutes]);
    vi.advanceTimersByTime(60_000);
    expect(sent()).toHaveLength(1);
  });

  it('do not wait when they are twenty', () => {
    const { sent } = stubCalls(stubPoints);
    for (let count = 0; count < 45; count += 1) track('foldRoute');
    expect(paths(sent())).toEqual(['create-buried-points', 'create-buried-points']);
    expect(pointsIn(sent)).toHaveLength(45);
  });

  it.each([
    ['is left', () => window.dispatchEvent(new Event('pagehide'))],
    ['is hidden', () => show(true)],
  ])('leave at once when the page %s', (_how, leave) => {
    const { sent } = stubCalls(stubPoints);
    track('printRoute');
    leave();
    expect(paths(sent())).toEqual(['create-buried-point']);
    vi.advanceTimersByTime(60_000);
    expect(sent()).toHaveLength(1);
    show(false);
  });
});

function Changing({ value }: { value: string }) {
  useTrackedChange(value, 'filterTasks');
  return null;
}

describe('a changing value', () => {
  it('is reported once, when it has come to rest', () => {
    const points = listen();
    const { rerender } = render(<Changing value="" />);
    act(() => vi.advanceTimersByTime(5_000));
    for (const value of ['a', 'as', 'asp']) rerender(<Changing value={value} />);
    expect(points()).toEqual([]);
    act(() => vi.advanceTimersByTime(5_000));
    expect(points()).toMatchObject([{ code: screenActions.filterTasks }]);
  });

  it('is not reported when it comes back to what it was', () => {
    const points = listen();
    const { rerender } = render(<Changing value="" />);
    rerender(<Changing value="a" />);
    rerender(<Changing value="" />);
    act(() => vi.advanceTimersByTime(5_000));
    expect(points()).toEqual([]);
  });
});

function Staying() {
  useTrackedStay('readRoute');
  return null;
}

describe('a stay', () => {
  it('is reported when it ends, without the time in a hidden tab', () => {
    const points = listen();
    const { unmount } = render(<Staying />);
    vi.advanceTimersByTime(2_000);
    show(true);
    vi.advanceTimersByTime(60_000);
    show(false);
    vi.advanceTimersByTime(1_000);
    expect(points()).toEqual([]);
    unmount();
    expect(points()).toMatchObject([{ code: screenActions.readRoute, stayTime: 3_000 }]);
  });

  it('is reported when the page is left, and goes on when the page comes back', () => {
    const points = listen();
    const { unmount } = render(<Staying />);
    vi.advanceTimersByTime(500);
    window.dispatchEvent(new Event('pagehide'));
    vi.advanceTimersByTime(70_000);
    window.dispatchEvent(new Event('pageshow'));
    vi.advanceTimersByTime(200);
    unmount();
    expect(points().map((point) => point.stayTime)).toEqual([500, 200]);
  });
});
