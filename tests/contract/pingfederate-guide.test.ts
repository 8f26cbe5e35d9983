// The guide for PingFederate followed to the letter: a provider with its settings and no others, the product with its
// variables, until there is a route; then each setting that may be forgotten, and the code that says so.

import { tmpdir } from 'node:os';
import { hiddenField, TestBrowser } from '@app/identity/test-browser';
import { checkConfig } from '@app/gateway/src/operations/check-config.ts';
import {
  forgottenSettings,
  guideSettings,
  guideVariables,
  strictPingFederate,
} from '@app/gateway/src/test-support/pingfederate-guide.ts';
import { startRealIdentity, type RealIdentity } from '@app/gateway/src/test-support/real-identity.ts';
import { message } from '@app/locales/messages';
import { cultures, type Culture } from '@app/shared/constants/locale';
import { permissions } from '@app/shared/constants/modules';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { placeAt, startPrepared, type Product } from '../support/product.ts';

const place = placeAt(16_580);
const clientSecret = 'secret-of-the-tests';
const password = 'Demo-pass-1';
let identity: RealIdentity;
let product: Product;

const addresses = (identityUrl = identity.url) => ({ identityUrl, publicUrl: place.url, clientSecret });

beforeAll(async () => {
  identity = await startRealIdentity(place.url, clientSecret, (url) => strictPingFederate(addresses(url)));
  const env = { ...guideVariables(addresses()), RATE_LIMIT_SIGN_IN: '0', DEPLOYMENT_KIND: 'enterprise' };
  product = await startPrepared(place, { env });
});
afterAll(async () => {
  await product.stop();
  await identity.stop();
});

/** Opens the sign-in and fills in the provider's form where one comes; gives the page at the end. */
async function signIn(userName = 'member', culture: Culture = 'en') {
  const browser = new TestBrowser();
  const login = await browser.get(`${place.url}/bff/login?culture=${culture}&returnTo=/retrosynthesis`);
  const opened = await browser.follow(login, 'http://');
  const page = await opened.response.text();
  const token = hiddenField(page, 'token');
  if (token === '') return { browser, url: opened.response.url, status: opened.response.status, page };
  const sent = await browser.post(opened.response.url, { token, login: userName, password });
  const { response } = await browser.follow(sent, 'http://');
  return { browser, url: response.url, status: response.status, page: await response.text() };
}

