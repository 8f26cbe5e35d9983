// What a user sees whose sign-in fails because of the provider, the permission server or the service: gateways as
// processes, by OpenID Connect and by a company's PingFederate.

import type { ServerResponse } from 'node:http';
import { sendJson } from '@app/gateway/src/test-support/fake-server.ts';
import { message } from '@app/locales/messages';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startSurroundings, type Gateway, type Surroundings } from '../support/surroundings.ts';
import { locationOf, Visitor, type ApiResponse } from '../support/visitor.ts';

type Fault = (response: ServerResponse) => void;

let around: Surroundings;
let openId: Gateway;
let federated: Gateway;
let pharma: Gateway;

beforeAll(async () => {
  around = await startSurroundings();
  const { issuer } = around.provider;
  const base = `${issuer}/protocol/openid-connect`;
  [openId, federated, pharma] = await Promise.all([
    around.gateway(),
    around.gateway({
      PINGFED_AUTH_URL: `${base}/auth`,
      PINGFED_TOKEN_URL: `${base}/token`,
      PINGFED_CLIENT_ID: 'synthesis-web',
      PINGFED_CLIENT_SECRET: 'secret-of-the-tests',
      PINGFED_IAM_PROXY_URL: `${base}/userinfo`,
      PINGFED_LOGOUT_URL: `${base}/logout`,
      PINGFED_ALLOW_ACCESS_GROUPS: 'Chem-Users',
      PINGFED_TENANT_ID: 'tenant-1',
    }),
    around.gateway({ PHARMA_THIRD_PARTY_NAME: 'Acme Pharma', PHARMA_ADMIN_EMAIL: 'it@acme.example' }),
  ]);
});
afterAll(() => around.close());
afterEach(() => {
  around.provider.faults.clear();
  around.chemistry.profile = {
    userBasicInfo: { isTenantAdmin: false, accountType: 'enterprise', expirationDate: null },
  };
  respondToSync((response) =>
    sendJson(response, 200, { code: 200, data: { userId: 'u', tenantId: 't', isNew: false } }),
  );
  respondWithProfile((response) => sendJson(response, 200, { code: 200, data: around.chemistry.profile }));
  around.newUser();
});

const respondToSync = (fault: Fault) => around.chemistry.on('/api/common/sync-user', fault);
const respondWithProfile = (fault: Fault) => around.chemistry.on('/api/common/user-profile', fault);

const status =
  (code: number, text = 'oops'): Fault =>
  (response) =>
    void response.writeHead(code, { 'content-type': 'text/plain' }).end(text);
const html =
  (code: number): Fault =>
  (response) =>
    void response.writeHead(code, { 'content-type': 'text/html' }).end('<!doctype html><h1>Bad gateway</h1>');
const oauthError =
  (code: number, error: string): Fault =>
  (response) =>
    sendJson(response, code, { error, error_description: 'as the provider says' });
const json =
  (body: object): Fault =>
  (response) =>
    sendJson(response, 200, body);
const disconnect: Fault = (response) => void response.destroy();
const never: Fault = () => undefined;
const challenge: Fault = (response) =>
  void response.writeHead(401, { 'www-authenticate': 'Basic realm="token"' }).end();

/** The page at the end of a sign-in, after the one retry that a federated sign-in makes by itself. */
async function endOf(gateway: Gateway, culture = 'en'): Promise<ApiResponse> {
  const visitor = new Visitor(gateway);
  const login = await visitor.open(`/bff/login?culture=${culture}`);
  let result = login;
  for (let turns = 0; turns < 4 && result.status === 302; turns += 1) {
    const back = await fetch(locationOf(result), { redirect: 'manual' });
    const { pathname, search } = new URL(back.headers.get('location') ?? '');
    result = await visitor.open(`${pathname}${search}`);
  }
  expect(visitor.cookies.has('sid')).toBe(false);
  return result.status === 303 ? visitor.readFailure(result) : result;
}

