// The provider as strict as PingFederate: what it refuses, and in which words; what it leaves out by default.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import * as client from 'openid-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { TestBrowser } from '../../test-browser.ts';
import * as provider from '../../test-provider.ts';
import { gatewayUrl, redirectUri, type TestProvider } from '../../test-provider.ts';

const secret = 'a-secret-of-the-tests';
const dataDir = mkdtempSync(join(tmpdir(), 'identity-'));
let running: TestProvider;
let nowMs = 0;

const good = {
  'Common Scopes': 'profile, email, phone',
  'Track User Sessions for Logout': 'on',
  'Roll Refresh Token Values (Default Policy)': 'on',
  Type: 'JSON Web Tokens',
  'Token Lifetime': '15',
  'Use Centralized Signing Key': 'on',
  'Audience Claim Value': 'synthesis-api',
  'Access Token Attribute Contract': 'sub',
  'Attribute Contract': 'sub, name, memberOf',
  'Client ID': 'synthesis-web',
  'Client Authentication': 'Client Secret',
  'Redirect URIs': redirectUri,
  'Allowed Grant Types': 'Authorization Code, Refresh Token',
  'Require Proof Key for Code Exchange (PKCE)': 'on',
  'Post-Logout Redirect URIs': `${gatewayUrl}/`,
  'Valid Domain Name': new URL(gatewayUrl).hostname,
  'Valid Path': '/',
};

async function start(changes: Record<string, string> = {}): Promise<client.Configuration> {
  const port = running?.config.port ?? 0;
  await running?.app.close();
  const env = { IDENTITY_KIND: 'pingfederate', IDENTITY_PINGFEDERATE: JSON.stringify({ ...good, ...changes }) };
  running = await provider.startProvider(dataDir, env, port, () => Date.now() + nowMs);
  return provider.discover(running.config);
}

beforeAll(() => start());
afterAll(async () => {
  await running.app.close();
  rmSync(dataDir, { recursive: true });
});

/** A form that is filled in: what leads back from it, and what was asked with. */
async function signedIn(party: client.Configuration, more: Record<string, string> = {}) {
  const browser = new TestBrowser();
  const form = await provider.openForm(party, browser, more);
  const { outside } = await provider.send(browser, form, 'member', provider.password);
  return { browser, form, back: new URL(outside ?? '') };
}

async function ask(fields: Record<string, string>, credentials = `synthesis-web:${secret}`) {
  const authorization = `Basic ${Buffer.from(credentials).toString('base64')}`;
  const response = await fetch(`${running.config.identityUrl}/as/token.oauth2`, {
    method: 'POST',
    headers: { authorization },
    body: new URLSearchParams(fields),
  });
  return [response.status, await response.json()] as const;
}

const refused = (status: number, error: string, words: string) => [status, { error, error_description: words }];
const badCode = refused(400, 'invalid_grant', 'Authorization code is invalid or expired.');

