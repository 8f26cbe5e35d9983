import { readFileSync } from 'node:fs';
import { callEntries } from '@app/shared/contracts/catalogue';
import { permissions } from '@app/shared/constants/modules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../test-support/browser.ts';
import { setUp, type Setup } from '../../test-support/setup.ts';

const listed: string[] = JSON.parse(readFileSync(new URL('unbuilt-calls.json', import.meta.url), 'utf8'));
let gateway: Setup;
let browser: Browser;

beforeAll(async () => {
  gateway = await setUp();
  gateway.provider.user = { sub: 'u-all', tenantid: 't', permissions: [...permissions] };
  browser = await gateway.signedIn();
});
afterAll(() => gateway.close());

async function codeOf(name: string): Promise<number> {
  const call = callEntries.find(([known]) => known === name)?.[1];
  if (!call) throw new RangeError(`no call ${name}`);
  const response = await browser.call(call.method, call.path.replace(/\{\w+\}/g, '1'));
  return response.json().code;
}

describe('calls under development', () => {
  it('are exactly those of the list, which only shrinks', () => {
    const unbuilt = callEntries.filter(([, call]) => !call.built).map(([name]) => name);
    expect(unbuilt.toSorted()).toEqual(listed.toSorted());
  });

  it.each(listed)('%s answers 10002 and does not reach the service', async (name) => {
    const before = gateway.chemistry.requests.length;
    expect(await codeOf(name)).toBe(10002);
    expect(gateway.chemistry.requests.length).toBe(before);
  });
});
