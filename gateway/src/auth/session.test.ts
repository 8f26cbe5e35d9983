import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sendJson } from '../test-support/fake-server.ts';
import { setUp, type Setup } from '../test-support/setup.ts';

const minute = 60_000;
const taskUrl = '/api/retro/task?taskId=018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c01';
let gateway: Setup;

beforeAll(async () => {
  gateway = await setUp();
  gateway.chemistry.on('/api/retro/task', (response, request) =>
    sendJson(response, 200, { code: 200, data: { bearer: request.headers.authorization } }),
  );
});
afterAll(() => gateway.close());
afterEach(() => {
  gateway.provider.refreshOutcome = 'ok';
  gateway.provider.refreshDelayMs = 0;
  gateway.provider.permissionStatus = 200;
  gateway.provider.user = { sub: 'u-1', tenantid: 't-1', permissions: ['retrosynthesis'] };
});

describe('a session without activity', () => {
  it('lives for 30 minutes after the last call and then responds with 994', async () => {
    const browser = await gateway.signedIn();
    gateway.advance(30 * minute - 1_000);
    expect((await browser.call('GET', taskUrl)).statusCode).toBe(200);
    gateway.advance(30 * minute - 1_000);
    expect((await browser.call('GET', '/bff/user')).statusCode).toBe(200);
    gateway.advance(30 * minute + 1_000);
    for (let again = 0; again < 2; again += 1) {
      const response = await browser.call('GET', '/bff/user');
      expect([response.statusCode, response.json().code, response.json().error.display]).toEqual([401, 994, 'dialog']);
    }
  });

  it('is not kept alive by polls and pictures', async () => {
    const browser = await gateway.signedIn();
    gateway.advance(20 * minute);
    await browser.call('GET', taskUrl, { headers: { 'x-activity': 'passive' } });
    await browser.call('GET', '/api/structure/picture/AAAAAAAAAAAAAAAAAAAAAA.svg');
    gateway.advance(11 * minute);
    expect((await browser.call('GET', '/bff/user')).json().code).toBe(994);
  });

  it('is kept alive by what the page reports', async () => {
    const browser = await gateway.signedIn();
    for (let step = 0; step < 3; step += 1) {
      gateway.advance(20 * minute);
      expect((await browser.call('POST', '/bff/activity')).statusCode).toBe(200);
    }
    expect((await browser.call('GET', '/bff/user')).statusCode).toBe(200);
  });

  it('asks for the password again and still signs out at the provider', async () => {
    const browser = await gateway.signedIn();
    gateway.advance(31 * minute);
    const { authorizeUrl } = await browser.visitProvider();
    expect(authorizeUrl.searchParams.get('prompt')).toBe('login');
    const { redirectTo } = (await browser.call('POST', '/bff/logout')).json().data;
    expect(new URL(redirectTo).searchParams.get('id_token_hint')).toMatch(/^eyJ/);
  });
});

