// Lines S1 to S9, once with sessions in memory and once in a Redis, against gateways as processes: some wait for seconds in
// real time, one goes by a clock that is turned. gateway/src/auth/session.test.ts turns the clock inside the process.
// S9 with a provider that never responds is in upstream-time.test.ts, S10 in shared-sessions.test.ts.

import { setTimeout as pause } from 'node:timers/promises';
import { sessionKeyOf } from '@app/gateway/src/sessions/ids.ts';
import { sendJson } from '@app/gateway/src/test-support/fake-server.ts';
import { startRedis } from '@app/gateway/src/test-support/redis.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createClock, type Clock } from '../support/clock.ts';
import { holdsKey } from '../support/redis-reader.ts';
import { behindProxy, startSurroundings, type Gateway, type Surroundings } from '../support/surroundings.ts';
import { envelopeOf, locationOf, Visitor } from '../support/visitor.ts';

const taskPath = '/api/retro/task?taskId=018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c01';
const sid = '__Host-sid';
// The shortest stretch that leaves a busy machine some time for each step.
const inactivityMinutes = '0.07';
const inactivityMs = 4_200;
const minute = 60_000;
const maxHours = 1.5;
const metricsToken = 'a-token-for-the-metrics';
const step = () => pause(0.55 * inactivityMs);
const tooLong = () => pause(1.15 * inactivityMs);

const verdictOf = async (visitor: Visitor, path = '/bff/user') => (await visitor.call('GET', path)).verdict;

const stores = ['memory', 'Redis'] as const;
const places = new Map<string, Place>();

beforeAll(async () => {
  for (const [index, place] of (await Promise.all(stores.map(openPlace))).entries())
    places.set(stores[index] ?? '', place);
});
afterAll(async () => {
  await Promise.all([...places.values()].map(({ close }) => close()));
});

