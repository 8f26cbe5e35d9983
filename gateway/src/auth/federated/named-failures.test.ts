// A sign-in through PingFederate that fails names its cause, as one by OpenID does: one line in the log, the code on the page
// in both languages. The provider is played, since a real one does not fail on demand; the words are PingFederate's.

import { createServer } from 'node:https';
import type { ServerResponse } from 'node:http';
import { message } from '@app/locales/messages';
import { cultures } from '@app/shared/constants/locale';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { SignInCause } from '../../sign-in-causes.ts';
import { selfSignedAuthority } from '../../test-support/certificate.ts';
import { FakeProvider } from '../../test-support/fake-provider.ts';
import { listen, sendJson, type FakeServer } from '../../test-support/fake-server.ts';
import { setUp, type Setup } from '../../test-support/setup.ts';

type Fault = (response: ServerResponse) => void;

let provider: FakeProvider;
let gateway: Setup;
let untrusted: FakeServer;

beforeAll(async () => {
  provider = await FakeProvider.start();
  gateway = await setUp({ env: federatedEnv() });
  const certificate = selfSignedAuthority('Unknown House').certify('localhost');
  untrusted = await listen(
    createServer(certificate, (_request, response) => sendJson(response, 200, {})),
    'https',
  );
});
afterAll(() => Promise.all([gateway.close(), provider.close(), untrusted.close()]));
afterEach(() => {
  provider.faults.clear();
  Object.assign(provider, { idClaims: {}, accessClaims: {}, userClaims: {}, idSignature: 'good' });
  respondToSync((response) =>
    sendJson(response, 200, { code: 200, data: { userId: 'u', tenantId: 't', isNew: false } }),
  );
});

function federatedEnv(more: Record<string, string> = {}): Record<string, string> {
  const base = `${provider.issuer}/protocol/openid-connect`;
  return {
    PINGFED_AUTH_URL: `${base}/auth`,
    PINGFED_TOKEN_URL: `${base}/token`,
    PINGFED_CLIENT_ID: 'synthesis-web',
    PINGFED_CLIENT_SECRET: 'secret-of-the-tests',
    PINGFED_IAM_PROXY_URL: `${base}/userinfo`,
    PINGFED_LOGOUT_URL: `${provider.url}/idp/startSLO.ping`,
    PINGFED_ALLOW_ACCESS_GROUPS: 'Chem-Users',
    PINGFED_ISSUER: provider.issuer,
    PINGFED_JWKS_URL: `${base}/certs`,
    PINGFED_TENANT_ID: 'example',
    ...more,
  };
}

const respondToSync = (fault: Fault) => gateway.chemistry.on('/api/common/sync-user', fault);
const oauth =
  (status: number, error: string, description: string): Fault =>
  (response) =>
    sendJson(response, status, { error_description: description, error });
const responds =
  (status: number, text: string): Fault =>
  (response) =>
    void response.writeHead(status).end(text);

interface End {
  status: number;
  text: string;
  reasons: unknown[];
}

/** The page at the end, after the one retry, with what the log says of it. */
async function endOf(at: Setup = gateway, culture: string = 'en'): Promise<End> {
  const from = at.logLines.length;
  const browser = at.browser();
  let response = await browser.open(`/bff/login?culture=${culture}&returnTo=/home`);
  for (let step = 0; step < 3 && response.statusCode === 302; step += 1) {
    const back = await fetch(String(response.headers.location), { redirect: 'manual' });
    const { pathname, search } = new URL(back.headers.get('location') ?? '');
    response = await browser.open(`${pathname}${search}`);
    if (response.headers.location === '/home') break;
  }
  if (browser.cookies.has('sid') !== (response.headers.location === '/home'))
    throw new Error('a failure left a session');
  const lines = at.logLines.slice(from).filter(({ msg }) => msg === 'sign-in failed');
  return { status: response.statusCode, text: response.payload, reasons: lines.map(({ reason }) => reason) };
}

/** Status, cause in the log and cause in the words of the page, in each language. */
async function endsOf(at: Setup = gateway): Promise<unknown[]> {
  const ends: unknown[] = [];
  for (const culture of cultures) {
    const { status, reasons, text } = await endOf(at, culture);
    const code = /<code>[a-z-]+<\/code>/.exec(text)?.[0] ?? '';
    const isSaid = text.includes(message(culture, 'gateway', 'signInSetup', { reason: code }));
    ends.push([status, ...reasons, isSaid ? code : text]);
  }
  return ends;
}

const named = (cause: SignInCause, status = 502) => cultures.map(() => [status, cause, `<code>${cause}</code>`]);

async function withGateway(more: Record<string, string>, act: (own: Setup) => Promise<void>): Promise<void> {
  const own = await setUp({ env: federatedEnv(more) });
  try {
    await act(own);
  } finally {
    await own.close();
  }
}

it('a provider that does all right opens a session', async () => {
  expect(await endOf()).toMatchObject({ status: 302, reasons: [] });
});

