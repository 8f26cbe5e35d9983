import { decodeJwt } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { setUp, type Setup } from '../test-support/setup.ts';

const defaultUser = { sub: 'u-1', tenantid: 't-1', permissions: ['retrosynthesis', 'statistics'] };
let gateway: Setup;

beforeAll(async () => {
  gateway = await setUp();
});
afterAll(() => gateway.close());
afterEach(() => {
  gateway.provider.user = defaultUser;
  gateway.provider.idClaims = {};
  gateway.provider.idSignature = 'good';
});

describe('signing in', () => {
  it('asks the provider for a code with an S256 challenge, state, nonce and language', async () => {
    const { authorizeUrl } = await gateway.browser().visitProvider('/bff/login?culture=en');
    const query = Object.fromEntries(authorizeUrl.searchParams);
    expect(query).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: 'http://localhost:8080/bff/callback',
      ui_locales: 'en',
      kc_locale: 'en',
    });
    expect([query['state'], query['nonce'], query['code_challenge']].map((text) => text?.length)).toEqual([43, 43, 43]);
  });

  it('sends a verifier of 96 characters that matches', async () => {
    await gateway.signedIn();
    expect(gateway.provider.verifiers.at(-1)).toMatch(/^[\w-]{96}$/);
  });

  it('sets one opaque session cookie that lives as long as the token', async () => {
    const response = await gateway.browser().signIn('/bff/login?returnTo=%2Fhome%3Fsmiles%3DCC');
    expect(response.headers.location).toBe('/home?smiles=CC');
    const cookies = response.cookies.filter(({ name }) => name === 'sid');
    expect(cookies).toEqual([
      {
        name: 'sid',
        value: expect.stringMatching(/^[\w-]{43}$/),
        maxAge: 3600,
        path: '/',
        httpOnly: true,
        sameSite: 'Lax',
      },
    ]);
  });

  it('shows no token to the browser, in no body, address or cookie', async () => {
    const browser = gateway.browser();
    const { authorizeUrl, callback } = await browser.visitProvider();
    const responses = [await browser.open(callback), await browser.call('GET', '/bff/user')];
    const shown = responses.map((result) => JSON.stringify(result.headers) + result.payload).join() + authorizeUrl.href;
    // Three dots make a JWT; the attempt's cookie is encrypted and has four.
    expect(shown).not.toMatch(/eyJ[\w-]+\.eyJ[\w-]+\.[\w-]+/);
  });

  it('syncs the user with the service before anything else and says who is signed in', async () => {
    gateway.provider.user = { ...defaultUser, sub: 'u-sync', tenantid: ' , t-7, t-8' };
    const browser = await gateway.signedIn();
    const seen = gateway.chemistry.seen('/api/common/sync-user').at(-1);
    expect(JSON.parse(seen?.body ?? '')).toEqual({
      userId: 'u-sync',
      tenantId: 't-7',
      userName: 'name-of-u-sync',
      phone: '',
      chineseName: '陈玮',
      email: 'u-sync@example.com',
      externalSource: 1,
      externalUserId: 'mall-7',
      userGroups: ['CN=Chem-Users'],
    });
    expect(decodeJwt(String(seen?.headers.authorization).slice(7)).sub).toBe('u-sync');
    expect((await browser.call('GET', '/bff/user')).json()).toMatchObject({
      code: 200,
      data: {
        user: { id: 'u-sync', userName: 'name-of-u-sync', name: '陈玮', tenantId: 't-7' },
        permissions: ['retrosynthesis', 'statistics'],
        deployment: 'universal',
      },
    });
  });

  it('never keeps the id of an earlier session', async () => {
    const browser = await gateway.signedIn();
    const before = browser.cookies.get('sid') ?? '';
    await browser.signIn();
    expect(browser.cookies.get('sid')).not.toBe(before);
    const stale = gateway.browser();
    stale.cookies.set('sid', before);
    expect((await stale.call('GET', '/bff/user')).statusCode).toBe(401);
  });

  it('does not take over an id that somebody planted', async () => {
    const browser = gateway.browser();
    browser.cookies.set('sid', 'a'.repeat(43));
    await browser.signIn();
    expect(browser.cookies.get('sid')).not.toBe('a'.repeat(43));
  });

  it('lets two tabs sign in at once', async () => {
    const browser = gateway.browser();
    const first = await browser.visitProvider('/bff/login?returnTo=/first');
    const second = await browser.visitProvider('/bff/login?returnTo=/second');
    expect((await browser.open(first.callback)).headers.location).toBe('/first');
    expect((await browser.open(second.callback)).headers.location).toBe('/second');
  });

  it('keeps attempts of no more than 6,000 characters in a browser, however often other sites open the sign-in', async () => {
    const browser = gateway.browser();
    const opened = `/bff/login?returnTo=/${'a'.repeat(1_990)}`;
    for (let count = 0; count < 5; count += 1) await browser.open(opened);
    const { callback } = await browser.visitProvider(opened);
    expect([...browser.cookies].join('; ').length).toBeLessThan(6_100);
    expect((await browser.open(callback)).headers.location).toMatch(/^\/a+$/);
  });

  it('is not stopped by cookies with names that cannot be written', async () => {
    const cookie = [1, 2, 3, 4, 5, 6].map((name) => `signin- a,${name}=x`).join('; ');
    const { statusCode } = await gateway.browser().open('/bff/login', { cookie });
    expect(statusCode).toBe(302);
  });

  it('keeps no more than five attempts in a browser', async () => {
    const browser = gateway.browser();
    for (let attempt = 0; attempt < 8; attempt += 1) await browser.visitProvider();
    expect(browser.cookies.size).toBeLessThanOrEqual(5);
  });
});