describe.each(stores)('with sessions in %s', (store) => {
  let around: Surroundings;
  let single: Gateway;
  let brief: Gateway;
  let turned: Gateway;
  let clock: Clock;
  let stories: Stories;

  beforeAll(() => {
    const place = places.get(store);
    if (!place) throw new RangeError(store);
    ({ around, single, brief, turned, clock, stories } = place);
  });
  afterEach(() => {
    around.provider.tokenLifetimeSeconds = 3600;
    around.provider.refreshOutcome = 'ok';
    around.provider.refreshDelayMs = 0;
    clock.setAhead(0);
  });

  /** Signed in with an access token that every call finds too short. */
  async function withShortToken(): Promise<Visitor> {
    around.provider.tokenLifetimeSeconds = 4;
    const visitor = await around.signedIn(single);
    around.provider.tokenLifetimeSeconds = 3600;
    return visitor;
  }

  it('S1: a sign-in sets exactly one session cookie, opaque, safe, and as long-lived as the token', async () => {
    around.newUser();
    around.provider.tokenLifetimeSeconds = 1_234;
    const [first, second] = [await new Visitor(single).signIn(), await new Visitor(single).signIn()];
    const own = first.setCookies.filter(({ name }) => name.includes('sid'));
    expect(own).toEqual([
      {
        name: sid,
        // 256 random bits.
        value: expect.stringMatching(/^[\w-]{43}$/),
        attributes: { path: '/', 'max-age': '1234', secure: '', httponly: '', samesite: 'Lax' },
      },
    ]);
    expect(second.setCookies.find(({ name }) => name === sid)?.value).not.toBe(own[0]?.value);
  });

  it('S2: no body, address or other cookie holds a token', async () => {
    const visitor = await withShortToken();
    await visitor.call('GET', '/bff/user');
    await visitor.call('POST', '/bff/activity');
    await visitor.call('GET', '/api/common/config');
    await visitor.open('/bff/callback?code=1&state=2');
    const shown = visitor.responses.map((result) => JSON.stringify(result)).join('\n');
    const tokens = around.front.tokens.slice(-6);
    expect(tokens.length).toBe(6);
    for (const token of tokens) {
      expect(token.length).toBeGreaterThan(30);
      expect(shown).not.toContain(token);
    }
    // The address of the provider's sign-out carries the ID token and nothing else of it (RP-Initiated Logout 1.0).
    const out = await visitor.call('POST', '/bff/logout');
    // The one of the last refresh: the key of the first may be gone from the provider.
    const idToken = tokens.at(-1) ?? '';
    const others = tokens.slice(0, -1);
    expect(out.text).toContain(`id_token_hint=${idToken}`);
    for (const token of others) expect(JSON.stringify(out)).not.toContain(token);
  });

  it('S3: a cookie planted before the sign-in, or of the session before, opens nothing afterwards', async () => {
    around.newUser();
    const planted = 'a'.repeat(43);
    const visitor = new Visitor(single, new Map([[sid, planted]]));
    await visitor.signIn();
    const first = visitor.cookies.get(sid) ?? '';
    await visitor.signIn();
    const second = visitor.cookies.get(sid) ?? '';
    expect(new Set([planted, first, second]).size).toBe(3);
    expect(await verdictOf(visitor)).toEqual([200, 200]);
    for (const old of [planted, first]) {
      expect(await verdictOf(new Visitor(single, new Map([[sid, old]])))).toEqual([401, 401]);
    }
  });

  it('S4: activity restarts the clock; without it a session ends with 994, for good', async () => {
    const { active, idle, ended, display, prompt, reached } = await stories.inactivity;
    expect(active).toEqual([
      [200, 200],
      [200, 200],
    ]);
    expect([...idle, ended]).toEqual(Array.from({ length: 4 }, () => [401, 994]));
    expect([display, prompt]).toEqual(['dialog', 'login']);
    // Only the calls of a live session.
    expect(reached).toBe(2);
  });

  it('S4: 29 minutes and 59 seconds are short enough, 30 minutes and one second are not', async () => {
    const visitor = await around.signedIn(turned);
    clock.setAhead(30 * minute - 1_000);
    expect(await verdictOf(visitor, taskPath)).toEqual([200, 200]);
    clock.setAhead(60 * minute - 2_000);
    expect(await verdictOf(visitor, taskPath)).toEqual([200, 200]);
    const isKept = () => places.get(store)?.isKept(visitor.cookies.get('sid') ?? '');
    expect(await isKept()).toBe(true);
    clock.setAhead(90 * minute - 1_000);
    expect(await verdictOf(visitor, taskPath)).toEqual([401, 994]);
    expect(await isKept()).toBe(false);
  });

  it('S5: polls and pictures are no activity, what the page reports is', async () => {
    const { polls, reports, idler, reader } = await stories.passive;
    expect(polls.slice(0, 2)).toEqual([200, 404]);
    expect(reports).toEqual([200, 200]);
    expect([idler, reader]).toEqual([
      [401, 994],
      [200, 200],
    ]);
  });

  it('S6: a session ends with its refresh token, however active its user is', async () => {
    const { promisedMs, statuses, last } = await stories.refreshToken;
    expect(promisedMs).toBeGreaterThan(0);
    expect(promisedMs).toBeLessThan(5_001);
    expect(statuses[0]).toBe(200);
    expect(last).toEqual([401, 401]);
  });

  it('S6: a session ends after its longest duration, however active its user is', async () => {
    const visitor = await around.signedIn(turned);
    for (const minutes of [20, 40, 60, 80]) {
      clock.setAhead(minutes * minute);
      expect((await visitor.call('POST', '/bff/activity')).verdict).toEqual([200, 200]);
    }
    clock.setAhead(maxHours * 60 * minute - 1_000);
    expect(await verdictOf(visitor, taskPath)).toEqual([200, 200]);
    clock.setAhead(maxHours * 60 * minute + 1_000);
    expect(await verdictOf(visitor, taskPath)).toEqual([401, 401]);
  });

  it('S7: a second sign-in of a user ends the first session with 998, for good', async () => {
    const first = await around.signedIn(single);
    const second = new Visitor(single);
    await second.signIn();
    for (const path of [taskPath, '/bff/user', taskPath]) expect(await verdictOf(first, path)).toEqual([401, 998]);
    expect(await verdictOf(second, taskPath)).toEqual([200, 200]);
    const third = await around.signedIn(single);
    expect([await verdictOf(second), await verdictOf(third)]).toEqual([
      [200, 200],
      [200, 200],
    ]);
  });

  it('S8: twenty calls with a token about to end cause one refresh, and all succeed with the new token', async () => {
    const visitor = await withShortToken();
    around.provider.refreshDelayMs = 100;
    const before = around.provider.counts.refresh;
    const responses = await Promise.all(Array.from({ length: 20 }, () => visitor.call('GET', taskPath)));
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
    expect(around.provider.counts.refresh - before).toBe(1);
    const [access] = around.front.tokens.slice(-3);
    const bearers = new Set(responses.map((result) => envelopeOf(result).data?.['bearer']));
    expect([...bearers]).toEqual([`Bearer ${access}`]);
    const renewed = responses.flatMap(({ setCookies }) => setCookies).filter(({ name }) => name === sid);
    expect(renewed.length).toBeGreaterThan(0);
    for (const { value, attributes } of renewed) {
      expect([value, attributes['max-age']]).toEqual([visitor.cookies.get(sid), '3600']);
    }
  });

  it('S9: a refused refresh ends the session', async () => {
    const visitor = await withShortToken();
    around.provider.refreshOutcome = 'invalidGrant';
    const seen = around.chemistry.seen('/api/retro/task').length;
    expect(await verdictOf(visitor, taskPath)).toEqual([401, 401]);
    around.provider.refreshOutcome = 'ok';
    expect(await verdictOf(visitor, taskPath)).toEqual([401, 401]);
    expect(around.chemistry.seen('/api/retro/task').length).toBe(seen);
  });

  it.each([
    ['answers 503', 'unavailable'],
    ['hangs up', 'hangUp'],
  ] as const)(
    'S9: a provider that %s costs neither the session nor a call that the token still allows',
    async (_case, outcome) => {
      const visitor = await withShortToken();
      around.provider.refreshOutcome = outcome;
      expect(await verdictOf(visitor, taskPath)).toEqual([200, 200]);
      around.provider.refreshOutcome = 'ok';
      expect(await verdictOf(visitor, taskPath)).toEqual([200, 200]);
    },
  );

  it('a sign-out ends this session and no other', async () => {
    const here = await around.signedIn(brief);
    const there = new Visitor(brief);
    await there.signIn();
    const before = new Map(here.cookies);
    const out = await here.call('POST', '/bff/logout');
    const { origin, pathname, searchParams } = new URL(String(envelopeOf(out).data?.['redirectTo']));
    expect(`${origin}${pathname}`).toBe(`${around.provider.issuer}/protocol/openid-connect/logout`);
    expect(searchParams.get('post_logout_redirect_uri')).toBe(`${brief.publicUrl}/`);
    expect(out.setCookies).toContainEqual(expect.objectContaining({ name: 'sid', value: '' }));
    expect(await verdictOf(new Visitor(brief, before))).toEqual([401, 401]);
    expect(await verdictOf(there)).toEqual([200, 200]);
  });

  it.each(['sub', 'sid'] as const)('a sign-out at the provider by %s ends the session, once', async (claim) => {
    const visitor = await around.signedIn(brief);
    const other = await around.signedIn(brief);
    const { data } = envelopeOf(await visitor.call('GET', '/bff/user'));
    const id = String(Object(data?.['user'])['id']);
    const post = async (token: string) =>
      new Visitor(brief).send('POST', '/bff/backchannel-logout', {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ logout_token: token }).toString(),
      });
    const token = await around.provider.logoutToken(claim === 'sub' ? { sub: id } : { sid: `sid-${id}` });
    expect((await post(token)).status).toBe(200);
    expect(await verdictOf(visitor, taskPath)).toEqual([401, 401]);
    expect(await verdictOf(other)).toEqual([200, 200]);
    expect((await post(token)).verdict).toEqual([400, 400]);
    expect((await post('nonsense')).status).toBe(400);
  });

  it('A4: a user other than last time starts at / and the page learns it once', async () => {
    const visitor = await around.signedIn(single);
    const same = await visitor.signIn('/bff/login?returnTo=/my/profile');
    expect(locationOf(same)).toBe('/my/profile');
    expect(envelopeOf(await visitor.call('GET', '/bff/user')).data?.['userChanged']).toBe(false);
    around.provider.user = { ...around.provider.user, sub: 'somebody-else' };
    expect(locationOf(await visitor.signIn('/bff/login?returnTo=/my/profile'))).toBe('/');
    const reported = [await visitor.call('GET', '/bff/user'), await visitor.call('GET', '/bff/user')];
    expect(reported.map((result) => envelopeOf(result).data?.['userChanged'])).toEqual([true, false]);
  });
});

