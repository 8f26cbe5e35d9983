// A token that ends before its session does, and what was typed when a session ends all the same.

import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call } from '../../shared/api/call.ts';
import { setErrorActions } from '../../shared/errors/actions.ts';
import { dialogs, toasts } from '../../shared/lib/notices.ts';
import { stubCalls, Refusal } from '../../shared/lib/test-calls.ts';
import { sessionStore } from '../../shared/session/session.ts';
import { testSession } from '../../shared/session/test-session.ts';
import { noteTimes, readTimes, timesKey } from '../../shared/session/times.ts';
import { restoreTyped } from '../../shared/session/typed-drafts.ts';
import { errorActions } from '../root.tsx';
import { offerTyped } from './signed-in.tsx';
import { watchSession } from './watch-session.ts';

const minuteMs = 60_000;
const restMs = 30 * minuteMs;
const iso = (ms: number) => new Date(ms).toISOString();
// A day later with each test, so that no test finds the page just leaving in another.
let start = Date.parse('2026-07-01T08:00:00Z');
let endsAt = 0;
let expiresAt = 0;
let handlers: Parameters<typeof stubCalls>[0] = {};
let stop = () => {};

function signIn(): void {
  stubCalls({ 'POST /bff/logout': () => ({ redirectTo: '/signed-out' }), ...handlers });
  noteTimes({ inactiveAt: iso(start + restMs), endsAt: iso(endsAt), expiresAt: iso(expiresAt) });
  stop = watchSession();
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  start += 24 * 60 * minuteMs;
  vi.useFakeTimers({ now: start });
  vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  handlers = {};
  endsAt = start + 600 * minuteMs;
  expiresAt = endsAt;
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.localStorage.setItem('locale', 'en');
  toasts.set([]);
  dialogs.set([]);
  setErrorActions(errorActions(() => undefined));
});
afterEach(async () => {
  stop();
  await pass(10);
  sessionStore.set(undefined);
  delete document.documentElement.dataset['signedOut'];
  vi.useRealTimers();
});

describe('a token that lives shorter than the session', () => {
  const lifeMs = 5 * minuteMs;
  /** The gateway's response to a renewal: the session’s rest goes on, the token’s life starts again. */
  const renewals: number[] = [];
  const inactiveAt = () => iso(start + restMs);
  const renewed = () => {
    renewals.push((Date.now() - start) / 1_000);
    return { expiresAt: iso(Date.now() + lifeMs), inactiveAt: inactiveAt(), endsAt: iso(endsAt) };
  };
  const hide = (state: DocumentVisibilityState) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  beforeEach(() => {
    renewals.length = 0;
    expiresAt = start + lifeMs;
    handlers = { 'POST /bff/activity': renewed };
  });
  afterEach(() => hide('visible'));

  it.each(['visible', 'hidden'] as const)('is renewed in the last third of its life, in a %s tab', async (state) => {
    signIn();
    hide(state);
    await pass(29 * minuteMs);
    expect(renewals).toEqual([200, 400, 600, 800, 1_000, 1_200, 1_400, 1_600]);
    expect(readTimes()?.restMs).toBe(restMs);
    await pass(minuteMs + 10);
    expect(dialogs.get()[0]?.text).toContain('because of inactivity');
    await pass(10 * minuteMs);
    expect(renewals).toHaveLength(8);
  });

  it('is renewed as soon as its tab is looked at again, where the browser let its timers rest', async () => {
    signIn();
    vi.setSystemTime(start + 4 * minuteMs);
    hide('visible');
    await pass(10);
    expect(renewals).toEqual([240]);
  });

  it('is renewed once by all tabs: one that learns of it waits for the next end', async () => {
    signIn();
    await pass(199_000);
    noteTimes({ inactiveAt: inactiveAt(), endsAt: iso(endsAt), expiresAt: iso(Date.now() + lifeMs) });
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: timesKey, newValue: '' })));
    await pass(100_000);
    expect(renewals).toEqual([]);
  });

  it.each([
    [
      '503',
      () => {
        throw new Refusal(503, 'down', 503);
      },
    ],
    [
      'no network',
      () => {
        throw new TypeError('failed to fetch');
      },
    ],
  ])('is asked for again after a failure, which says and ends nothing (%s)', async (_, fail) => {
    let failures = 10;
    handlers = { 'POST /bff/activity': () => (failures-- > 0 ? fail() : renewed()) };
    signIn();
    await pass(4.5 * minuteMs);
    expect([renewals, dialogs.get(), toasts.get()]).toEqual([[250], [], []]);
  });
});

describe('what was typed before the session ended under it', () => {
  const Form = () => (
    <form>
      <label>
        Subject <input name="subject" />
      </label>
      <textarea aria-label="Message" defaultValue="" />
      <input type="password" aria-label="Password" />
      <input aria-label="Untouched" defaultValue="as it was" />
      <input aria-label="Name" defaultValue="Chen" />
    </form>
  );
  const type = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } });
  const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
  const loseSession = async () => {
    sessionStore.set(testSession());
    const gone = () => {
      throw new Refusal(401, 'Your session has expired.', 401, { display: 'dialog', action: 'login' });
    };
    handlers = { 'GET /bff/user': gone, 'GET /api/common/user-profile': gone };
    signIn();
    const form = render(<Form />);
    type('Subject', 'Route to paracetamol');
    type('Message', 'Two lines,\nhalf written');
    fireEvent.focusIn(screen.getByLabelText('Name'));
    type('Name', 'Chen Yiming');
    type('Password', 'secret');
    await act(async () => void (await call('userProfile', {}).catch(() => undefined)));
    form.unmount();
    dialogs.set([]);
  };

  it('is in the same fields when its user is back', async () => {
    await loseSession();
    expect(JSON.stringify(window.sessionStorage)).not.toContain('secret');
    const stopLooking = restoreTyped('u-1', offerTyped);
    render(<Form />);
    await pass(10);
    expect(['Subject', 'Message', 'Name', 'Password', 'Untouched'].map(valueOf)).toEqual([
      'Route to paracetamol',
      'Two lines,\nhalf written',
      'Chen Yiming',
      '',
      'as it was',
    ]);
    await pass(20_000);
    expect(dialogs.get()).toEqual([]);
    stopLooking();
  });

  it('is offered to copy where its fields do not come back, or hold something else', async () => {
    await loseSession();
    restoreTyped('u-1', offerTyped);
    render(<input name="subject" aria-label="Subject" defaultValue="somebody was faster" />);
    await pass(15_000);
    expect(dialogs.get()[0]?.text).toContain('Subject: Route to paracetamol\nMessage: Two lines,\nhalf written');
  });

  it('is not shown to another user', async () => {
    await loseSession();
    restoreTyped('u-2', offerTyped);
    render(<Form />);
    await pass(20_000);
    expect([valueOf('Subject'), dialogs.get()]).toEqual(['', []]);
    restoreTyped('u-1', offerTyped);
    await pass(10);
    expect(valueOf('Subject')).toBe('');
  });
});
