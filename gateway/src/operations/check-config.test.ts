import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bodyOf, listen, sendJson, type FakeServer } from '../test-support/fake-server.ts';
import { startRealIdentity, type RealIdentity } from '../test-support/real-identity.ts';
import { startRedis, type TestRedis } from '../test-support/redis.ts';
import { checkConfig } from './check-config.ts';

const folder = mkdtempSync(join(tmpdir(), 'check-config-'));
let upstream: FakeServer;
let redis: TestRedis;
let clockAheadMs = 0;
let issuerInDiscovery: string | undefined;
let faults: Faults = {};

interface Faults {
  document?: Record<string, unknown>;
  /** Status and body, by the end of the path. */
  responses?: Record<string, readonly [number, unknown]>;
  /** What the client gets for itself. */
  clientToken?: object;
  /** Parameters of the way back from the authorization endpoint; undefined for a page with 400. */
  back?: Record<string, string> | undefined;
}

const goodKey = { kty: 'RSA', use: 'sig', alg: 'RS256', kid: 'k1', n: 'AQAB', e: 'AQAB' };
const clientResponse = (form: string): readonly [number, unknown] =>
  form.includes('client_credentials')
    ? [200, { access_token: 'a', token_type: 'Bearer', ...faults.clientToken }]
    : [400, { error: 'invalid_grant', error_description: 'Code not valid' }];

async function respondAsProvider(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = request.url?.split('?')[0] ?? '';
  const form = await bodyOf(request);
  const given = Object.entries(faults.responses ?? {}).find(([end]) => path.endsWith(end))?.[1];
  if (given) return sendJson(response, ...given);
  if (path.includes('/.well-known/')) return sendJson(response, 200, { ...discovery(), ...faults.document });
  if (path === '/k') return sendJson(response, 200, { keys: [goodKey] });
  if (path === '/t' || path.endsWith('/as/token.oauth2')) return sendJson(response, ...clientResponse(form));
  if (path !== '/a' && !path.endsWith('/as/authorization.oauth2')) return sendJson(response, 401, {});
  const back = 'back' in faults ? faults.back : { error: 'login_required' };
  if (!back) return void response.writeHead(400).end('Invalid parameter: redirect_uri');
  response.writeHead(302, { location: `http://localhost:8080/bff/callback?${new URLSearchParams(back)}` }).end();
}

beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  redis = await startRedis();
  upstream = await listen(
    createServer((request, response) => {
      response.setHeader('date', new Date(Date.now() + clockAheadMs).toUTCString());
      if (request.url === '/livez') sendJson(response, 200, {});
      else void respondAsProvider(request, response);
    }),
    'http',
  );
});

afterAll(async () => {
  await Promise.all([upstream.close(), redis.stop()]);
  rmSync(folder, { recursive: true });
});

function discovery() {
  const issuer = issuerInDiscovery ?? upstream.url;
  return {
    issuer,
    authorization_endpoint: `${issuer}/a`,
    token_endpoint: `${issuer}/t`,
    jwks_uri: `${issuer}/k`,
    userinfo_endpoint: `${issuer}/u`,
    introspection_endpoint: `${issuer}/i`,
    end_session_endpoint: `${issuer}/e`,
    backchannel_logout_supported: true,
    backchannel_logout_session_supported: true,
  };
}

function environment(more: Record<string, string> = {}): Record<string, string> {
  return {
    OIDC_ISSUER: upstream.url,
    OIDC_CLIENT_SECRET: 'secret-of-the-client',
    AUTH_SERVER_URL: upstream.url,
    CHEMISTRY_URL: upstream.url,
    SESSION_SECRET: 'a-session-secret-of-the-tests-only',
    WEB_DIST: folder,
    UPLOAD_DIR: folder,
    ...more,
  };
}

async function check(env: Record<string, string>, ...args: string[]): Promise<{ code: number; text: string }> {
  let text = '';
  const code = await checkConfig(env, { asks: args.includes('--online') }, (part) => {
    text += part;
  });
  return { code, text };
}