/** Words of the catalogue, or those for a cause that an administrator can remove. */
function wordsIn(culture: 'en' | 'zh-CN', words: string): string {
  const [namespace = '', key = ''] = words.split(':');
  if (namespace !== 'cause') return message(culture, namespace, key);
  return message(culture, 'gateway', 'signInSetup', { reason: `<code>${key}</code>` });
}

/** Status and code of the page in both languages, where it says these words and does not refuse the account. */
async function toldBy(gateway: Gateway, words: string): Promise<(string | number)[][]> {
  const reported: (string | number)[][] = [];
  for (const culture of ['en', 'zh-CN'] as const) {
    const { status: answered, text } = await endOf(gateway, culture);
    const isSaid = text.includes(wordsIn(culture, words));
    const isRefused = text.includes(message(culture, 'errors', 'noLoginPermission'));
    const mayRetry = text.includes(`/bff/login?culture=${culture}`);
    const code = /<small>\D+(\d+)/.exec(text)?.[1] ?? '';
    reported.push(isSaid && !isRefused && mayRetry ? [answered, Number(code)] : [answered, text]);
  }
  return reported;
}

const both = (answered: number, code: number) => [
  [answered, code],
  [answered, code],
];

const unavailable = 'gateway:identityUnavailable';
const invalid = 'gateway:signInInvalid';

const tokenFaults: [string, Fault, number, string][] = [
  ['500 in text', status(500), 503, unavailable],
  ['500 in JSON', oauthError(500, 'server_error'), 503, unavailable],
  ['502 as a page', html(502), 503, unavailable],
  ['503', status(503), 503, unavailable],
  ['429 in text', status(429), 503, unavailable],
  ['429 in JSON', oauthError(429, 'slow_down'), 503, unavailable],
  ['400 temporarily_unavailable', oauthError(400, 'temporarily_unavailable'), 503, unavailable],
  ['nothing, and hangs up', disconnect, 503, unavailable],
  ['a page with 200', html(200), 502, unavailable],
  [
    'cut-off JSON',
    (response) => void response.writeHead(200, { 'content-type': 'application/json' }).end('{"acc'),
    502,
    unavailable,
  ],
  ['200 without a token', json({ token_type: 'Bearer' }), 502, unavailable],
  ['401 invalid_client', oauthError(401, 'invalid_client'), 502, 'cause:client-refused'],
  ['401 with a challenge', challenge, 502, 'cause:client-refused'],
  ['400 unauthorized_client', oauthError(400, 'unauthorized_client'), 502, 'cause:flow-off'],
  ['404', status(404), 502, 'cause:request-refused'],
  ['403', status(403), 502, 'cause:request-refused'],
  ['400 invalid_grant', oauthError(400, 'invalid_grant'), 401, invalid],
];

describe.each([
  ['OpenID Connect', () => openId],
  ['PingFederate', () => federated],
] as const)('a token endpoint by %s', (_way, gateway) => {
  it.each(tokenFaults)('that responds with %s ends with its own words', async (_fault, fault, code, words) => {
    around.provider.faults.set('/token', fault);
    expect(await toldBy(gateway(), words)).toEqual(both(code, code));
  });

  it('that responds too late ends with 504', { tags: ['full'], timeout: 60_000 }, async () => {
    around.provider.faults.set('/token', never);
    const page = await endOf(gateway());
    expect([page.status, page.text.includes(message('en', 'gateway', 'identityUnavailable'))]).toEqual([504, true]);
  });
});

describe.each([
  ['userinfo of OpenID Connect', () => openId, unavailable],
  ['the account read of PingFederate', () => federated, 'cause:account-unreadable'],
] as const)('%s', (_way, gateway, unusable) => {
  it.each<[string, Fault, number, string]>([
    ['500', status(500), 503, unavailable],
    ['429', status(429), 503, unavailable],
    ['a page', html(200), 502, unusable],
    ['nothing, and hangs up', disconnect, 503, unavailable],
    ['nobody', json({}), 502, unusable],
    ['401', oauthError(401, 'invalid_token'), 502, 'cause:userinfo-refused'],
    ['403', status(403), 502, 'cause:userinfo-refused'],
  ])('that responds with %s ends with its own words', async (_fault, fault, code, words) => {
    around.provider.faults.set('/userinfo', fault);
    expect(await toldBy(gateway(), words)).toEqual(both(code, code));
  });
});

