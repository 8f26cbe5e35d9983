// The federated sign-in against the product's own provider as PingFederate; only the account read is played, to fail.

import type { ServerResponse } from 'node:http';
import { permissions } from '@app/shared/constants/modules';
import { AppError } from '@app/shared/errors/app-error';
import { Agent } from 'undici';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createMemoryStore } from '../../sessions/memory-store.ts';
import type { SessionStore } from '../../sessions/store.ts';
import { FakeChemistry } from '../../test-support/fake-chemistry.ts';
import { federatedSide } from '../../test-support/federated-side.ts';
import { listenOnFreePort, sendJson, type FakeServer } from '../../test-support/fake-server.ts';
import { strictPingFederate } from '../../test-support/pingfederate-guide.ts';
import { startRealIdentity, type RealIdentity } from '../../test-support/real-identity.ts';
import type { IdentitySide } from '../identity-side.ts';
import type { SignedIn } from '../sign-in.ts';
import { createTokenRefresh } from '../provider/token-refresh.ts';
import { newTransaction, type Transaction } from '../transactions.ts';
import { federatedWarnings } from './sign-in.ts';

const publicUrl = 'http://localhost:8080';
const clientSecret = 'secret-of-the-tests';
const limits = { inactivityMs: 1_800_000, maxSessionMs: 43_200_000 };
const newStore = () => createMemoryStore({ limits, now: Date.now, maxSessions: 10 });
const agent = new Agent();
let identity: RealIdentity;
let chemistry: FakeChemistry;
let accountServer: FakeServer;
let respondToAccountRead: ((response: ServerResponse) => void) | undefined;
let bearers: (string | undefined)[] = [];

beforeAll(async () => {
  identity = await startRealIdentity(publicUrl, clientSecret, (identityUrl) =>
    strictPingFederate({ identityUrl, publicUrl, clientSecret }),
  );
  chemistry = await FakeChemistry.start();
  accountServer = await listenOnFreePort((request, response) => {
    bearers.push(request.headers.authorization);
    respondToAccountRead?.(response);
  });
});

afterEach(() => {
  vi.useRealTimers();
  respondToAccountRead = undefined;
  bearers = [];
  chemistry.requests.length = 0;
});

afterAll(async () => {
  await Promise.all([identity.stop(), chemistry.close(), accountServer.close(), agent.close()]);
});

const openId = () => ({ PINGFED_ISSUER: identity.url, PINGFED_JWKS_URL: `${identity.url}/pf/JWKS` });
const accountPlayed = () => ({ PINGFED_IAM_PROXY_URL: `${accountServer.url}/account?from=chem` });

function sideWith(env: Record<string, string> = {}): IdentitySide {
  const [identityUrl, chemistryUrl] = [identity.url, chemistry.url];
  return federatedSide({ identityUrl, chemistryUrl, clientSecret, agent, sessions: newStore() }, env);
}

/** A whole sign-in at the provider's form; gives the outcome at the gateway. */
async function signIn(side: IdentitySide, userName: string, transaction = newTransaction('/home', 'en')) {
  const authorizeUrl = await side.signIn.authorizeUrl(transaction, { forced: false });
  const back = new URL(await identity.signIn(authorizeUrl, userName));
  return side.signIn.complete(back.searchParams, transaction, 'r-1');
}

async function refusalOf(outcome: Promise<SignedIn>): Promise<string> {
  const error: unknown = await outcome.then(
    (signedIn) => new Error(`no refusal but ${signedIn.kind}`),
    (reason: unknown) => reason,
  );
  if (!(error instanceof AppError)) throw error;
  return error.key;
}

function sessionIn(signedIn: SignedIn) {
  if (signedIn.kind !== 'session') throw new Error(`no session but ${signedIn.kind}`);
  return signedIn.session;
}

