// A PingFederate set up by the guide, and what it gives that is larger, longer or otherwise than one would like: every case
// that the sign-in through Keycloak knows. The provider is the product's own, as strict as its settings.

import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { message } from '@app/locales/messages';
import { cultures } from '@app/shared/constants/locale';
import { signatureAlgorithms } from '@app/shared/constants/signature-algorithms';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../test-support/browser.ts';
import { strictPingFederate } from '../../test-support/pingfederate-guide.ts';
import { startFederatedSignIn, type RealSignIn } from '../../test-support/real-sign-in.ts';

const minute = 60_000;
const isFull = process.env['TEST_EXTENT'] === 'full';
let real: RealSignIn;
beforeAll(async () => {
  real = await startFederatedSignIn();
});
afterAll(() => real.close());

/** Goes on with other settings and claims, the rest as in the guide. */
async function change(settings: Record<string, string>, env: Record<string, string> = {}): Promise<void> {
  const { publicUrl, identity } = real;
  const addresses = { publicUrl, identityUrl: identity.url, clientSecret: 'secret-of-the-tests' };
  await identity.change({ ...strictPingFederate(addresses, settings), ...env });
}
const claims = (habits: object) => ({ IDENTITY_CLAIMS: JSON.stringify(habits) });
const contract = 'sub, name, preferred_username, email, memberOf';
const newPerson = () => real.identity.person();
const isSignedIn = async (browser: Browser) => (await real.statusOf(browser)) === 200;
const userOf = async (browser: Browser) =>
  (await browser.call('GET', '/bff/user', { headers: real.host })).json().data.user;
const lastSync = () => {
  const { body } = real.gateway.chemistry.seen('/api/common/sync-user').at(-1) ?? { body: '{}' };
  return JSON.parse(String(body)) as Record<string, unknown>;
};

describe('claims', () => {
  afterEach(() => change({}));

  it('may be lists, each of them', async () => {
    const list = { list: true };
    const lists = { name: list, preferred_username: list, email: list, memberOf: list };
    await change(
      { 'Attribute Contract': `${contract}, tenantid` },
      claims({ ...lists, tenantid: { value: ['t-1', 't-2'] } }),
    );
    const { browser, location } = await real.signIn(newPerson());
    expect(location).toBe('/home');
    expect(await userOf(browser)).toEqual({
      id: 'demo-member',
      userName: 'member',
      name: '苏宁 Su Ning',
      tenantId: 't-1',
    });
    expect(lastSync()).toMatchObject({ email: 'member@demo.example', chineseName: '苏宁 Su Ning' });
  });

  it('may be names of 255 and 255 letters', async () => {
    const [given, family] = ['玮'.repeat(255), '陈'.repeat(255)];
    await change(
      { 'Attribute Contract': 'sub, given_name, family_name, preferred_username, memberOf' },
      claims({
        given_name: { value: given },
        family_name: { value: family },
        preferred_username: { value: 'u'.repeat(255) },
      }),
    );
    const { browser, location } = await real.signIn(newPerson());
    expect([location, await userOf(browser)]).toEqual([
      '/home',
      expect.objectContaining({ name: '陈'.repeat(200), userName: 'u'.repeat(200) }),
    ]);
  });

  it('may be more groups than one token could hold, 1,015 of them, as Windows allows', async () => {
    const groups = Array.from({ length: 1_015 }, (_, number) => `CN=${'g'.repeat(80)}-${number},OU=Groups,DC=x,DC=y`);
    await change({}, claims({ memberOf: { in: ['userinfo'], value: [...groups, 'CN=Chem-Users,OU=Groups'] } }));
    const { browser, location } = await real.signIn(newPerson());
    expect(location).toBe('/home');
    expect(await isSignedIn(browser)).toBe(true);
    expect(lastSync()['userGroups']).toHaveLength(1_016);
  });
});

