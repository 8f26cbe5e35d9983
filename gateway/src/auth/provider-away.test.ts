// What goes on while the product's own provider is away, and that everything is as before once it is back.

import { message } from '@app/locales/messages';
import { cultures } from '@app/shared/constants/locale';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../test-support/browser.ts';
import { startRealIdentity, signInAt, type RealIdentity } from '../test-support/real-identity.ts';
import { sendJson } from '../test-support/fake-server.ts';
import { setUp, type Setup } from '../test-support/setup.ts';

const minute = 60_000;
let identity: RealIdentity;
let gateway: Setup;
/** Signed in while the provider was there. */
let browser: Browser;
let leaving: Browser;

const ready = async () => {
  const { statusCode, payload } = await gateway.app.inject('/readyz');
  return [statusCode, JSON.parse(payload).identity];
};
const profile = () => browser.call('GET', '/api/common/user-profile');

beforeAll(async () => {
  identity = await startRealIdentity('http://localhost:8080', 'secret-of-the-tests');
  gateway = await setUp({
    env: { OIDC_ISSUER: `${identity.url}/realms/synthesis`, AUTH_SERVER_URL: identity.url },
  });
  browser = await signInAt(gateway, identity, 'chemist');
  leaving = await signInAt(gateway, identity, 'chemist');
  gateway.chemistry.on('/api/common/user-profile', (response) => sendJson(response, 200, gateway.chemistry.profile));
});
afterAll(async () => {
  await gateway.close();
  await identity.stop();
});

describe('while the provider is away', () => {
  beforeAll(async () => {
    await ready();
    await identity.pause();
  });

  it('/readyz says so within a minute, and a minute later still', async () => {
    gateway.advance(minute);
    expect(await ready()).toEqual([503, false]);
    gateway.advance(minute);
    expect(await ready()).toEqual([503, false]);
    const lines = gateway.logLines.filter(({ msg }) => msg === 'the identity provider cannot be reached');
    expect(lines).toHaveLength(1);
  });

  it.each(cultures)('nobody is sent to it: a page of ours offers to try again, in %s', async (culture) => {
    const page = await gateway.browser().open(`/bff/login?returnTo=/my/profile&culture=${culture}`);
    expect([page.statusCode, page.headers.location]).toEqual([503, undefined]);
    expect(page.payload).toContain(message(culture, 'gateway', 'identityUnavailable'));
    expect(page.payload).toContain(`href="/bff/login?culture=${culture}&#38;returnTo=%2Fmy%2Fprofile"`);
    expect(page.payload).toContain(message(culture, 'gateway', 'signInFailed.tryAgain'));
  });

  it('sessions whose tokens still hold go on, to their end', async () => {
    for (const passed of [1, 20, 20]) {
      await browser.call('POST', '/bff/activity', { headers: { 'x-activity': 'active' } });
      gateway.advance(passed * minute);
      expect((await profile()).statusCode).toBe(200);
    }
  });

  it('a token near its end is no end: the page learns when it ends, and calls go on', async () => {
    const activity = await browser.call('POST', '/bff/activity', { headers: { 'x-activity': 'active' } });
    const left = Date.parse(activity.json().data.expiresAt) - gateway.now();
    expect(left).toBeGreaterThan(0);
    gateway.advance(left - 3_000);
    expect((await browser.call('POST', '/bff/activity')).statusCode).toBe(200);
    expect((await profile()).statusCode).toBe(200);
  });

  it('a sign-out ends the session here, and says that it may go on there', async () => {
    const { redirectTo } = (await leaving.call('POST', '/bff/logout', { headers: { 'x-culture': 'en' } })).json().data;
    expect(redirectTo).toMatch(/^\/bff\/login\?failed=503&of=signOut&culture=en$/);
    expect((await leaving.call('GET', '/bff/user')).statusCode).toBe(401);
    const { payload } = await leaving.open(redirectTo);
    expect(payload).toContain(message('en', 'gateway', 'signedOutHere'));
    expect(payload).toContain(`<h1>${message('en', 'gateway', 'signInFailed.signedOut')}</h1>`);
  });
});

describe('once the provider is back', () => {
  beforeAll(() => identity.resume());

  it('/readyz says so within a minute', async () => {
    gateway.advance(minute);
    expect(await ready()).toEqual([200, true]);
    expect(gateway.logLines.some(({ msg }) => msg === 'the identity provider is back')).toBe(true);
  });

  it('sign-ins lead to it again', async () => {
    expect((await gateway.browser().open('/bff/login')).headers.location).toContain(identity.url);
  });

  it('a session whose token ended meanwhile is refreshed', async () => {
    expect((await profile()).statusCode).toBe(200);
  });
});