describe('the address of a federated sign-in', () => {
  const addressFor = async (env: Record<string, string>, forced = false) => {
    const transaction = newTransaction('/', 'zh-CN');
    return { transaction, url: new URL(await sideWith(env).signIn.authorizeUrl(transaction, { forced })) };
  };

  it('asks for a code with S256, a state, and a nonce for the ID token', async () => {
    const { transaction, url } = await addressFor(openId());
    expect(transaction.verifier).toHaveLength(96);
    expect(url.pathname).toBe('/as/authorization.oauth2');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: 'synthesis-web',
      response_type: 'code',
      redirect_uri: `${publicUrl}/bff/callback`,
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
      state: transaction.state,
      nonce: transaction.nonce,
      scope: 'openid profile email',
      ui_locales: 'zh-CN',
    });
  });

  it('asks for no ID token where no issuer is configured to check it by', async () => {
    const { url } = await addressFor({});
    expect([url.searchParams.has('nonce'), url.searchParams.has('scope')]).toEqual([false, false]);
  });

  it('keeps the query of authUrl, but no parameter of ours', async () => {
    const authUrl = `${identity.url}/as/authorization.oauth2?pfidpadapterid=Form&scope=openid%20chem&client_id=x&state=y`;
    const { url } = await addressFor({ ...openId(), PINGFED_AUTH_URL: authUrl });
    expect(url.searchParams.getAll('client_id')).toEqual(['synthesis-web']);
    expect(url.searchParams.getAll('state')).toHaveLength(1);
    expect(url.searchParams.get('state')).not.toBe('y');
    expect([url.searchParams.get('pfidpadapterid'), url.searchParams.get('scope')]).toEqual(['Form', 'openid chem']);
  });

  it('asks for the password again after inactivity', async () => {
    expect((await addressFor(openId(), true)).url.searchParams.get('prompt')).toBe('login');
  });
});

describe('a member', () => {
  it('gets a session with every permission and the configured tenant', async () => {
    const session = sessionIn(await signIn(sideWith(openId()), 'member'));
    expect(session.user).toEqual({
      id: 'demo-member',
      userName: 'member',
      name: '苏宁 Su Ning',
      tenantId: 't-configured',
    });
    expect(session.account.permissions).toEqual(permissions);
    expect(session.providerSid).toMatch(/.+/);
    expect(session.tokens.lifetimeMs).toBe(900_000);
  });

  it('is made known to the service, with the tenant in the header', async () => {
    const { tokens } = sessionIn(await signIn(sideWith(openId()), 'member'));
    const [sync] = chemistry.seen('/api/common/sync-user');
    expect(sync?.headers).toMatchObject({
      authorization: `Bearer ${tokens.accessToken}`,
      'x-tenant-id': 't-configured',
      'x-culture': 'en',
    });
    expect(JSON.parse(sync?.body ?? '')).toMatchObject({
      userId: 'demo-member',
      tenantId: 't-configured',
      email: 'member@demo.example',
      userGroups: ['CN=Chem-Users,OU=Groups,DC=demo,DC=example'],
    });
    expect(chemistry.seen('/api/common/user-profile')[0]?.headers['x-tenant-id']).toBe('t-configured');
  });

  it('signs in by plain OAuth too, without an ID token', async () => {
    const session = sessionIn(await signIn(sideWith(), 'member'));
    expect([session.tokens.idToken, session.providerSid]).toEqual(['', undefined]);
    expect(session.user.id).toBe('demo-member');
  });

  it.each<[string, () => Record<string, string>]>([
    ['OpenID Connect', openId],
    ['plain OAuth', () => ({})],
  ])('stays signed in through the token endpoint (%s)', async (_way, env) => {
    const side = sideWith(env());
    const sessions = newStore();
    const session = { ...sessionIn(await signIn(side, 'member')), key: 'k', userChanged: false };
    await sessions.add(session, { single: false });
    const { accessToken, refreshToken } = session.tokens;
    const fresh = await tokenRefreshOf(side, sessions).ensure(session, 7_200_000);
    expect(fresh.accessToken).not.toBe(accessToken);
    expect(fresh.refreshToken).not.toBe(refreshToken);
    await sessions.close();
  });

  it('belongs to the first tenant that the account names', async () => {
    respondToAccountRead = (response) =>
      sendJson(response, 200, { sub: 'demo-member', tenantid: ' ,t-7, t-8', attributes: { memberOf: 'Chem-Users' } });
    const session = sessionIn(await signIn(sideWith({ ...openId(), ...accountPlayed() }), 'member'));
    expect(session.user).toEqual({ id: 'demo-member', userName: 'demo-member', name: 'demo-member', tenantId: 't-7' });
    expect(bearers).toEqual([`Bearer ${session.tokens.accessToken}`]);
  });

  it('is recognised by memberOf at the top level, and as one of a list', async () => {
    respondToAccountRead = (response) =>
      sendJson(response, 200, { sub: 'demo-member', memberOf: ['Lab', 'CN=Chem-Users,O=x'] });
    expect((await signIn(sideWith({ ...openId(), ...accountPlayed() }), 'member')).kind).toBe('session');
  });

  it('may have each attribute as a list, a number for an id, and texts of any length', async () => {
    const account = {
      sub: 4711,
      preferred_username: ['su'],
      given_name: ['宁'],
      family_name: '苏',
      email: [`${'e'.repeat(400)}@demo.example`],
      phone_number: ['1'.repeat(60)],
      tenantid: ['t-1', 't-2'],
      attributes: { memberOf: ['CN=Lab,O=x', 'CN=Chem-Users,O=x'] },
    };
    respondToAccountRead = (response) => sendJson(response, 200, account);
    // Plain OAuth: there is no ID token that names another id.
    const { user } = sessionIn(await signIn(sideWith(accountPlayed()), 'member'));
    expect(user).toEqual({ id: '4711', userName: 'su', name: '苏宁', tenantId: 't-1' });
    const [sync] = chemistry.seen('/api/common/sync-user');
    expect(JSON.parse(String(sync?.body))).toMatchObject({
      email: '',
      phone: '1'.repeat(50),
      userGroups: { length: 2 },
    });
  });

  it('gets no session without any tenant', async () => {
    const signedIn = await signIn(sideWith({ ...openId(), PINGFED_TENANT_ID: '' }), 'member');
    expect(signedIn).toEqual({ kind: 'noTenant', idToken: expect.stringMatching(/^eyJ/) });
    expect(chemistry.requests).toEqual([]);
  });
});

