import { request } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { message } from '@app/locales/messages';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import * as client from 'openid-client';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { App } from './app.ts';
import { readConfig, type Config } from './config.ts';
import { hiddenField, TestBrowser } from './test-browser.ts';
import * as provider from './test-provider.ts';
import { gatewayUrl, password, redirectUri, send } from './test-provider.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'identity-'));
let config: Config;
let app: App;
let relyingParty: client.Configuration;

async function start(env: Record<string, string> = {}, port = 0): Promise<void> {
  ({ config, app } = await provider.startProvider(dataDir, env, port));
}

beforeAll(async () => {
  await start();
  relyingParty = await provider.discover(config);
});

afterAll(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true });
});

const openForm = (browser: TestBrowser, more: Record<string, string> = {}) =>
  provider.openForm(relyingParty, browser, more);
const signIn = (browser: TestBrowser, login: string) => provider.signIn(relyingParty, browser, login);

describe('the identity provider', () => {
  it('publishes the addresses of Keycloak', () => {
    const base = `${config.identityUrl}/realms/synthesis/protocol/openid-connect`;
    const meta = relyingParty.serverMetadata();
    expect([meta.authorization_endpoint, meta.token_endpoint, meta.userinfo_endpoint]).toEqual([
      `${base}/auth`,
      `${base}/token`,
      `${base}/userinfo`,
    ]);
    expect([meta.jwks_uri, meta.end_session_endpoint]).toEqual([`${base}/certs`, `${base}/logout`]);
  });

  it.each([{ host: 'evil.example' }, { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }])(
    'publishes the configured addresses to a request with %j',
    async (headers) => {
      const { hostname, port, origin } = new URL(config.identityUrl);
      const path = '/realms/synthesis/.well-known/openid-configuration';
      const text = await new Promise<string>((done) => {
        request({ hostname, port, path, headers }, async (result) => done((await result.toArray()).join(''))).end();
      });
      expect(text).not.toContain('evil.example');
      expect(JSON.parse(text)).toMatchObject({
        token_endpoint: expect.stringContaining(`${origin}/`),
        jwks_uri: expect.stringContaining(`${origin}/`),
      });
    },
  );

  it('writes nothing but its log: no notice of the library', async () => {
    const written = [vi.spyOn(console, 'info'), vi.spyOn(console, 'warn')];
    const tokens = await signIn(new TestBrowser(), 'chemist');
    await client.tokenIntrospection(relyingParty, tokens.refresh_token ?? '');
    await client.tokenRevocation(relyingParty, tokens.refresh_token ?? '');
    const { token_endpoint: address = '' } = relyingParty.serverMetadata();
    const basic = Buffer.from(`${config.clientId}:${config.clientSecret}`).toString('base64');
    const response = await fetch(address, {
      method: 'POST',
      headers: { origin: 'http://elsewhere.example', authorization: `Basic ${basic}` },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
    });
    expect([response.ok, response.headers.get('access-control-allow-origin')]).toEqual([false, null]);
    for (const spy of written) expect(spy).not.toHaveBeenCalled();
  });

  it('responds to //, which is no address, without an error of its own', async () => {
    const { hostname, port } = new URL(config.identityUrl);
    const status = await new Promise((done) => {
      request({ hostname, port, path: '//' }, (result) => done(result.resume().statusCode)).end();
    });
    expect(status).toBe(400);
  });

  it('signs a chemist in and says who they are, claim by claim', async () => {
    const tokens = await signIn(new TestBrowser(), 'chemist');
    const info = await client.fetchUserInfo(relyingParty, tokens.access_token, 'demo-chemist');
    expect(info).toEqual({
      sub: 'demo-chemist',
      preferred_username: 'chemist',
      name: '陈玮 Chen Wei',
      email: 'chemist@demo.example',
      email_verified: true,
      phone_number: '+8613800000001',
      tenantid: 'demo-pharma',
      external_source: null,
      external_userid: null,
      saml_enabled: false,
      attributes: { memberOf: ['CN=Chem-Users,OU=Groups,DC=demo,DC=example'] },
      customer_name: 'Demo Pharma',
      tenant_admin: false,
      account_type: 2,
      subscription_expires: '2099-12-31T15:59:59.000Z',
      account_created: '2024-03-01T02:00:00.000Z',
      tenant_seat: 2,
    });
    expect(tokens.expires_in).toBeGreaterThanOrEqual(3599);
    expect(tokens.claims()).toMatchObject({ sub: 'demo-chemist', tenantid: 'demo-pharma' });
  });

  it.each([
    ['trial', { account_type: -1, tenant_admin: false, subscription_expires: null, external_source: 1 }],
    ['admin', { account_type: 2, tenant_admin: true, subscription_expires: '2099-12-31T15:59:59.000Z' }],
    ['expired-admin', { account_type: 2, tenant_admin: true, subscription_expires: '2025-06-30T15:59:59.000Z' }],
  ])('tells of the account of %s in the access token and in the ID token too', async (login, expected) => {
    const tokens = await signIn(new TestBrowser(), login);
    const { jwks_uri: address = '' } = relyingParty.serverMetadata();
    const keys = createRemoteJWKSet(new URL(address));
    const { payload } = await jwtVerify(tokens.access_token, keys, { audience: 'synthesis-api' });
    expect(payload).toMatchObject(expected);
    expect(tokens.claims()).toMatchObject(expected);
  });

  it('starts the trial at the first start, so that its promotion is still open', async () => {
    const tokens = await signIn(new TestBrowser(), 'trial');
    const created = Date.parse(String(tokens.claims()?.['account_created']));
    expect(Date.now() - created).toBeLessThan(60_000);
  });

  it('shows only what the scopes open', async () => {
    const browser = new TestBrowser();
    const form = await openForm(browser, { scope: 'openid email' });
    const { outside } = await send(browser, form, 'chemist', password);
    const tokens = await client.authorizationCodeGrant(relyingParty, new URL(outside ?? ''), {
      pkceCodeVerifier: form.verifier,
      expectedState: form.state,
      expectedNonce: form.nonce,
    });
    const info = await client.fetchUserInfo(relyingParty, tokens.access_token, 'demo-chemist');
    expect(Object.keys(info).toSorted()).toEqual(['email', 'email_verified', 'sub']);
  });

  it('speaks the language it is asked for', async () => {
    const chinese = await openForm(new TestBrowser(), { ui_locales: 'zh-CN' });
    const english = await openForm(new TestBrowser(), { kc_locale: 'en' });
    expect(chinese.page).toContain('<h1>登录</h1>');
    expect(english.page).toContain('<h1>Sign in</h1>');
  });

  it('says a wrong password in the language of the page and keeps the user name', async () => {
    const browser = new TestBrowser();
    const form = await openForm(browser, { ui_locales: 'zh-CN' });
    const { response } = await send(browser, form, 'chemist', 'wrong');
    expect(response.status).toBe(401);
    const page = await response.text();
    expect(page).toContain(message('zh-CN', 'errors', 'wrongCredentials'));
    expect(page).toContain('value="chemist"');
  });

  it('makes who tries too often wait, and no browser that signed the user in before', async () => {
    const known = new TestBrowser();
    await signIn(known, 'trial');
    // The session of the provider is over, the device is still known.
    const cookies = known.cookieHeader('/sign-in');
    expect(cookies).toMatch(/idp_device_[\da-f]{8}=/);
    const browser = new TestBrowser();
    const form = await openForm(browser);
    for (let tries = 0; tries < 5; tries += 1) await send(browser, form, 'trial', 'wrong');
    const { response } = await send(browser, form, 'trial', password);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(50);
    const again = await openForm(known, { prompt: 'login' });
    expect((await send(known, again, 'trial', password)).outside).toContain(`${redirectUri}?code=`);
    // Of another account, or made up, the cookie changes nothing.
    const strange = new TestBrowser();
    await signIn(strange, 'other');
    const refused = await openForm(strange, { prompt: 'login' });
    expect((await send(strange, refused, 'trial', password)).response.status).toBe(429);
  });

  it('believes a trusted proxy about the address, and nobody else', async () => {
    const from = (address: string) => ({ 'x-forwarded-for': address });
    const tryAs = async (login: string, headers: Record<string, string>) => {
      const browser = new TestBrowser();
      const form = await openForm(browser);
      const fields = { token: hiddenField(form.page, 'token'), login, password: 'wrong' };
      return (await browser.post(form.formUrl, fields, headers)).status;
    };
    for (let tries = 0; tries < 5; tries += 1) await tryAs('limited', from(`192.0.2.${tries}`));
    expect(await tryAs('limited', from('192.0.2.9'))).toBe(429);
    await app.close();
    await start({ TRUSTED_PROXIES: '127.0.0.1, ::1' }, config.port);
    for (let tries = 0; tries < 5; tries += 1) await tryAs('limited', from('192.0.2.1'));
    expect(await tryAs('limited', from('192.0.2.1'))).toBe(429);
    expect(await tryAs('limited', from('192.0.2.2'))).toBe(401);
    await app.close();
    await start({}, config.port);
  });

  it('refuses a form without its token', async () => {
    const browser = new TestBrowser();
    const form = await openForm(browser);
    const { response } = await send(browser, { ...form, page: '' }, 'chemist', password);
    expect(response.status).toBe(403);
  });

  it('refuses a form of another browser', async () => {
    const form = await openForm(new TestBrowser());
    const { response } = await send(new TestBrowser(), form, 'chemist', password);
    expect(response.status).toBe(400);
  });

  it('refuses a sign-in without a code challenge', async () => {
    const { outside } = await openForm(new TestBrowser(), { code_challenge: '', code_challenge_method: '' });
    expect(outside).toContain('error=invalid_request');
  });

  it('rotates refresh tokens and ends the grant when an old one comes back', async () => {
    const first = await signIn(new TestBrowser(), 'chemist');
    const second = await client.refreshTokenGrant(relyingParty, first.refresh_token ?? '');
    expect(second.refresh_token).not.toBe(first.refresh_token);
    await expect(client.refreshTokenGrant(relyingParty, first.refresh_token ?? '')).rejects.toMatchObject({
      error: 'invalid_grant',
    });
    await expect(client.refreshTokenGrant(relyingParty, second.refresh_token ?? '')).rejects.toMatchObject({
      error: 'invalid_grant',
    });
  });

  it('gives a user their own permissions and nobody else’s', async () => {
    const tokens = await signIn(new TestBrowser(), 'limited');
    const ask = (userId: string, token: string) =>
      fetch(`${config.identityUrl}/api/auth/user/permissions?userId=${userId}&system=0`, {
        headers: { authorization: `Bearer ${token}` },
      });
    const own = await ask('demo-limited', tokens.access_token);
    expect(await own.json()).toEqual({ code: 200, data: [{ code: 'statistics' }, { code: 'sascore' }] });
    expect((await ask('demo-chemist', tokens.access_token)).status).toBe(403);
    expect((await ask('demo-limited', 'forged')).status).toBe(401);
  });

  it('gives the gateway the permissions of anybody, and nothing else', async () => {
    const { access_token: token } = await client.clientCredentialsGrant(relyingParty);
    const read = (path: string) =>
      fetch(`${config.identityUrl}${path}`, { headers: { authorization: `Bearer ${token}` } });
    const result = await read('/api/auth/user/permissions?userId=demo-limited&system=0');
    expect(await result.json()).toEqual({ code: 200, data: [{ code: 'statistics' }, { code: 'sascore' }] });
    expect((await read('/realms/synthesis/protocol/openid-connect/userinfo')).status).toBe(401);
    expect((await read('/api/auth/user/permissions?userId=nobody&system=0')).status).toBe(400);
  });

  it('signs out without asking when the ID token is shown, and closes userinfo', async () => {
    const browser = new TestBrowser();
    const tokens = await signIn(browser, 'chemist');
    const url = client.buildEndSessionUrl(relyingParty, {
      id_token_hint: tokens.id_token ?? '',
      post_logout_redirect_uri: `${gatewayUrl}/`,
      ui_locales: 'en',
    });
    const page = await browser.get(url.href);
    const html = await page.text();
    expect(html).toContain('/assets/sign-out.js');
    const action = /action="([^"]+)"/.exec(html)?.[1] ?? '';
    const xsrf = hiddenField(html, 'xsrf');
    const { outside } = await browser.follow(await browser.post(action, { xsrf, logout: 'yes' }), config.identityUrl);
    expect(outside).toBe(`${gatewayUrl}/`);
    await expect(client.fetchUserInfo(relyingParty, tokens.access_token, 'demo-chemist')).rejects.toMatchObject({
      status: 401,
    });
    expect((await openForm(browser)).page).toContain('name="password"');
  });

  it('keeps keys and sessions over a restart', async () => {
    const browser = new TestBrowser();
    const tokens = await signIn(browser, 'chemist');
    await app.close();
    await start({}, config.port);
    const info = await client.fetchUserInfo(relyingParty, tokens.access_token, 'demo-chemist');
    expect(info.sub).toBe('demo-chemist');
    const { outside } = await openForm(browser);
    expect(outside).toContain(`${redirectUri}?code=`);
  });
});

