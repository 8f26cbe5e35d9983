// Lines A1 to A4 against a gateway as a process: what it asks of the provider, and every sign-in it must refuse. With the
// product's own provider: real-provider.test.ts. A session is no response here, so one kind of store is enough.

import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createAuditFile } from '../support/audit-file.ts';
import { createClock } from '../support/clock.ts';
import { startSurroundings, type Gateway, type Surroundings } from '../support/surroundings.ts';
import { envelopeOf, locationOf, Visitor, type ApiResponse } from '../support/visitor.ts';

const clock = createClock();
const audit = createAuditFile();
let around: Surroundings;
let gateway: Gateway;

beforeAll(async () => {
  around = await startSurroundings();
  gateway = await around.gateway({ ...clock.env, AUDIT_FILE: audit.path });
});
afterAll(async () => {
  await around.close();
  clock.close();
  audit.close();
});
afterEach(() => {
  clock.setAhead(0);
  around.provider.idClaims = {};
  around.provider.idSignature = 'good';
  around.newUser();
});

const hasSession = (visitor: Visitor) => visitor.cookies.has('sid');

describe('A1: the redirect to the provider', () => {
  it('asks for a code with an S256 challenge, state and nonce, new each time', async () => {
    const urls = [
      (await new Visitor(gateway).visitProvider('/bff/login?culture=en')).authorizeUrl,
      (await new Visitor(gateway).visitProvider('/bff/login?culture=zh-CN')).authorizeUrl,
    ];
    const [first, second] = urls.map(({ searchParams }) => Object.fromEntries(searchParams));
    expect(first).toEqual({
      response_type: 'code',
      client_id: 'synthesis-web',
      redirect_uri: `${gateway.publicUrl}/bff/callback`,
      scope: expect.stringMatching(/\bopenid\b/),
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      ui_locales: 'en',
      kc_locale: 'en',
    });
    expect(second).toMatchObject({ ui_locales: 'zh-CN', kc_locale: 'zh-CN' });
    for (const name of ['state', 'nonce', 'code_challenge']) expect(second?.[name]).not.toBe(first?.[name]);
  });

  it('proves itself afterwards with a verifier of 96 characters that matches the challenge', async () => {
    const visitor = new Visitor(gateway);
    const { authorizeUrl, callback } = await visitor.visitProvider();
    await visitor.open(callback);
    const verifier = around.provider.verifiers.at(-1) ?? '';
    expect(verifier).toMatch(/^[\w-]{96}$/);
    expect(createHash('sha256').update(verifier).digest('base64url')).toBe(
      authorizeUrl.searchParams.get('code_challenge'),
    );
  });
});

describe('A2: an invalid redirect back', () => {
  async function outcomeOf(visitor: Visitor, response: ApiResponse) {
    const [events, page] = [await audit.eventsOf(response), await visitor.readFailure(response)];
    return {
      status: page.status,
      isPage: page.headers['content-type'] === 'text/html; charset=utf-8',
      namesRequest: page.text.includes(String(response.headers['x-request-id'])),
      hasSession: hasSession(visitor),
      audited: events.map(({ action, outcome, code }) => [action, outcome, code]),
    };
  }

  /** Nothing but a page and one line for the auditor came of it. */
  const refused = {
    status: 401,
    isPage: true,
    namesRequest: true,
    hasSession: false,
    audited: [['sign-in-refused', 'failure', 401]],
  };

  it.each<[string, (url: string) => string]>([
    ['a wrong state', (url) => url.replace(/state=[^&]+/, 'state=strange')],
    ['no state', (url) => url.replace(/&state=[^&]+/, '')],
    ['an empty state', (url) => url.replace(/state=[^&]+/, 'state=')],
    ['two states', (url) => `${url}&state=${new URL(url, gateway.url).searchParams.get('state')}`],
    ['two codes', (url) => `${url}&code=another`],
    ['the same code twice', (url) => `${url}&code=${new URL(url, gateway.url).searchParams.get('code')}`],
    ['a foreign issuer', (url) => url.replace(/iss=[^&]+/, 'iss=https%3A%2F%2Fevil.example')],
    ['no issuer, which this provider promised', (url) => url.replace(/&iss=[^&]+/, '')],
  ])('with %s opens no session and asks for no tokens', async (_case, changed) => {
    const visitor = new Visitor(gateway);
    const { callback } = await visitor.visitProvider();
    const { token } = around.provider.counts;
    expect(changed(callback)).not.toBe(callback);
    expect(await outcomeOf(visitor, await visitor.open(changed(callback)))).toEqual(refused);
    expect(around.provider.counts.token).toBe(token);
  });

  it('a second time, with the same cookies, opens no session and asks for no tokens', async () => {
    const visitor = new Visitor(gateway);
    const { callback } = await visitor.visitProvider();
    const thief = visitor.goTo(gateway);
    expect((await visitor.open(callback)).status).toBe(302);
    const { token } = around.provider.counts;
    expect(await outcomeOf(thief, await thief.open(callback))).toEqual(refused);
    expect(around.provider.counts.token).toBe(token);
  });

  it('after half an hour opens no session, asks for no tokens and begins anew', async () => {
    const visitor = new Visitor(gateway);
    const { callback } = await visitor.visitProvider('/bff/login?returnTo=/my/profile&culture=en');
    clock.setAhead(30 * 60_000 + 1_000);
    const { token } = around.provider.counts;
    const response = await visitor.open(callback);
    expect([response.status, locationOf(response)]).toEqual([303, '/bff/login?returnTo=%2Fmy%2Fprofile&culture=en']);
    expect([hasSession(visitor), around.provider.counts.token]).toEqual([false, token]);
  });

  it('in another browser opens no session and asks for no tokens', async () => {
    const { callback } = await new Visitor(gateway).visitProvider();
    const { token } = around.provider.counts;
    const other = new Visitor(gateway);
    await other.visitProvider();
    expect(await outcomeOf(other, await other.open(callback))).toEqual(refused);
    expect(around.provider.counts.token).toBe(token);
  });

  it.each([
    ['nonce', { nonce: 'strange' }],
    ['audience', { aud: 'another-client' }],
    ['issuer', { iss: 'https://evil.example' }],
    ['authorized party', { aud: ['synthesis-web', 'another'], azp: 'another' }],
    ['expiry', { exp: 1_000 }],
  ])('with a wrong %s in the ID token opens no session', async (_case, claims) => {
    around.provider.idClaims = claims;
    const visitor = new Visitor(gateway);
    expect(await outcomeOf(visitor, await visitor.signIn('/bff/login?culture=en'))).toEqual(refused);
  });

  it.each(['foreignKey', 'none'] as const)('with an ID token signed by %s opens no session', async (signature) => {
    around.provider.idSignature = signature;
    const visitor = new Visitor(gateway);
    expect(await outcomeOf(visitor, await visitor.signIn('/bff/login?culture=en'))).toEqual(refused);
  });
});