describe('who is no member', () => {
  it.each(['non-member', 'near-member'])('%s is refused with 997, and the service is not called', async (name) => {
    expect(await refusalOf(signIn(sideWith(openId()), name))).toBe('noPermissionsConfigured');
    expect(chemistry.requests).toEqual([]);
  });

  it.each<[string, object]>([
    ['has no such attribute', { sub: 'demo-member' }],
    ['has no attribute memberOf', { sub: 'demo-member', attributes: {} }],
    ['has an empty list', { sub: 'demo-member', attributes: { memberOf: [] } }],
    ['has null', { sub: 'demo-member', attributes: { memberOf: null } }],
  ])('is whose account %s', async (_what, account) => {
    respondToAccountRead = (response) => sendJson(response, 200, account);
    const refusal = refusalOf(signIn(sideWith({ ...openId(), ...accountPlayed() }), 'member'));
    expect(await refusal).toBe('noPermissionsConfigured');
  });

  it('is everybody while the list of groups is empty, which is said at the start', async () => {
    const env = { ...openId(), PINGFED_ALLOW_ACCESS_GROUPS: ';' };
    expect(await refusalOf(signIn(sideWith(env), 'member'))).toBe('noPermissionsConfigured');
    const federated = {
      authUrl: 'https://sso.example/',
      tokenUrl: 'https://sso.example/',
      clientId: 'chem',
      clientSecret: undefined,
      iamProxyUrl: 'https://iam.example/',
      logoutUrl: 'https://sso.example/',
      issuer: undefined,
      jwksUrl: undefined,
      tenantId: undefined,
    };
    expect(federatedWarnings({ ...federated, allowAccessGroups: [] })).toEqual([
      expect.stringContaining('PINGFED_ALLOW_ACCESS_GROUPS'),
    ]);
    expect(federatedWarnings({ ...federated, allowAccessGroups: ['x'] })).toEqual([]);
  });
});