describe('a new signing key', () => {
  const kids = async () => {
    const { jwks_uri: address = '' } = relyingParty.serverMetadata();
    const text = await (await fetch(address)).text();
    expect(text).not.toContain('"d":');
    return [...text.matchAll(/"kid":"(\w+)"/g)].map(([, kid]) => kid);
  };
  const kidOf = (token: string) =>
    String(JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString())['kid']);

  it('signs from then on, while tokens of the old one still count', async () => {
    const before = await signIn(new TestBrowser(), 'chemist');
    await app.close();
    await start({ IDENTITY_ROTATE_KEYS: '1' }, config.port);
    const after = await signIn(new TestBrowser(), 'chemist');
    expect(kidOf(after.access_token)).not.toBe(kidOf(before.access_token));
    expect(await kids()).toEqual([kidOf(after.access_token), kidOf(before.access_token)]);
    const info = await client.fetchUserInfo(relyingParty, before.access_token, 'demo-chemist');
    expect(info.sub).toBe('demo-chemist');
  });

  it('stays after a restart without rotation', async () => {
    const before = await kids();
    await app.close();
    await start({}, config.port);
    expect(await kids()).toEqual(before);
  });
});

describe('the configuration', () => {
  it('lists every problem and names the variables', () => {
    expect(() => readConfig({ IDENTITY_PORT: 'x', OIDC_CLIENT_SECRET: 'short' })).toThrow(
      /(?=[^]*IDENTITY_PORT)(?=[^]*OIDC_CLIENT_SECRET)(?=[^]*DEMO_PASSWORD)/,
    );
  });

  it('names a trusted proxy that is no address', () => {
    const env = {
      OIDC_CLIENT_SECRET: 'a-secret-of-the-tests',
      DEMO_PASSWORD: 'x',
      TRUSTED_PROXIES: '10.0.0.0/8, proxy',
    };
    expect(() => readConfig(env)).toThrow(/TRUSTED_PROXIES.*not proxy/);
  });

  it('refuses production by default so', () => {
    const env = { NODE_ENV: 'production', OIDC_CLIENT_SECRET: 'a-secret-of-the-tests', DEMO_PASSWORD: 'x' };
    expect(() => readConfig(env)).toThrow(/NODE_ENV/);
    expect(readConfig({ ...env, ALLOW_DEMO_ACCOUNTS: '1' }).port).toBe(8081);
  });
});
