// Programs at the gateway's door, between a fake provider and a fake service that knows one key.

import { createHash } from 'node:crypto';
import { permissions } from '@app/shared/constants/modules';
import { callEntries, type CallName } from '@app/shared/contracts/catalogue';
import { apiKeyIdBytes, apiKeySecretBytes, writeApiKey, writeApiKeyId } from '@app/shared/rules/account/api-key';
import fastify, { type FastifyInstance } from 'fastify';
import { createLocalJWKSet, decodeJwt, jwtVerify } from 'jose';
import { pino } from 'pino';
import { Agent } from 'undici';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addErrorHandler } from '../../plugins/error-handler.ts';
import { addRequestState } from '../../plugins/request-state.ts';
import { FakeChemistry } from '../../test-support/fake-chemistry.ts';
import { FakeProvider } from '../../test-support/fake-provider.ts';
import { sendJson } from '../../test-support/fake-server.ts';
import { createAuthServer } from '../../upstreams/auth-server.ts';
import { createChemistry } from '../../upstreams/chemistry.ts';
import { createAccountReader, everyPermission, type AccountReader } from '../provider/accounts.ts';
import { isForPrograms } from './api-key-calls.ts';
import { createApiKeys } from './api-keys.ts';
import { createProgramAccounts } from './program-accounts.ts';
import { createClientToken, permissionsByClient } from '../provider/client-token.ts';
import { createIdentityProvider } from '../provider/identity-provider.ts';
import { createAccountStates } from '../provider/keycloak.ts';
import { addServiceKeyRoutes } from './service-token.ts';
import { createServiceTokens, type ServiceTokens } from './service-token.ts';

const verifyPath = '/api/common/apikey/verify';
const profilePath = '/api/common/user-profile';
const key = writeApiKey(
  writeApiKeyId(new Uint8Array(apiKeyIdBytes).fill(1)),
  new Uint8Array(apiKeySecretBytes).fill(2),
);
const user = { id: 'u-1', userName: 'chen', name: '陈玮', tenantId: 't-1' };
let provider: FakeProvider;
let chemistry: FakeChemistry;
let tokens: ServiceTokens;
let app: FastifyInstance;
let close: () => Promise<void>;
let offsetMs = 0;
let modules: string[];

beforeEach(async () => {
  [provider, chemistry] = [await FakeProvider.start(), await FakeChemistry.start()];
  modules = ['retrosynthesis', 'sascore'];
  offsetMs = 0;
  const now = () => Date.now() + offsetMs;
  const hash = createHash('sha256').update(key).digest('hex');
  chemistry.on(verifyPath, (response, { body }) =>
    JSON.parse(body).keyHash === hash
      ? sendJson(response, 200, { code: 200, data: { keyId: key.slice(4, 15), modules, user } })
      : sendJson(response, 401, refused('unknown')),
  );
  licence({});
  tokens = await createServiceTokens(
    {
      publicUrl: 'http://localhost:8080',
      sessionSecret: 'a-session-secret-of-the-tests-only',
      previousSecret: undefined,
    },
    now,
  );
  const agent = new Agent();
  const log = pino({ enabled: false });
  const service = createChemistry({ baseUrl: chemistry.url, dispatcher: new Agent(), retries: 0 });
  const openId = { issuer: provider.issuer, clientId: 'synthesis-web', clientSecret: 'secret-of-the-tests' };
  const identity = createIdentityProvider(openId, agent);
  const clientToken = createClientToken(identity, now);
  const states = createAccountStates(identity, clientToken, agent, log);
  const source = permissionsByClient(createAuthServer(provider.url, agent), clientToken, states);
  const keysWith = (accounts: AccountReader) =>
    createApiKeys({
      chemistry: service,
      serviceTokens: tokens,
      owners: createProgramAccounts(accounts, tokens, now),
      now,
    });
  const apiKeys = keysWith(createAccountReader(source, service, { sendsTenant: false, now, log }));
  const federated = keysWith(createAccountReader(everyPermission, service, { sendsTenant: true, now, log }));
  app = fastify();
  addRequestState(app);
  addErrorHandler(app);
  addServiceKeyRoutes(app, tokens);
  app.get('/:name', async (request) => apiKeys.authenticate(request, callNamed(request.params)));
  app.get('/known', async (request) => ({ isKnownGood: apiKeys.isKnownGood(request) }));
  app.get('/federated/:name', async (request) => federated.authenticate(request, callNamed(request.params)));
  close = async () => {
    await app.close();
    await service.close();
    await agent.close();
    await Promise.all([provider.close(), chemistry.close()]);
  };
});
afterEach(() => close());

function callNamed(params: unknown) {
  const found = callEntries.find(([name]) => name === Reflect.get(Object(params), 'name'))?.[1];
  if (!found) throw new RangeError('no such call');
  return found;
}

function refused(reason: string) {
  return { code: 401, error: { code: 401, message: 'no', display: 'toast', details: { reason } } };
}

