// `npm start -- --federated`: a company's single sign-on, with the real processes. Only the account read can be broken,
// by a server between the gateway and the provider.

import { createServer, type Server } from 'node:http';
import { readFileSync } from 'node:fs';
import { hiddenField, TestBrowser } from '@app/identity/test-browser';
import { permissions } from '@app/shared/constants/modules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword, placeAt, startPrepared, type Product } from '../support/product.ts';

const place = placeAt(16_480);
const identityUrl = `http://localhost:${place.port + 1}`;
let product: Product;
let accountServer: Server;
let broken = 0;
let reads = 0;

/** Represents iamProxyUrl: forwards the read, or fails as often as requested. */
async function startAccountServer(): Promise<string> {
  accountServer = createServer((request, response) => {
    reads += 1;
    if (broken > 0) {
      broken -= 1;
      response.writeHead(500).end();
      return;
    }
    const authorization = request.headers.authorization ?? '';
    fetch(`${identityUrl}/iam/account`, { headers: { authorization } }).then(
      async (result) => response.writeHead(result.status).end(await result.text()),
      () => response.writeHead(502).end(),
    );
  });
  await new Promise<void>((done) => accountServer.listen(place.port + 3, '127.0.0.1', done));
  return `http://127.0.0.1:${place.port + 3}/account`;
}

beforeAll(async () => {
  const iamProxyUrl = await startAccountServer();
  product = await startPrepared(place, { args: ['--federated'], env: { PINGFED_IAM_PROXY_URL: iamProxyUrl } });
});

afterAll(async () => {
  await product.stop();
  await new Promise((done) => accountServer.close(done));
});

/** Opens the sign-in as a browser does; gives the provider's form, or where the browser ended without one. */
async function openSignIn(browser: TestBrowser, path = '/bff/login') {
  const { response } = await browser.follow(await browser.get(`${place.url}${path}`), 'http://localhost');
  return { page: await response.text(), url: response.url, status: response.status };
}

async function signIn(userName: string) {
  const browser = new TestBrowser();
  const form = await openSignIn(browser, '/bff/login?culture=en&returnTo=/retrosynthesis');
  const fields = { token: hiddenField(form.page, 'token'), login: userName, password: demoPassword };
  const { response } = await browser.follow(await browser.post(form.url, fields), 'http://localhost');
  return { browser, url: response.url, status: response.status, page: await response.text() };
}

async function call(browser: TestBrowser, path: string, method: 'GET' | 'POST' = 'GET') {
  const headers = { cookie: browser.cookieHeader('/'), 'x-csrf': '1', 'x-culture': 'en' };
  const result = await fetch(`${place.url}${path}`, { method, headers });
  return { status: result.status, body: (await result.json()) as Record<string, unknown> };
}

const hasSession = (browser: TestBrowser) => /(^|; )sid=/.test(browser.cookieHeader('/'));

describe('npm start -- --federated', () => {
  it('prints the accounts and what to expect of each, and keeps data of its own', () => {
    expect(product.output()).toMatch(/member +in the allowed group Chem-Users: signs in, all modules/);
    expect(product.output()).toMatch(/non-member +.*997/);
    expect(product.output()).toMatch(/near-member +.*997/);
    expect(product.output()).toContain(`${place.dataDir}/federated`);
    expect(readFileSync(`${place.dataDir}/federated/run/gateway.pid`, 'utf8')).toMatch(/^\d+$/);
  });

  it('shows the block of the company in the public configuration, and no address of its sign-on', async () => {
    const { body } = await call(new TestBrowser(), '/api/common/config');
    expect(body['data']).toMatchObject({
      thirdPartyOptions: { pharma: { thirdPartyName: 'Demo Pharma', adminEmail: 'admin@demo.example' } },
    });
    expect(JSON.stringify(body)).not.toMatch(/oauth2|iam|secret|Chem-Users/);
  });
});

describe('a member of the allowed group', () => {
  it('signs in through PingFederate’s addresses and may use every module', async () => {
    const form = await openSignIn(new TestBrowser());
    expect(form.url).toContain(`${identityUrl}/sign-in/`);
    const { browser, url } = await signIn('member');
    expect(url).toBe(`${place.url}/retrosynthesis`);
    const { body } = await call(browser, '/bff/user');
    expect(body['data']).toMatchObject({
      user: { id: 'demo-member', userName: 'member', name: '苏宁 Su Ning', tenantId: 'demo-pharma' },
      permissions: [...permissions],
    });
  });

  it('is known to the service by the tenant header, since the token names none', async () => {
    const { browser } = await signIn('member');
    const { status, body } = await call(browser, '/api/common/user-profile');
    expect([status, body['data']]).toMatchObject([
      200,
      { currentUser: { id: 'demo-member', tenantId: 'demo-pharma', userName: 'member' } },
    ]);
  });

  it('leaves at the provider, which then asks for the password again', async () => {
    const { browser } = await signIn('member');
    const { body } = await call(browser, '/bff/logout', 'POST');
    const { redirectTo } = body['data'] as { redirectTo: string };
    expect(redirectTo).toBe(
      `${identityUrl}/idp/startSLO.ping?${new URLSearchParams({ TargetResource: `${place.url}/` })}`,
    );
    const left = await browser.get(redirectTo);
    expect(left.headers.get('location')).toBe(`${place.url}/`);
    expect((await call(browser, '/bff/user')).status).toBe(401);
    expect((await openSignIn(browser)).page).toContain('name="password"');
  });

  it('is signed out everywhere when another browser of the same session leaves', async () => {
    const { browser } = await signIn('member');
    expect((await call(browser, '/bff/user')).status).toBe(200);
    // The provider ends its session and notifies the gateway by the back channel.
    await browser.get(`${identityUrl}/idp/startSLO.ping`);
    expect((await call(browser, '/bff/user')).status).toBe(401);
  });
});

describe('who is no member', () => {
  it.each(['non-member', 'near-member'])('%s is refused with 997 and gets no session', async (userName) => {
    const { browser, status, page } = await signIn(userName);
    expect(status).toBe(403);
    expect(page).toContain('997');
    expect(hasSession(browser)).toBe(false);
    expect((await call(browser, '/bff/user')).status).toBe(401);
  });
});

describe('an account that cannot be read', () => {
  it('is tried once more, and the user notices nothing', async () => {
    [broken, reads] = [1, 0];
    const { browser, url } = await signIn('member');
    expect([url, reads]).toEqual([`${place.url}/retrosynthesis`, 2]);
    expect((await call(browser, '/bff/user')).status).toBe(200);
  });

  it('is reported as a sign-in that is unavailable after the second failure, without a session', async () => {
    [broken, reads] = [10, 0];
    const { browser, status, page } = await signIn('member');
    expect([status, reads]).toEqual([503, 2]);
    expect(page).toContain('503');
    expect(page).not.toContain('may not sign in');
    expect(hasSession(browser)).toBe(false);
    broken = 0;
  });
});
