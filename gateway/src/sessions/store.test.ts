// One behaviour, two places to keep it: this process, and a Redis server of the test's own.

import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startRedis, type TestRedis } from '../test-support/redis.ts';
import { createMemoryStore } from './memory-store.ts';
import { createRedisConnection } from './redis-connection.ts';
import { createRedisStore } from './redis-store.ts';
import { createSealing } from './sealing.ts';
import type { EndedSession, Session } from './session.ts';
import type { SessionStore } from './store.ts';

const minute = 60_000;
const limits = { inactivityMs: 30 * minute, maxSessionMs: 12 * 60 * minute };
const secret = 'a-session-secret-of-the-tests-only';
let now = 0;
let redis: TestRedis;

beforeAll(async () => {
  redis = await startRedis();
});
afterAll(() => redis.stop());

const connectionTo = ({ url }: TestRedis) => createRedisConnection({ url, sentinels: [] }, pino({ level: 'silent' }));

const sharedStore = (secrets = [secret]) =>
  createRedisStore({
    redis: connectionTo(redis),
    sealing: createSealing(secrets),
    now: () => now,
    limits,
  });

const kinds: [string, () => SessionStore][] = [
  ['in memory', () => createMemoryStore({ now: () => now, limits, maxSessions: 1_000 })],
  ['in Redis', () => sharedStore()],
];

function session(more: Partial<Session> = {}): Session {
  const key = randomUUID();
  return {
    key,
    user: { id: `user of ${key}`, userName: 'chen', name: '陈玮', tenantId: 't' },
    providerSid: `provider sid of ${key}`,
    createdAt: now,
    lastActivityAt: now,
    tokens: {
      accessToken: 'access',
      refreshToken: 'refresh',
      idToken: 'id',
      lifetimeMs: 60 * minute,
      expiresAt: now + 60 * minute,
      refreshExpiresAt: undefined,
    },
    account: {
      permissions: ['sascore'],
      isTenantAdmin: false,
      isExpired: false,
      accountType: 'enterprise',
      expirationDate: null,
      fetchedAt: now,
    },
    userChanged: true,
    ...more,
  };
}

