// The provider as strict as a Keycloak realm can be, so that the rest of the product meets one.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRemoteJWKSet, decodeJwt, decodeProtectedHeader, jwtVerify, type JWK } from 'jose';
import * as client from 'openid-client';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { claimsIn } from './habits.ts';
import { TestBrowser } from './test-browser.ts';
import { discover, gatewayUrl, password, signIn, startProvider, type TestProvider } from './test-provider.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'identity-'));
let running: TestProvider | undefined;

async function start(env: Record<string, string>) {
  await running?.app.close();
  const port = running?.config.port ?? 0;
  running = await startProvider(dataDir, env, port);
  return { provider: running, relyingParty: await discover(running.config) };
}

afterEach(async () => {
  await running?.app.close();
  running = undefined;
});
afterAll(() => rmSync(dataDir, { recursive: true }));

const needed = { OIDC_CLIENT_SECRET: 'a-secret-of-the-tests', DEMO_PASSWORD: password };
const claims = (habits: object) => ({ IDENTITY_CLAIMS: JSON.stringify(habits) });

describe('a strict provider', () => {
  // Every one of them is signed with and checked by gateway and service: gateway/src/auth/signature-algorithms.test.ts.
  it.each(['RS512', 'ES384', 'EdDSA'])('signs ID and access tokens with %s', async (algorithm) => {
    const { relyingParty } = await start({ IDENTITY_STRICT: '1', IDENTITY_SIGNING_ALG: algorithm });
    const tokens = await signIn(relyingParty, new TestBrowser(), 'chemist');
    const keys = createRemoteJWKSet(new URL(relyingParty.serverMetadata().jwks_uri ?? ''));
    for (const token of [tokens.access_token, tokens.id_token ?? '']) {
      const { protectedHeader, payload } = await jwtVerify(token, keys);
      expect(protectedHeader.alg).toBe(algorithm);
      expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(300);
    }
  });

  it('ends the session when a refresh token comes a second time', async () => {
    const { relyingParty } = await start({ IDENTITY_STRICT: '1' });
    const browser = new TestBrowser();
    const { refresh_token: first = '' } = await signIn(relyingParty, browser, 'chemist');
    const { access_token: second } = await client.refreshTokenGrant(relyingParty, first);
    await expect(client.refreshTokenGrant(relyingParty, first)).rejects.toMatchObject({ error: 'invalid_grant' });
    await expect(client.fetchUserInfo(relyingParty, second, 'demo-chemist')).rejects.toMatchObject({ status: 401 });
  });

  it('leads back after a sign-out to the registered address alone, letter by letter', async () => {
    const { relyingParty } = await start({ IDENTITY_STRICT: '1' });
    const { id_token: hint = '' } = await signIn(relyingParty, new TestBrowser(), 'chemist');
    const statusOf = async (address: string) => {
      const parameters = { id_token_hint: hint, post_logout_redirect_uri: address };
      return (await fetch(client.buildEndSessionUrl(relyingParty, parameters))).status;
    };
    const addresses = [`${gatewayUrl}/`, gatewayUrl, `${gatewayUrl}/?a=1`, `${gatewayUrl}//`];
    expect(await Promise.all(addresses.map(statusOf))).toEqual([200, 400, 400, 400]);
  });

  it('signs out by form, too, which may be long', async () => {
    const groups = Array.from({ length: 600 }, (_, number) => `/departments/${'g'.repeat(50)}/${number}`);
    const { relyingParty } = await start({
      IDENTITY_STRICT: '1',
      ...claims({ groups: { in: ['id'], value: groups } }),
    });
    const { id_token: hint = '' } = await signIn(relyingParty, new TestBrowser(), 'chemist');
    const body = new URLSearchParams({ id_token_hint: hint, post_logout_redirect_uri: `${gatewayUrl}/` });
    const page = await fetch(relyingParty.serverMetadata().end_session_endpoint ?? '', { method: 'POST', body });
    expect([page.status, (await page.text()).includes('name="xsrf"')]).toEqual([200, true]);
  });

  it.each([
    ['passive', 200, 2],
    ['disabled', 400, 1],
  ])('signs out with an ID token whose key is %s: %i', async (kind, status, keyCount) => {
    const { relyingParty } = await start({
      IDENTITY_STRICT: '1',
      IDENTITY_ROTATE_KEYS: '1',
      IDENTITY_RETIRED_KEYS: 'disabled',
    });
    const { id_token: hint = '' } = await signIn(relyingParty, new TestBrowser(), 'chemist');
    await start({ IDENTITY_STRICT: '1', IDENTITY_ROTATE_KEYS: '1', IDENTITY_RETIRED_KEYS: kind });
    const response = await fetch(relyingParty.serverMetadata().jwks_uri ?? '');
    const { keys } = (await response.json()) as { keys: JWK[] };
    const kids = keys.map(({ kid }) => kid);
    expect([kids.length, kids.includes(decodeProtectedHeader(hint).kid)]).toEqual([keyCount, kind === 'passive']);
    const url = client.buildEndSessionUrl(relyingParty, { id_token_hint: hint });
    expect((await fetch(url)).status).toBe(status);
  });

  it('gives tokens for another service where no audience is mapped, and takes them itself', async () => {
    const { relyingParty } = await start({ IDENTITY_AUDIENCE: 'account' });
    const { access_token: token } = await signIn(relyingParty, new TestBrowser(), 'chemist');
    expect(decodeJwt(token).aud).toBe('account');
    expect(await client.fetchUserInfo(relyingParty, token, 'demo-chemist')).toMatchObject({ tenantid: 'demo-pharma' });
  });

  const account = { sub: 'u', tenantid: 't' };
  it.each([
    ['nowhere', { tenantid: { in: [] } }, [undefined, undefined, undefined]],
    ['as a list', { tenantid: { list: true } }, [['t'], ['t'], ['t']]],
    [
      'as a list of several',
      { tenantid: { list: true, value: ['a', 'b'] } },
      [
        ['a', 'b'],
        ['a', 'b'],
        ['a', 'b'],
      ],
    ],
    ['in the ID token alone', { tenantid: { in: ['id'] } }, ['t', undefined, undefined]],
    ['in the access token alone', { tenantid: { in: ['access'] } }, [undefined, 't', undefined]],
    ['in userinfo alone', { tenantid: { in: ['userinfo'] } }, [undefined, undefined, 't']],
    ['of another value', { tenantid: { value: 'x' } }, ['x', 'x', 'x']],
    ['beside one that the account has not', { roles: { value: ['r'] } }, ['t', 't', 't']],
  ])('tells a claim %s', (_, given, expected) => {
    const { habits } = readConfig({ ...needed, ...claims(given) });
    const reported = (['id', 'access', 'userinfo'] as const).map((place) => claimsIn(place, habits, account));
    expect(reported.map(({ tenantid }) => tenantid)).toEqual(expected);
    expect(reported.map(({ roles }) => roles)).toEqual(Array(3).fill('roles' in given ? ['r'] : undefined));
  });

  it('puts claims where it should, also those that it does not know by itself', async () => {
    const { relyingParty } = await start(
      claims({
        tenantid: { in: ['access'], list: true },
        given_name: { value: '玮' },
        sub_id: { in: ['id'], value: 1 },
      }),
    );
    const tokens = await signIn(relyingParty, new TestBrowser(), 'chemist');
    const info = await client.fetchUserInfo(relyingParty, tokens.access_token, 'demo-chemist');
    const reported = [tokens.claims(), decodeJwt(tokens.access_token), info];
    expect(reported.map((one) => one?.['tenantid'])).toEqual([undefined, ['demo-pharma'], undefined]);
    expect(reported.map((one) => one?.['given_name'])).toEqual(['玮', '玮', '玮']);
    expect(reported.map((one) => one?.['sub_id'])).toEqual([1, undefined, undefined]);
  });

  it('gives access tokens of 64 KB and long names', async () => {
    const groups = Array.from({ length: 700 }, (__, number) => `/departments/${'g'.repeat(50)}/${number}`);
    const { relyingParty } = await start(
      claims({ groups: { in: ['access'], value: groups }, name: { value: '玮'.repeat(511) } }),
    );
    const { access_token: token } = await signIn(relyingParty, new TestBrowser(), 'chemist');
    expect(token.length).toBeGreaterThan(64_000);
    expect(await client.fetchUserInfo(relyingParty, token, 'demo-chemist')).toMatchObject({ name: '玮'.repeat(511) });
  });

  it.each(['{', '[]', '{"tenantid":{"in":["everywhere"]}}', '{"tenantid":{"as":1}}', '{"tenantid":1}'])(
    'refuses to start with the claims %s',
    (IDENTITY_CLAIMS) => {
      expect(() => readConfig({ ...needed, IDENTITY_CLAIMS })).toThrow('IDENTITY_CLAIMS');
    },
  );
});