describe('tokens', () => {
  it('are refreshed once for twenty calls at the same time, and all succeed with the new one', async () => {
    const browser = await gateway.signedIn();
    await browser.call('POST', '/bff/activity');
    gateway.advance(29 * minute);
    await browser.call('POST', '/bff/activity');
    gateway.advance(29 * minute);
    await browser.call('GET', '/bff/user');
    gateway.advance(2 * minute - 4_000);
    gateway.provider.refreshDelayMs = 50;
    const before = gateway.provider.counts.refresh;
    const responses = await Promise.all(Array.from({ length: 20 }, () => browser.call('GET', taskUrl)));
    expect(responses.map((result) => result.statusCode)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(new Set(responses.map((result) => result.json().data.bearer)).size).toBe(1);
    expect(gateway.provider.counts.refresh - before).toBe(1);
    const renewed = responses.flatMap((result) => result.cookies).filter(({ name }) => name === 'sid');
    expect(renewed[0]).toMatchObject({ value: browser.cookies.get('sid'), maxAge: 3600 });
  });

  it('are refreshed by activity when they end within five minutes', async () => {
    const browser = await gateway.signedIn();
    const before = gateway.provider.counts.refresh;
    for (const minutes of [28, 26, 2]) {
      gateway.advance(minutes * minute);
      await browser.call('POST', '/bff/activity');
    }
    expect(gateway.provider.counts.refresh - before).toBe(1);
  });

  it('end the session when the provider refuses them', async () => {
    const browser = await expiring();
    gateway.provider.refreshOutcome = 'invalidGrant';
    const first = await browser.call('GET', taskUrl);
    expect([first.statusCode, first.json().code]).toEqual([401, 401]);
    gateway.provider.refreshOutcome = 'ok';
    expect((await browser.call('GET', taskUrl)).statusCode).toBe(401);
  });

  it.each([
    ['unavailable', 502],
    ['hangUp', 503],
  ] as const)('keep the session while the provider is %s (%i)', async (outcome, status) => {
    const browser = await expiring();
    gateway.provider.refreshOutcome = outcome;
    const response = await browser.call('GET', taskUrl);
    expect(response.statusCode).toBe(status);
    expect(response.json().error.message).toContain('sign-in service');
    gateway.provider.refreshOutcome = 'ok';
    expect((await browser.call('GET', taskUrl)).statusCode).toBe(200);
  });

  async function expiring() {
    const browser = await gateway.signedIn();
    gateway.advance(29 * minute);
    await browser.call('GET', taskUrl);
    gateway.advance(29 * minute);
    await browser.call('GET', taskUrl);
    gateway.advance(2 * minute);
    return browser;
  }
});

describe('permissions', () => {
  it('are at most a minute old', async () => {
    const user = { sub: 'u-perm', tenantid: 't', permissions: ['retrosynthesis'] };
    gateway.provider.user = user;
    const browser = await gateway.signedIn();
    const before = gateway.provider.counts.permissions;
    await Promise.all([browser.call('GET', taskUrl), browser.call('GET', taskUrl)]);
    expect(gateway.provider.counts.permissions).toBe(before);
    user.permissions = [];
    gateway.advance(minute);
    const response = await browser.call('GET', taskUrl);
    expect([response.statusCode, response.json().code]).toEqual([403, 10039]);
    expect(gateway.provider.counts.permissions).toBe(before + 1);
  });

  it('that the provider no longer gives to this token end the session', async () => {
    const browser = await gateway.signedIn();
    gateway.advance(minute);
    gateway.provider.permissionStatus = 401;
    expect((await browser.call('GET', taskUrl)).json().code).toBe(401);
    gateway.provider.permissionStatus = 200;
    expect((await browser.call('GET', '/bff/user')).statusCode).toBe(401);
  });

  it('that the provider no longer gives to this token are asked for with a new one, and end nothing', async () => {
    const browser = await gateway.signedIn();
    const before = gateway.provider.counts.refresh;
    gateway.advance(minute);
    // Once, then as ever.
    gateway.provider.faults.set('/user/permissions', (response) => {
      gateway.provider.faults.clear();
      response.writeHead(401).end();
    });
    const result = await browser.call('GET', taskUrl);
    expect([result.statusCode, gateway.provider.counts.refresh - before]).toEqual([200, 1]);
    // The cookie lives as long as the token, which is another now.
    expect(result.cookies.map(({ name }) => name)).toContain('sid');
  });

  it('that cannot be read let nobody in', async () => {
    const browser = await gateway.signedIn();
    gateway.advance(minute);
    gateway.provider.permissionStatus = 500;
    const seen = gateway.chemistry.seen('/api/retro/task').length;
    expect((await browser.call('GET', taskUrl)).statusCode).toBe(502);
    expect(gateway.chemistry.seen('/api/retro/task').length).toBe(seen);
  });
});
