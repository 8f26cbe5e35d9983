// Two gateways on one Redis, as processes behind one address: what one learns counts at the other at once; and S10,
// what they say while the Redis is gone.

import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { limits } from '@app/shared/constants/limits';
import { sendJson } from '@app/gateway/src/test-support/fake-server.ts';
import { startRedis, type TestRedis } from '@app/gateway/src/test-support/redis.ts';
import { message } from '@app/locales/messages';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createClock } from '../support/clock.ts';
import { behindProxy, startSurroundings, type Gateway, type Surroundings } from '../support/surroundings.ts';
import { envelopeOf, Visitor } from '../support/visitor.ts';

const taskPath = '/api/retro/task?taskId=018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c01';
const minute = 60_000;
const clock = createClock();
let redis: TestRedis;
let around: Surroundings;
let one: Gateway;
let two: Gateway;

beforeAll(async () => {
  [around, redis] = await Promise.all([startSurroundings(), startRedis()]);
  around.chemistry.on('/api/retro/task', (response, { headers }) =>
    sendJson(response, 200, { code: 200, data: { bearer: headers.authorization } }),
  );
  const start = (name: string) =>
    around.gateway({
      REDIS_URL: redis.url,
      INSTANCES: '2',
      // Counted in the Redis as well.
      RATE_LIMIT_SIGN_IN: '300',
      INSTANCE_NAME: name,
      SINGLE_SESSION: '1',
      PUBLIC_URL: behindProxy,
      ...clock.env,
    });
  [one, two] = await Promise.all([start('one'), start('two')]);
});
afterAll(async () => {
  await around.close();
  await redis.stop();
  clock.close();
});
afterEach(() => {
  clock.setAhead(0);
  around.provider.tokenLifetimeSeconds = 3600;
  around.provider.refreshDelayMs = 0;
  around.provider.accessClaims = {};
});

const verdictOf = async (visitor: Visitor, path = taskPath) => (await visitor.call('GET', path)).verdict;

describe('two gateways on one Redis', () => {
  it('share a sign-in that begins at one and ends at the other', async () => {
    const here = new Visitor(one);
    const { callback } = await here.visitProvider();
    const there = here.goTo(two);
    expect((await there.open(callback)).status).toBe(302);
    expect([await verdictOf(there), await verdictOf(there.goTo(one))]).toEqual([
      [200, 200],
      [200, 200],
    ]);
    // The attempt was used up at both.
    for (const gateway of [one, two]) {
      const late = here.goTo(gateway);
      expect((await late.readFailure(await late.open(callback))).status).toBe(401);
    }
  });

  it('S8: refresh a token once under twenty calls at both', async () => {
    around.provider.tokenLifetimeSeconds = 4;
    const here = await around.signedIn(one);
    const there = here.goTo(two);
    await verdictOf(there, '/api/common/config');
    around.provider.tokenLifetimeSeconds = 3600;
    around.provider.refreshDelayMs = 150;
    const before = around.provider.counts.refresh;
    const calls = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? here : there).call('GET', taskPath));
    const responses = await Promise.all(calls);
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
    expect(around.provider.counts.refresh - before).toBe(1);
    const [access] = around.front.tokens.slice(-3);
    expect(new Set(responses.map((result) => envelopeOf(result).data?.['bearer']))).toEqual(
      new Set([`Bearer ${access}`]),
    );
  });

  it('keep a session with tokens of 64 KB through calls, a refresh and a sign-out', async () => {
    const bytes = limits.accessTokenBytes - 1_000;
    around.provider.accessClaims = { groups: 'g'.repeat(Math.floor((bytes * 3) / 4)) };
    around.provider.tokenLifetimeSeconds = 4;
    const here = await around.signedIn(one);
    const there = here.goTo(two);
    around.provider.tokenLifetimeSeconds = 3600;
    const before = around.provider.counts.refresh;
    const bearers = new Set<unknown>();
    for (const visitor of [there, here, there, here]) {
      const result = await visitor.call('GET', taskPath);
      expect(result.verdict).toEqual([200, 200]);
      bearers.add(envelopeOf(result).data?.['bearer']);
    }
    expect([bearers.size, around.provider.counts.refresh - before]).toEqual([1, 1]);
    expect(String([...bearers][0]).length).toBeGreaterThan(bytes);
    expect(await verdictOf(there, '/bff/user')).toEqual([200, 200]);
    const { status, text } = await there.call('POST', '/bff/logout');
    expect([status, JSON.parse(text).data.redirectTo]).toEqual([200, expect.stringContaining('id_token_hint=')]);
    expect([await verdictOf(here), await verdictOf(there)]).toEqual([
      [401, 401],
      [401, 401],
    ]);
  });

  it('feel a sign-out of one at once', async () => {
    const here = await around.signedIn(one);
    const there = here.goTo(two);
    expect(await verdictOf(there)).toEqual([200, 200]);
    await here.call('POST', '/bff/logout');
    expect(await verdictOf(there)).toEqual([401, 401]);
  });

  it('S7: feel a second sign-in of the user at once', async () => {
    const here = await around.signedIn(one);
    expect(await verdictOf(here)).toEqual([200, 200]);
    const second = new Visitor(two);
    await second.signIn();
    for (const gateway of [one, two, one]) expect(await verdictOf(here.goTo(gateway))).toEqual([401, 998]);
    for (const gateway of [one, two]) expect(await verdictOf(second.goTo(gateway))).toEqual([200, 200]);
  });

  it('S7: leave exactly one session to a user who signs in at both at the same time', async () => {
    around.newUser();
    const browsers = [one, two, one, two, one, two].map((gateway) => new Visitor(gateway));
    const callbacks = await Promise.all(browsers.map((browser) => browser.visitProvider()));
    await Promise.all(browsers.map((browser, index) => browser.open(callbacks[index]?.callback ?? '')));
    for (const gateway of [one, two]) {
      const verdicts = await Promise.all(browsers.map((browser) => verdictOf(browser.goTo(gateway))));
      expect(verdicts.toSorted()).toEqual([[200, 200], ...Array.from({ length: 5 }, () => [401, 998])]);
    }
  });

  it('notice a sign-out at the provider, whichever it notifies', async () => {
    const here = await around.signedIn(one);
    const token = await around.provider.logoutToken({ sub: around.provider.user.sub });
    const post = async (at: Gateway) =>
      new Visitor(at).send('POST', '/bff/backchannel-logout', {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: `logout_token=${token}`,
      });
    expect((await post(two)).status).toBe(200);
    expect(await verdictOf(here)).toEqual([401, 401]);
    // The same token counts once, for both.
    expect((await post(one)).status).toBe(400);
  });

  it('S4: share the clock of inactivity', async () => {
    const here = await around.signedIn(one);
    for (const [index, gateway] of [two, one, two].entries()) {
      clock.setAhead((index + 1) * (30 * minute - 1_000));
      expect(await verdictOf(here.goTo(gateway))).toEqual([200, 200]);
    }
    clock.setAhead(120 * minute - 1_000);
    for (const gateway of [one, two, one]) expect(await verdictOf(here.goTo(gateway))).toEqual([401, 994]);
  });
});