describe('the permission server', () => {
  it.each<[string, Fault, string]>([
    ['500', status(500), 'gateway:permissionsUnavailable'],
    ['429', status(429), 'gateway:permissionsUnavailable'],
    ['a page', html(200), 'cause:permissions-unreadable'],
    ['another shape', json({ code: 200, data: 'all' }), 'cause:permissions-unreadable'],
    ['401', status(401), 'cause:permissions-refused'],
    ['403', status(403), 'cause:permissions-refused'],
    ['404', status(404), 'cause:permissions-not-found'],
  ])('that answers %s refuses no account', async (_fault, fault, words) => {
    around.provider.faults.set('/user/permissions', fault);
    expect(await toldBy(openId, words)).toEqual(both(502, 502));
  });

  it('that does not respond up refuses no account', async () => {
    around.provider.faults.set('/user/permissions', disconnect);
    expect(await toldBy(openId, 'gateway:permissionsUnavailable')).toEqual(both(503, 503));
  });
});

describe('the chemistry service', () => {
  it.each<[string, Fault, string]>([
    ['500', status(500), 'gateway:userSyncFailed'],
    ['401', status(401), 'cause:token-refused'],
    ['403', status(403), 'cause:sync-refused'],
    ['404', status(404), 'cause:sync-not-found'],
  ])('that answers sync-user with %s ends with 10033 and its own words', async (_fault, fault, words) => {
    respondToSync(fault);
    for (const gateway of [openId, federated]) {
      expect(await toldBy(gateway, words)).toEqual(both(502, 10_033));
    }
  });

  it('that refuses the profile of a user who is just signing in refuses no account', async () => {
    respondWithProfile(status(401));
    for (const gateway of [openId, federated]) {
      expect(await toldBy(gateway, 'cause:token-refused')).toEqual(both(502, 502));
    }
  });

  it('that is away is named', async () => {
    const alone = await startSurroundings();
    try {
      const gateway = await alone.gateway();
      await alone.chemistry.close();
      const page = await endOf(gateway);
      expect([page.status, page.text.includes(message('en', 'errors', 'serviceUnavailable'))]).toEqual([503, true]);
    } finally {
      await alone.close().catch(() => undefined);
    }
  });
});

describe('the redirect back from the provider', () => {
  const result = async (gateway: Gateway, error: string) => {
    const visitor = new Visitor(gateway);
    const login = await visitor.open('/bff/login?culture=en');
    const state = new URL(locationOf(login)).searchParams.get('state') ?? '';
    const query = new URLSearchParams({ error, state, iss: around.provider.issuer });
    const first = await visitor.open(`/bff/callback?${query}`);
    return first.status === 303 ? visitor.readFailure(first) : first;
  };

  it.each<[string, number, string]>([
    ['access_denied', 401, 'errors:noLoginPermission'],
    ['login_required', 401, invalid],
    ['server_error', 503, unavailable],
    ['temporarily_unavailable', 503, unavailable],
    ['unauthorized_client', 502, 'cause:flow-off'],
    ['invalid_scope', 502, 'cause:scope-refused'],
  ])('with %s has its own words', async (error, httpStatus, words) => {
    const page = await result(openId, error);
    expect([page.status, page.text.includes(wordsIn('en', words))]).toEqual([httpStatus, true]);
  });
});