describe('the authorization endpoint', () => {
  const open = async (changes: Record<string, string>) => {
    const url = client.buildAuthorizationUrl(await start(), {
      redirect_uri: redirectUri,
      scope: 'openid profile',
      state: 's',
      code_challenge: await client.calculatePKCECodeChallenge('v'.repeat(43)),
      code_challenge_method: 'S256',
    });
    for (const [name, value] of Object.entries(changes)) {
      if (value === '') url.searchParams.delete(name);
      else url.searchParams.set(name, value);
    }
    const response = await fetch(url, { redirect: 'manual' });
    const location = response.headers.get('location');
    const parameters = location?.startsWith(gatewayUrl) ? new URL(location.replace('#', '?')).searchParams : undefined;
    return [response.status, parameters?.get('error') ?? null];
  };

  it.each([
    ['an address that is not registered', { redirect_uri: `${redirectUri}/` }, [400, null]],
    ['a client that is not there', { client_id: 'nobody' }, [400, null]],
    ['a scope that is not defined', { scope: 'openid groups' }, [302, 'invalid_scope']],
    ['no challenge', { code_challenge: '', code_challenge_method: '' }, [303, 'invalid_request']],
    ['a plain challenge', { code_challenge_method: 'plain' }, [303, 'invalid_request']],
    ['another flow', { response_type: 'token' }, [303, 'unsupported_response_type']],
    ['no response type', { response_type: '' }, [303, 'invalid_request']],
  ])('refuses %s', async (_case, changes: Record<string, string>, expected) => {
    expect(await open(changes)).toEqual(expected);
  });

  it.each([
    ['off', null],
    ['on', 'issuer'],
  ])('names its issuer beside the code: %s', async (value, expected) => {
    const { back } = await signedIn(await start({ 'Include Issuer in Authorization Response': value }));
    expect(back.searchParams.get('iss')).toBe(expected === null ? null : running.config.identityUrl);
    expect(back.searchParams.has('code')).toBe(true);
  });

  it('asks for no challenge where none is required', async () => {
    const { back } = await signedIn(await start({ 'Require Proof Key for Code Exchange (PKCE)': 'off' }), {
      code_challenge: '',
      code_challenge_method: '',
    });
    expect(back.searchParams.has('code')).toBe(true);
  });
});

describe('the token endpoint', () => {
  const exchange = async (changes: Record<string, string> = {}, credentials?: string) => {
    const { back, form } = await signedIn(await start());
    const fields = {
      grant_type: 'authorization_code',
      code: back.searchParams.get('code') ?? '',
      redirect_uri: redirectUri,
      code_verifier: form.verifier,
      ...changes,
    };
    return { fields, response: await ask(fields, credentials) };
  };

  it.each([
    [
      'a wrong secret',
      {},
      'synthesis-web:another',
      refused(401, 'invalid_client', 'Invalid client or client credentials.'),
    ],
    [
      'a client that is not there',
      {},
      'nobody:x',
      refused(401, 'invalid_client', 'Invalid client or client credentials.'),
    ],
    ['a code that never was', { code: 'made-up' }, undefined, badCode],
    [
      'another verifier',
      { code_verifier: 'v'.repeat(43) },
      undefined,
      refused(
        400,
        'invalid_grant',
        'The code_verifier sent does not match code_challenge included in the authorization request using the S256 code_challenge_method.',
      ),
    ],
    [
      'another address',
      { redirect_uri: `${gatewayUrl}/` },
      undefined,
      refused(400, 'invalid_grant', 'redirect_uri is required if it was included in the authorization request.'),
    ],
    ['a grant that nobody knows', { grant_type: 'password' }, undefined, [400, { error: 'unsupported_grant_type' }]],
  ])('refuses %s in its own words', async (_case, changes: Record<string, string>, credentials, expected) => {
    expect((await exchange(changes, credentials)).response).toEqual(expected);
  });

  it('takes a code once', async () => {
    const { fields, response } = await exchange();
    expect(response[0]).toBe(200);
    expect(await ask(fields)).toEqual(badCode);
  });

  it('takes no code after its time', async () => {
    const { back, form } = await signedIn(await start({ 'Authorization Code Timeout (Seconds)': '1' }));
    await new Promise((done) => setTimeout(done, 2_100));
    const code = back.searchParams.get('code') ?? '';
    const fields = { grant_type: 'authorization_code', code, redirect_uri: redirectUri, code_verifier: form.verifier };
    expect(await ask(fields)).toEqual(badCode);
  });

  it('rolls refresh tokens, and takes none twice', async () => {
    const { response } = await exchange();
    const { refresh_token: first } = response[1] as { refresh_token: string };
    const [status, second] = await ask({ grant_type: 'refresh_token', refresh_token: first });
    expect([
      status,
      'id_token' in (second as object),
      (second as { refresh_token: string }).refresh_token === first,
    ]).toEqual([200, false, false]);
    expect(await ask({ grant_type: 'refresh_token', refresh_token: first })).toEqual(
      refused(400, 'invalid_grant', 'unknown, invalid, or expired refresh token'),
    );
  });

  it('takes a client without a secret where it needs none', async () => {
    const party = await start({ 'Client Authentication': 'None' });
    const { back, form } = await signedIn(party);
    const response = await fetch(party.serverMetadata().token_endpoint ?? '', {
      method: 'POST',
      body: new URLSearchParams({
        client_id: 'synthesis-web',
        grant_type: 'authorization_code',
        code: back.searchParams.get('code') ?? '',
        redirect_uri: redirectUri,
        code_verifier: form.verifier,
      }),
    });
    expect(response.status).toBe(200);
  });
});