describe('S10: while the Redis is gone', () => {
  let visitor: Visitor;
  let begun: { visitor: Visitor; callback: string };

  beforeAll(async () => {
    visitor = await around.signedIn(one);
    const attempt = new Visitor(one);
    begun = { visitor: attempt, callback: (await attempt.visitProvider()).callback };
    await redis.stop();
  });

  it('every call that needs a session is handled with 503, and none reaches the service', async () => {
    const seen = around.chemistry.requests.length;
    for (const gateway of [one, two]) {
      const at = visitor.goTo(gateway);
      const responses = [
        await at.call('GET', taskPath),
        await at.call('POST', '/api/retro/task-list', { pageIndex: 1, pageSize: 10 }),
        await at.call('GET', '/bff/user'),
        await at.call('POST', '/bff/activity'),
        await at.call('POST', '/bff/logout'),
      ];
      expect(responses.map(({ verdict }) => verdict)).toEqual(responses.map(() => [503, 503]));
      for (const result of responses) {
        const { error, requestId } = envelopeOf(result);
        expect([error?.code, requestId]).toEqual([503, result.headers['x-request-id']]);
      }
    }
    const reached = around.chemistry.requests.slice(seen).map(({ url }) => url);
    expect(reached.filter((url) => url !== '/livez')).toEqual([]);
  });

  it('nobody becomes somebody: without a cookie 401, and with one no sign-in', async () => {
    expect(await verdictOf(new Visitor(one))).toEqual([401, 401]);
    const page = await begun.visitor.readFailure(await begun.visitor.open(begun.callback));
    expect([page.status, page.text.includes(message('en', 'gateway', 'sessionsUnavailable'))]).toEqual([503, true]);
    expect(begun.visitor.cookies.has('__Host-sid')).toBe(false);
  });

  it('the sign-in says so on its page', async () => {
    const result = await visitor.open('/bff/login?culture=en');
    expect([result.status, result.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
    expect(result.text).toContain(message('en', 'gateway', 'sessionsUnavailable'));
    expect(result.text).toContain('/bff/login');
    expect(result.text).not.toContain('127.0.0.1');
  });

  it('/readyz says 503 and why, /livez 200', async () => {
    const ready = await visitor.send('GET', '/readyz');
    expect(ready.status).toBe(503);
    expect(JSON.parse(ready.text)).toMatchObject({ sessions: false, identity: true, chemistry: true });
    expect((await visitor.send('GET', '/livez')).status).toBe(200);
  });

  it('both heal by themselves within 5 s of its return, and who signs in anew is in', async () => {
    await redis.restart();
    for (const gateway of [one, two]) {
      await vi.waitFor(async () => expect((await visitor.goTo(gateway).send('GET', '/readyz')).status).toBe(200), {
        timeout: 5_000,
        interval: 50,
      });
    }
    // This Redis keeps nothing over a restart.
    expect(await verdictOf(visitor)).toEqual([401, 401]);
    await visitor.signIn();
    expect([await verdictOf(visitor), await verdictOf(visitor.goTo(two))]).toEqual([
      [200, 200],
      [200, 200],
    ]);
  });
});

describe('several gateways without a Redis', () => {
  it('do not start, and say in one line what is missing', () => {
    const main = resolve(import.meta.dirname, '../../../gateway/src/main.ts');
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', main], {
      encoding: 'utf8',
      env: {
        PORT: '0',
        INSTANCES: '2',
        OIDC_ISSUER: around.provider.issuer,
        OIDC_CLIENT_SECRET: 'secret-of-the-tests',
        AUTH_SERVER_URL: around.provider.url,
        SESSION_SECRET: 'a-session-secret-of-the-tests-only',
      },
    });
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^REDIS_URL: must be set when INSTANCES is more than 1[^\n]*\n$/);
  });
});