describe('discovery', () => {
  it.each<[string, Fault]>([
    ['500', status(500)],
    ['a page', html(200)],
    ['nothing', disconnect],
  ])('that answers %s is reported as a sign-in that is unavailable, and is asked again', async (_fault, fault) => {
    const fresh = await around.gateway();
    around.provider.faults.set('/openid-configuration', fault);
    const page = await new Visitor(fresh).open('/bff/login?culture=en');
    expect([page.status, page.text.includes(message('en', 'gateway', 'identityUnavailable'))]).toEqual([503, true]);
    around.provider.faults.clear();
    expect((await new Visitor(fresh).open('/bff/login')).status).toBe(302);
  });
});

describe('an account', () => {
  const ended = '2020-01-01T00:00:00.000Z';
  const expired = (isTenantAdmin: boolean) => ({
    userBasicInfo: { isTenantAdmin, accountType: 'payProfessional', expirationDate: ended },
  });

  it('without any permission is refused with 997', async () => {
    around.provider.user = { sub: 'empty', tenantid: 'tenant-1', permissions: [] };
    const page = await endOf(openId);
    expect([page.status, page.text.includes(message('en', 'errors', 'noPermissionsConfigured'))]).toEqual([403, true]);
    expect(page.text).toContain('997');
  });

  it('whose only permissions are unknown is refused with 997', async () => {
    around.provider.user = { sub: 'strange', tenantid: 'tenant-1', permissions: ['teleport'] };
    expect((await endOf(openId)).text).toContain('997');
  });

  it.each([
    ['an administrator with permissions', true, ['sascore']],
    ['an administrator without', true, []],
    ['a chemist', false, ['sascore']],
  ])('whose licence has expired is let in: %s', async (_who, isTenantAdmin, permissions) => {
    around.chemistry.profile = expired(isTenantAdmin);
    around.provider.user = { sub: `expired-${isTenantAdmin}-${permissions.length}`, tenantid: 'tenant-1', permissions };
    const visitor = new Visitor(openId);
    await visitor.signIn();
    const result = await visitor.call('GET', '/bff/user');
    expect([result.status, JSON.parse(result.text).data]).toMatchObject([
      200,
      { permissions: [], account: { isExpired: true, isTenantAdmin } },
    ]);
  });

  it('that loses its last permission during a session gets 997 on the next page', async () => {
    const user = { sub: 'loser', tenantid: 'tenant-1', permissions: ['sascore'] };
    around.provider.user = user;
    const visitor = new Visitor(openId);
    await visitor.signIn();
    user.permissions = [];
    await visitor.call('GET', '/api/common/clear-cache');
    expect((await visitor.call('GET', '/bff/user')).verdict).toEqual([403, 997]);
  });

  it('of a pharma company is granted all modules by OpenID Connect, too', async () => {
    around.provider.user = { sub: 'pharma', tenantid: 'tenant-1', permissions: [] };
    const visitor = new Visitor(pharma);
    const { permissions: asked } = around.provider.counts;
    await visitor.signIn();
    const { data } = JSON.parse((await visitor.call('GET', '/bff/user')).text);
    expect(data.permissions).toHaveLength(8);
    expect(around.provider.counts.permissions).toBe(asked);
  });

  it('of a pharma company whose licence has expired is granted none', async () => {
    around.chemistry.profile = expired(false);
    const visitor = new Visitor(pharma);
    await visitor.signIn();
    expect(JSON.parse((await visitor.call('GET', '/bff/user')).text).data.permissions).toEqual([]);
  });
});

describe('the calls of a sign-in', () => {
  it.each([
    ['zh-CN', '8', '8'],
    ['en', '-3.5', '-3.5'],
    ['en', '99', undefined],
    ['en', 'east', undefined],
  ])('carry language %s and time zone %s', async (culture, offset, expected) => {
    await new Visitor(openId).signIn(`/bff/login?culture=${culture}&timezoneOffset=${offset}`);
    const seen = [
      around.chemistry.seen('/api/common/sync-user').at(-1)?.headers,
      around.chemistry.seen('/api/common/user-profile').at(-1)?.headers,
      around.provider.permissionHeaders,
    ];
    for (const headers of seen) {
      expect([headers?.['x-culture'], headers?.['x-timezone-offset']]).toEqual([culture, expected]);
    }
  });
});
