import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeJwt } from 'jose';
import * as client from 'openid-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hiddenField, TestBrowser } from './test-browser.ts';
import * as provider from './test-provider.ts';
import { gatewayUrl, type TestProvider } from './test-provider.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'identity-'));
let running: TestProvider;
let relyingParty: client.Configuration;
let url: string;

beforeAll(async () => {
  running = await provider.startProvider(dataDir, { IDENTITY_KIND: 'pingfederate' });
  relyingParty = await provider.discover(running.config);
  url = running.config.identityUrl;
});

afterAll(async () => {
  await running.app.close();
  rmSync(dataDir, { recursive: true });
});

const signIn = (browser: TestBrowser, login: string) => provider.signIn(relyingParty, browser, login);
const readAccount = (token: string) => fetch(`${url}/iam/account`, { headers: { authorization: `Bearer ${token}` } });

describe('the provider as PingFederate', () => {
  it('publishes bare paths, and its own sign-out under its own name', () => {
    expect(relyingParty.serverMetadata()).toMatchObject({
      issuer: url,
      authorization_endpoint: `${url}/as/authorization.oauth2`,
      token_endpoint: `${url}/as/token.oauth2`,
      userinfo_endpoint: `${url}/idp/userinfo.openid`,
      jwks_uri: `${url}/pf/JWKS`,
      revocation_endpoint: `${url}/as/revoke_token.oauth2`,
      introspection_endpoint: `${url}/as/introspect.oauth2`,
      end_session_endpoint: `${url}/idp/init_logout.openid`,
      ping_end_session_endpoint: `${url}/idp/startSLO.ping`,
    });
  });

  it('has no claim that is not mapped: no tenant, no licence, no session_state', async () => {
    const tokens = await signIn(new TestBrowser(), 'member');
    const info = await client.fetchUserInfo(relyingParty, tokens.access_token, 'demo-member');
    expect(info).toEqual({
      sub: 'demo-member',
      preferred_username: 'member',
      name: '苏宁 Su Ning',
      email: 'member@demo.example',
      memberOf: 'CN=Chem-Users,OU=Groups,DC=demo,DC=example',
    });
    expect(decodeJwt(tokens.access_token)).toMatchObject({ aud: 'synthesis-api', iss: url, sub: 'demo-member' });
    expect(decodeJwt(tokens.access_token)).not.toHaveProperty('tenantid');
    expect(tokens).not.toHaveProperty('session_state');
  });

  it('gives one group as text and several as a list', async () => {
    const accountOf = async (login: string) =>
      (await readAccount((await signIn(new TestBrowser(), login)).access_token)).json();
    expect(await accountOf('member')).toEqual({
      sub: 'demo-member',
      preferred_username: 'member',
      name: '苏宁 Su Ning',
      email: 'member@demo.example',
      attributes: { memberOf: 'CN=Chem-Users,OU=Groups,DC=demo,DC=example' },
    });
    const several = ['CN=Finance,OU=Groups,DC=demo,DC=example', 'CN=Travel,OU=Groups,DC=demo,DC=example'];
    expect(await accountOf('non-member')).toMatchObject({ attributes: { memberOf: several } });
    expect(await accountOf('near-member')).toMatchObject({
      attributes: { memberOf: expect.stringContaining('OU=Chem-Users') },
    });
  });

  it('reads an account to nobody without a token, and to no program', async () => {
    const { access_token: ofProgram } = await client.clientCredentialsGrant(relyingParty);
    expect((await readAccount('forged')).status).toBe(401);
    expect((await readAccount(ofProgram)).status).toBe(401);
    expect((await fetch(`${url}/iam/account`)).status).toBe(401);
  });

  it('knows none of the accounts of the other kind', async () => {
    const browser = new TestBrowser();
    const form = await provider.openForm(relyingParty, browser);
    const { response } = await provider.send(browser, form, 'chemist', provider.password);
    expect(response.status).toBe(401);
    expect(form.page).toContain('<code>near-member</code>');
  });

  it.each(['profile', ''])('signs plain OAuth in without an ID token (scope %j)', async (scope) => {
    const browser = new TestBrowser();
    const form = await provider.openForm(relyingParty, browser, { scope, nonce: '' });
    const { outside } = await provider.send(browser, form, 'member', provider.password);
    const checks = { pkceCodeVerifier: form.verifier, expectedState: form.state };
    const tokens = await client.authorizationCodeGrant(relyingParty, new URL(outside ?? ''), checks);
    expect(tokens.id_token).toBeUndefined();
    expect((await readAccount(tokens.access_token)).status).toBe(200);
  });
});

