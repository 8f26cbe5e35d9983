import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setUp, type Setup } from '../test-support/setup.ts';

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

  it.each([[1_577_836_800_000], ['soon'], [{}], [false]])('never becomes one without an end: %j', async (date) => {
    expect(await accountWith({ accountType: 'enterprise', expirationDate: date })).toBeUndefined();
  });
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