interface Place {
  around: Surroundings;
  /** A user has one session; browsers know it by https. */
  single: Gateway;
  /** Sessions end after a few seconds without activity. */
  brief: Gateway;
  /** Goes by the clock; an hour and a half is its longest session. */
  turned: Gateway;
  clock: Clock;
  /** They mostly wait, so they go on beside the tests. */
  stories: Stories;
  /** Whether the store still has this session of the `turned` gateway, or memory any of them. */
  isKept(id: string): Promise<boolean>;
  close(): Promise<void>;
}

async function openPlace(store: (typeof stores)[number]): Promise<Place> {
  const [around, redis] = await Promise.all([startSurroundings(), store === 'Redis' ? startRedis() : undefined]);
  const clock = createClock();
  around.chemistry.on('/api/retro/task', (response, { headers }) =>
    sendJson(response, 200, { code: 200, data: { bearer: headers.authorization } }),
  );
  const shared: Record<string, string> = redis ? { REDIS_URL: redis.url } : {};
  const [single, brief, turned] = await Promise.all([
    around.gateway({ ...shared, SINGLE_SESSION: '1', PUBLIC_URL: behindProxy }),
    around.gateway({ ...shared, INACTIVITY_MINUTES: inactivityMinutes }),
    around.gateway({ ...shared, ...clock.env, SESSION_MAX_HOURS: String(maxHours), METRICS_TOKEN: metricsToken }),
  ]);
  return {
    around,
    single,
    brief,
    turned,
    clock,
    stories: await reportStories(around, single, brief),
    async isKept(id) {
      if (redis) return holdsKey(redis.url, `{gw}:s:${sessionKeyOf(id)}`);
      const headers = { authorization: `Bearer ${metricsToken}` };
      const { text } = await new Visitor(turned).send('GET', '/metrics', { headers });
      return Number(/^gateway_sessions(?:\{[^}]*\})? (\d+)$/m.exec(text)?.[1]) > 0;
    },
    async close() {
      await around.close();
      await redis?.stop();
      clock.close();
    },
  };
}

