import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../test-support/browser.ts';
import { startRealIdentity, type RealIdentity } from '../test-support/real-identity.ts';
import { sendJson } from '../test-support/fake-server.ts';
import { setUp, type Setup } from '../test-support/setup.ts';

const publicUrl = 'http://localhost:8080';
const clientSecret = 'secret-of-the-tests';
let identity: RealIdentity;
let gateway: Setup;

beforeAll(async () => {
  identity = await startRealIdentity(publicUrl, clientSecret);
  gateway = await setUp({
    env: { OIDC_ISSUER: `${identity.url}/realms/synthesis`, AUTH_SERVER_URL: identity.url },
  });
});
afterAll(async () => {
  await gateway.close();
  await identity.stop();
});

async function signIn(userName: string): Promise<{ browser: Browser; location: string }> {
  const browser = gateway.browser();
  const login = await browser.open('/bff/login?returnTo=/home&culture=en');
  const callback = await identity.signIn(String(login.headers.location), userName);
  const response = await browser.open(callback.slice(publicUrl.length));
  return { browser, location: String(response.headers.location) };
}

describe('with the product’s own identity provider', () => {
  it('a chemist signs in, and the service can tell who calls', async () => {
    const { browser, location } = await signIn('chemist');
    expect(location).toBe('/home');
    expect((await browser.call('GET', '/bff/user')).json().data).toMatchObject({
      user: { id: 'demo-chemist', userName: 'chemist', tenantId: 'demo-pharma' },
      permissions: expect.arrayContaining(['retrosynthesis']),
    });
    gateway.chemistry.on('/api/common/user-profile', (response, { headers }) =>
      sendJson(
        response,
        200,
        JSON.parse(Buffer.from(String(headers.authorization).split('.')[1] ?? '', 'base64url').toString()),
      ),
    );
    expect((await browser.call('GET', '/api/common/user-profile')).json().data).toMatchObject({
      sub: 'demo-chemist',
      aud: 'synthesis-api',
    });
  });

  it('a chemist with few permissions cannot plan', async () => {
    const { browser } = await signIn('limited');
    const response = await browser.call('POST', '/api/retro/retro-search-start', { payload: { structure: 'CCO' } });
    expect([response.statusCode, response.json().code]).toEqual([403, 10039]);
  });

  it('the token is refreshed, again and again', async () => {
    const { browser } = await signIn('chemist');
    gateway.chemistry.on('/api/common/user-profile', (response, { headers }) =>
      sendJson(response, 200, { bearer: headers.authorization }),
    );
    const bearers = new Set<string>();
    for (let hour = 0; hour < 3; hour += 1) {
      bearers.add((await browser.call('GET', '/api/common/user-profile')).json().data.bearer);
      for (let third = 0; third < 3; third += 1) {
        gateway.advance(20 * 60_000);
        await browser.call('POST', '/bff/activity', { headers: { 'x-activity': 'active' } });
      }
    }
    expect(bearers.size).toBe(3);
  });

  it('a user without tenant is sent to the provider’s sign-out', async () => {
    const { browser, location } = await signIn('no-tenant');
    expect(location).toContain('/protocol/openid-connect/logout?id_token_hint=');
    expect(browser.cookies.has('sid')).toBe(false);
  });

  it('signing out leads to a sign-out page of the provider that knows whose session it is', async () => {
    const { browser } = await signIn('chemist');
    const { redirectTo } = (await browser.call('POST', '/bff/logout')).json().data;
    const page = await (await fetch(redirectTo)).text();
    expect(redirectTo.startsWith(`${identity.url}/realms/synthesis/protocol/openid-connect/logout`)).toBe(true);
    expect(page).toContain('name="logout"');
  });
});
