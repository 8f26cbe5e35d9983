// Every way to sign, for every kind of token that the gateway reads: the ID token of a sign-in, that of a refresh, and the
// logout token of the back channel.

import { signatureAlgorithms } from '@app/shared/constants/signature-algorithms';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setUp, type Setup } from '../test-support/setup.ts';

const secret = 'secret-of-the-tests';
let gateway: Setup;
beforeAll(async () => {
  gateway = await setUp();
  for (const algorithm of signatureAlgorithms) await gateway.provider.signWith(algorithm);
});
afterAll(() => gateway.close());

const statusOfSignIn = async () => (await gateway.browser().signIn()).statusCode;

async function logOut(): Promise<number> {
  const response = await gateway.app.inject({
    method: 'POST',
    url: '/bff/backchannel-logout',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ logout_token: await gateway.provider.logoutToken({ sub: 'u-1' }) }).toString(),
  });
  return response.statusCode;
}

describe.each(signatureAlgorithms)('tokens that are signed with %s', (algorithm) => {
  it('open and end a session, and renew it', async () => {
    await gateway.provider.signWith(algorithm);
    const { refresh } = gateway.provider.counts;
    gateway.provider.tokenLifetimeSeconds = 3;
    const browser = await gateway.signedIn();
    gateway.provider.tokenLifetimeSeconds = 3_600;
    await browser.call('GET', '/api/common/user-profile');
    expect(gateway.provider.counts.refresh).toBe(refresh + 1);
    expect((await browser.call('GET', '/bff/user')).statusCode).toBe(200);
    expect(await logOut()).toBe(200);
    expect((await browser.call('GET', '/bff/user')).statusCode).toBe(401);
  });

  it('open nothing when somebody else signed them', async () => {
    gateway.provider.idSignature = 'foreignKey';
    expect(await statusOfSignIn()).toBe(401);
    gateway.provider.idSignature = 'good';
  });
});

describe('a shared secret', () => {
  it.each(['HS256', 'HS384', 'HS512'])('signs nothing that opens or ends a session (%s)', async (algorithm) => {
    await gateway.provider.signWith('ES256');
    const browser = await gateway.signedIn();
    gateway.provider.signWithSecret(algorithm, secret);
    expect(await statusOfSignIn()).not.toBe(302);
    expect(await logOut()).toBe(400);
    expect((await browser.call('GET', '/bff/user')).statusCode).toBe(200);
  });
});

describe('the keys of the provider', () => {
  it('are read once for all of this', () => {
    // One reader for sign-ins, another for the back channel.
    expect(gateway.provider.counts.keys).toBeLessThanOrEqual(4);
  });
});