describe('an access token', () => {
  const grown = (bytes: number) => claims({ groups: { in: ['access'], value: 'g'.repeat((bytes * 3) / 4) } });
  const withGroups = { 'Access Token Attribute Contract': 'sub, groups' };
  afterEach(() => change({}));

  it.each([20_000, 60_000])('of %i bytes opens a session and every call', async (bytes) => {
    await change(withGroups, grown(bytes));
    const { browser, location } = await real.signIn(newPerson());
    expect(location).toBe('/home');
    expect((await real.accessTokenOf(browser)).length).toBeGreaterThan(bytes);
    expect(browser.cookies.get('sid')?.length).toBeLessThan(100);
  });

  it('of more than 64 KB is refused with its reason', async () => {
    await change(withGroups, grown(70_000));
    const person = newPerson();
    const first = await real.signIn(person);
    const again = new URL(await person.signIn(String(first.location), 'member'));
    const page = await first.browser.open(`${again.pathname}${again.search}`, real.host);
    expect([page.statusCode, page.payload.includes('<code>token-too-large</code>')]).toEqual([502, true]);
  });

  it('is of 15 minutes, of the configured issuer and for the service, and names nothing that was not mapped', async () => {
    const { browser } = await real.signIn(newPerson());
    const token = decodeJwt(await real.accessTokenOf(browser));
    expect(token).toMatchObject({ iss: real.identity.url, aud: 'synthesis-api', sub: 'demo-member' });
    expect((token.exp ?? 0) - (token.iat ?? 0)).toBe(900);
    for (const name of ['name', 'email', 'memberOf', 'tenantid']) expect(token).not.toHaveProperty(name);
  });
});

describe('a provider that signs with', () => {
  afterAll(() => change({}));

  it.each(isFull ? signatureAlgorithms : (['PS256', 'ES384'] as const))(
    '%s signs people in and out, from its first token',
    async (algorithm) => {
      await change({}, { IDENTITY_SIGNING_ALG: algorithm });
      await real.restartGateway();
      const person = newPerson();
      const { browser, location } = await real.signIn(person);
      expect([location, decodeProtectedHeader(await real.accessTokenOf(browser)).alg]).toEqual(['/home', algorithm]);
      await person.signOut(`${real.identity.url}/idp/startSLO.ping?TargetResource=${real.publicUrl}/`);
      expect(await isSignedIn(browser)).toBe(false);
    },
  );
});

describe('a new signing key', () => {
  const rotate = (more = {}) => change({}, { IDENTITY_ROTATE_KEYS: '1', ...more });
  beforeAll(() => real.restartGateway());

  it('is taken at once, from the first sign-in on, and ends no session of the one before', async () => {
    const { browser: before } = await real.signIn(newPerson());
    await rotate({ IDENTITY_RETIRED_KEYS: 'disabled' });
    const locations = await Promise.all([1, 2].map(async () => (await real.signIn(newPerson())).location));
    expect(locations).toEqual(['/home', '/home']);
    expect(await isSignedIn(before)).toBe(true);
  });

  it('is taken at once when it signs a logout token first', async () => {
    await real.restartGateway();
    const person = newPerson();
    const { browser } = await real.signIn(person);
    await rotate();
    await person.signOut(`${real.identity.url}/idp/startSLO.ping?TargetResource=${real.publicUrl}/`);
    expect(await isSignedIn(browser)).toBe(false);
  });

  it.each(['on', 'off'])('ends no session at its next refresh, with an ID token at each (%s)', async (renewed) => {
    await change({ 'Return ID Token On Refresh Grant': renewed });
    await real.restartGateway();
    const { browser } = await real.signIn(newPerson());
    const before = await real.accessTokenOf(browser);
    await change({ 'Return ID Token On Refresh Grant': renewed }, { IDENTITY_ROTATE_KEYS: '1' });
    real.gateway.advance(14 * minute);
    const activity = await browser.call('POST', '/bff/activity', { headers: { ...real.host, 'x-activity': 'active' } });
    expect(activity.statusCode).toBe(200);
    const after = await real.accessTokenOf(browser);
    expect([after === before, await isSignedIn(browser)]).toEqual([false, true]);
    expect(decodeProtectedHeader(after).kid === decodeProtectedHeader(before).kid).toBe(false);
  });
});

