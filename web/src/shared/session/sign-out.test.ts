// The guard against going round between the page and a provider that signs in again without a question.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubCalls, Refusal } from '../lib/test-calls.ts';
import { testSession } from './test-session.ts';

const assign = vi.fn();
const minuteMs = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-06-01T08:00:00Z') });
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
  assign.mockReset();
  window.localStorage.clear();
  window.sessionStorage.clear();
});
afterEach(() => vi.useRealTimers());

/** The page as it loads again after a redirect through the provider: only the storage is left of the one before. */
async function startPage() {
  vi.resetModules();
  return { ...(await import('./sign-out.ts')), ...(await import('./session.ts')), ...(await import('./storage.ts')) };
}

const isRepeated = () => assign.mock.calls.map(([address]) => String(address).includes('repeated=1'));
const gone = (): never => {
  throw new Refusal(401, 'gone', 401);
};

describe('a page without a session', () => {
  it('goes to the provider once, and the second time to the page that says so', async () => {
    stubCalls({ 'GET /bff/user': gone });
    for (let visit = 0; visit < 4; visit++) {
      void (await startPage()).loadSession();
      await vi.advanceTimersByTimeAsync(3_000);
    }
    expect(isRepeated()).toEqual([false, true, true, true]);
  });

  it('goes there again after a minute', async () => {
    for (let visit = 0; visit < 3; visit++) {
      void (await startPage()).goToSignIn();
      await vi.advanceTimersByTimeAsync(minuteMs + 1);
    }
    expect(isRepeated()).toEqual([false, false, false]);
  });

  it('goes there whenever its user presses a button for it', async () => {
    for (let visit = 0; visit < 3; visit++) {
      void (await startPage()).goToSignIn({ isAsked: true });
      await vi.advanceTimersByTimeAsync(3_000);
    }
    expect(isRepeated()).toEqual([false, false, false]);
  });

  it('that was signed in meanwhile starts again', async () => {
    void (await startPage()).goToSignIn();
    stubCalls({ 'GET /bff/user': () => testSession() });
    window.localStorage.setItem('last-user', 'u-1');
    await (await startPage()).loadSession();
    await vi.advanceTimersByTimeAsync(10_000);
    void (await startPage()).goToSignIn();
    expect(isRepeated()).toEqual([false, false]);
  });

  it('whose user has signed out starts again', async () => {
    void (await startPage()).goToSignIn();
    stubCalls({ 'POST /bff/logout': () => ({ redirectTo: '/away' }) });
    await (await startPage()).endSession({ reason: 'signedOut' });
    await vi.advanceTimersByTimeAsync(5_000);
    void (await startPage()).goToSignIn();
    expect(isRepeated()).toEqual([false, false]);
  });

  it('is not let round by a storage that is emptied on the way', async () => {
    stubCalls({ 'GET /bff/user': gone });
    void (await startPage()).goToSignIn();
    (await startPage()).clearStorage();
    await vi.advanceTimersByTimeAsync(5_000);
    void (await startPage()).goToSignIn();
    expect(isRepeated()).toEqual([false, true]);
  });

  it('leaves once for several calls, with language, time zone and the way back', async () => {
    const { goToSignIn } = await startPage();
    for (let calls = 0; calls < 5; calls++) void goToSignIn();
    expect(assign.mock.calls).toHaveLength(1);
    const { searchParams } = new URL(String(assign.mock.calls[0]?.[0]), 'http://page.invalid');
    expect([...searchParams.keys()]).toEqual(['returnTo', 'timezoneOffset', 'culture']);
    expect(Number(searchParams.get('timezoneOffset'))).toBe(-new Date().getTimezoneOffset() / 60 || 0);
  });
});