describe.each(kinds)('sessions %s', (_name, create) => {
  let store: SessionStore;
  beforeEach(() => {
    now = Date.now();
    store = create();
  });
  afterEach(() => store.close());

  const added = async (more: Partial<Session> = {}, single = false): Promise<Session> => {
    const given = session(more);
    await store.add(given, { single });
    return given;
  };
  const alive = async ({ key }: Session, isActive = false) => (await store.find(key, isActive))?.alive;
  const ended = async ({ key }: Session): Promise<EndedSession | undefined> => (await store.find(key, false))?.ended;

  it('are listed by their user, with the device they were begun on and the name of today', async () => {
    const user = { id: randomUUID(), userName: 'chen', name: '陈玮', tenantId: 't' };
    const one = await added({ user, device: 'a browser' });
    const other = await added({ user, device: 'a phone' });
    await added();
    await store.setUser(one.key, { ...user, name: 'Chen Wei' });
    const listed = await store.listBySubject(user.id);
    expect(listed.map(({ device, user: { name } }) => [device, name]).toSorted()).toEqual([
      ['a browser', 'Chen Wei'],
      ['a phone', '陈玮'],
    ]);
    await store.remove(other.key, 'signedOut');
    now += limits.inactivityMs + 1;
    expect(await store.listBySubject(user.id)).toEqual([]);
  });

  it('come back as they were', async () => {
    const given = await added();
    expect(JSON.parse(JSON.stringify(await alive(given)))).toEqual(JSON.parse(JSON.stringify(given)));
  });

  it('last for 30 minutes without activity, and not longer', async () => {
    const given = await added();
    now += 30 * minute;
    expect(await alive(given)).toBeDefined();
    now += 1;
    expect(await alive(given)).toBeUndefined();
    expect(await ended(given)).toEqual({ reason: 'inactive', idToken: 'id', user: given.user });
  });

  it('start the 30 minutes again with each activity, and only then', async () => {
    const given = await added();
    for (let step = 0; step < 4; step += 1) {
      now += 20 * minute;
      expect(await alive(given, true)).toMatchObject({ lastActivityAt: now });
    }
    now += 20 * minute;
    expect(await alive(given)).toMatchObject({ lastActivityAt: now - 20 * minute });
    now += 11 * minute;
    expect(await alive(given, true)).toBeUndefined();
  });

  it('end at their absolute limit however active', async () => {
    const given = await added();
    for (let step = 0; step < 36; step += 1) {
      now += 20 * minute;
      await store.find(given.key, true);
    }
    expect(await ended(given)).toMatchObject({ reason: 'expired' });
  });

  it('end with their refresh token, and live on with a new one', async () => {
    const { tokens } = session();
    const given = await added({ tokens: { ...tokens, refreshExpiresAt: now + 10 * minute } });
    await store.setTokens(given.key, { ...tokens, accessToken: 'newer', refreshExpiresAt: now + 20 * minute });
    now += 20 * minute - 1;
    expect((await alive(given))?.tokens.accessToken).toBe('newer');
    now += 1;
    expect(await alive(given)).toBeUndefined();
  });

  it('keep tokens and account apart', async () => {
    const given = await added();
    await store.setAccount(given.key, { ...given.account, permissions: [], isExpired: true });
    await store.setTokens(given.key, { ...given.tokens, accessToken: 'newer' });
    expect(await alive(given)).toMatchObject({ tokens: { accessToken: 'newer' }, account: { isExpired: true } });
  });

  it('say why they ended until the cookie is gone', async () => {
    const given = await added({ tokens: { ...session().tokens, lifetimeMs: 200 } });
    await store.remove(given.key, 'signedOut');
    expect(await ended(given)).toMatchObject({ reason: 'signedOut' });
    now += 200;
    await new Promise((done) => setTimeout(done, 220));
    expect(await ended(given)).toBeUndefined();
  });

  it('leave nothing when they are removed without a reason', async () => {
    const given = await added();
    await store.remove(given.key);
    expect(await store.find(given.key, false)).toBeUndefined();
  });

  it('end by user and by the provider’s session', async () => {
    const [first, second] = [await added(), await added()];
    expect(await store.removeBySubject(first.user.id)).toBe(1);
    expect(await store.removeByProviderSid(second.providerSid ?? '')).toBe(1);
    expect(await store.removeByProviderSid(second.providerSid ?? '')).toBe(0);
    expect([await ended(first), await ended(second)]).toMatchObject([{ reason: 'signedOut' }, { reason: 'signedOut' }]);
  });

  it('are replaced by a newer one of the same user where only one is allowed', async () => {
    const { user } = session();
    const first = await added({ user }, true);
    const second = await added({ user }, true);
    expect([(await ended(first))?.reason, (await ended(first))?.reason]).toEqual(['displaced', 'displaced']);
    expect(await alive(second)).toBeDefined();
    const third = await added({ user });
    expect([await alive(second), await alive(third)].every(Boolean)).toBe(true);
  });

  it('leave exactly one of twenty simultaneous sign-ins', async () => {
    const { user } = session();
    const all = await Promise.all(Array.from({ length: 20 }, () => added({ user }, true)));
    const states = await Promise.all(all.map((one) => alive(one)));
    expect(states.filter(Boolean).length).toBe(1);
  });

  it('tell of another user once', async () => {
    const { key } = await added();
    expect([await store.takeUserChanged(key), await store.takeUserChanged(key)]).toEqual([true, false]);
  });

  it('hand out a name once within its time', async () => {
    const name = randomUUID();
    const claims = await Promise.all([store.claim(name, minute), store.claim(name, minute)]);
    expect(claims.toSorted()).toEqual([false, true]);
    expect(await store.claim(`${name}-other`, minute)).toBe(true);
  });

  it('are alive', async () => {
    expect(await store.isAlive()).toBe(true);
  });
});