describe('refresh tokens', () => {
  beforeAll(() => real.restartGateway());
  afterEach(() => change({}));

  it.each(['on', 'off'])('that roll (%s) carry a session on, again and again', async (rolls) => {
    await change({ 'Roll Refresh Token Values (Default Policy)': rolls });
    const { browser } = await real.signIn(newPerson());
    const seen = new Set<string>();
    for (let turn = 0; turn < 3; turn += 1) {
      seen.add(await real.accessTokenOf(browser));
      real.gateway.advance(14 * minute);
      await browser.call('POST', '/bff/activity', { headers: { ...real.host, 'x-activity': 'active' } });
    }
    expect([seen.size, await isSignedIn(browser)]).toEqual([3, true]);
  });

  it('that roll are used once, however many calls wait for a new token', async () => {
    const { browser } = await real.signIn(newPerson());
    real.gateway.advance(15 * minute - 3_000);
    const call = () => browser.call('GET', '/api/common/user-profile', { headers: real.host });
    const responses = await Promise.all(Array.from({ length: 20 }, call));
    expect([...new Set(responses.map(({ statusCode }) => statusCode))]).toEqual([200]);
    const bearers = real.gateway.chemistry.seen('/api/common/user-profile').slice(-20);
    expect(new Set(bearers.map(({ headers }) => headers.authorization)).size).toBe(1);
  });

  it('that the client may not have let the session end with its token, and no sooner', async () => {
    await change({ 'Allowed Grant Types': 'Authorization Code' });
    const { browser, location } = await real.signIn(newPerson());
    expect(location).toBe('/home');
    real.gateway.advance(14 * minute);
    expect(await isSignedIn(browser)).toBe(true);
    real.gateway.advance(2 * minute);
    expect(await isSignedIn(browser)).toBe(false);
  });

  it('are revoked after a sign-out, beside the token endpoint', async () => {
    const { browser } = await real.signIn(newPerson());
    const paths: string[] = [];
    const hear = (event: unknown) =>
      void paths.push(String(Reflect.get(Object(Reflect.get(Object(event), 'request')), 'path')));
    subscribe('undici:request:create', hear);
    await real.signOut(browser);
    await expect.poll(() => paths, { timeout: 10_000 }).toContain('/as/revoke_token.oauth2');
    unsubscribe('undici:request:create', hear);
    const lines = real.gateway.logLines.filter(({ msg }) => String(msg).includes('was not revoked'));
    expect(lines).toEqual([]);
  });
});

describe('a sign-out', () => {
  // Its clock goes right again.
  beforeAll(() => real.restartGateway());

  it('by startSLO.ping leads back, and the password is asked for again', async () => {
    const person = newPerson();
    const { browser } = await real.signIn(person);
    expect(await person.signOut(await real.signOut(browser))).toBe(`${real.publicUrl}/`);
    const login = await real.gateway.browser().open('/bff/login', real.host);
    expect(await person.open(String(login.headers.location))).toContain('name="password"');
  });

  it('elsewhere ends the session here', async () => {
    const person = newPerson();
    const { browser } = await real.signIn(person);
    await person.open(`${real.identity.url}/idp/startSLO.ping`);
    expect(await isSignedIn(browser)).toBe(false);
  });

  it('to an address that redirect validation does not know ends there, and so does one without', async () => {
    await change({ 'Valid Domain Name': 'other.example' });
    const person = newPerson();
    const { browser } = await real.signIn(person);
    expect(await person.open(await real.signOut(browser))).not.toBe('');
    await change({});
  });
});

describe('a sign-out by init_logout.openid', () => {
  let other: RealSignIn;
  const changed = async (settings: Record<string, string>, env: Record<string, string> = {}) => {
    const { publicUrl, identity } = other;
    const addresses = { publicUrl, identityUrl: identity.url, clientSecret: 'secret-of-the-tests' };
    await identity.change({ ...strictPingFederate(addresses, settings), ...env });
  };
  beforeAll(async () => {
    other = await startFederatedSignIn({}, ({ identityUrl }) => ({
      PINGFED_LOGOUT_URL: `${identityUrl}/idp/init_logout.openid`,
    }));
  });
  afterEach(() => changed({}));
  afterAll(() => other.close());

  it('leads back at once, for the gateway brings the ID token', async () => {
    const person = other.identity.person();
    const { browser } = await other.signIn(person);
    expect(await person.signOut(await other.signOut(browser))).toBe(`${other.publicUrl}/`);
  });

  it('goes by a form of ours where the ID token is too long for an address', async () => {
    const settings = { 'Include User Info in ID Token': 'on' };
    const groups = ['Chem-Users', ...Array.from({ length: 300 }, (_, number) => `group-of-a-company-${number}`)];
    await changed(settings, claims({ memberOf: { value: groups } }));
    const { browser } = await other.signIn(other.identity.person());
    const to = await other.signOut(browser);
    expect(to).toBe('/bff/sign-out?culture=en');
    const page = (await browser.open(to, other.host)).payload;
    const fields = [...page.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]);
    const action = /action="([^"]+)"/.exec(page)?.[1] ?? '';
    const body = new URLSearchParams(fields as [string, string][]);
    expect((await fetch(action, { method: 'POST', body })).status).toBe(200);
  });

  it.each([
    ['does not know our address', { 'Post-Logout Redirect URIs': '' }, {}],
    ['does not know its own ID token any more', {}, { IDENTITY_ROTATE_KEYS: '1', IDENTITY_RETIRED_KEYS: 'disabled' }],
  ])('of a provider that %s ends on a page of it, and the session here all the same', async (_case, settings, env) => {
    const person = other.identity.person();
    const { browser } = await other.signIn(person);
    await changed(settings as Record<string, string>, env as Record<string, string>);
    expect(await person.open(await other.signOut(browser))).not.toBe('');
    expect(await other.statusOf(browser)).toBe(401);
  });
});