describe('--check-config', () => {
  it('lists every problem at once and says no', async () => {
    const { code, text } = await check({
      PORT: 'many',
      SESSION_SECRET: 'short',
      PUBLIC_URL: 'http://planning.example',
    });
    const named = text
      .trim()
      .split('\n')
      .map((line) => line.split(':')[0]);
    expect(code).toBe(1);
    expect(named).toEqual(
      expect.arrayContaining([
        'PORT',
        'SESSION_SECRET',
        'PUBLIC_URL',
        'OIDC_ISSUER',
        'OIDC_CLIENT_SECRET',
        'AUTH_SERVER_URL',
      ]),
    );
  });

  it('shows what is set and what is left to its default, and no secret', async () => {
    const { code, text } = await check(
      environment({
        REDIS_URL: 'redis://user:hidden-1@redis.internal:6379',
        METRICS_TOKEN: 'hidden-2-and-long-enough',
      }),
    );
    expect(code).toBe(0);
    expect(text).toMatch(/^PORT +8080 +default$/m);
    expect(text).toMatch(/^SESSION_SECRET +\*{8} +set$/m);
    expect(text).toMatch(/^REDIS_URL +redis:\/\/user:\*{8}@redis\.internal:6379 +set$/m);
    expect(text).toMatch(/^AUDIT_FILE +- +default$/m);
    expect(text).not.toMatch(/hidden|secret-of|tests-only/);
  });

  it('asks no upstream by default', async () => {
    const { code } = await check(environment({ CHEMISTRY_URL: 'http://127.0.0.1:1' }));
    expect(code).toBe(0);
  });
});

describe('--check-config --online', () => {
  it('names every upstream that responds', async () => {
    const { code, text } = await check(
      environment({ REDIS_URL: redis.url, AUDIT_FILE: join(folder, 'audit.log') }),
      '--online',
    );
    expect(code).toBe(0);
    expect(text.match(/^ok /gm)).toHaveLength(12);
    expect(text).not.toMatch(/failed|note/);
  });

  it('says of each that does not respond why', async () => {
    const gone = 'http://127.0.0.1:1';
    const { code, text } = await check(
      environment({
        CHEMISTRY_URL: gone,
        REDIS_URL: 'redis://127.0.0.1:1',
        WEB_DIST: join(folder, 'nothing'),
        AUDIT_FILE: join(folder, 'nowhere/audit.log'),
        AUDIT_SYSLOG: 'tcp://127.0.0.1:1',
      }),
      '--online',
    );
    expect(code).toBe(1);
    expect(text).toMatch(/^failed {2}chemistry service \S+: .*ECONNREFUSED/m);
    expect(text).toMatch(/^failed {2}Redis: .*ECONNREFUSED/m);
    expect(text).toMatch(/^failed {2}syslog \S+: .*ECONNREFUSED/m);
    expect(text).toMatch(/^failed {2}web client .*ENOENT/m);
    expect(text).toMatch(/^failed {2}audit file .*ENOENT/m);
    expect(text).toMatch(/^ok {6}identity provider/m);
  });

  it('notices a provider of another name and a clock that is wrong', async () => {
    issuerInDiscovery = 'https://other.example';
    expect((await check(environment(), '--online')).text).toContain('the provider calls itself https://other.example');
    issuerInDiscovery = undefined;
    clockAheadMs = 120_000;
    expect((await check(environment(), '--online')).text).toMatch(/clocks are 1(19|20|21) s apart/);
    clockAheadMs = 0;
  });

  it('asks the addresses of a federated sign-in', async () => {
    const { code, text } = await check(
      {
        SESSION_SECRET: 'a-session-secret-of-the-tests-only',
        CHEMISTRY_URL: upstream.url,
        WEB_DIST: folder,
        UPLOAD_DIR: folder,
        PINGFED_AUTH_URL: `${upstream.url}/as/authorization.oauth2`,
        PINGFED_TOKEN_URL: `${upstream.url}/as/token.oauth2`,
        PINGFED_CLIENT_ID: 'synthesis',
        PINGFED_IAM_PROXY_URL: 'http://127.0.0.1:1/account',
        PINGFED_LOGOUT_URL: `${upstream.url}/idp/startSLO.ping`,
        PINGFED_ALLOW_ACCESS_GROUPS: 'Chem-Users',
      },
      '--online',
    );
    expect(code).toBe(1);
    expect(text.match(/^ok {6}federated sign-in/gm)).toHaveLength(3);
    expect(text).toMatch(/^failed {2}federated sign-in http:\/\/127\.0\.0\.1:1\/account/m);
  });
});

