// Access tokens as the product's own provider issues them to an assistant: from the refusal that names the provider to a tool.

import { createHash, randomBytes } from 'node:crypto';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startRealIdentity, type RealIdentity } from '../../test-support/real-identity.ts';
import { sendJson } from '../../test-support/fake-server.ts';
import { setUp, type Setup } from '../../test-support/setup.ts';

const publicUrl = 'http://localhost:8080';
const address = `${publicUrl}/mcp`;
const clientId = 'synthesis-assistant';
const redirectUri = 'http://127.0.0.1:53682/callback';
const longMs = 60_000;
let identity: RealIdentity;
let gateway: Setup;
let endpoints: { authorization_endpoint: string; token_endpoint: string; userinfo_endpoint: string };

beforeAll(async () => {
  identity = await startRealIdentity(publicUrl, 'secret-of-the-tests', { MCP_ENABLED: '1' });
  const issuer = `${identity.url}/realms/synthesis`;
  gateway = await setUp({ env: { OIDC_ISSUER: issuer, AUTH_SERVER_URL: identity.url, MCP_ENABLED: '1' } });
  gateway.chemistry.on('/api/retro/task-list', (response) =>
    sendJson(response, 200, { code: 200, data: { total: 0, items: [] } }),
  );
}, longMs);
afterAll(async () => {
  await gateway.close();
  await identity.stop();
});

function ask(authorization: string | undefined, params: object = { name: 'list_plans', arguments: {} }) {
  return gateway.app.inject({
    method: 'POST',
    url: '/mcp',
    headers: {
      host: 'localhost:8080',
      accept: 'application/json, text/event-stream',
      'x-culture': 'en',
      ...(authorization === undefined ? {} : { authorization }),
    },
    payload: { jsonrpc: '2.0', id: 1, method: 'tools/call', params },
  });
}

/** The provider, found as a program finds it. */
async function discover(): Promise<string> {
  const refused = await ask(undefined);
  const [, url = ''] = /resource_metadata="([^"]+)"/.exec(String(refused.headers['www-authenticate'])) ?? [];
  const { pathname } = new URL(url);
  const metadata = await gateway.app.inject({ url: pathname, headers: { host: 'localhost:8080' } });
  const [issuer = ''] = metadata.json().authorization_servers;
  endpoints = (await (await fetch(`${issuer}/.well-known/openid-configuration`)).json()) as typeof endpoints;
  return issuer;
}

interface Wish {
  resource?: string;
  client?: string;
  redirect?: string;
}

/** Authorization code with PKCE, as a program on the user's machine does it. */
async function tokensFor(
  userName: string,
  { resource = address, client = clientId, redirect = redirectUri }: Wish = {},
) {
  await discover();
  const verifier = randomBytes(32).toString('base64url');
  const query = new URLSearchParams({
    client_id: client,
    redirect_uri: redirect,
    response_type: 'code',
    scope: 'openid profile email',
    state: 'state-of-the-test',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    resource,
  });
  const person = identity.person(redirect);
  const back = new URL(await person.signIn(`${endpoints.authorization_endpoint}?${query}`, userName));
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    code: back.searchParams.get('code') ?? '',
    redirect_uri: redirect,
    client_id: client,
    code_verifier: verifier,
    resource,
  });
  const response = await fetch(endpoints.token_endpoint, { method: 'POST', body });
  const given = (await response.json()) as { access_token: string; error?: string };
  return { error: back.searchParams.get('error') ?? given.error, access_token: given.access_token };
}

describe('an assistant of a user', () => {
  it('finds the provider, gets a token for the tools and uses them as that user', async () => {
    const { access_token: token } = await tokensFor('chemist');
    expect(decodeJwt(token)).toMatchObject({ aud: address, sub: 'demo-chemist' });
    const response = await ask(`Bearer ${token}`);
    expect(response.statusCode).toBe(200);
    const [asked] = gateway.chemistry.seen('/api/retro/task-list');
    const claims = decodeJwt(String(asked?.headers.authorization).replace('Bearer ', ''));
    expect(claims).toMatchObject({ sub: 'demo-chemist', tenantid: 'demo-pharma', aud: 'synthesis-api' });
  });

  it('has no more than the modules of its user', async () => {
    const { access_token: token } = await tokensFor('limited');
    expect((await ask(`Bearer ${token}`)).body).toContain('no permission for this feature');
  });

  it('comes not without a tenant', async () => {
    const { access_token: token } = await tokensFor('no-tenant');
    expect((await ask(`Bearer ${token}`)).statusCode).toBe(401);
  });

  it('gets no token for anything else', async () => {
    const refused = await tokensFor('chemist', { resource: 'urn:synthesis:api' });
    expect([refused.error, refused.access_token]).toEqual(['invalid_target', undefined]);
  });

  it('leads back to the user’s own machine and to no other', async () => {
    await discover();
    const query = new URLSearchParams({
      client_id: clientId,
      redirect_uri: 'https://evil.example/callback',
      response_type: 'code',
      scope: 'openid',
      code_challenge: 'x'.repeat(43),
      code_challenge_method: 'S256',
    });
    const response = await fetch(`${endpoints.authorization_endpoint}?${query}`, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([400, null]);
  });
});

it('a token of the browser’s own sign-in does not open the tools', async () => {
  const browser = gateway.browser();
  const login = await browser.open('/bff/login?culture=en');
  const callback = await identity.signIn(String(login.headers.location), 'chemist');
  await browser.open(callback.slice(publicUrl.length));
  await browser.call('GET', '/api/common/user-profile');
  const [, token = ''] = String(gateway.chemistry.seen('/api/common/user-profile').at(-1)?.headers.authorization).split(
    ' ',
  );
  expect(decodeJwt(token)).toMatchObject({ sub: 'demo-chemist', aud: 'synthesis-api' });
  expect((await ask(`Bearer ${token}`)).statusCode).toBe(401);
});

it('a token of an assistant does not open the provider’s account pages', async () => {
  const { access_token: token } = await tokensFor('chemist');
  const response = await fetch(endpoints.userinfo_endpoint, { headers: { authorization: `Bearer ${token}` } });
  expect(response.status).toBe(401);
});
