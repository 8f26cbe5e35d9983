import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decodeJwt } from 'jose';
import { sendJson } from '../../test-support/fake-server.ts';
import type { Browser } from '../../test-support/browser.ts';
import { signInAt, startRealIdentity, type RealIdentity } from '../../test-support/real-identity.ts';
import { setUp, type Setup } from '../../test-support/setup.ts';

const publicUrl = 'http://localhost:8080';
let identity: RealIdentity;
let gateway: Setup;

const licence = (accountType: string) => ({
  userBasicInfo: { isTenantAdmin: true, accountType, expirationDate: null },
});

beforeAll(async () => {
  identity = await startRealIdentity(publicUrl, 'secret-of-the-tests');
  gateway = await setUp({ env: { OIDC_ISSUER: `${identity.url}/realms/synthesis`, AUTH_SERVER_URL: identity.url } });
  gateway.chemistry.profile = licence('payProfessional');
});
afterAll(async () => {
  await gateway.close();
  await identity.stop();
});

const signIn = (userName: string, person = identity.person()) => signInAt(gateway, person, userName);

const ask = async (browser: Browser, path: string, payload?: object) => {
  const response = await browser.call(payload ? 'POST' : 'GET', path, payload ? { payload } : {});
  return response.json() as { code: number; data: Record<string, unknown>; error?: { details?: object } };
};
const person = (userName: string) => ({
  userName,
  name: userName,
  email: `${userName}@demo.example`,
  groupIds: [],
});

describe('the users of a tenant', () => {
  it('are as many as the licence is for, whatever the provider says of it', async () => {
    const admin = await signIn('admin');
    gateway.chemistry.profile = licence('trialBasic');
    gateway.advance(61_000);
    expect((await ask(admin, '/bff/members')).data).toMatchObject({ userLimit: 5, enabled: 3 });
    const codes = [];
    for (const one of ['a.one', 'a.two', 'a.three'])
      codes.push((await ask(admin, '/bff/members/invite', person(one))).code);
    expect(codes).toEqual([200, 200, 70010]);
    const { data } = await ask(admin, '/bff/members?search=a.two');
    const [{ userId }] = data['items'] as [{ userId: string }];
    expect((await ask(admin, '/bff/members/disable', { userId })).code).toBe(200);
    expect((await ask(admin, '/bff/members/invite', person('a.three'))).code).toBe(200);
    const refused = await ask(admin, '/bff/members/enable', { userId });
    expect([refused.code, refused.error?.details]).toEqual([10014, { limit: 5 }]);
    gateway.chemistry.profile = licence('payProfessional');
  });

  it('are in the audit log by what was done, by whom and to whom, without a name', async () => {
    const admin = await signIn('admin');
    gateway.auditLines.length = 0;
    const { data } = await ask(admin, '/bff/members/invite', person('audited.one'));
    const { userId } = data;
    await ask(admin, '/bff/members/groups', { userId, groupIds: [] });
    await ask(admin, '/bff/members/disable', { userId });
    await ask(admin, '/bff/members/enable', { userId });
    await ask(admin, '/bff/members/disable', { userId: 'demo-admin' });
    await ask(admin, '/bff/member-groups/save', { name: 'Audited', permissions: [] });
    await expect
      .poll(() => gateway.auditLines.filter(({ action }) => String(action).startsWith('member-')).length)
      .toBe(6);
    const lines = gateway.auditLines.filter(({ action }) => String(action).startsWith('member-'));
    expect(lines.map(({ action, outcome, code }) => [action, outcome, code])).toEqual([
      ['member-invited', 'success', 200],
      ['member-groups-changed', 'success', 200],
      ['member-disabled', 'success', 200],
      ['member-enabled', 'success', 200],
      ['member-disabled', 'failure', 70012],
      ['member-group-changed', 'success', 200],
    ]);
    const targets = new Set(lines.slice(0, 4).map(({ target }) => target));
    expect([...targets]).toEqual([expect.stringMatching(/^[\w-]{16}$/)]);
    expect(lines[4]).toMatchObject({ target: lines[4]?.['user'] });
    expect(JSON.stringify(gateway.auditLines)).not.toMatch(/audited|Audited/);
  });
});

