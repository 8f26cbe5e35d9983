// What is set up wrongly names itself: one line in the log, the code on the page in both languages, one request id
// through log, audit, page and upstreams, and no circle. Ordinary faults of one attempt keep their own words.

import type { ServerResponse } from 'node:http';
import { message } from '@app/locales/messages';
import { cultures, type Culture } from '@app/shared/constants/locale';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Browser } from '../../test-support/browser.ts';
import { sendJson } from '../../test-support/fake-server.ts';
import { setUp, type Setup } from '../../test-support/setup.ts';
import type { SignInCause } from '../../sign-in-causes.ts';

type Fault = (response: ServerResponse) => void;

let gateway: Setup;
beforeAll(async () => {
  gateway = await setUp();
});
afterAll(() => gateway.close());
afterEach(() => {
  gateway.provider.faults.clear();
  Object.assign(gateway.provider, { idClaims: {}, userClaims: {} });
  gateway.provider.idSignature = 'good';
  gateway.provider.user = { sub: 'u-1', tenantid: 't-1', permissions: ['retrosynthesis'] };
  respondToSync((response) =>
    sendJson(response, 200, { code: 200, data: { userId: 'u', tenantId: 't', isNew: false } }),
  );
  gateway.chemistry.on('/api/common/user-profile', (response) => sendJson(response, 200, gateway.chemistry.profile));
});

const respondToSync = (fault: Fault) => gateway.chemistry.on('/api/common/sync-user', fault);
const fails =
  (status: number, body: object, headers: Record<string, string> = {}): Fault =>
  (response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    sendJson(response, status, body);
  };
const oauth = (status: number, error: string, description = '') =>
  fails(status, { error, ...(description === '' ? {} : { error_description: description }) });
const refusedFor = (reason: string, status = 401) =>
  fails(status, { code: status, error: { code: status, message: 'no', display: 'dialog', details: { reason } } });
