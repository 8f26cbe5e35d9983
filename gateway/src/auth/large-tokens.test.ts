// Access tokens grow with groups and roles: up to 64 KB they pass every hop, beyond that nobody signs in.

import { limits } from '@app/shared/constants/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setUp, type Setup } from '../test-support/setup.ts';

let gateway: Setup;
beforeAll(async () => {
  gateway = await setUp();
});
afterAll(() => gateway.close());

/** Makes the next access tokens about so long: base64 has four letters for three bytes. */
function growTokens(bytes: number): void {
  gateway.provider.accessClaims = { groups: 'g'.repeat(Math.floor((bytes * 3) / 4)) };
}

beforeEach(() => {
  gateway.provider.accessClaims = {};
  gateway.provider.tokenLifetimeSeconds = 3_600;
});

describe('an access token', () => {
  it.each([8_000, 20_000, limits.accessTokenBytes - 1_000])(
    'of %i bytes opens a session and every call',
    async (bytes) => {
      growTokens(bytes);
      const browser = await gateway.signedIn();
      const responses = await Promise.all([
        browser.call('GET', '/api/common/user-profile'),
        browser.call('GET', '/api/common/own-data'),
        browser.call('GET', '/bff/user'),
      ]);
      expect(responses.map(({ statusCode }) => statusCode)).not.toContain(502);
      const sent = gateway.chemistry.seen('/api/common/user-profile').at(-1)?.headers.authorization ?? '';
      expect(sent.length).toBeGreaterThan(bytes);
      expect(browser.cookies.get('sid')?.length).toBeLessThan(100);
    },
  );

  it('of more than 64 KB is refused at the sign-in, with its reason', async () => {
    growTokens(limits.accessTokenBytes);
    const before = gateway.provider.counts.userinfo;
    const page = await gateway.browser().signIn();
    expect([page.statusCode, page.body.includes('token-too-large')]).toEqual([502, true]);
    expect(gateway.provider.counts.userinfo).toBe(before);
    const line = gateway.logLines.findLast(({ msg }) => msg === 'sign-in failed');
    expect(line).toMatchObject({ reason: 'token-too-large' });
  });

  it('that has grown too long at a refresh ends the session', async () => {
    gateway.provider.tokenLifetimeSeconds = 3;
    const browser = await gateway.signedIn();
    growTokens(limits.accessTokenBytes);
    expect((await browser.call('GET', '/api/common/user-profile')).statusCode).toBe(401);
  });
});