describe('a reset of a password', () => {
  const path = '/api/common/apikey/revoke-all';

  it('ends the API keys of the user, asked by the gateway itself', async () => {
    const admin = await signIn('admin');
    gateway.chemistry.on(path, (response) => sendJson(response, 200, { code: 200, data: { revoked: 2 } }));
    expect((await ask(admin, '/bff/members/reset-password', { userId: 'demo-chemist' })).code).toBe(200);
    const [seen, ...others] = gateway.chemistry.seen(path);
    expect(others).toEqual([]);
    expect(JSON.parse(seen?.body ?? '')).toEqual({ userId: 'demo-chemist', tenantId: 'demo-pharma' });
    expect(decodeJwt(String(seen?.headers.authorization).slice('Bearer '.length))).toMatchObject({ scope: 'gateway' });
  });

  it('says so when it could not end them, and nothing where the service has no keys', async () => {
    const admin = await signIn('admin');
    const reset = async () => (await ask(admin, '/bff/members/reset-password', { userId: 'demo-chemist' })).code;
    gateway.chemistry.on(path, (response) =>
      sendJson(response, 500, { code: 500, error: { code: 500, message: 'no' } }),
    );
    expect(await reset()).toBe(502);
    gateway.chemistry.on(path, (response) =>
      sendJson(response, 404, { code: 404, error: { code: 404, message: 'no' } }),
    );
    expect(await reset()).toBe(200);
  });
});

describe('a sign-in beyond the licence', () => {
  it('is refused with 996, and the next one is asked for a password', async () => {
    const admin = await signIn('admin');
    const group = { name: 'Seats', permissions: ['sascore'] };
    const made = (await ask(admin, '/bff/member-groups/save', group)).data;
    const groupIds = [made['id'] ?? made['groupId']];
    const { data } = await ask(admin, '/bff/members/invite', { ...person('seat.seven'), groupIds });
    await fetch(String(data['link']), {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ password: 'Demo-pass-1', again: 'Demo-pass-1' }),
    });
    const attempt = async (userName: string, browser = gateway.browser()) => {
      const login = await browser.open('/bff/login?culture=en');
      const callback = await identity.person().signIn(String(login.headers.location), userName);
      return { browser, result: await browser.open(callback.slice(publicUrl.length)) };
    };
    expect((await attempt('seat.seven')).result.headers.location).toBe('/');
    gateway.chemistry.profile = licence('trialBasic');
    const { browser, result } = await attempt('seat.seven');
    expect(result.statusCode).toBe(403);
    expect(result.body).toContain('exceeds the limit');
    expect((await browser.call('GET', '/bff/user')).statusCode).toBe(401);
    expect((await browser.open('/bff/login')).headers.location).toContain('prompt=login');
    expect((await attempt('limited')).result.headers.location).toBe('/');
    gateway.chemistry.profile = licence('payProfessional');
  });
});

describe('a foreign provider', () => {
  it('keeps its accounts: nothing is listed, and nothing can be changed', async () => {
    const foreign = await setUp();
    try {
      foreign.chemistry.profile = licence('enterprise');
      const browser = await foreign.signedIn();
      expect((await ask(browser, '/bff/members')).data).toEqual({
        isManagedHere: false,
        manageUrl: null,
        userLimit: 500,
        enabled: 0,
        total: 0,
        items: [],
      });
      expect((await ask(browser, '/bff/members/disable', { userId: 'u-2' })).code).toBe(10039);
      expect((await ask(browser, '/bff/member-groups')).code).toBe(10039);
    } finally {
      await foreign.close();
    }
  });
});