async function call(browser: TestBrowser, path: string, body?: object) {
  const headers = { cookie: browser.cookieHeader('/'), 'x-csrf': '1', 'x-culture': 'en' };
  const init =
    body === undefined
      ? { headers }
      : { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const result = await fetch(`${place.url}${path}`, init);
  return { status: result.status, data: ((await result.json()) as { data: Record<string, never> }).data };
}

/** Goes on with the settings of the guide, but for these. */
const change = (changes: Record<string, string | undefined>) =>
  identity.change(strictPingFederate(addresses(), changes));

async function verdicts(): Promise<string> {
  let text = '';
  const env = {
    ...guideVariables(addresses()),
    SESSION_SECRET: 'a-session-secret-of-the-tests-only',
    CHEMISTRY_URL: `http://127.0.0.1:${place.port + 2}`,
    UPLOAD_DIR: tmpdir(),
  };
  await checkConfig(env, { asks: true }, (part) => {
    text += part;
  });
  return text.slice(text.indexOf(`  identity provider ${identity.url}`) - 6);
}

describe('the guide', () => {
  it('names settings of each page of the console, and variables for each of them', () => {
    expect(Object.keys(guideSettings(addresses())).length).toBeGreaterThan(25);
    expect(Object.keys(guideVariables(addresses()))).toHaveLength(11);
    expect(forgottenSettings.length).toBeGreaterThan(8);
  });

  it('leads to a session with every module, and to a route', async () => {
    const { browser, url } = await signIn();
    expect(url).toBe(`${place.url}/retrosynthesis`);
    expect((await call(browser, '/bff/user')).data).toMatchObject({
      user: { id: 'demo-member', userName: 'member', name: '苏宁 Su Ning', tenantId: 'example' },
      permissions: [...permissions],
    });
    expect((await call(browser, '/api/common/user-profile')).data).toMatchObject({
      currentUser: { id: 'demo-member', tenantId: 'example', name: '苏宁 Su Ning' },
    });
    const body = { structure: 'imatinib', settings: { timeLimitSeconds: 30 } };
    const { data } = await call(browser, '/api/retro/retro-search-start', body);
    const { taskId } = data['task'] as unknown as { taskId: string };
    const solved = async () => {
      const task = await call(browser, `/api/retro/task?${new URLSearchParams({ taskId })}`);
      return (task.data['task'] as unknown as { solvedCount: number }).solvedCount;
    };
    await expect.poll(solved, { timeout: 60_000, interval: 500 }).toBeGreaterThan(0);
  });

  it('leaves out who is in no allowed group, with 997', async () => {
    const { status, page } = await signIn('non-member');
    expect([status, page.includes('997')]).toEqual([403, true]);
  });

  it('passes the online check', async () => {
    const text = await verdicts();
    expect(text.match(/^(?:failed|note) .*(?:identity provider|keys|federated).*$/gm)).toBeNull();
    expect(text.match(/^ok {6}(?:identity provider|keys|federated sign-in)/gm)).toHaveLength(6);
  });

  it('has a sign-out lead back, and the password be asked for again', async () => {
    const { browser } = await signIn();
    const { data } = await call(browser, '/bff/logout', {});
    const left = await browser.get(String(data['redirectTo']));
    expect(left.headers.get('location')).toBe(`${place.url}/`);
    expect((await call(browser, '/bff/user')).status).toBe(401);
    const login = await browser.follow(await browser.get(`${place.url}/bff/login`), 'http://');
    expect(await login.response.text()).toContain('name="password"');
  });

  it.each([
    ['ends the session at once', {}, 401],
    ['ends nothing where sessions are not tracked', { 'Track User Sessions for Logout': 'off' }, 200],
    ['ends nothing in another logout mode', { 'Logout Mode': 'Ping Front-Channel' }, 200],
  ])('has a sign-out elsewhere: %s', async (_case, changes: Record<string, string>, status) => {
    await change(changes);
    const { browser } = await signIn();
    await browser.get(`${identity.url}/idp/startSLO.ping`);
    expect((await call(browser, '/bff/user')).status).toBe(status);
    await change({});
  });
});

describe('an account that is large', () => {
  afterAll(() => change({}));

  const groups = Array.from({ length: 1_015 }, (_, number) => `CN=${'g'.repeat(80)}-${number},OU=Groups,DC=x,DC=y`);
  it.each<[string, Record<string, string>, object]>([
    ['in groups', {}, { memberOf: { in: ['userinfo'], value: [...groups, 'CN=Chem-Users,OU=Groups'] } }],
    [
      'in names',
      { 'Attribute Contract': 'sub, given_name, family_name, memberOf' },
      { given_name: { value: '玮'.repeat(255) }, family_name: { value: '陈'.repeat(255) } },
    ],
    [
      'in the access token',
      { 'Access Token Attribute Contract': 'sub, groups' },
      { groups: { in: ['access'], value: 'g'.repeat(46_000) } },
    ],
  ])('%s works with the service, too', async (_case, settings, claims) => {
    await identity.change({
      ...strictPingFederate(addresses(), settings),
      IDENTITY_CLAIMS: JSON.stringify(claims),
    });
    const { browser, url } = await signIn();
    expect(url).toBe(`${place.url}/retrosynthesis`);
    expect((await call(browser, '/api/common/user-profile')).data).toMatchObject({
      currentUser: { id: 'demo-member', tenantId: 'example' },
    });
  });
});

describe('a forgotten setting names itself', () => {
  afterEach(() => change({}));

  /** What cannot be left out in the console is another one. */
  const others: Record<string, string> = {
    'Client ID': 'another-client',
    'Redirect URIs': `${place.url}/callback`,
  };
  const isSeenAtOnce = ([, cause]: readonly [string, string]) =>
    ['scope-refused', 'redirect-refused', 'client-refused', 'flow-off'].includes(cause);
  // A gateway looks once a minute whether its request is taken: gateway/src/auth/federated/strict-provider.test.ts.
  const isSeenAtSignIn = ([, cause]: readonly [string, string]) => cause !== 'redirect-refused';

  it.each(forgottenSettings.filter(isSeenAtSignIn))('at a sign-in: %s, as %s', async (setting, cause) => {
    await change({ [setting]: others[setting] });
    for (const culture of cultures) {
      const { status, page, browser } = await signIn('member', culture);
      expect(page).toContain(message(culture, 'gateway', 'signInSetup', { reason: `<code>${cause}</code>` }));
      expect([status, /(^|; )sid=/.test(browser.cookieHeader('/'))]).toEqual([502, false]);
    }
  });

  it.each(forgottenSettings.filter(isSeenAtOnce))('in the online check: %s, as %s', async (setting, cause) => {
    await change({ [setting]: others[setting] });
    expect(await verdicts()).toContain(`: ${cause}: `);
  });
});
