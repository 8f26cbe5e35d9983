// Claims as providers write them, where they write them, and what becomes of a session when they change.

import type { JWTPayload } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../test-support/browser.ts';
import { setUp, type Setup } from '../test-support/setup.ts';

let gateway: Setup;
beforeAll(async () => {
  gateway = await setUp();
});
afterAll(() => gateway.close());

beforeEach(() => {
  const { provider } = gateway;
  provider.faults.clear();
  Object.assign(provider, { tokenLifetimeSeconds: 3_600, idClaims: {}, accessClaims: {}, userClaims: {} });
});

interface Places {
  id?: JWTPayload;
  access?: JWTPayload;
  userinfo?: Record<string, unknown>;
}

/** What the provider says, and where; its userinfo names no tenant by default. */
function say({ id = {}, access = {}, userinfo = {} }: Places): void {
  const userClaims = { tenantid: undefined, name: undefined, ...userinfo };
  Object.assign(gateway.provider, { idClaims: id, accessClaims: access, userClaims });
}

const userOf = async (browser: Browser) => (await browser.call('GET', '/bff/user')).json().data.user;
const syncedUser = () => JSON.parse(gateway.chemistry.seen('/api/common/sync-user').at(-1)?.body ?? '{}');

describe('the tenant', () => {
  it.each<[string, Places, string]>([
    ['the ID token alone', { id: { tenantid: 't-id' } }, 't-id'],
    ['userinfo alone', { userinfo: { tenantid: 't-info' } }, 't-info'],
    ['the access token alone', { access: { tenantid: 't-access' } }, 't-access'],
    ['a list', { userinfo: { tenantid: ['t-list'] } }, 't-list'],
    ['a list of several', { access: { tenantid: ['', 't-a', 't-b'] } }, 't-a'],
    ['a text with several', { id: { tenantid: ' , t-a,t-b' } }, 't-a'],
    [
      'all three: the access token, which the service reads, goes first',
      {
        id: { tenantid: 't-id' },
        userinfo: { tenantid: 't-info' },
        access: { tenantid: 't-access' },
      },
      't-access',
    ],
    ['userinfo before the ID token', { id: { tenantid: 't-id' }, userinfo: { tenantid: 't-info' } }, 't-info'],
    [
      'the next where the first says nothing',
      { access: { tenantid: [''] }, userinfo: { tenantid: 't-info' } },
      't-info',
    ],
  ])('is read from %s', async (_, places, expected) => {
    say(places);
    expect((await userOf(await gateway.signedIn())).tenantId).toBe(expected);
  });

  it.each<[string, Places]>([
    ['an empty list', { userinfo: { tenantid: [] } }],
    ['an object', { userinfo: { tenantid: { id: 't' } } }],
    ['an access token of another issuer', { access: { tenantid: 't', iss: 'https://elsewhere.example' } }],
    ['an access token of somebody else', { access: { tenantid: 't', sub: 'u-2' } }],
  ])('is not read from %s', async (_, places) => {
    say(places);
    const response = await gateway.browser().signIn();
    expect(String(response.headers.location)).toContain('/protocol/openid-connect/logout');
  });
});

describe('what the service receives about a user', () => {
  it.each<[string, Record<string, unknown>, object]>([
    [
      'a Chinese name in the order of the West',
      { name: '玮 陈', given_name: '玮', family_name: '陈' },
      { chineseName: '陈玮' },
    ],
    ['a name in its parts', { given_name: 'Wei', family_name: 'Chen' }, { chineseName: 'Wei Chen' }],
    [
      'names of 255 and 255 letters',
      { name: `${'a'.repeat(255)} ${'b'.repeat(255)}` },
      { chineseName: 'a'.repeat(200) },
    ],
    ['a user name of 255 letters', { preferred_username: 'u'.repeat(255) }, { userName: 'u'.repeat(200) }],
    ['a phone number of 60 digits', { phone_number: '1'.repeat(60) }, { phone: '1'.repeat(50) }],
    ['a mail address that is too long', { email: `${'a'.repeat(320)}@example.com` }, { email: '' }],
    [
      'lists of one',
      { phone_number: ['1'], email: ['a@b.example'], external_source: ['2'] },
      { phone: '1', email: 'a@b.example', externalSource: 2 },
    ],
  ])('%s', async (_, userinfo, expected) => {
    say({ userinfo: { tenantid: 't-1', ...userinfo } });
    const browser = await gateway.signedIn();
    expect(syncedUser()).toMatchObject(expected);
    const { userName, name } = await userOf(browser);
    expect(syncedUser()).toMatchObject({ userName, chineseName: name });
  });
});

/** Signs in with a token that has to be renewed at the next call. */
async function aboutToRenew(): Promise<Browser> {
  gateway.provider.tokenLifetimeSeconds = 3;
  const browser = await gateway.signedIn();
  gateway.provider.tokenLifetimeSeconds = 3_600;
  return browser;
}

describe('at the next refresh', () => {
  it('a session has the new name, and asks at once what the user may do', async () => {
    say({ userinfo: { tenantid: 't-1', name: 'Old Name' } });
    const browser = await aboutToRenew();
    const { permissions } = gateway.provider.counts;
    say({ userinfo: { tenantid: 't-1', name: '玮 陈', given_name: '玮', family_name: '陈' } });
    gateway.chemistry.profile = {
      userBasicInfo: { isTenantAdmin: true, accountType: 'enterprise', expirationDate: null },
    };
    await browser.call('GET', '/api/common/user-profile');
    expect(gateway.provider.counts.permissions).toBe(permissions + 1);
    const { user, account } = (await browser.call('GET', '/bff/user')).json().data;
    expect([user.name, account.isTenantAdmin]).toEqual(['陈玮', true]);
  });

  it.each<[string, Places]>([
    ['another tenant in userinfo', { userinfo: { tenantid: 't-2' } }],
    ['another tenant in the access token', { access: { tenantid: 't-2' }, userinfo: { tenantid: 't-1' } }],
    ['no tenant any more', {}],
  ])('%s ends the session, with a line in the audit log', async (_, places) => {
    say({ userinfo: { tenantid: 't-1' } });
    const browser = await aboutToRenew();
    say(places);
    expect((await browser.call('GET', '/api/common/user-profile')).json().code).toBe(401);
    const lines = () => gateway.auditLines.filter(({ action }) => action === 'session-tenant-changed');
    await expect.poll(lines).toMatchObject([{ tenant: 't-1' }]);
    gateway.auditLines.length = 0;
    expect((await browser.call('GET', '/bff/user')).statusCode).toBe(401);
  });

  it('a provider that cannot say who the user is ends nothing', async () => {
    say({ userinfo: { tenantid: 't-1', name: 'Old Name' } });
    const browser = await aboutToRenew();
    gateway.provider.faults.set('/userinfo', (response) => response.writeHead(503).end());
    expect((await browser.call('GET', '/api/common/user-profile')).statusCode).toBe(200);
    expect(await userOf(browser)).toMatchObject({ name: 'Old Name', tenantId: 't-1' });
  });

  it('a session keeps its refreshed tokens for every call that has waited for them', async () => {
    say({ userinfo: { tenantid: 't-1' } });
    const browser = await aboutToRenew();
    const { refresh } = gateway.provider.counts;
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => browser.call('GET', '/api/common/user-profile')),
    );
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
    expect(gateway.provider.counts.refresh).toBe(refresh + 1);
  });
});