describe('init_logout.openid', () => {
  it('takes the standard parameters and asks nothing of who brings the ID token', async () => {
    const browser = new TestBrowser();
    const tokens = await signIn(browser, 'member');
    const address = client.buildEndSessionUrl(relyingParty, {
      id_token_hint: tokens.id_token ?? '',
      post_logout_redirect_uri: `${gatewayUrl}/`,
      ui_locales: 'zh-CN',
    });
    const html = await (await browser.get(address.href)).text();
    expect(html).toContain('/assets/sign-out.js');
    expect(html).toContain('<html lang="zh-CN">');
    const action = /action="([^"]+)"/.exec(html)?.[1] ?? '';
    const left = await browser.post(action, { xsrf: hiddenField(html, 'xsrf'), logout: 'yes' });
    expect(left.headers.get('location')).toBe(`${gatewayUrl}/`);
    expect((await readAccount(tokens.access_token)).status).toBe(401);
  });
});

describe('startSLO.ping', () => {
  const leave = (browser: TestBrowser, target: string) =>
    browser.get(`${url}/idp/startSLO.ping?${new URLSearchParams({ TargetResource: target })}`);

  it('ends the session without asking and goes to a registered address', async () => {
    const browser = new TestBrowser();
    const tokens = await signIn(browser, 'member');
    const result = await leave(browser, `${gatewayUrl}/`);
    expect([result.status, result.headers.get('location')]).toEqual([302, `${gatewayUrl}/`]);
    expect((await readAccount(tokens.access_token)).status).toBe(401);
    await expect(client.refreshTokenGrant(relyingParty, tokens.refresh_token ?? '')).rejects.toMatchObject({
      error: 'invalid_grant',
    });
    expect((await provider.openForm(relyingParty, browser)).page).toContain('name="password"');
  });

  it('goes nowhere else', async () => {
    const result = await leave(new TestBrowser(), 'https://elsewhere.example/');
    expect(result.status).toBe(200);
    expect(await result.text()).toContain('You are signed out');
  });
});

describe('startSLO.ping with a client that listens', () => {
  let listener: Server;
  const bodies: string[] = [];

  beforeAll(async () => {
    listener = createServer((request, response) => {
      request.on('data', (chunk: Buffer) => bodies.push(String(chunk)));
      request.on('end', () => response.end());
    });
    await new Promise<void>((done) => listener.listen(0, '127.0.0.1', done));
  });
  afterAll(() => new Promise((done) => listener.close(done)));

  it('reports by the back channel whose session ended', async () => {
    const port = (listener.address() as AddressInfo).port;
    const folder = mkdtempSync(join(tmpdir(), 'identity-'));
    const env = { IDENTITY_KIND: 'pingfederate', GATEWAY_URL: `http://127.0.0.1:${port}` };
    const other = await provider.startProvider(folder, env);
    const party = await provider.discover(other.config);
    const browser = new TestBrowser();
    const redirect = { redirect_uri: `http://127.0.0.1:${port}/bff/callback` };
    const form = await provider.openForm(party, browser, redirect);
    const { outside } = await provider.send(browser, form, 'member', provider.password);
    const checks = { pkceCodeVerifier: form.verifier, expectedState: form.state, expectedNonce: form.nonce };
    const tokens = await client.authorizationCodeGrant(party, new URL(outside ?? ''), checks);
    await browser.get(`${other.config.identityUrl}/idp/startSLO.ping`);
    const logoutToken = new URLSearchParams(bodies.join('')).get('logout_token') ?? '';
    expect(decodeJwt(logoutToken)).toMatchObject({ sub: 'demo-member', sid: tokens.claims()?.['sid'] });
    await other.app.close();
    rmSync(folder, { recursive: true });
  });
});
