// The page's side of a session's end, as its user sees it. The gateway's responses are faked; its times are real for the page.

import { act, fireEvent, render, screen } from '@testing-library/react';
import { App } from 'antd';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call } from '../../shared/api/call.ts';
import { CallError } from '../../shared/api/call-error.ts';
import { presentError } from '../../shared/errors/present.ts';
import { setErrorActions } from '../../shared/errors/actions.ts';
import { dialogs, toasts } from '../../shared/lib/notices.ts';
import { stubCalls, Refusal } from '../../shared/lib/test-calls.ts';
import { hasEnded } from '../../shared/lib/has-ended.ts';
import { announceEnding } from '../../shared/session/session-ended.ts';
import { sessionStore } from '../../shared/session/session.ts';
import { goToSignIn, signOut } from '../../shared/session/sign-out.ts';
import { testSession } from '../../shared/session/test-session.ts';
import { noteTimes, readTimes, timesKey } from '../../shared/session/times.ts';
import { NoticeHost } from '../../ui/notice/notice-host.tsx';
import { errorActions } from '../root.tsx';
import { SessionWarningDialog } from './session-warning.tsx';
import { watchSession } from './watch-session.ts';

const minuteMs = 60_000;
// A day later with each test, so that no test finds the page just leaving in another.
let start = Date.parse('2026-06-01T08:00:00Z');
const iso = (ms: number) => new Date(ms).toISOString();
const restMs = 30 * minuteMs;

/** What the gateway says to a browser without a session, and to one whose token the service alone refuses. */
const gone = (): never => {
  throw new Refusal(401, 'Your session has expired.', 401, { display: 'dialog', action: 'login' });
};
const refusedByService = (): never => {
  throw new Refusal(401, 'The service did not accept it.', 401, { details: { service: 'chemistry' } });
};

let stop = () => {};
let endsAt = 0;
let expiresAt = 0;
let handlers: Parameters<typeof stubCalls>[0] = {};
const activity = vi.fn(() => ({
  expiresAt: iso(expiresAt),
  inactiveAt: iso(Date.now() + restMs),
  endsAt: iso(endsAt),
}));
const assign = vi.fn();

function signIn(): void {
  stubCalls({
    'POST /bff/activity': activity,
    'POST /bff/logout': () => ({ redirectTo: '/signed-out' }),
    ...handlers,
  });
  noteTimes({ inactiveAt: iso(Date.now() + restMs), endsAt: iso(endsAt), expiresAt: iso(expiresAt) });
  render(
    <>
      <SessionWarningDialog />
      <App>
        <NoticeHost />
      </App>
    </>,
  );
  stop = watchSession();
}

/** In pieces: what is drawn every second is drawn in between. */
async function pass(ms: number): Promise<void> {
  const pieceMs = 20_000;
  for (let left = ms; left >= 0; left -= pieceMs) await act(() => vi.advanceTimersByTimeAsync(Math.min(left, pieceMs)));
}
const warning = () => screen.queryByRole('dialog', { name: 'Are you still there?' });
const ended = () => screen.queryByRole('dialog', { name: 'You have been signed out' });

/** What the browser does in this tab when another one writes. */
const writeElsewhere = (key: string, newValue: string) =>
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue })));

beforeEach(() => {
  start += 24 * 60 * minuteMs;
  vi.useFakeTimers({ now: start });
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
  assign.mockReset();
  activity.mockClear();
  handlers = {};
  endsAt = start + 600 * minuteMs;
  expiresAt = endsAt;
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.localStorage.setItem('locale', 'en');
  window.localStorage.setItem('draft', 'CCO');
  toasts.set([]);
  dialogs.set([]);
  setErrorActions(errorActions(() => undefined));
});
afterEach(async () => {
  stop();
  // Whatever is on its way ends the session of this test and of no other.
  await pass(10);
  sessionStore.set(undefined);
  delete document.documentElement.dataset['signedOut'];
  vi.useRealTimers();
});