describe('--check-config --online, of sign-in', () => {
  afterEach(() => {
    faults = {};
  });

  // The words are those of Keycloak 26.
  const badSecret = { error: 'unauthorized_client', error_description: 'Invalid client or Invalid client credentials' };
  const missingProof = { error: 'invalid_request', error_description: 'DPoP proof is missing' };
  const pushed = { error: 'invalid_request', error_description: 'Pushed Authorization Request is only allowed.' };

  it.each<[string, Faults, RegExp]>([
    [
      'a wrong secret',
      { responses: { '/t': [401, { error: 'invalid_client' }] } },
      /client synthesis-web: client-refused/,
    ],
    ['a wrong secret, as Keycloak says it', { responses: { '/t': [401, badSecret] } }, /client .*: client-refused/],
    [
      'a wrong secret, where introspection tells it from a grant that is off',
      { responses: { '/t': [401, { error: 'unauthorized_client' }], '/i': [401, { error: 'invalid_client' }] } },
      /client .*: client-refused: unauthorized_client/,
    ],
    [
      'a grant that is off with the right secret',
      { responses: { '/t': [400, { error: 'unauthorized_client' }], '/i': [200, { active: false }] } },
      /client .*: flow-off: unauthorized_client/,
    ],
    ['proofs of DPoP', { responses: { '/t': [400, missingProof] } }, /client .*: dpop-required: .*proof is missing/],
    [
      'proofs of DPoP behind the code',
      { responses: { '/t': [400, { error: 'invalid_grant', error_description: 'DPoP proof JWT not provided' }] } },
      /client .*: dpop-required/,
    ],
    ['a token endpoint that fails', { responses: { '/t': [503, {}] } }, /client .*: the token endpoint answers 503/],
    [
      'an address it does not know',
      { back: undefined },
      /request with \S+\/bff\/callback: redirect-refused: .*answered 400/,
    ],
    ['pushed requests', { back: pushed }, /request with .*: par-required: invalid_request: Pushed/],
    [
      'pushed requests of every client',
      { document: { require_pushed_authorization_requests: true } },
      /requirements of .*: par-required/,
    ],
    ['a flow that is off', { back: { error: 'unauthorized_client' } }, /request with .*: flow-off/],
    ['a scope it does not give', { back: { error: 'invalid_scope' } }, /request with .*: scope-refused/],
    [
      'no PKCE with S256',
      { document: { code_challenge_methods_supported: ['plain'] } },
      /requirements of .*: request-refused: code_challenge_methods_supported has no S256 but plain/,
    ],
    [
      'no secret in a header',
      { document: { token_endpoint_auth_methods_supported: ['private_key_jwt'] } },
      /requirements of .*: request-refused: .*client_secret_basic/,
    ],
    [
      'algorithms that do not count',
      { document: { id_token_signing_alg_values_supported: ['HS256', 'none'] } },
      /keys .*: algorithm-refused: .*HS256, none/,
    ],
    ['no keys', { responses: { '/k': [404, {}] } }, /keys .*: keys-not-found: answers 404 without keys/],
    [
      'keys for encryption alone',
      { responses: { '/k': [200, { keys: [{ ...goodKey, use: 'enc' }] }] } },
      /keys .*: key-unknown: none of its 1 keys/,
    ],
    ['keys that are secrets', { responses: { '/k': [200, { keys: [{ kty: 'oct' }] }] } }, /keys .*: key-unknown/],
    ['no document', { responses: { '/openid-configuration': [404, {}] } }, /identity provider .*: issuer-not-found/],
    [
      'no permission server',
      { responses: { '/permissions': [404, {}] } },
      /permissions .*: permissions-not-found: answers 404/,
    ],
  ])('finds %s', async (_case, fault, line) => {
    faults = fault;
    const { code, text } = await check(environment(), '--online');
    expect(code).toBe(1);
    const failed = text.split('\n').filter((one) => one.startsWith('failed'));
    expect(failed).toEqual([expect.stringMatching(line)]);
    expect(text).not.toContain('secret-of-the-client');
  });

  it.each<[string, Faults, RegExp]>([
    [
      'that API keys cannot be made',
      { responses: { '/t': [400, { error: 'invalid_grant', error_description: 'Code not valid' }] } },
      /^note {4}client synthesis-web: id and secret are right; API keys cannot be made/m,
    ],
    [
      'that a sign-out ends the session here alone',
      { document: { end_session_endpoint: undefined } },
      /^note {4}sign-out at .*: no end_session_endpoint/m,
    ],
    [
      'that nothing is said of sign-outs elsewhere',
      { document: { backchannel_logout_supported: false } },
      /^note {4}sign-out at .*: no back-channel logout/m,
    ],
  ])('notes %s, and is content', async (_case, fault, line) => {
    faults = fault;
    const { code, text } = await check(environment(), '--online');
    expect([code, text]).toEqual([0, expect.stringMatching(line)]);
  });
});