function licence(info: object): void {
  chemistry.on(profilePath, (response) => sendJson(response, 200, { code: 200, data: { userBasicInfo: info } }));
}

async function call(name: CallName, authorization = `ApiKey ${key}`, more: Record<string, string> = {}) {
  const response = await app.inject({ url: `/${name}`, headers: { authorization, ...more } });
  return { status: response.statusCode, body: response.json() };
}

const verified = () => chemistry.seen(verifyPath).length;

describe('a program', () => {
  it('acts for the owner of its key, with what owner and key have in common', async () => {
    const { body } = await call('retroTaskList');
    expect(body).toMatchObject({ via: 'apiKey', keyId: key.slice(4, 15), user, account: { isExpired: false } });
    expect(body.account.permissions).toEqual(['retrosynthesis']);
    expect(decodeJwt(body.accessToken)).toMatchObject({ sub: 'u-1', tenantid: 't-1', aud: 'synthesis-api' });
  });

  it('never shows its key to the service, and is asked about by the gateway itself', async () => {
    await call('retroTaskList');
    const [asked] = chemistry.seen(verifyPath);
    expect(JSON.stringify(asked)).not.toContain(key.slice(16, 40));
    const { keys } = (await app.inject('/.well-known/jwks.json')).json();
    const token = String(asked?.headers.authorization).replace('Bearer ', '');
    const { payload } = await jwtVerify(token, createLocalJWKSet({ keys }), { issuer: 'http://localhost:8080' });
    expect([payload['scope'], payload.sub]).toEqual(['gateway', undefined]);
  });

  it('is read the scheme in any letter case, and the cookie not at all', async () => {
    expect((await call('retroTaskList', `apikey ${key}`, { cookie: 'sid=somebody' })).body.user).toEqual(user);
  });

  it.each([
    ['no key', 'ApiKey'],
    ['an empty key', 'ApiKey '],
    ['two spaces', `ApiKey  ${key}`],
    ['two keys', `ApiKey ${key},${key}`],
    ['a changed character', `ApiKey ${key.slice(0, 20)}${key[20] === 'a' ? 'b' : 'a'}${key.slice(21)}`],
    ['a cut-off key', `ApiKey ${key.slice(0, -1)}`],
    ['something long', `ApiKey ${'x'.repeat(5_000)}`],
    ['another scheme', `Bearer ${key}`],
  ])('with %s is refused without asking anybody', async (_, authorization) => {
    const { status, body } = await call('retroTaskList', authorization);
    expect([status, body.code, body.error.details]).toEqual([401, 401, { reason: 'malformed' }]);
    expect(chemistry.requests).toEqual([]);
  });

  it('with a key that never was is refused', async () => {
    const other = writeApiKey(key.slice(4, 15), new Uint8Array(apiKeySecretBytes).fill(3));
    const { status, body } = await call('retroTaskList', `ApiKey ${other}`);
    expect([status, body.error.details]).toEqual([401, { reason: 'unknown' }]);
  });

  it('is refused at the next call after its key was revoked', async () => {
    expect((await call('retroTaskList')).status).toBe(200);
    chemistry.on(verifyPath, (response) => sendJson(response, 401, refused('revoked')));
    const { status, body } = await call('retroTaskList');
    expect([status, body.error.details]).toEqual([401, { reason: 'revoked' }]);
    expect(verified()).toBe(2);
  });

  it('loses a permission with its owner, a minute later at most', async () => {
    await call('retroTaskList');
    provider.user = { ...provider.user, permissions: ['sascore'] };
    offsetMs = 59_000;
    expect((await call('retroTaskList')).body.account.permissions).toEqual(['retrosynthesis']);
    offsetMs = 61_000;
    expect((await call('retroTaskList')).body.account.permissions).toEqual(['sascore']);
  });

  it('loses a module with its key at once', async () => {
    await call('retroTaskList');
    modules = ['statistics'];
    expect((await call('retroTaskList')).body.account.permissions).toEqual(['statistics']);
  });

  it('loses everything when the licence of its owner has expired', async () => {
    licence({ accountType: 2, expirationDate: '2020-01-01T00:00:00Z', isTenantAdmin: true });
    const { account } = (await call('structureCheck')).body;
    expect(account).toMatchObject({ permissions: [], isExpired: true, isTenantAdmin: true });
  });

  it('has its account read once for many calls at once', async () => {
    await Promise.all(Array.from({ length: 10 }, () => call('retroTaskList')));
    expect([verified(), chemistry.seen(profilePath).length, provider.counts.permissions]).toEqual([10, 1, 1]);
  });
});