describe('a failure', () => {
  const second = (): Transaction => ({ ...newTransaction('/home', 'en'), retries: 1 });
  const big = JSON.stringify({ sub: 'demo-member', memberOf: 'Chem-Users', more: 'x'.repeat(262_144) });

  it.each<[string, string, (response: ServerResponse) => void]>([
    ['answers 500', 'serviceUnavailable', (response) => response.writeHead(500).end('oops')],
    ['answers 429', 'serviceUnavailable', (response) => response.writeHead(429).end()],
    ['answers 401', 'badGateway', (response) => sendJson(response, 401, { error: 'invalid_token' })],
    [
      'redirects',
      'badGateway',
      (response) => response.writeHead(302, { location: `${identity.url}/iam/account` }).end(),
    ],
    ['answers a page', 'badGateway', (response) => response.writeHead(200).end('<html>')],
    ['answers more than 256 KB', 'badGateway', (response) => response.writeHead(200).end(big)],
    ['names nobody', 'badGateway', (response) => sendJson(response, 200, { memberOf: 'Chem-Users' })],
    [
      'names somebody else',
      'badGateway',
      (response) => sendJson(response, 200, { sub: 'demo-admin', memberOf: 'Chem-Users' }),
    ],
    [
      'answers groups that are none',
      'badGateway',
      (response) => sendJson(response, 200, { sub: 'demo-member', memberOf: 7 }),
    ],
    ['hangs up', 'serviceUnavailable', (response) => response.destroy()],
  ])('of the account read, which %s, is tried once more and then is %s', async (_what, key, result) => {
    respondToAccountRead = result;
    const side = sideWith({ ...openId(), ...accountPlayed() });
    const first = await signIn(side, 'member');
    if (first.kind !== 'retry') throw new Error(`no retry but ${first.kind}`);
    expect(first.transaction).toMatchObject({ returnTo: '/home', culture: 'en', retries: 1 });
    expect(await refusalOf(signIn(side, 'member', first.transaction))).toBe(key);
    expect(bearers).toHaveLength(2);
    expect(chemistry.requests).toEqual([]);
  });

  it('of the code is tried with nothing secret in common', async () => {
    const side = sideWith(openId());
    const transaction = newTransaction('/home', 'en');
    const outcome = await side.signIn.complete(
      new URLSearchParams({ code: 'made-up', state: transaction.state }),
      transaction,
      'r-1',
    );
    if (outcome.kind !== 'retry') throw new Error(`no retry but ${outcome.kind}`);
    const { state, nonce, verifier } = outcome.transaction;
    expect(new Set([state, nonce, verifier, transaction.state, transaction.nonce, transaction.verifier]).size).toBe(6);
  });

  it('that is a refusal by the provider is not tried again', async () => {
    const transaction = newTransaction('/home', 'en');
    const parameters = new URLSearchParams({ error: 'access_denied', state: transaction.state });
    expect(await refusalOf(sideWith(openId()).signIn.complete(parameters, transaction, 'r-1'))).toBe(
      'noLoginPermission',
    );
  });

  it('of the nonce gives no session', async () => {
    const side = sideWith(openId());
    const transaction = second();
    const authorizeUrl = await side.signIn.authorizeUrl(transaction, { forced: false });
    const back = new URL(await identity.signIn(authorizeUrl, 'member'));
    const stolen = { ...transaction, nonce: 'another' };
    expect(await refusalOf(side.signIn.complete(back.searchParams, stolen, 'r-1'))).toBe('unauthorized');
  });

  it('of the issuer gives no session', async () => {
    const side = sideWith({ ...openId(), PINGFED_ISSUER: 'https://sso.example' });
    expect(await refusalOf(signIn(side, 'member', second()))).toBe('unauthorized');
  });
});

function tokenRefreshOf({ provider, users }: IdentitySide, sessions: SessionStore) {
  return createTokenRefresh({ provider, users, sessions, onTenantChanged: () => undefined, now: Date.now });
}

describe('a new signing key of the provider', () => {
  it('loses no session at a refresh right after it, and fails no sign-in', async () => {
    const side = sideWith(openId());
    const sessions = newStore();
    const session = { ...sessionIn(await signIn(side, 'member')), key: 'k', userChanged: false };
    await sessions.add(session, { single: false });
    const { accessToken, idToken } = session.tokens;
    await identity.restart({ IDENTITY_ROTATE_KEYS: '1' });
    const fresh = await tokenRefreshOf(side, sessions).ensure(session, 7_200_000);
    expect(fresh.accessToken).not.toBe(accessToken);
    // The newest is the one to sign out with: the key of the one before may be gone.
    expect(fresh.idToken).not.toBe(idToken);
    expect((await signIn(side, 'member')).kind).toBe('session');
    await sessions.close();
  });
});

describe('without a configured issuer', () => {
  it('an ID token that comes unasked is dropped unread', async () => {
    respondToAccountRead = (response) =>
      sendJson(response, 200, { access_token: 'opaque', token_type: 'Bearer', expires_in: 60, id_token: 'a.b.c' });
    const side = sideWith({ PINGFED_TOKEN_URL: `${accountServer.url}/token` });
    const transaction = newTransaction('/home', 'en');
    const parameters = new URLSearchParams({ code: 'c', state: transaction.state, iss: 'https://elsewhere.example' });
    const outcome = await side.signIn.complete(parameters, transaction, 'r-1');
    // The token was taken; that it opens no account is the next step's affair.
    expect(outcome).toMatchObject({ kind: 'retry', cause: { key: 'badGateway' } });
  });

  it('nobody can end sessions by the back channel', async () => {
    await expect(sideWith().backchannelLogout.accept('a.b.c')).rejects.toMatchObject({ key: 'notFound' });
  });
});