describe('A3: where a sign-in leads', () => {
  it.each([
    ['/home?smiles=CC%3DO%23x', '/home?smiles=CC=O#x'],
    ['/my/profile%3Fa%3Db%26code%3Dc%26state%3Dd%26session_state%3De%26shareCode%3Df', '/my/profile?a=b'],
    ['', '/'],
    ['home', '/'],
    ['//evil.example', '/'],
    ['%2F%2Fevil.example', '/'],
    ['%252F%252Fevil.example', '/'],
    ['/%5Cevil.example', '/'],
    ['%5C%5Cevil.example', '/'],
    ['/%09/evil.example', '/'],
    ['/%0d%0aSet-Cookie:%20a=b', '/'],
    ['/%00', '/'],
    ['%20//evil.example', '/'],
    ['/..//evil.example', '/'],
    ['/.//evil.example', '/'],
    ['https:evil.example', '/'],
    ['https%3A%2F%2Fevil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['/bff/login', '/'],
    ['/api/common/config', '/'],
    ['/home&returnTo=/my', '/'],
  ])('for returnTo=%s is %s', async (given, expected) => {
    const response = await new Visitor(gateway).signIn(`/bff/login?returnTo=${given}`);
    expect([response.status, locationOf(response)]).toEqual([302, expected]);
    expect(response.setCookies.map(({ name }) => name)).not.toContain('a');
  });
});

describe('A4: a user without tenant', () => {
  it.each([[undefined], [''], [' , '], [[]]])('(%j) is signed out at the provider and informed', async (tenantid) => {
    around.provider.user = { sub: 'without', permissions: [], ...(tenantid === undefined ? {} : { tenantid }) };
    const visitor = new Visitor(gateway);
    const response = await visitor.signIn('/bff/login?culture=en');
    const target = new URL(locationOf(response));
    expect([response.status, hasSession(visitor)]).toEqual([302, false]);
    expect(`${target.origin}${target.pathname}`).toBe(`${around.provider.issuer}/protocol/openid-connect/logout`);
    expect(target.searchParams.get('id_token_hint')).toBe(around.front.tokens.at(-1));
    expect(await audit.eventsOf(response)).toMatchObject([{ action: 'sign-in-refused', outcome: 'failure' }]);
    const seen = around.chemistry.seen('/api/common/sync-user').map(({ body }) => body);
    expect(seen.filter((body) => body.includes('"without"'))).toEqual([]);
    const next = await visitor.open('/bff/login?culture=en');
    expect([next.status, next.text.includes('Code 999')]).toEqual([401, true]);
  });

  it('who had a session of another user before keeps none', async () => {
    const visitor = await around.signedIn(gateway);
    around.provider.user = { sub: 'without', permissions: [] };
    await visitor.signIn();
    expect((await visitor.call('GET', '/bff/user')).verdict).toEqual([401, 401]);
  });

  it('the first of several tenants counts', async () => {
    around.provider.user = { ...around.provider.user, tenantid: ' , t-7, t-8' };
    const visitor = new Visitor(gateway);
    await visitor.signIn();
    const { data } = envelopeOf(await visitor.call('GET', '/bff/user'));
    expect(data?.['user']).toMatchObject({ tenantId: 't-7' });
  });
});