describe('--check-config --online, of the tokens that a Keycloak gives the client', () => {
  const tokenOf = (claims: object) => `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c2ln`;
  afterEach(() => {
    faults = {};
  });

  async function lineOf(access: unknown, id?: object, info: object = {}): Promise<string> {
    const issuer = `${upstream.url}/realms/lab`;
    const own = { access_token: access, ...(id && { id_token: tokenOf(id) }) };
    faults = {
      document: { issuer, authorization_endpoint: `${issuer}/protocol/openid-connect/auth` },
      responses: { '/openid-connect/auth': [302, {}], '/u': [200, info] },
      clientToken: own,
    };
    const { text } = await check(environment({ OIDC_ISSUER: issuer }), '--online');
    return text.split('\n').find((one) => one.includes('client synthesis-web')) ?? '';
  }
  const aud = ['account', 'synthesis-api'];

  it.each<[string, unknown, object | undefined, object, RegExp]>([
    ['another audience', tokenOf({ aud: 'account' }), undefined, {}, /^failed .*: audience-missing: .* account, not/],
    ['no audience', tokenOf({}), undefined, {}, /^failed .*: audience-missing: .* nobody, not/],
    ['no JWT', 'opaque', undefined, {}, /^failed .*: token-opaque/],
    ['a tenant of the ID token alone', tokenOf({ aud }), { tenantid: 't' }, {}, /^failed .*: tenant-in-id-token-only/],
    ['a list of it', tokenOf({ aud, tenantid: [] }), { tenantid: ['t'] }, {}, /^failed .*: tenant-in-id-token-only/],
    ['a tenant of userinfo, too', tokenOf({ aud }), { tenantid: 't' }, { tenantid: 't' }, /^note .*no tenantid/],
    ['no tenant', tokenOf({ aud }), undefined, {}, /^note .*no tenantid/],
    ['a tenant of the access token', tokenOf({ aud, tenantid: 't' }), undefined, {}, /^ok /],
  ])('%s', async (_, access, id, info, line) => {
    expect(await lineOf(access, id, info)).toMatch(line);
  });
});

describe('--check-config --online, of the product’s own provider', () => {
  let identity: RealIdentity;
  const publicUrl = 'http://localhost:8080';
  const own = (more: Record<string, string> = {}) =>
    environment({
      OIDC_ISSUER: `${identity.url}/realms/synthesis`,
      OIDC_CLIENT_SECRET: 'secret-of-the-tests',
      PUBLIC_URL: publicUrl,
      AUTH_SERVER_URL: identity.url,
      ...more,
    });

  beforeAll(async () => {
    identity = await startRealIdentity(publicUrl, 'secret-of-the-tests');
  });
  afterAll(() => identity.stop());

  it('finds nothing wrong', async () => {
    const { code, text } = await check(own(), '--online');
    expect([code, text]).toEqual([0, expect.not.stringMatching(/^failed/m)]);
  });

  it.each([
    ['a wrong secret', { OIDC_CLIENT_SECRET: 'another-secret-of-the-tests' }, /client .*: client-refused/],
    ['a wrong client id', { OIDC_CLIENT_ID: 'nobody' }, /client .*: client-refused/],
    ['a wrong public address', { PUBLIC_URL: 'http://localhost:8090' }, /sign-in request with .*: redirect-refused/],
    ['a realm that is not there', { realm: 'nothing' }, /identity provider .*: issuer-not-found/],
  ])('finds %s', async (_case, more: Record<string, string>, line) => {
    const issuer = `${identity.url}/realms/${more['realm'] ?? 'synthesis'}`;
    const { code, text } = await check(own({ ...more, OIDC_ISSUER: issuer }), '--online');
    expect([code, text]).toEqual([1, expect.stringMatching(new RegExp(`^failed {2}${line.source}`, 'm'))]);
  });
});