describe('what PingFederate refuses at its token endpoint', () => {
  it.each<[string, Fault, SignInCause, number]>([
    ['the client', oauth(401, 'invalid_client', 'Invalid client or client credentials.'), 'client-refused', 502],
    [
      'the redirect address',
      oauth(400, 'invalid_grant', 'redirect_uri is required if it was included in the authorization request.'),
      'redirect-refused',
      401,
    ],
    ['the grant type', oauth(400, 'unauthorized_client', 'grant type not allowed'), 'flow-off', 502],
    [
      'a client without a certificate',
      oauth(400, 'invalid_request', 'client certificate'),
      'client-certificate-required',
      502,
    ],
  ])('%s', async (_case, fault, cause, status) => {
    provider.faults.set('/token', fault);
    expect(await endsOf()).toEqual(named(cause, status));
  });

  it.each([
    ['a code', 'Authorization code is invalid or expired.'],
    [
      'a verifier',
      'The code_verifier sent does not match code_challenge included in the authorization request using the S256 code_challenge_method.',
    ],
  ])('%s: of this attempt alone, without a code for administrators', async (_case, description) => {
    provider.faults.set('/token', oauth(400, 'invalid_grant', description));
    const { status, text, reasons } = await endOf();
    expect([status, reasons, text.includes('<code>')]).toEqual([401, [undefined], false]);
    expect(text).toContain(message('en', 'gateway', 'signInInvalid'));
  });
});

describe('an ID token', () => {
  it.each<[string, FakeProvider['idClaims'], SignInCause]>([
    ['that has run out', { exp: 1_000 }, 'clock-off'],
    ['that does not count yet', { nbf: 4_000_000_000 }, 'clock-off'],
    ['of another issuer', { iss: 'https://other.example' }, 'issuer-differs'],
  ])('%s', async (_case, claims, cause) => {
    provider.idClaims = claims;
    expect(await endsOf()).toEqual(named(cause, 401));
  });

  it('without a signature', async () => {
    provider.idSignature = 'none';
    expect(await endsOf()).toEqual(named('algorithm-refused', 401));
  });

  it('signed with the secret of the client', async () => {
    provider.signWithSecret('HS256', 'secret-of-the-tests');
    expect(await endsOf()).toEqual(named('algorithm-refused', 401));
    await provider.signWith('RS256');
  });

  it('that does not come', async () => {
    provider.faults.set('/token', (response) => sendJson(response, 200, { access_token: 'a', token_type: 'Bearer' }));
    expect(await endsOf()).toEqual(named('id-token-missing'));
  });

  it('that is encrypted', async () => {
    const encrypted = `${Buffer.from('{"alg":"RSA-OAEP","enc":"A256GCM"}').toString('base64url')}.a.b.c.d`;
    const body = { access_token: 'a', token_type: 'Bearer', id_token: encrypted };
    provider.faults.set('/token', (response) => sendJson(response, 200, body));
    expect(await endsOf()).toEqual(named('algorithm-refused', 401));
  });

  it.each([
    ['is 25 s ahead', 25],
    ['is 25 s behind', -25],
  ])('counts while the clock of the provider %s', async (_case, seconds) => {
    const now = Math.floor(Date.now() / 1_000);
    provider.idClaims = { iat: now + seconds, nbf: now + seconds, exp: now + seconds + 10 };
    expect(await endOf()).toMatchObject({ status: 302, reasons: [] });
  });
});

describe('the keys', () => {
  it.each<[string, Fault]>([
    ['are not at their address', responds(404, 'not found')],
    ['are a page', (response) => sendJson(response, 200, { page: true })],
  ])('that %s', async (_case, fault) => {
    await withGateway({}, async (own) => {
      provider.faults.set('/certs', fault);
      expect(await endsOf(own)).toEqual(named('keys-not-found'));
    });
  });

  it('that are not those of the token', async () => {
    const other = await FakeProvider.start();
    await other.signWith('ES256');
    const keys = `${other.issuer}/protocol/openid-connect/certs`;
    await provider.signWith('ES384');
    await withGateway({ PINGFED_JWKS_URL: keys }, async (own) =>
      expect(await endsOf(own)).toEqual(named('key-unknown')),
    );
    await provider.signWith('RS256');
    await other.close();
  });
});

describe('the account read', () => {
  it.each<[string, Fault, SignInCause]>([
    ['refuses the token', responds(401, ''), 'userinfo-refused'],
    ['is forbidden', responds(403, ''), 'userinfo-refused'],
    ['is not there', responds(404, ''), 'userinfo-refused'],
    ['answers a page', responds(200, '<html>'), 'account-unreadable'],
    ['answers no sub', (response) => sendJson(response, 200, { memberOf: 'Chem-Users' }), 'account-unreadable'],
    ['answers another user', (response) => sendJson(response, 200, { sub: 'u-2' }), 'account-differs'],
    [
      'answers more than 256 KB',
      (response) => sendJson(response, 200, { sub: 'u-1', memberOf: Array(3_000).fill('g'.repeat(100)) }),
      'account-unreadable',
    ],
  ])('that %s', async (_case, fault, cause) => {
    provider.faults.set('/userinfo', fault);
    expect(await endsOf()).toEqual(named(cause));
  });

  it('without groups is refused with 997, which is no fault of the configuration alone', async () => {
    provider.faults.set('/userinfo', (response) => sendJson(response, 200, { sub: 'u-1', tenantid: 't' }));
    const { status, text, reasons } = await endOf();
    expect([status, reasons]).toEqual([403, [undefined]]);
    expect(text).toContain(message('en', 'errors', 'noPermissionsConfigured'));
  });

  it('without a tenant, where none is configured either', async () => {
    provider.faults.set('/userinfo', (response) => sendJson(response, 200, { sub: 'u-1', memberOf: 'Chem-Users' }));
    await withGateway({ PINGFED_TENANT_ID: '' }, async (own) => {
      const browser = own.browser();
      await browser.signIn('/bff/login?culture=en');
      expect((await browser.open('/bff/login?culture=en')).payload).toContain('<code>tenant-missing</code>');
    });
  });
});