type Stories = Awaited<ReturnType<typeof reportStories>>;

/** Begins what takes seconds of real time. */
async function reportStories(around: Surroundings, single: Gateway, brief: Gateway) {
  const ownPath = '/api/retro/task?taskId=018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c99';
  const [leaver, idler, reader] = [
    await around.signedIn(brief),
    await around.signedIn(brief),
    await around.signedIn(brief),
  ];
  around.front.refreshSeconds = 5;
  const bound = await around.signedIn(single);
  around.front.refreshSeconds = undefined;

  async function inactivity() {
    const active: unknown[] = [];
    for (let again = 0; again < 2; again += 1) {
      await step();
      active.push(await verdictOf(leaver, ownPath));
    }
    await tooLong();
    const idle = [await verdictOf(leaver, ownPath), await verdictOf(leaver), await verdictOf(leaver, ownPath)];
    const last = await leaver.call('POST', '/bff/activity');
    const { authorizeUrl } = await leaver.visitProvider();
    return {
      active,
      idle,
      ended: last.verdict,
      display: envelopeOf(last).error?.display,
      prompt: authorizeUrl.searchParams.get('prompt'),
      reached: around.chemistry.requests.filter(({ url }) => url === ownPath).length,
    };
  }

  async function passive() {
    const polls: number[] = [];
    const reports: number[] = [];
    for (let again = 0; again < 2; again += 1) {
      await step();
      const poll = await idler.call('GET', taskPath, undefined, { headers: { 'x-activity': 'passive' } });
      const picture = await idler.send('GET', '/api/structure/picture/AAAAAAAAAAAAAAAAAAAAAA.svg', {
        headers: { 'sec-fetch-site': 'same-origin' },
      });
      polls.push(poll.status, picture.status);
      reports.push((await reader.call('POST', '/bff/activity')).status);
    }
    return { polls, reports, idler: await verdictOf(idler), reader: await verdictOf(reader) };
  }

  async function refreshToken() {
    const { data } = envelopeOf(await bound.call('GET', '/bff/user'));
    const promisedMs = Date.parse(String(data?.['endsAt'])) - Date.now();
    const statuses: number[] = [];
    for (const until = Date.now() + promisedMs + 100; Date.now() < until; await pause(300)) {
      statuses.push((await bound.call('POST', '/bff/activity')).status);
    }
    return { promisedMs, statuses, last: await verdictOf(bound, taskPath) };
  }

  const all = { inactivity: inactivity(), passive: passive(), refreshToken: refreshToken() };
  // A story that fails is reported by its own test.
  for (const story of Object.values(all)) story.catch(() => undefined);
  return all;
}
