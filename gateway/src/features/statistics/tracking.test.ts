// The tracking ids as the service gets them.

import { permissions } from '@app/shared/constants/modules';
import { screenActions } from '@app/shared/constants/screen-actions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../test-support/browser.ts';
import { sendJson } from '../../test-support/fake-server.ts';
import { setUp, type Setup } from '../../test-support/setup.ts';

let gateway: Setup;
let browser: Browser;

beforeAll(async () => {
  gateway = await setUp();
  gateway.provider.user = { sub: 'u-tracked', tenantid: 't', permissions: [...permissions] };
  browser = await gateway.signedIn();
});
afterAll(() => gateway.close());

const routeId = '018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c02';
const page = { pageIndex: 1, pageSize: 20 };
const point = { code: screenActions.compareRoutes, loginDevice: 'desktop Firefox' };

/** The id that the service gets with a call; undefined without one. */
async function idOf(method: 'GET' | 'POST', address: string, payload?: object): Promise<string | undefined> {
  gateway.chemistry.on(address.split('?')[0] ?? '', (response) => sendJson(response, 200, { code: 200, data: {} }));
  const before = gateway.chemistry.requests.length;
  await browser.call(method, address, payload === undefined ? {} : { payload });
  expect(gateway.chemistry.requests.length).toBe(before + 1);
  const id = gateway.chemistry.requests.at(-1)?.headers['x-tracking-id'];
  return id === undefined ? undefined : String(id);
}

describe('the tracking id', () => {
  it.each([
    ['a call that is one action', 'POST', '/api/retro/task-list', page, '7'],
    ['routes of retrosynthesis', 'POST', '/api/retro/route-list', { ...page, routeType: 'retrosynthesis' }, '30'],
    ['routes of process chemistry', 'POST', '/api/retro/route-list', { ...page, routeType: 'processchemistry' }, '104'],
    ['a route', 'GET', `/api/retro/route-detail?routeId=${routeId}`, undefined, '31'],
    [
      'a process route',
      'GET',
      `/api/retro/route-detail?routeId=${routeId}&routeType=processchemistry`,
      undefined,
      '105',
    ],
    ['a screen action', 'POST', '/api/statistics/create-buried-point', point, '46'],
  ] as const)('of %s reaches the service', async (_, method, address, payload, id) => {
    expect(await idOf(method, address, payload)).toBe(id);
  });

  it('is left out for a call that is no action', async () => {
    expect(await idOf('GET', `/api/retro/task?taskId=${routeId}`)).toBeUndefined();
  });

  it.each([
    ['a code nobody knows', 500],
    ['the code of a call', 6],
  ])('%s is refused as a buried point with 10012, and the service hears nothing', async (_, code) => {
    const before = gateway.chemistry.requests.length;
    const result = await browser.call('POST', '/api/statistics/create-buried-point', { payload: { ...point, code } });
    expect(result.json().code).toBe(10012);
    expect(gateway.chemistry.requests.length).toBe(before);
  });
});