const page: Fault = (response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Hello</h1>');

interface End {
  status: number;
  text: string;
  line: Record<string, unknown>;
  hasSession: boolean;
}

/** Signs in until a page comes; gives it with the one line that the log has about it. */
async function endOf(culture: Culture, manipulate = (callback: string) => callback): Promise<End> {
  const from = gateway.logLines.length;
  const browser = gateway.browser();
  const { callback } = await browser.visitProvider(`/bff/login?culture=${culture}&returnTo=/my/profile`);
  const { statusCode: status, payload: text } = await browser.open(manipulate(callback));
  const lines = gateway.logLines.slice(from).filter(({ msg }) => msg === 'sign-in failed');
  expect(lines).toHaveLength(1);
  return { status, text, line: lines[0] ?? {}, hasSession: browser.cookies.has('sid') };
}

/** Lines of the audit log come in batches: those of all refused sign-ins are looked for at the end. */
const refused = new Map<unknown, SignInCause>();
const auditOf = (requestId: unknown) => gateway.auditLines.find((line) => line['requestId'] === requestId);

/** Looks for all that a cause must leave, and gives the status of the page in each language. */
async function statusOfPages(cause: SignInCause, manipulate?: (callback: string) => string): Promise<number[]> {
  const statuses: number[] = [];
  for (const culture of cultures) {
    const { status, text, line, hasSession } = await endOf(culture, manipulate);
    const words = message(culture, 'gateway', 'signInSetup', { reason: `<code>${cause}</code>` });
    expect(text).toContain(words);
    expect([hasSession, line['reason']]).toEqual([false, cause]);
    expect(text).toContain(String(line['requestId']));
    statuses.push(status);
    refused.set(line['requestId'], cause);
    // The next attempt leads where this one was to.
    expect(text).toContain(`/bff/login?culture=${culture}&#38;returnTo=%2Fmy%2Fprofile`);
  }
  return statuses;
}

const inBoth = (status: number) => cultures.map(() => status);

describe('what the provider refuses', () => {
  // The words are those of Keycloak 26.
  it.each<[string, Fault, SignInCause]>([
    ['invalid_client', oauth(401, 'invalid_client', 'Client authentication failed.'), 'client-refused'],
    [
      'a wrong secret, as Keycloak says it',
      oauth(401, 'unauthorized_client', 'Invalid client or Invalid client credentials'),
      'client-refused',
    ],
    ['a bare challenge', fails(401, {}, { 'www-authenticate': 'Basic realm="token"' }), 'client-refused'],
    [
      'a challenge with its error',
      fails(401, {}, { 'www-authenticate': 'Basic realm="t", error="invalid_client"' }),
      'client-refused',
    ],
    ['the grant', oauth(400, 'unauthorized_client', 'Client is not allowed'), 'flow-off'],
    ['the type of grant', oauth(400, 'unsupported_grant_type'), 'flow-off'],
    ['a request without DPoP', oauth(400, 'invalid_request', 'DPoP proof is missing'), 'dpop-required'],
    ['a proof that is none', oauth(400, 'invalid_dpop_proof'), 'dpop-required'],
    ['the redirect address', oauth(400, 'invalid_grant', 'Incorrect redirect_uri'), 'redirect-refused'],
    [
      'a request without a client certificate',
      oauth(400, 'invalid_request', 'Client certificate is missing'),
      'client-certificate-required',
    ],
    ['the scope', oauth(400, 'invalid_scope'), 'scope-refused'],
    ['something of its own', oauth(400, 'policy_violation', 'Not on Sundays'), 'request-refused'],
    ['everything', fails(404, {}), 'request-refused'],
  ])('at its token endpoint: %s', async (_case, fault, cause) => {
    gateway.provider.faults.set('/token', fault);
    expect(await statusOfPages(cause)).toEqual(inBoth(cause === 'redirect-refused' ? 401 : 502));
  });

  it.each<[string, string, SignInCause]>([
    ['unauthorized_client', 'Standard flow is disabled for the client.', 'flow-off'],
    ['unsupported_response_type', '', 'flow-off'],
    ['invalid_request', 'Pushed Authorization Request is only allowed.', 'par-required'],
    ['invalid_scope', 'Invalid scopes: openid nonsense', 'scope-refused'],
    ['invalid_request', 'Missing parameter: nonsense', 'request-refused'],
  ])('on the way back: %s, %s', async (error, description, cause) => {
    const said = new URLSearchParams({ error, ...(description === '' ? {} : { error_description: description }) });
    const manipulate = (callback: string) => callback.replace(/code=[^&]+/, String(said));
    expect(await statusOfPages(cause, manipulate)).toEqual(inBoth(502));
  });

  it('is written down with the error and the words of the provider', async () => {
    gateway.provider.faults.set('/token', oauth(401, 'invalid_client', 'Client authentication failed.'));
    const { line } = await endOf('en');
    expect(line).toMatchObject({
      reason: 'client-refused',
      meaning: 'the provider does not accept client id and secret',
      err: { oauthError: 'invalid_client', oauthErrorDescription: 'Client authentication failed.' },
    });
  });

  it('is written down without what could be a secret, a code or a token', async () => {
    const token = `eyJhbGciOiJub25lIn0.${'a'.repeat(50)}.sig`;
    const description = `no token ${token} for code ${'c'.repeat(64)} at\nhttps://id.example`;
    gateway.provider.faults.set('/token', oauth(400, 'invalid_client', description));
    const { line } = await endOf('en');
    const text = JSON.stringify(line);
    expect(text).toContain('no token … for code … at https://id.example');
    expect(text).not.toMatch(/eyJ|c{20}|secret-of-the-tests/);
  });
});

describe('what comes from the provider and cannot be used', () => {
  it.each<[string, Setup['provider']['idClaims'], SignInCause]>([
    ['an ID token that has run out', { exp: 1_000 }, 'clock-off'],
    ['an ID token that does not count yet', { nbf: 4_000_000_000 }, 'clock-off'],
    ['an ID token of another issuer', { iss: 'https://other.example' }, 'issuer-differs'],
  ])('%s', async (_case, claims, cause) => {
    gateway.provider.idClaims = claims;
    expect(await statusOfPages(cause)).toEqual(inBoth(401));
  });

  it('an ID token without a signature', async () => {
    gateway.provider.idSignature = 'none';
    expect(await statusOfPages('algorithm-refused')).toEqual(inBoth(401));
  });

  it('a response without an ID token', async () => {
    const result = { access_token: 'a', token_type: 'Bearer', expires_in: 300 };
    gateway.provider.faults.set('/token', fails(200, result));
    expect(await statusOfPages('id-token-missing')).toEqual(inBoth(502));
  });

  it.each<[string, Fault]>([
    ['401', fails(401, {}, { 'www-authenticate': 'Bearer error="invalid_token"' })],
    ['403', fails(403, { error: 'insufficient_scope', error_description: 'Missing openid scope' })],
    ['404', fails(404, {})],
  ])('userinfo with %s', async (_case, fault) => {
    gateway.provider.faults.set('/userinfo', fault);
    expect(await statusOfPages('userinfo-refused')).toEqual(inBoth(502));
  });
});

describe('what the permission server answers', () => {
  it.each<[string, Fault, SignInCause]>([
    ['404', fails(404, {}), 'permissions-not-found'],
    ['405', fails(405, {}), 'permissions-not-found'],
    ['a redirect', fails(302, {}, { location: 'https://elsewhere.example' }), 'permissions-not-found'],
    ['401', fails(401, {}), 'permissions-refused'],
    ['403', fails(403, {}), 'permissions-refused'],
    ['a page', page, 'permissions-unreadable'],
    ['another shape', fails(200, { code: 200, data: ['retrosynthesis'] }), 'permissions-unreadable'],
    ['permissions without an envelope', fails(200, [{ code: 'retrosynthesis' }]), 'permissions-unreadable'],
  ])('%s', async (_case, fault, cause) => {
    gateway.provider.faults.set('/user/permissions', fault);
    expect(await statusOfPages(cause)).toEqual(inBoth(502));
  });
});

describe('what the service answers', () => {
  it.each<[string, Fault, SignInCause]>([
    ['a token without its audience', refusedFor('audience-missing'), 'audience-missing'],
    ['a token of another issuer', refusedFor('issuer-differs'), 'service-issuer-differs'],
    ['a token that has run out', refusedFor('token-expired'), 'clock-off'],
    ['a token of an unknown key', refusedFor('key-unknown'), 'key-unknown'],
    ['an algorithm it does not take', refusedFor('algorithm-refused'), 'algorithm-refused'],
    ['a token without a tenant', refusedFor('tenant-missing'), 'token-without-tenant'],
    ['a token without a user', refusedFor('subject-missing'), 'subject-missing'],
    ['a token it cannot read', refusedFor('token-unreadable'), 'token-opaque'],
    ['a reason that nobody knows', refusedFor('<script>'), 'token-refused'],
    ['a refusal without a reason', fails(401, {}), 'token-refused'],
    ['a code 401 inside a 200', fails(200, { code: 401, error: { code: 401, message: 'no' } }), 'token-refused'],
    ['a tenant it does not take', refusedFor('tenant-refused', 403), 'tenant-header-refused'],
    ['that it cannot read the keys', refusedFor('keys-unreachable', 503), 'service-keys-unreachable'],
    ['that it has no such call', fails(404, {}), 'sync-not-found'],
    ['that the user is not right', fails(400, { code: 400, message: 'name too long' }), 'sync-refused'],
  ])('%s', async (_case, fault, cause) => {
    respondToSync(fault);
    expect(await statusOfPages(cause)).toEqual(inBoth(502));
    expect((await endOf('en')).line).toMatchObject({
      err: { message: expect.stringMatching(/^sync-user answered \d+/) },
    });
  });

  it.each<[string, Record<string, unknown>, Record<string, unknown>, SignInCause]>([
    ['a tenant of the ID token alone', { tenantid: 't-1' }, {}, 'tenant-in-id-token-only'],
    ['a list of the ID token alone', { tenantid: ['t-1', 't-2'] }, { tenantid: [] }, 'tenant-in-id-token-only'],
    ['an empty access token', { tenantid: 't-1' }, { tenantid: '' }, 'tenant-in-id-token-only'],
    ['one that userinfo names, too', { tenantid: 't-1' }, { tenantid: 't-1' }, 'token-without-tenant'],
  ])('about %s', async (_case, idClaims, userClaims, cause) => {
    respondToSync(refusedFor('tenant-missing'));
    gateway.provider.user = { sub: 'u-1', permissions: ['retrosynthesis'] };
    Object.assign(gateway.provider, { idClaims, userClaims });
    expect(await statusOfPages(cause)).toEqual(inBoth(502));
  });

  it('about the profile, with its reason', async () => {
    gateway.chemistry.on('/api/common/user-profile', refusedFor('audience-missing'));
    expect(await statusOfPages('audience-missing')).toEqual(inBoth(502));
  });

  it('about the profile, where the end of the account is no date', async () => {
    gateway.chemistry.on('/api/common/user-profile', fails(200, { userBasicInfo: { expirationDate: '31.12.2099' } }));
    expect(await statusOfPages('profile-unreadable')).toEqual(inBoth(502));
  });

  it('with its own words, where it only fails for now', async () => {
    respondToSync(fails(500, {}));
    const { status, text, line } = await endOf('en');
    expect([status, line['reason']]).toEqual([502, undefined]);
    expect(text).toContain(message('en', 'gateway', 'userSyncFailed'));
    expect(line).toMatchObject({ key: 'syncFailed', err: { message: 'sync-user answered 500, code 500' } });
  });
});

it('gives all its upstreams the request id that log, audit and page have', async () => {
  const browser = gateway.browser();
  await browser.signIn();
  const seen = [
    gateway.chemistry.seen('/api/common/sync-user').at(-1)?.headers,
    gateway.chemistry.seen('/api/common/user-profile').at(-1)?.headers,
    gateway.provider.permissionHeaders,
  ].map((headers) => headers?.['x-request-id']);
  expect(new Set(seen).size).toBe(1);
  await vi.waitFor(() => expect(auditOf(seen[0])).toMatchObject({ action: 'sign-in', outcome: 'success' }), 5_000);
});

describe('a user without a tenant', () => {
  it.each(cultures)('is informed with the cause and the id of that sign-in, in %s', async (culture) => {
    gateway.provider.user = { sub: 'u-1', permissions: ['retrosynthesis'] };
    const from = gateway.logLines.length;
    const browser: Browser = gateway.browser();
    await browser.signIn(`/bff/login?culture=${culture}`);
    const lines = gateway.logLines.slice(from).filter(({ msg }) => msg === 'sign-in failed');
    expect(lines).toEqual([expect.objectContaining({ key: 'noLoginPermission', reason: 'tenant-missing' })]);
    const reported = await browser.open(`/bff/login?culture=${culture}`);
    expect(reported.statusCode).toBe(401);
    expect(reported.payload).toContain(message(culture, 'errors', 'noLoginPermission'));
    expect(reported.payload).toContain('<code>tenant-missing</code>');
    expect(reported.payload).toContain(String(lines[0]?.['requestId']));
    refused.set(lines[0]?.['requestId'], 'tenant-missing');
  });
});

describe('an ordinary fault keeps its own words, without a code for administrators:', () => {
  it.each<[string, string, string, number]>([
    ['access_denied', 'User denied access', 'errors:noLoginPermission', 401],
    ['login_required', '', 'gateway:signInInvalid', 401],
    ['interaction_required', '', 'gateway:signInInvalid', 401],
    ['temporarily_unavailable', '', 'gateway:identityUnavailable', 503],
  ])('%s', async (error, description, words, httpStatus) => {
    const said = new URLSearchParams({ error, error_description: description });
    const { status, text, line } = await endOf('en', (callback) => callback.replace(/code=[^&]+/, String(said)));
    const [namespace = '', key = ''] = words.split(':');
    expect([status, line['reason']]).toEqual([httpStatus, undefined]);
    expect(text).toContain(message('en', namespace, key));
    expect(text).not.toContain('<code>');
    expect(line).toMatchObject({ err: { oauthError: error } });
  });

  it('a code that was used up', async () => {
    gateway.provider.faults.set('/token', oauth(400, 'invalid_grant', 'Code not valid'));
    const { status, text } = await endOf('en');
    expect([status, text.includes(message('en', 'gateway', 'signInInvalid'))]).toEqual([401, true]);
  });

  it('an account without permissions', async () => {
    gateway.provider.user = { sub: 'u-1', tenantid: 't-1', permissions: [] };
    const { status, text } = await endOf('zh-CN');
    expect([status, text.includes(message('zh-CN', 'errors', 'noPermissionsConfigured'))]).toEqual([403, true]);
    expect(text).not.toContain('<code>');
  });
});

it.each(['nonsense', '<b>', 'constructor', ''])('a made-up cause %j is not shown', async (cause) => {
  const query = new URLSearchParams({ failed: '502', of: 'signInSetup', cause, culture: 'en' });
  const { payload } = await gateway.browser().open(`/bff/login?${query}`);
  expect(payload).not.toContain('<code>');
  expect(payload).not.toContain('<b>');
});

it('leaves a line in the audit log for each, with its cause, under the request id of the page', async () => {
  expect(refused.size).toBeGreaterThan(80);
  await vi.waitFor(() => {
    const found = [...refused.keys()].map((id) => auditOf(id));
    expect(found.map((line) => [line?.['action'], line?.['reason']])).toEqual(
      [...refused.values()].map((cause) => ['sign-in-refused', cause]),
    );
  }, 5_000);
});