describe('tokens', () => {
  const tokensWith = async (changes: Record<string, string>) => {
    const party = await start(changes);
    const { back, form } = await signedIn(party);
    const checks = { pkceCodeVerifier: form.verifier, expectedState: form.state, expectedNonce: form.nonce };
    return client.authorizationCodeGrant(party, back, checks);
  };
  const keysNow = async () =>
    (await (await fetch(`${running.config.identityUrl}/pf/JWKS`)).json()) as { keys: { kid: string; alg?: string }[] };

  it('leave out what is not set: issuer, user, session, claims', async () => {
    const tokens = await tokensWith({ 'Access Token Attribute Contract': '' });
    const access = tokens.access_token;
    expect(decodeJwt(access)).not.toHaveProperty('iss');
    expect(decodeJwt(access)).not.toHaveProperty('sub');
    expect(decodeProtectedHeader(access)).not.toHaveProperty('typ');
    expect(decodeJwt(access)['scope']).toEqual(['openid', 'profile', 'email', 'phone']);
    for (const name of ['sid', 'pi.sri', 'name', 'memberOf']) expect(tokens.claims()).not.toHaveProperty(name);
  });

  it('hold what is set', async () => {
    const tokens = await tokensWith({
      'Issuer Claim Value': 'https://sso.example',
      'Space Delimit Scope Values': 'on',
      'Include Session Identifier in ID Token': 'on',
      'Include User Info in ID Token': 'on',
    });
    const claims = decodeJwt(tokens.access_token);
    expect(claims).toMatchObject({ iss: 'https://sso.example', scope: 'openid profile email phone' });
    expect(tokens.claims()).toMatchObject({ 'pi.sri': expect.any(String), name: '苏宁 Su Ning' });
    expect(tokens.claims()).not.toHaveProperty('email');
  });

  it('are signed with a key that is not published, unless it is the central one', async () => {
    const { access_token: access } = await tokensWith({ 'Use Centralized Signing Key': 'off' });
    const { keys } = await keysNow();
    expect(keys.map(({ kid }) => kid)).not.toContain(decodeProtectedHeader(access).kid);
    expect(keys.every((key) => key.alg === undefined)).toBe(true);
  });

  it('are references by default, which open userinfo all the same', async () => {
    const { access_token: access } = await tokensWith({ Type: 'Internally Managed Reference Tokens' });
    expect(access.split('.')).toHaveLength(1);
    const response = await fetch(`${running.config.identityUrl}/idp/userinfo.openid`, {
      headers: { authorization: `Bearer ${access}` },
    });
    expect(await response.json()).toEqual({
      sub: 'demo-member',
      name: '苏宁 Su Ning',
      memberOf: 'CN=Chem-Users,OU=Groups,DC=demo,DC=example',
    });
  });
});

it('knows the settings of PingFederate and no others', () => {
  const env = { OIDC_CLIENT_SECRET: secret, DEMO_PASSWORD: provider.password, IDENTITY_KIND: 'pingfederate' };
  expect(() => readConfig({ ...env, IDENTITY_PINGFEDERATE: '{"Redirect URI":"x"}' })).toThrow(
    'no setting Redirect URI',
  );
  expect(() => readConfig({ ...env, IDENTITY_PINGFEDERATE: '[]' })).toThrow('no JSON object of texts');
});
