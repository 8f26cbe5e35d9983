import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setUp, type Setup } from '../../test-support/setup.ts';

const past = '2020-01-01T00:00:00Z';
let gateway: Setup;

beforeAll(async () => {
  gateway = await setUp();
});
afterAll(() => gateway.close());

/** The account of somebody who signs in while the service tells this of them; undefined for nobody. */
async function accountWith(info: object): Promise<unknown> {
  gateway.chemistry.profile = { userBasicInfo: info };
  const browser = await gateway.signedIn();
  return (await browser.call('GET', '/bff/user')).json().data?.account;
}

describe('a licence that has ended', () => {
  it.each([
    [{ isTenantAdmin: true, accountType: null }],
    [{ isTenantAdmin: 'true', accountType: 'gold' }],
    [{ isTenantAdmin: true, accountType: [], other: 1 }],
  ])('counts whatever else cannot be read: %j', async (info) => {
    const account = await accountWith({ ...info, expirationDate: past });
    expect(account).toMatchObject({ isTenantAdmin: true, isExpired: true });
  });

  it.each([
    [1_577_836_800_000],
    ['soon'],
    [{}],
    [false],
    ['31.12.2099'],
    ['12/31/2099'],
    ['Dec 31, 2099'],
    ['2099/12/31'],
    ['2099-12'],
    ['2099-02-30'],
    ['2099-12-31T25:00:00Z'],
    ['20991231'],
  ])('never becomes one without an end: %j', async (date) => {
    const from = gateway.logLines.length;
    expect(await accountWith({ accountType: 'enterprise', expirationDate: date })).toBeUndefined();
    const lines = gateway.logLines.slice(from);
    expect(lines.filter(({ msg }) => msg === 'date that cannot be read')).toEqual([
      expect.objectContaining({ given: JSON.stringify(date), requestId: expect.any(String) }),
    ]);
    expect(lines).toContainEqual(expect.objectContaining({ msg: 'sign-in failed', reason: 'profile-unreadable' }));
  });

  it.each([
    ['2099-12-31', '2099-12-31T23:59:59.999Z'],
    ['2099-12-31T08:00:00+08:00', '2099-12-31T00:00:00.000Z'],
    ['2099-12-31T00:00:00', '2099-12-31T00:00:00.000Z'],
    ['2099-12-31 12:30:00Z', '2099-12-31T12:30:00.000Z'],
    ['2099-12-31T00:00:00.0000000Z', '2099-12-31T00:00:00.000Z'],
    [4_102_358_400, '2099-12-31T00:00:00.000Z'],
  ])('ends when %j says', async (date, expected) => {
    expect(await accountWith({ expirationDate: date })).toMatchObject({ isExpired: false, expirationDate: expected });
  });

  it('is kept as it was known while the service writes a date that cannot be read, which the log says once', async () => {
    gateway.chemistry.profile = { userBasicInfo: { expirationDate: '2099-12-31' } };
    const browser = await gateway.signedIn();
    gateway.chemistry.profile = { userBasicInfo: { expirationDate: '31. Dezember' } };
    const from = gateway.logLines.length;
    for (let minute = 0; minute < 2; minute += 1) {
      gateway.advance(61_000);
      const { account } = (await browser.call('GET', '/bff/user')).json().data;
      expect(account).toMatchObject({ expirationDate: '2099-12-31T23:59:59.999Z' });
    }
    expect(gateway.logLines.slice(from).filter(({ msg }) => msg === 'date that cannot be read')).toHaveLength(1);
  });
});

it('what is asked for a call after the sign-in carries the id of that call', async () => {
  gateway.chemistry.profile = { userBasicInfo: {} };
  const browser = await gateway.signedIn();
  gateway.advance(61_000);
  const response = await browser.call('GET', '/bff/user');
  const asked = gateway.chemistry.seen('/api/common/user-profile').at(-1);
  const id = response.json().requestId;
  expect(id).toMatch(/^[\da-f-]{36}$/);
  expect([asked?.headers['x-request-id'], gateway.provider.permissionHeaders['x-request-id']]).toEqual([id, id]);
});

it.each([
  ['universal', 10036],
  ['enterprise', 10000],
])('an administrator whose licence has ended may only do what is open to them (%s)', async (kind, code) => {
  const deployment = await setUp({ env: { DEPLOYMENT_KIND: kind } });
  deployment.chemistry.profile = { userBasicInfo: { isTenantAdmin: true, expirationDate: past } };
  const browser = await deployment.signedIn();
  const refused = await browser.call('GET', '/api/retro/task?pageIndex=1&pageSize=10');
  const open = await browser.call('GET', '/api/common/user-profile');
  await deployment.close();
  expect([refused.statusCode, refused.json().code, open.statusCode]).toEqual([403, code, 200]);
});

it.each([[{}], [{ expirationDate: null }], [{ expirationDate: '' }], [{ isTenantAdmin: null }]])(
  'a service that keeps no licences locks nobody out: %j',
  async (info) => {
    expect(await accountWith(info)).toMatchObject({ isTenantAdmin: false, isExpired: false, expirationDate: null });
  },
);