describe('an authority that is not known', () => {
  const address = () => untrusted.url.replace('127.0.0.1', 'localhost');
  it.each([
    ['PINGFED_TOKEN_URL', '/as/token.oauth2'],
    ['PINGFED_JWKS_URL', '/pf/JWKS'],
    ['PINGFED_IAM_PROXY_URL', '/account'],
  ])('at %s', async (name, path) => {
    await withGateway({ [name]: `${address()}${path}` }, async (own) =>
      expect(await endsOf(own)).toEqual(named('certificate-untrusted')),
    );
  });
});

describe('what the service answers', () => {
  const refusedFor =
    (reason: string, status = 401): Fault =>
    (response) =>
      sendJson(response, status, {
        code: status,
        error: { code: status, message: 'no', display: 'dialog', details: { reason } },
      });

  it.each<[string, Fault, SignInCause]>([
    ['a token without its audience', refusedFor('audience-missing'), 'audience-missing'],
    ['a token of another issuer', refusedFor('issuer-differs'), 'service-issuer-differs'],
    ['a reference token', refusedFor('token-unreadable'), 'token-opaque'],
    ['a tenant that it does not believe', refusedFor('tenant-refused', 403), 'tenant-header-refused'],
    ['a token of a key of the token manager', refusedFor('key-unknown'), 'key-unknown'],
  ])('to %s', async (_case, fault, cause) => {
    respondToSync(fault);
    expect(await endsOf()).toEqual(named(cause));
  });

  it.each<[string, FakeProvider['accessClaims'], SignInCause]>([
    ['the token of another user', { sub: 'another' }, 'account-differs'],
    ['a user it does not want', {}, 'sync-refused'],
  ])('to %s', async (_case, claims, cause) => {
    provider.accessClaims = claims;
    respondToSync((response) => sendJson(response, 403, { code: 10022, error: { code: 10022, message: 'no' } }));
    expect(await endsOf()).toEqual(named(cause));
  });
});

describe('a provider behind a proxy', () => {
  it.each([502, 503, 504])('that answers %i is away: nobody is sent there, and it is not ready', async (status) => {
    await withGateway({}, async (own) => {
      provider.faults.set('/certs', responds(status, 'Bad gateway'));
      const page = await own.browser().open('/bff/login?culture=en');
      expect([page.statusCode, page.headers.location]).toEqual([503, undefined]);
      expect(page.payload).toContain(message('en', 'gateway', 'identityUnavailable'));
      expect((await own.app.inject('/readyz')).statusCode).toBe(503);
      provider.faults.clear();
      expect((await own.browser().open('/bff/login')).statusCode).toBe(302);
      expect((await own.app.inject('/readyz')).statusCode).toBe(200);
    });
  });
});

describe('a sign-out at the provider', () => {
  const end = async (claims: Record<string, string>) => {
    const payload = new URLSearchParams({ logout_token: await provider.logoutToken(claims) }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const { statusCode } = await gateway.app.inject({
      method: 'POST',
      url: '/bff/backchannel-logout',
      headers,
      payload,
    });
    return statusCode;
  };
  const signIn = async (idClaims: FakeProvider['idClaims']) => {
    provider.idClaims = idClaims;
    const browser = gateway.browser();
    await browser.signIn();
    return async () => (await browser.call('GET', '/bff/user')).statusCode;
  };

  it('ends the session that PingFederate names by pi.sri, and no other', async () => {
    const here = await signIn({ sid: undefined, 'pi.sri': 'sri-1' });
    const there = await signIn({ sid: undefined, 'pi.sri': 'sri-2' });
    expect(await end({ sub: 'u-1', sid: 'sri-1' })).toBe(200);
    expect([await here(), await there()]).toEqual([401, 200]);
  });

  it('ends the sessions of the user whose ID token named none, and leaves those that are known to be others', async () => {
    const unnamed = await signIn({ sid: undefined });
    const known = await signIn({ sid: 'another' });
    expect(await end({ sub: 'u-1', sid: 'never-said' })).toBe(200);
    expect([await unnamed(), await known()]).toEqual([401, 200]);
    expect(await end({ sub: 'u-1' })).toBe(200);
    expect(await known()).toBe(401);
  });
});