describe('a key that was accepted', () => {
  const isKnown = async (authorization = `ApiKey ${key}`) =>
    (await app.inject({ url: '/known', headers: { authorization } })).json().isKnownGood;

  it('is known as good for five minutes', async () => {
    expect(await isKnown()).toBe(false);
    await call('retroTaskList');
    expect([await isKnown(), await isKnown(`apikey ${key}`), await isKnown('ApiKey x')]).toEqual([true, true, false]);
    offsetMs = 299_000;
    expect(await isKnown()).toBe(true);
    offsetMs = 301_000;
    expect(await isKnown()).toBe(false);
  });

  it('is not known any more once it was refused', async () => {
    await call('retroTaskList');
    chemistry.on(verifyPath, (response) => sendJson(response, 401, refused('revoked')));
    await call('retroTaskList');
    expect(await isKnown()).toBe(false);
  });

  it('of an account that may do nothing was never good', async () => {
    modules = [];
    await call('retroTaskList');
    expect(await isKnown()).toBe(false);
  });
});

describe('a program of a federated deployment', () => {
  it('has every module of its key, and its tenant is named to the service', async () => {
    modules = ['retrosynthesis', 'quotation'];
    const headers = { authorization: `ApiKey ${key}` };
    const response = await app.inject({ url: '/federated/retroTaskList', headers });
    expect(response.json().account.permissions.toSorted()).toEqual(['quotation', 'retrosynthesis']);
    expect(chemistry.seen(profilePath)[0]?.headers['x-tenant-id']).toBe('t-1');
    expect(provider.counts).toMatchObject({ clientToken: 0, permissions: 0 });
  });
});

describe('while something is down', () => {
  it('a program is not let in, nor told that its key is bad', async () => {
    provider.refreshOutcome = 'unavailable';
    expect((await call('retroTaskList')).status).toBe(503);
    provider.refreshOutcome = 'ok';
    provider.permissionStatus = 500;
    expect((await call('retroTaskList')).status).toBe(502);
    provider.permissionStatus = 200;
    chemistry.on(verifyPath, (response) => void response.writeHead(500).end('<h1>oops</h1>'));
    expect((await call('retroTaskList')).status).toBe(502);
  });

  it('a service that does not take the gateway’s tokens is the operator’s trouble, not the program’s', async () => {
    const bare = { code: 401, error: { code: 401, message: 'no', display: 'toast' } };
    chemistry.on(profilePath, (response) => sendJson(response, 401, bare));
    expect((await call('retroTaskList')).status).toBe(502);
    chemistry.on(verifyPath, (response) => sendJson(response, 401, bare));
    expect((await call('retroTaskList')).status).toBe(502);
  });

  it.each([
    ['a user', { ...user, tenantId: undefined }],
    ['a module', user],
  ])('a response that does not name %s as agreed counts for nothing', async (what, owner) => {
    const given = what === 'a module' ? ['everything'] : modules;
    chemistry.on(verifyPath, (response) =>
      sendJson(response, 200, { code: 200, data: { keyId: key.slice(4, 15), modules: given, user: owner } }),
    );
    expect((await call('retroTaskList')).status).toBe(502);
  });
});

describe('a service without API keys, or an account without them', () => {
  it.each([
    [404, { code: 404, error: { code: 404, message: 'not here' } }],
    [200, { code: 10002, error: { code: 10002, message: 'later' } }],
    [200, { code: 10039, error: { code: 10039, message: 'not for trials' } }],
  ])('refuses the program with 10039 (%i)', async (status, result) => {
    chemistry.on(verifyPath, (response) => sendJson(response, status, result));
    const { status: given, body } = await call('retroTaskList');
    expect([given, body.code]).toEqual([403, 10039]);
  });
});

describe('the calls that programs may make', () => {
  const open = callEntries.filter(([, one]) => isForPrograms(one));

  it('are those of a module and those that read structures', () => {
    const others = open.filter(([, one]) => one.access === 'public' || one.access === 'session').map(([name]) => name);
    expect(others.toSorted()).toEqual([
      'compoundSearch',
      'moreMoleculeInfo',
      'reactionRead',
      'structureBonds',
      'structureCheck',
      'structureFile',
      'structureFormats',
      'structureFrames',
      'structurePicture',
      'structureRecognition',
      'substructureMaterial',
      'substructureSearch',
      'substructureStatus',
      'substructures',
    ]);
    expect(open.length).toBeGreaterThan(others.length + permissions.length);
  });

  it('are none of the session, of keys, payment, sharing and settings', () => {
    const forbidden =
      /^\/(bff\/|api\/console\/|api\/common\/(apikey|share|get-share|get-user|change-|user-|sync-))|share/;
    expect(open.filter(([, one]) => forbidden.test(one.path)).map(([name]) => name)).toEqual([]);
    expect(open.filter(([, one]) => one.internal)).toEqual([]);
  });

  it.each([
    'sessionUser',
    'sessionLogout',
    'apiKeyList',
    'apiKeyCreate',
    'apiKeyVerify',
    'shareIntermediateRoutes',
  ] as const)('do not include %s, whatever the key', async (name) => {
    const { status, body } = await call(name);
    expect([status, body.code]).toEqual([403, 10039]);
    expect(chemistry.requests).toEqual([]);
  });
});
