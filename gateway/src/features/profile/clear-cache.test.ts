import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Browser } from '../../test-support/browser.ts';
import { setUp, type Setup } from '../../test-support/setup.ts';

const past = '2020-01-01T00:00:00.000Z';
const future = '2099-01-01T00:00:00.000Z';
const licence = (expirationDate: string) => ({ userBasicInfo: { isTenantAdmin: true, expirationDate } });
let gateway: Setup;

beforeEach(async () => {
  gateway = await setUp();
  gateway.chemistry.on('/api/common/clear-cache', (response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ code: 200, data: { cleared: 4 } }));
  });
});
afterEach(() => gateway.close());

const user = async (browser: Browser) => (await browser.call('GET', '/bff/user')).json().data;

it('permissions and licence of every session of the caller are read anew after clear-cache, and nobody else’s', async () => {
  const [first, second] = [await gateway.signedIn(), await gateway.signedIn()];
  const { user: known } = gateway.provider;
  gateway.provider.user = { ...known, sub: 'u-2' };
  const stranger = await gateway.signedIn();
  known.permissions = ['sascore'];
  gateway.chemistry.profile = licence(future);
  expect((await user(first)).permissions).toEqual(['retrosynthesis', 'statistics']);

  const result = await first.call('GET', '/api/common/clear-cache');
  expect([result.statusCode, result.json().data]).toEqual([200, { cleared: 4 }]);
  for (const browser of [first, second]) {
    expect(await user(browser)).toMatchObject({ permissions: ['sascore'], account: { expirationDate: future } });
  }
  expect((await user(stranger)).account.expirationDate).toBeNull();
});

it.each([
  [1_900, true],
  [2_100, false],
])(
  'a licence that was renewed %i ms after it was seen expired still counts as expired: %s',
  async (laterMs, expected) => {
    gateway.chemistry.profile = licence(past);
    const browser = await gateway.signedIn();
    gateway.chemistry.profile = licence(future);
    gateway.advance(laterMs);
    expect((await user(browser)).account.isExpired).toBe(expected);
    expect((await browser.call('GET', '/api/retro/task?pageIndex=1&pageSize=10')).statusCode === 403).toBe(expected);
  },
);

it('a licence that holds is asked about once a minute', async () => {
  gateway.chemistry.profile = licence(future);
  const browser = await gateway.signedIn();
  gateway.chemistry.profile = licence(past);
  gateway.advance(59_000);
  expect((await user(browser)).account.isExpired).toBe(false);
  gateway.advance(2_000);
  expect((await user(browser)).account.isExpired).toBe(true);
});
