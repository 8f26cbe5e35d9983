import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as client from 'openid-client';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp, type App } from './app.ts';
import { readConfig, type Config } from './config.ts';
import { hiddenField, TestBrowser } from './test-browser.ts';

const password = 'Demo-pass-1';
const gatewayUrl = 'http://localhost:1';
const redirectUri = `${gatewayUrl}/bff/callback`;
const dataDir = mkdtempSync(join(tmpdir(), 'identity-'));
let config: Config;
let app: App;
let relyingParty: client.Configuration;

async function start(port = 0): Promise<void> {
  const free = port || (await freePort());
  config = readConfig({
    IDENTITY_PORT: String(free),
    IDENTITY_URL: `http://localhost:${free}`,
    GATEWAY_URL: gatewayUrl,
    OIDC_CLIENT_SECRET: 'a-secret-of-the-tests',
    DATA_DIR: dataDir,
    DEMO_PASSWORD: password,
  });
  app = await createApp(config, pino({ level: 'silent' }));
  await new Promise<void>((done) => app.server.listen(free, '127.0.0.1', done));
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

beforeAll(async () => {
  await start();
  relyingParty = await client.discovery(
    new URL(`${config.identityUrl}/realms/synthesis`),
    config.clientId,
    undefined,
    client.ClientSecretBasic(config.clientSecret),
    { execute: [client.allowInsecureRequests] },
  );
});

afterAll(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true });
});

async function openForm(browser: TestBrowser, more: Record<string, string> = {}) {
  const verifier = client.randomPKCECodeVerifier();
  const state = client.randomState();
  const nonce = client.randomNonce();
  const url = client.buildAuthorizationUrl(relyingParty, {
    redirect_uri: redirectUri,
    scope: 'openid profile email phone',
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    nonce,
    ...more,
  });
  const { response, outside } = await browser.follow(await browser.get(url.href), config.identityUrl);
  return { page: outside ? '' : await response.text(), formUrl: response.url, outside, verifier, state, nonce };
}

type OpenForm = Awaited<ReturnType<typeof openForm>>;

async function send(browser: TestBrowser, form: OpenForm, login: string, secret: string) {
  const token = hiddenField(form.page, 'token');
  return browser.follow(await browser.post(form.formUrl, { token, login, password: secret }), config.identityUrl);
}

async function signIn(browser: TestBrowser, login: string) {
  const form = await openForm(browser);
  const { outside } = await send(browser, form, login, password);
  return client.authorizationCodeGrant(relyingParty, new URL(outside ?? ''), {
    pkceCodeVerifier: form.verifier,
    expectedState: form.state,
    expectedNonce: form.nonce,
  });
}

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
    });
    expect(tokens.expires_in).toBeGreaterThanOrEqual(3599);
    expect(tokens.claims()).toMatchObject({ sub: 'demo-chemist', tenantid: 'demo-pharma' });
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
    expect(page).toContain('用户名或密码错误');
    expect(page).toContain('value="chemist"');
  });

  it('makes who tries too often wait', async () => {
    const browser = new TestBrowser();
    const form = await openForm(browser);
    for (let tries = 0; tries < 5; tries += 1) await send(browser, form, 'trial', 'wrong');
    const { response } = await send(browser, form, 'trial', password);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(800);
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

  it('tells a user their own permissions and nobody else’s', async () => {
    const tokens = await signIn(new TestBrowser(), 'limited');
    const ask = (userId: string, token: string) =>
      fetch(`${config.identityUrl}/api/auth/user/permissions?userId=${userId}&system=0`, {
        headers: { authorization: `Bearer ${token}` },
      });
    const own = await ask('demo-limited', tokens.access_token);
    expect(await own.json()).toEqual({ code: 200, data: [{ code: 'sascore' }, { code: 'statistics' }] });
    expect((await ask('demo-chemist', tokens.access_token)).status).toBe(403);
    expect((await ask('demo-limited', 'forged')).status).toBe(401);
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
    await start(config.port);
    const info = await client.fetchUserInfo(relyingParty, tokens.access_token, 'demo-chemist');
    expect(info.sub).toBe('demo-chemist');
    const { outside } = await openForm(browser);
    expect(outside).toContain(`${redirectUri}?code=`);
  });
});

describe('the configuration', () => {
  it('lists every problem and names the variables', () => {
    expect(() => readConfig({ IDENTITY_PORT: 'x', OIDC_CLIENT_SECRET: 'short' })).toThrow(
      /(?=[^]*IDENTITY_PORT)(?=[^]*OIDC_CLIENT_SECRET)(?=[^]*DEMO_PASSWORD)/,
    );
  });

  it('refuses production unless told so', () => {
    const env = { NODE_ENV: 'production', OIDC_CLIENT_SECRET: 'a-secret-of-the-tests', DEMO_PASSWORD: 'x' };
    expect(() => readConfig(env)).toThrow(/NODE_ENV/);
    expect(readConfig({ ...env, ALLOW_DEMO_ACCOUNTS: '1' }).port).toBe(8081);
  });
});