describe('a sign-in that is not sound', () => {
  async function attempt(manipulate = (callback: string) => callback) {
    const browser = gateway.browser();
    const { callback } = await browser.visitProvider('/bff/login?culture=en');
    const { statusCode } = await browser.open(manipulate(callback));
    return { statusCode, hasSession: browser.cookies.has('sid') };
  }
  const refused = { statusCode: 401, hasSession: false };

  it.each([
    ['a wrong state', (url: string) => url.replace(/state=[^&]+/, 'state=strange')],
    ['no state', (url: string) => url.replace(/state=[^&]+/, '')],
    ['two codes', (url: string) => `${url}&code=another`],
    ['a foreign issuer', (url: string) => url.replace(/iss=[^&]+/, 'iss=https%3A%2F%2Fevil.example')],
  ])('is refused for %s without asking for tokens', async (_case, manipulate) => {
    const { token } = gateway.provider.counts;
    expect(await attempt(manipulate)).toEqual(refused);
    expect(gateway.provider.counts.token).toBe(token);
  });

  it('is refused when the state was used before', async () => {
    const browser = gateway.browser();
    const { callback } = await browser.visitProvider();
    const stolen = new Map(browser.cookies);
    await browser.open(callback);
    const thief = gateway.browser();
    for (const [name, value] of stolen) thief.cookies.set(name, value);
    const { token } = gateway.provider.counts;
    expect((await thief.open(callback)).statusCode).toBe(401);
    expect(gateway.provider.counts.token).toBe(token);
  });

  it('that comes back once more leads somebody who is signed in to the start page', async () => {
    const browser = gateway.browser();
    const { callback } = await browser.visitProvider();
    await browser.open(callback);
    const session = browser.cookies.get('sid');
    expect((await browser.open(callback)).headers.location).toBe('/');
    expect(browser.cookies.get('sid')).toBe(session);
  });

  it('is refused in another browser', async () => {
    const { callback } = await gateway.browser().visitProvider();
    expect((await gateway.browser().open(callback)).statusCode).toBe(401);
  });

  it('left open for 25 minutes ends where it began', async () => {
    const browser = gateway.browser();
    const { callback } = await browser.visitProvider('/bff/login?returnTo=/my/profile');
    gateway.advance(25 * 60_000);
    expect((await browser.open(callback)).headers.location).toBe('/my/profile');
    expect(browser.cookies.has('sid')).toBe(true);
  });

  it.each([31, 23 * 60])('left open for %i minutes begins anew and ends where it began', async (minutes) => {
    const browser = gateway.browser();
    const { callback } = await browser.visitProvider('/bff/login?returnTo=/my/profile&culture=en&timezoneOffset=-3');
    gateway.advance(minutes * 60_000);
    const { token } = gateway.provider.counts;
    const late = await browser.open(callback);
    expect([late.statusCode, browser.cookies.has('sid'), gateway.provider.counts.token]).toEqual([303, false, token]);
    expect(late.headers.location).toBe('/bff/login?returnTo=%2Fmy%2Fprofile&culture=en&timezoneOffset=-3');
    expect((await browser.signIn(String(late.headers.location))).headers.location).toBe('/my/profile');
  });

  it('that comes late to somebody who has signed in meanwhile leads there at once', async () => {
    const browser = gateway.browser();
    const { callback } = await browser.visitProvider('/bff/login?returnTo=/my/profile');
    gateway.advance(31 * 60_000);
    await browser.signIn();
    const { location } = (await browser.open(callback)).headers;
    expect(location).toBe('/my/profile');
  });

  it('begins anew once when the provider says that its page had expired', async () => {
    const browser = gateway.browser();
    const expired = new URLSearchParams({
      error: 'temporarily_unavailable',
      error_description: 'authentication_expired',
    });
    const { callback } = await browser.visitProvider('/bff/login?returnTo=/my/profile&culture=en');
    const again = await browser.open(callback.replace(/code=[^&]+/, String(expired)));
    const second = new URL(String(again.headers.location));
    expect([again.statusCode, second.pathname]).toEqual([302, '/realms/test/protocol/openid-connect/auth']);
    const back = new URLSearchParams(expired);
    for (const name of ['state', 'iss']) back.set(name, second.searchParams.get(name) ?? gateway.provider.issuer);
    const end = await browser.open(`/bff/callback?${back}`);
    expect([end.statusCode, end.payload]).toEqual([401, expect.stringContaining('Signing in took too long.')]);
  });

  it.each([
    ['nonce', { nonce: 'strange' }],
    ['audience', { aud: 'another-client' }],
    ['issuer', { iss: 'https://evil.example' }],
    ['authorized party', { aud: ['synthesis-web', 'another'], azp: 'another' }],
    ['expiry', { exp: 1_000 }],
  ])('is refused for an ID token with a wrong %s', async (_case, claims) => {
    gateway.provider.idClaims = claims;
    expect(await attempt()).toEqual(refused);
  });

  it.each(['foreignKey', 'none'] as const)('is refused for an ID token signed by %s', async (signature) => {
    gateway.provider.idSignature = signature;
    expect(await attempt()).toEqual(refused);
  });

  it('ends on a page in the caller’s language with a way to try again, not in a circle', async () => {
    const response = await gateway.browser().open('/bff/callback?code=1&state=2&culture=en');
    expect(response.headers['content-type']).toContain('text/html');
    expect(response.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(response.payload).toContain('Sign-in did not succeed');
    expect(response.payload).toContain('href="/bff/login?culture=en"');
    expect((await gateway.browser().open('/bff/callback', { 'accept-language': 'zh' })).payload).toContain(
      '登录未成功',
    );
  });

  it('is told under an address without code and state', async () => {
    const browser = gateway.browser();
    const callback = '/bff/callback?code=c-1&state=s-1&session_state=x';
    const reported = await browser.send({ method: 'GET', url: callback, headers: { accept: 'text/html' } });
    expect([reported.statusCode, reported.headers.location]).toEqual([
      303,
      expect.stringMatching(/^\/bff\/login\?failed=401&ref=[\da-f-]{36}&culture=zh-CN&of=signIn$/),
    ]);
    const page = await browser.open(String(reported.headers.location));
    expect([page.statusCode, page.headers['content-type']]).toEqual([401, 'text/html; charset=utf-8']);
    expect(page.payload).toContain(String(reported.headers['x-request-id']));
    const program = await browser.send({ method: 'GET', url: callback });
    expect(program.statusCode).toBe(401);
  });

  it.each(['999999', '200', '20000', '<script>', '401&ref=<b>'])('cannot be made up as %s', async (failed) => {
    const page = await gateway.browser().open(`/bff/login?failed=${encodeURIComponent(failed)}`);
    expect([page.statusCode, page.payload]).toEqual([302, '']);
  });

  it('says 999 to who is not let in by the provider', async () => {
    const browser = gateway.browser();
    const { callback } = await browser.visitProvider();
    const response = await browser.open(callback.replace(/code=[^&]+/, 'error=access_denied'));
    expect([response.statusCode, response.payload]).toEqual([401, expect.stringContaining('999')]);
  });

  it('says 70007 when the service says that the account has expired', async () => {
    const result = (body: object) =>
      gateway.chemistry.on(
        '/api/common/sync-user',
        (response) => void response.writeHead(200).end(JSON.stringify(body)),
      );
    result({ code: 70007, error: { code: 70007, message: '' } });
    const browser = gateway.browser();
    const response = await browser.signIn();
    result({ code: 200, data: {} });
    expect(response.payload).toContain('70007');
    expect(browser.cookies.has('sid')).toBe(false);
  });

  it('says 10033 when the service cannot take the user', async () => {
    gateway.chemistry.on('/api/common/sync-user', (response) => void response.writeHead(500).end('<html>'));
    const browser = gateway.browser();
    const response = await browser.signIn();
    expect([response.statusCode, response.payload]).toEqual([502, expect.stringContaining('10033')]);
    expect(browser.cookies.has('sid')).toBe(false);
    gateway.chemistry.on(
      '/api/common/sync-user',
      (result) => void result.writeHead(200).end(JSON.stringify({ code: 200, data: {} })),
    );
  });
});

describe('who signs in', () => {
  it('is signed out at the provider without a tenant', async () => {
    gateway.provider.user = { ...defaultUser, tenantid: ' ,' };
    const browser = gateway.browser();
    const response = await browser.signIn();
    expect(response.headers.location).toMatch(/\/logout\?id_token_hint=.+post_logout_redirect_uri=/);
    expect(browser.cookies.has('sid')).toBe(false);
  });

  it('is told once why there is no session without a tenant, and may then try again', async () => {
    gateway.provider.user = { ...defaultUser, tenantid: '' };
    const browser = gateway.browser();
    await browser.signIn();
    const reported = await browser.open('/bff/login?culture=en');
    expect([reported.statusCode, reported.headers.location]).toEqual([401, undefined]);
    expect(reported.payload).toContain('Your account may not sign in here.');
    expect((await browser.open('/bff/login')).statusCode).toBe(302);
  });

  it('starts anew when somebody else was signed in before, which the page learns once', async () => {
    const browser = await gateway.signedIn();
    gateway.provider.user = { ...defaultUser, sub: 'u-2' };
    expect((await browser.signIn('/bff/login?returnTo=/my/profile')).headers.location).toBe('/');
    const reported = [await browser.call('GET', '/bff/user'), await browser.call('GET', '/bff/user')];
    expect(reported.map((result) => result.json().data.userChanged)).toEqual([true, false]);
  });

  it('goes on where they were when they were here last', async () => {
    const browser = await gateway.signedIn();
    expect((await browser.signIn('/bff/login?returnTo=/my/profile')).headers.location).toBe('/my/profile');
    expect((await browser.call('GET', '/bff/user')).json().data.userChanged).toBe(false);
  });
});
