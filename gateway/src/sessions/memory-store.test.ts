import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMemoryStore } from './memory-store.ts';
import type { Session } from './session.ts';
import type { SessionStore } from './store.ts';

const minute = 60_000;
let now = 0;
let store: SessionStore;

beforeEach(() => {
  now = 1_000_000;
  store = createMemoryStore({ now: () => now, maxSessionMs: 12 * 60 * minute, maxSessions: 2 });
});
afterEach(() => store.close());

function session(key: string, more: Partial<Session> = {}): Session {
  return {
    key,
    user: { id: `user of ${key}`, userName: '', name: '', tenantId: 't' },
    providerSid: `provider sid of ${key}`,
    createdAt: now,
    lastActivityAt: now,
    tokens: {
      accessToken: 'a',
      refreshToken: 'r',
      idToken: 'i',
      lifetimeMs: 60 * minute,
      expiresAt: now + 60 * minute,
      refreshExpiresAt: undefined,
    },
    permissions: { codes: [], fetchedAt: now },
    userChanged: true,
    ...more,
  };
}

describe('the memory store', () => {
  it('keeps a session for 30 minutes without activity, and not longer', async () => {
    await store.add(session('a'));
    now += 30 * minute - 1_000;
    expect(await store.get('a')).toBeDefined();
    now += 2_000;
    expect(await store.get('a')).toBeUndefined();
    expect(await store.getEnded('a')).toEqual({ reason: 'inactive', idToken: 'i' });
  });

  it('starts the 30 minutes again with each activity', async () => {
    await store.add(session('a'));
    for (let step = 0; step < 4; step += 1) {
      now += 20 * minute;
      await store.touch('a');
    }
    expect(await store.get('a')).toBeDefined();
  });

  it('ends even an active session at its absolute limit', async () => {
    await store.add(session('a'));
    for (let step = 0; step < 36; step += 1) {
      now += 20 * minute;
      await store.touch('a');
    }
    expect(await store.get('a')).toBeUndefined();
    expect(await store.getEnded('a')).toMatchObject({ reason: 'expired' });
  });

  it('ends a session with its refresh token', async () => {
    const given = session('a');
    await store.add({ ...given, tokens: { ...given.tokens, refreshExpiresAt: now + 10 * minute } });
    now += 10 * minute;
    expect(await store.get('a')).toBeUndefined();
  });

  it('forgets why a session ended when its cookie is gone', async () => {
    await store.add(session('a'));
    await store.remove('a', 'inactive');
    now += 60 * minute;
    expect(await store.getEnded('a')).toBeUndefined();
  });

  it('gives up the session idle for longest when it is full', async () => {
    await store.add(session('a'));
    await store.add(session('b'));
    now += minute;
    await store.touch('a');
    await store.add(session('c'));
    expect([await store.get('a'), await store.get('b'), await store.get('c')].map((found) => found?.key)).toEqual([
      'a',
      undefined,
      'c',
    ]);
  });

  it('ends sessions by subject and by the provider’s session', async () => {
    await store.add(session('a'));
    await store.add(session('b'));
    expect(await store.removeBySubject('user of a')).toBe(1);
    expect(await store.removeByProviderSid('provider sid of b')).toBe(1);
    expect(await store.removeByProviderSid('provider sid of b')).toBe(0);
    expect(await store.getEnded('b')).toMatchObject({ reason: 'signedOut' });
  });

  it('tells of another user once', async () => {
    await store.add(session('a'));
    expect([await store.takeUserChanged('a'), await store.takeUserChanged('a')]).toEqual([true, false]);
  });
});