describe('two minutes before the rest is over', () => {
  it('a dialog counts down, in the title too, and is heard once a minute', async () => {
    document.title = 'Home';
    signIn();
    await pass(28 * minuteMs - 5_000);
    expect(warning()).toBeNull();
    await pass(5_000);
    expect(warning()?.textContent).toContain('2:00');
    const heard = new Set<string | null | undefined>();
    for (let second = 0; second < 90; second++) {
      await pass(1_000);
      heard.add(warning()?.querySelector('[aria-live=polite]')?.textContent);
    }
    expect(warning()?.textContent).toContain('0:30');
    expect(document.title).toBe('0:30 until sign-out');
    expect([...heard]).toEqual(['2 minutes until you are signed out.', '1 minute or less until you are signed out.']);
    fireEvent.click(screen.getByRole('button', { name: 'Stay signed in' }));
    await pass(0);
    expect(document.title).toBe('Home');
  });

  it('staying is reported to the gateway at once, which restarts the rest', async () => {
    signIn();
    await pass(29 * minuteMs);
    expect(activity).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Stay signed in' }));
    await pass(10);
    expect(activity).toHaveBeenCalledTimes(1);
    expect(warning()).toBeNull();
    await pass(27 * minuteMs);
    expect([warning(), ended()]).toEqual([null, null]);
  });

  it('activity continues the session, and the dialog says so and closes', async () => {
    signIn();
    await pass(29 * minuteMs);
    act(() => void window.dispatchEvent(new MouseEvent('mousemove')));
    await pass(10);
    expect(screen.getByRole('dialog', { name: 'Welcome back' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Sign out' })).toBeTruthy();
    await pass(10_000);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(readTimes()?.inactiveAt).toBeGreaterThan(start + 58 * minuteMs);
  });

  it('activity in another tab closes the dialog', async () => {
    signIn();
    await pass(29 * minuteMs);
    expect(warning()).not.toBeNull();
    noteTimes({ inactiveAt: iso(Date.now() + restMs), endsAt: iso(endsAt), expiresAt: iso(expiresAt) });
    writeElsewhere(timesKey, window.localStorage.getItem(timesKey) ?? '');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('signing out from it leaves for good', async () => {
    signIn();
    await pass(29 * minuteMs);
    fireEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    await pass(10);
    expect(assign).toHaveBeenCalledWith('/signed-out');
  });
});

describe('when the time is over', () => {
  it('the page signs out by itself, empties the storage and says why', async () => {
    signIn();
    await pass(30 * minuteMs + 10);
    expect(ended()?.textContent).toContain('You were signed out because of inactivity');
    expect(Object.keys(window.localStorage)).toEqual(['locale']);
    fireEvent.click(screen.getByRole('button', { name: 'Sign in again' }));
    expect(assign).toHaveBeenCalledWith('/signed-out');
  });

  it.each([
    ['the one that was told where to go', '/signed-out', '/', '/signed-out'],
    ['the one that came second', '/', '/signed-out', '/signed-out'],
  ])('both tabs end at the provider too: %s', async (_, own, elsewhere, address) => {
    handlers = { 'POST /bff/logout': () => ({ redirectTo: own }) };
    signIn();
    await pass(30 * minuteMs + 10);
    writeElsewhere('session-ending', JSON.stringify({ reason: 'inactive', redirectTo: elsewhere }));
    fireEvent.click(screen.getByRole('button', { name: 'Sign in again' }));
    expect(assign).toHaveBeenCalledWith(address);
  });

  it('a computer that wakes up says so at once, and its first move counts for nothing', async () => {
    signIn();
    vi.setSystemTime(start + 5 * 60 * minuteMs);
    act(() => void window.dispatchEvent(new MouseEvent('mousemove')));
    await pass(0);
    expect(ended()).not.toBeNull();
    expect(activity).not.toHaveBeenCalled();
  });

  it('the gateway says how long: a rest of one minute ends after one minute', async () => {
    signIn();
    noteTimes({ inactiveAt: iso(start + minuteMs), endsAt: iso(endsAt), expiresAt: iso(expiresAt) });
    await pass(45_000);
    expect(warning()?.textContent).toContain('0:15');
    await pass(15_000);
    expect(ended()).not.toBeNull();
  });

  it('the dialog comes without the gateway too', async () => {
    handlers = {
      'POST /bff/logout': () => {
        throw new Refusal(503, 'down', 503);
      },
    };
    signIn();
    await pass(30 * minuteMs + 10);
    fireEvent.click(screen.getByRole('button', { name: 'Sign in again' }));
    expect(assign.mock.calls[0]?.[0]).toMatch(/^\/bff\/login\?returnTo=/);
    expect(window.localStorage.getItem('draft')).toBeNull();
  });
});

describe('the absolute limit', () => {
  it('is said five minutes before, cannot be extended, and ends the session however active the user is', async () => {
    endsAt = start + 10 * minuteMs;
    signIn();
    await pass(5 * minuteMs);
    const dialog = screen.getByRole('dialog', { name: 'Your session will end soon' });
    expect(dialog.textContent).toContain('cannot be extended');
    expect(screen.queryByRole('button', { name: 'Stay signed in' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Got it' }));
    for (let second = 0; second < 299; second++) {
      window.dispatchEvent(new MouseEvent('mousemove'));
      await pass(1_000);
      expect(screen.queryByRole('dialog')).toBeNull();
    }
    await pass(2_000);
    expect(ended()?.textContent).toContain('reached its maximum length');
  });
});

describe('a session that ended somewhere else', () => {
  const refuse = (code: number, message: string, display: 'toast' | 'dialog') => {
    handlers = {
      ...handlers,
      'GET /api/common/user-profile': () => {
        throw new Refusal(code, message, 401, { display, action: display === 'dialog' ? 'login' : undefined });
      },
    };
    signIn();
    return act(async () => void (await call('userProfile', {}, { passive: true }).catch(() => undefined)));
  };

  it.each([
    [998, 'Your account was signed in somewhere else.'],
    [994, 'You were signed out after 30 minutes without activity.'],
    [999, 'Your account may not sign in here.'],
  ])('%i is a dialog even when only a poll was refused, and its button signs out', async (code, message) => {
    await refuse(code, message, 'dialog');
    expect(screen.getByRole('dialog').textContent).toContain(message);
    expect(document.documentElement.dataset['signedOut']).toBe('refused');
    expect(Object.keys(window.localStorage)).toEqual(['locale']);
    fireEvent.click(screen.getByRole('button', { name: 'Sign in again' }));
    await pass(10);
    expect(assign).toHaveBeenCalledWith('/signed-out');
  });

  it('401 without a code is a dialog whose button goes to sign-in and back, and keeps the drafts', async () => {
    handlers = { 'GET /bff/user': () => gone() };
    await refuse(401, 'Sign in', 'dialog');
    const dialog = screen.getByRole('dialog', { name: 'Your session has expired' });
    expect(dialog.textContent).toContain('Sign in again to continue.');
    expect([assign.mock.calls, toasts.get()]).toEqual([[], []]);
    fireEvent.click(screen.getByRole('button', { name: 'Sign in again' }));
    expect(assign.mock.calls[0]?.[0]).toMatch(/^\/bff\/login\?returnTo=[^&]*&timezoneOffset=[\d.-]+&culture=en$/);
    expect(window.localStorage.getItem('draft')).toBe('CCO');
  });

  it.each([
    [{ reason: 'signedOut', redirectTo: '/away' }, 'You signed out in another tab of this browser.', /^\/bff\/login/],
    [{ reason: 'inactive', redirectTo: '/away' }, 'You were signed out because of inactivity', /^\/away$/],
    [{ reason: 'expired' }, 'Sign in again to continue.', /^\/bff\/login/],
    [{ reason: 'refused', text: 'Signed in on another computer.' }, 'Signed in on another computer.', /^\/bff\/login/],
  ] as const)('in another tab ends this one with the same words (%o)', async (ending, words, address) => {
    signIn();
    writeElsewhere('session-ending', JSON.stringify(ending));
    expect(screen.getByRole('dialog').textContent).toContain(words);
    fireEvent.click(screen.getByRole('button', { name: 'Sign in again' }));
    expect(assign.mock.calls[0]?.[0]).toMatch(address);
  });

  it.each([
    ['a note of the storage', () => writeElsewhere('last-user', 'u-2')],
    ['the tab being looked at again', () => act(() => void window.dispatchEvent(new Event('focus')))],
  ])('because another user signed in in another tab is told by %s', (_, happen) => {
    sessionStore.set(testSession());
    window.localStorage.setItem('last-user', 'u-2');
    signIn();
    happen();
    expect(ended()?.textContent).toContain('Another user signed in on another tab of this browser.');
    expect(hasEnded()).toBe(true);
    expect(window.localStorage.getItem('draft')).toBe('CCO');
  });

  it('because its user signed out leads to the provider, whatever is refused on the way', async () => {
    const refused = () => act(async () => void (await call('userProfile', {}).catch(() => undefined)));
    const told = Promise.withResolvers<{ redirectTo: string }>();
    handlers = {
      'POST /bff/logout': () => told.promise,
      'GET /api/common/user-profile': () => {
        throw new Refusal(401, 'Sign in', 401, { display: 'toast' });
      },
    };
    signIn();
    const leaving = signOut();
    await refused();
    told.resolve({ redirectTo: '/signed-out' });
    await leaving;
    await refused();
    expect(assign.mock.calls).toEqual([['/signed-out']]);
  });

  it('is not ended by signing out without network: a user refused later signs in again', async () => {
    handlers = {
      'POST /bff/logout': () => {
        throw new Refusal(503, 'down', 503);
      },
    };
    signIn();
    await expect(signOut()).rejects.toThrow('down');
    void goToSignIn();
    expect(assign.mock.calls[0]?.[0]).toMatch(/^\/bff\/login/);
  });

  it('is not announced by a note of another user', () => {
    signIn();
    writeElsewhere('session-ending', '{"reason":"because"}');
    announceEnding({ reason: 'signedOut' });
    expect(ended()).toBeNull();
    expect(window.localStorage.getItem('session-ending')).toBeNull();
  });
});

describe('a 401 that stays', () => {
  const logout = vi.fn(() => ({ redirectTo: '/signed-out' }));
  const alive = vi.fn(() => testSession());
  /** Makes a call and shows its error, as a component does; some do not wait for one another. */
  const make = (name: 'userBenefits' | 'notificationUnreadCount', passive = true) =>
    act(async () => void (await call(name, {}, { passive }).catch(presentError)));
  const begin = (more: typeof handlers) => {
    handlers = { 'POST /bff/logout': logout, 'GET /bff/user': alive, ...more };
    signIn();
  };
  const words = () => toasts.get().map(({ text }) => text);

  beforeEach(() => {
    logout.mockClear();
    alive.mockClear();
  });

  it.each([
    ['that the gateway marks as the service’s own', refusedByService, 0],
    ['that says nothing, while the gateway holds the session', gone, 1],
  ])('at what the user asks for signs out once, says why, and stops (%s)', async (_, refuse, asked) => {
    begin({ 'GET /api/common/user-benefits': refuse });
    for (let again = 0; again < 20; again++) await make('userBenefits');
    await pass(20_000);
    expect(ended()?.textContent).toContain('did not accept your sign-in, so you were signed out');
    expect([logout.mock.calls.length, alive.mock.calls.length]).toEqual([1, asked]);
    expect([assign.mock.calls, words()]).toEqual([[], []]);
    expect(Object.keys(window.localStorage)).toEqual(['locale']);
    fireEvent.click(screen.getByRole('button', { name: 'Sign in again' }));
    expect(assign.mock.calls).toEqual([['/signed-out']]);
  });

  it('of a session that a new sign-in has replaced ends nothing', async () => {
    const replaced = testSession({ endsAt: iso(endsAt + minuteMs) });
    begin({ 'GET /api/common/user-benefits': gone, 'GET /bff/user': () => replaced });
    sessionStore.set(testSession({ endsAt: iso(endsAt) }));
    await make('userBenefits');
    await pass(20_000);
    expect([logout.mock.calls.length, ended()]).toEqual([0, null]);
    expect(sessionStore.get()).toEqual(replaced);
  });

  it('at many calls at once signs out once', async () => {
    begin({ 'GET /api/common/user-benefits': gone, 'GET /api/common/notification-unread-count': gone });
    const calls = ['userBenefits', 'notificationUnreadCount', 'userBenefits'] as const;
    await act(async () => void (await Promise.all(calls.map((name) => call(name, {}).catch(presentError)))));
    await pass(10);
    expect([logout.mock.calls.length, alive.mock.calls.length, dialogs.get().length]).toEqual([1, 1, 1]);
  });

  it.each([
    ['marked as the service’s own', refusedByService, 'The service did not accept it.'],
    ['that says nothing', gone, 'The server did not accept your sign-in for a background request.'],
  ])('at a call of the frame, %s, is said once and ends nothing', async (_, refuse, text) => {
    begin({ 'GET /api/common/notification-unread-count': refuse });
    for (let poll = 0; poll < 10; poll++) {
      await act(async () => void (await call('notificationUnreadCount', {}, { passive: true }).catch(() => undefined)));
      await pass(5_000);
    }
    expect(words().filter((word) => word.startsWith(text))).toHaveLength(1);
    expect([hasEnded(), logout.mock.calls, assign.mock.calls, dialogs.get()]).toEqual([false, [], [], []]);
  });

  it('only at polls, of what was answered at first, ends nothing', async () => {
    let polls = 0;
    begin({ 'GET /api/common/user-benefits': () => (polls++ === 0 ? {} : refusedByService()) });
    for (let poll = 0; poll < 3; poll++) await make('userBenefits');
    expect([hasEnded(), logout.mock.calls, words()]).toEqual([false, [], ['The service did not accept it.']]);
    // The user asks for it now.
    await make('userBenefits', false);
    expect([hasEnded(), logout.mock.calls.length]).toEqual([true, 1]);
  });

  it('inside a 200 is the same', async () => {
    begin({
      'GET /api/common/user-benefits': () => {
        throw new Refusal(401, 'timeout', 200, { details: { service: 'chemistry' } });
      },
    });
    await make('userBenefits', false);
    expect([hasEnded(), logout.mock.calls.length]).toEqual([true, 1]);
  });

  it('of an inactive session says the gateway’s reason, even where the call did not', async () => {
    begin({
      'GET /api/common/user-benefits': gone,
      'GET /bff/user': () => {
        throw new Refusal(994, 'You were signed out because of inactivity.', 401, {
          display: 'dialog',
          action: 'login',
        });
      },
    });
    await make('userBenefits', false);
    await pass(10);
    expect(screen.getByRole('dialog').textContent).toContain('You were signed out because of inactivity.');
  });

  it('at a side call, while the gateway cannot be heard, ends nothing', async () => {
    begin({
      'GET /api/common/notification-unread-count': gone,
      'GET /bff/user': () => {
        throw new Refusal(503, 'away', 503);
      },
    });
    await make('notificationUnreadCount');
    expect([hasEnded(), dialogs.get(), assign.mock.calls]).toEqual([false, [], []]);
  });

  it('has no toast beside its dialog, whatever fails afterwards', async () => {
    begin({ 'GET /api/common/user-benefits': refusedByService });
    await make('userBenefits', false);
    presentError(new CallError('envelope', { code: 500, message: 'down', display: 'toast' }, { status: 500 }));
    presentError(new CallError('network', { message: 'no network', display: 'toast' }));
    expect([words(), dialogs.get().length]).toEqual([[], 1]);
  });
});