describe('sessions that two gateways share', () => {
  let [one, two]: SessionStore[] = [];
  beforeEach(() => {
    now = Date.now();
    [one, two] = [sharedStore(), sharedStore()];
  });
  afterEach(() => Promise.all([one?.close(), two?.close()]));

  it('end on both at once, although both have opened them', async () => {
    const given = session();
    await one?.add(given, { single: false });
    expect((await two?.find(given.key, true))?.alive).toBeDefined();
    await one?.remove(given.key, 'signedOut');
    expect((await two?.find(given.key, true))?.ended).toMatchObject({ reason: 'signedOut' });
  });

  it('show new tokens on both', async () => {
    const given = session();
    await one?.add(given, { single: false });
    await two?.find(given.key, false);
    await one?.setTokens(given.key, { ...given.tokens, accessToken: 'newer' });
    expect((await two?.find(given.key, false))?.alive?.tokens.accessToken).toBe('newer');
  });

  it('are worked on by one at a time', async () => {
    let running = 0;
    let most = 0;
    const work = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((done) => setTimeout(done, 5));
      running -= 1;
    };
    await Promise.all([one, two, one, two].map((store) => store?.exclusively('k', work)));
    expect(most).toBe(1);
  });

  it('stay readable while the secret is changed, and no token of theirs is readable in the store', async () => {
    const given = session({ tokens: { ...session().tokens, accessToken: 'very-secret-token' } });
    await one?.add(given, { single: false });
    const rotated = sharedStore(['another-secret-that-is-long-enough', secret]);
    expect((await rotated.find(given.key, false))?.alive?.tokens.accessToken).toBe('very-secret-token');
    await rotated.close();
    const raw = connectionTo(redis);
    const stored = JSON.stringify(await raw.command('HGETALL', `{gw}:s:${given.key}`));
    await raw.close();
    expect(stored.length).toBeGreaterThan(300);
    expect(
      ['very-secret-token', 'chen', given.user.id, 'provider sid'].filter((text) => stored.includes(text)),
    ).toEqual([]);
  });

  it('are asked for once in a turn, and anew in the next one, whatever the first response says', async () => {
    const given = session();
    await one?.add(given, { single: false });
    const both = [one?.find(given.key, true), one?.find(given.key, true)];
    expect(both[0]).toBe(both[1]);
    const passive = one?.find(given.key, false);
    expect(passive).not.toBe(both[0]);
    expect((await Promise.all([...both, passive])).map((found) => found?.alive?.key)).toEqual(
      both.concat(passive).map(() => given.key),
    );
    await two?.remove(given.key, 'signedOut');
    expect((await one?.find(given.key, true))?.ended).toMatchObject({ reason: 'signedOut' });
  });

  it('do not let a record be moved to another session', async () => {
    const [mine, theirs] = [session(), session()];
    await one?.add(mine, { single: false });
    await one?.add(theirs, { single: false });
    const raw = connectionTo(redis);
    const stolen = await raw.command('HGET', `{gw}:s:${theirs.key}`, 'k');
    await raw.command('HSET', `{gw}:s:${mine.key}`, 'k', String(stolen), 'v', '99');
    await raw.close();
    expect(await two?.find(mine.key, false)).toBeUndefined();
  });
});

describe('a shared store that is down', () => {
  it('fails with 503 at once and works again when it is back', async () => {
    const own = await startRedis();
    const store = createRedisStore({
      redis: connectionTo(own),
      sealing: createSealing([secret]),
      now: Date.now,
      limits,
    });
    now = Date.now();
    const given = session();
    await store.add(given, { single: false });
    await own.stop();
    const startedAt = performance.now();
    await expect(store.find(given.key, false)).rejects.toMatchObject({ key: 'serviceUnavailable' });
    await expect(store.isAlive()).rejects.toMatchObject({ key: 'serviceUnavailable' });
    expect(performance.now() - startedAt).toBeLessThan(5_000);
    await own.restart();
    await expect.poll(() => store.isAlive().catch(() => false), { timeout: 30_000 }).toBe(true);
    await store.add(given, { single: false });
    expect((await store.find(given.key, false))?.alive).toBeDefined();
    await store.close();
    await own.stop();
  });
});
