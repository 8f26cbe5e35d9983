import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setUp, type Setup } from '../test-support/setup.ts';

let gateway: Setup;
beforeAll(async () => {
  gateway = await setUp();
});
afterAll(() => gateway.close());

describe('signing out', () => {
  it('ends the session, clears the cookie and says where to end it at the provider, in which language', async () => {
    const browser = await gateway.signedIn();
    const before = browser.cookies.get('sid') ?? '';
    const response = await browser.call('POST', '/bff/logout');
    const url = new URL(response.json().data.redirectTo);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      post_logout_redirect_uri: 'http://localhost:8080/',
      client_id: 'synthesis-web',
      ui_locales: 'en',
      kc_locale: 'en',
    });
    expect(browser.cookies.has('sid')).toBe(false);
    browser.cookies.set('sid', before);
    expect((await browser.call('GET', '/bff/user')).json().code).toBe(401);
  });

  it('works without a session and leads to the start page', async () => {
    expect((await gateway.browser().call('POST', '/bff/logout')).json().data).toEqual({ redirectTo: '/' });
  });

  it('is no business of another site', async () => {
    const browser = await gateway.signedIn();
    expect((await browser.send({ method: 'POST', url: '/bff/logout' })).statusCode).toBe(403);
    expect((await browser.call('GET', '/bff/user')).statusCode).toBe(200);
  });
});

describe('after signing out', () => {
  it('the provider asks for the password, also when the page never got there, until somebody has signed in', async () => {
    const browser = await gateway.signedIn();
    await browser.call('POST', '/bff/logout');
    const promptAt = async () => (await browser.visitProvider()).authorizeUrl.searchParams.get('prompt');
    expect([await promptAt(), await promptAt()]).toEqual(['login', 'login']);
    await browser.signIn();
    expect(await promptAt()).toBeNull();
  });

  it('the refresh token is revoked', async () => {
    const browser = await gateway.signedIn();
    const { revoked, refreshToken } = gateway.provider;
    await browser.call('POST', '/bff/logout');
    await expect.poll(() => revoked).toContain(refreshToken);
  });
});

describe('signing out with an ID token that grew', () => {
  beforeAll(() => {
    gateway.provider.idClaims = { groups: Array.from({ length: 300 }, (_, number) => `/group-of-a-company/${number}`) };
  });
  afterAll(() => {
    gateway.provider.idClaims = {};
  });

  it('leads to a page of our own, which sends it by form and by nothing else', async () => {
    const browser = await gateway.signedIn();
    const { redirectTo } = (await browser.call('POST', '/bff/logout')).json().data;
    expect(redirectTo).toBe('/bff/sign-out?culture=en');
    expect((await browser.call('GET', '/bff/user')).json().code).toBe(401);
    const page = await browser.open(redirectTo);
    const fields = [...page.body.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name]) => name);
    expect(fields).toEqual(expect.arrayContaining(['id_token_hint', 'post_logout_redirect_uri', 'client_id']));
    expect(page.body).toContain(`action="${gateway.provider.issuer}/protocol/openid-connect/logout"`);
    expect(page.headers['content-security-policy']).toContain(`form-action ${gateway.provider.url} 'self' https:;`);
    expect(browser.cookies.has('sid')).toBe(false);
  });

  it('is offered once, and to nobody whose session goes on', async () => {
    const browser = await gateway.signedIn();
    expect((await browser.open('/bff/sign-out')).headers.location).toBe('/');
    expect((await browser.call('GET', '/bff/user')).statusCode).toBe(200);
    const { redirectTo } = (await browser.call('POST', '/bff/logout')).json().data;
    expect((await browser.open(redirectTo)).statusCode).toBe(200);
    expect((await browser.open(redirectTo)).headers.location).toBe('/');
  });

  it('leads there from a refused sign-in, too', async () => {
    const { user } = gateway.provider;
    gateway.provider.user = { ...user, tenantid: '' };
    const page = await gateway.browser().signIn();
    gateway.provider.user = user;
    expect([page.statusCode, page.body.includes('id_token_hint')]).toEqual([200, true]);
  });
});

describe('the back channel', () => {
  async function post(token: string): Promise<number> {
    const response = await gateway.app.inject({
      method: 'POST',
      url: '/bff/backchannel-logout',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ logout_token: token }).toString(),
    });
    return response.statusCode;
  }

  it.each([
    ['sid', { sid: 'sid-u-1' }],
    ['sub', { sub: 'u-1' }],
  ])('ends the sessions of a %s', async (_case, claims) => {
    const browser = await gateway.signedIn();
    expect(await post(await gateway.provider.logoutToken(claims))).toBe(200);
    expect((await browser.call('GET', '/bff/user')).json().code).toBe(401);
  });

  it.each(['JWT', 'logout+jwt', 'application/logout+jwt'])('takes a token of type %s', async (type) => {
    expect(await post(await gateway.provider.logoutToken({ sub: 'u-1' }, type))).toBe(200);
  });

  it('leaves the sessions of others alone', async () => {
    const browser = await gateway.signedIn();
    expect(await post(await gateway.provider.logoutToken({ sub: 'somebody else' }))).toBe(200);
    expect((await browser.call('GET', '/bff/user')).statusCode).toBe(200);
  });

  it('refuses a token that comes a second time', async () => {
    const token = await gateway.provider.logoutToken({ sub: 'u-1' });
    expect([await post(token), await post(token)]).toEqual([200, 400]);
  });

  it.each([
    ['an ID token', { sub: 'u-1', events: {} }],
    ['a nonce', { sub: 'u-1', nonce: 'n' }],
    ['nobody named', {}],
    ['another audience', { sub: 'u-1', aud: 'another' }],
    ['another issuer', { sub: 'u-1', iss: 'https://evil.example' }],
    ['no end', { sub: 'u-1', exp: 0 }],
    ['the type of an access token', { sub: 'u-1' }, 'at+jwt'],
    ['another type', { sub: 'u-1' }, 'secevent+jwt'],
  ])('refuses a token with %s', async (_case, claims, type?: string) => {
    const browser = await gateway.signedIn();
    expect(await post(await gateway.provider.logoutToken(claims, type))).toBe(400);
    expect(await post('nonsense')).toBe(400);
    expect((await browser.call('GET', '/bff/user')).statusCode).toBe(200);
  });
});