describe('a client that PingFederate does not know so', () => {
  afterAll(() => change({}));

  it.each([
    ['another address', { 'Redirect URIs': 'https://planning.example/bff/callback' }],
    ['another id', { 'Client ID': 'another-client' }],
  ])('by %s: nobody is sent to a page of PingFederate', async (_case, settings) => {
    await change(settings as Record<string, string>);
    real.gateway.advance(minute);
    for (const culture of cultures) {
      const page = await real.gateway.browser().open(`/bff/login?culture=${culture}`, real.host);
      expect([page.statusCode, page.headers.location]).toEqual([502, undefined]);
      expect(page.payload).toContain('<code>redirect-refused</code>');
    }
    await change({});
    expect((await real.gateway.browser().open('/bff/login', real.host)).statusCode).toBe(302);
  });
});

describe('while the provider is away', () => {
  const ready = async () => {
    const { statusCode, payload } = await real.gateway.app.inject('/readyz');
    return [statusCode, JSON.parse(payload).identity];
  };
  let browser: Browser;
  let leaving: Browser;

  beforeAll(async () => {
    await real.restartGateway();
    browser = (await real.signIn(newPerson())).browser;
    leaving = (await real.signIn(newPerson())).browser;
    await real.identity.pause();
    real.gateway.advance(minute);
  });

  it('/readyz says so', async () => {
    expect(await ready()).toEqual([503, false]);
  });

  it.each(cultures)('nobody is sent to it: a page of ours offers to try again, in %s', async (culture) => {
    const page = await real.gateway.browser().open(`/bff/login?culture=${culture}`, real.host);
    expect([page.statusCode, page.headers.location]).toEqual([503, undefined]);
    expect(page.payload).toContain(message(culture, 'gateway', 'identityUnavailable'));
    expect(page.payload).toContain(message(culture, 'gateway', 'signInFailed.tryAgain'));
  });

  it('sessions go on while their token holds, also in its last seconds', async () => {
    const activity = await browser.call('POST', '/bff/activity', { headers: { ...real.host, 'x-activity': 'active' } });
    real.gateway.advance(Date.parse(activity.json().data.expiresAt) - real.gateway.now() - 3_000);
    expect(await isSignedIn(browser)).toBe(true);
  });

  it('a sign-out ends the session here, and says that it may go on there', async () => {
    const to = await real.signOut(leaving);
    expect(to).toMatch(/^\/bff\/login\?failed=503&of=signOut/);
    expect((await leaving.open(to, real.host)).payload).toContain(message('en', 'gateway', 'signedOutHere'));
    expect(await isSignedIn(leaving)).toBe(false);
  });

  it('a call whose token has ended fails, and ends no session', async () => {
    real.gateway.advance(10_000);
    const call = await browser.call('GET', '/api/common/user-profile', { headers: real.host });
    expect(call.statusCode).toBe(503);
  });

  it('all of it comes back with the provider', async () => {
    await real.identity.resume();
    real.gateway.advance(minute);
    expect(await ready()).toEqual([200, true]);
    expect(await isSignedIn(browser)).toBe(true);
    expect((await real.signIn(newPerson())).location).toBe('/home');
  });

  it('a gateway that starts meanwhile serves once the provider is there', async () => {
    await real.identity.pause();
    await real.restartGateway();
    expect(await ready()).toEqual([503, false]);
    await real.identity.resume();
    expect((await real.signIn(newPerson())).location).toBe('/home');
  });
});
