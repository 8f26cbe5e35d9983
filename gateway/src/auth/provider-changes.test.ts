// What the product's own provider does behind the gateway's back: new signing keys, and sessions that end elsewhere.

import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { decodeProtectedHeader, generateKeyPair, SignJWT } from 'jose';
import { signatureAlgorithms } from '@app/shared/constants/signature-algorithms';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../test-support/browser.ts';
import { startRealSignIn, type RealSignIn } from '../test-support/real-sign-in.ts';

const isFull = process.env['TEST_EXTENT'] === 'full';
let real: RealSignIn;
beforeAll(async () => {
  real = await startRealSignIn({ IDENTITY_STRICT: '1', IDENTITY_TOKEN_SECONDS: '3600' });
});
afterAll(() => real.close());

const newPerson = () => real.identity.person();
const isSignedIn = async (browser: Browser) => (await real.statusOf(browser)) === 200;

describe('a sign-out at the provider', () => {
  it('ends every session that came from it, in other browsers too, and no other session of the user', async () => {
    const [here, elsewhere] = [newPerson(), newPerson()];
    const browsers = [await real.signIn(here), await real.signIn(here), await real.signIn(elsewhere)];
    const [first, second, apart] = browsers.map(({ browser }) => browser) as [Browser, Browser, Browser];
    expect(await Promise.all([first, second, apart].map(isSignedIn))).toEqual([true, true, true]);
    await here.signOut(await real.signOut(first));
    expect(await Promise.all([second, apart].map(isSignedIn))).toEqual([false, true]);
  });
});

describe('a provider that signs with', () => {
  // Every algorithm against a quicker provider: signature-algorithms.test.ts.
  it.each(isFull ? signatureAlgorithms : (['RS512', 'ES384', 'EdDSA'] as const))(
    '%s signs people in and out, from its first token',
    async (algorithm) => {
      await real.identity.change({ IDENTITY_SIGNING_ALG: algorithm });
      // One that is running may look for a new key three times a minute, and these are more.
      await real.restartGateway();
      const person = newPerson();
      const { browser: first, location } = await real.signIn(person);
      expect(location).toBe('/home');
      const { browser: second } = await real.signIn(person);
      expect(decodeProtectedHeader(await real.accessTokenOf(second)).alg).toBe(algorithm);
      await person.signOut(await real.signOut(first));
      expect(await isSignedIn(second)).toBe(false);
    },
  );
});

const newKey = (more: Record<string, string> = {}) => real.identity.change({ IDENTITY_ROTATE_KEYS: '1', ...more });

describe('a new signing key of the provider', () => {
  it('is taken at once, from the first sign-in on, and ends no session of the one before', async () => {
    await real.restartGateway();
    const { browser: before } = await real.signIn(newPerson());
    await newKey({ IDENTITY_RETIRED_KEYS: 'disabled' });
    const locations = await Promise.all([1, 2].map(async () => (await real.signIn(newPerson())).location));
    expect(locations).toEqual(['/home', '/home']);
    expect(await isSignedIn(before)).toBe(true);
  });

  it('is taken at once when it signs a logout token first', async () => {
    await real.restartGateway();
    const person = newPerson();
    const { browser: first } = await real.signIn(person);
    const { browser: second } = await real.signIn(person);
    await newKey();
    await person.signOut(await real.signOut(first));
    expect(await isSignedIn(second)).toBe(false);
  });

  it('is taken at once when another one came within the same minute, at sign-in and in logout tokens', async () => {
    await real.restartGateway();
    await real.signIn(newPerson());
    for (const rotation of ['first', 'second']) {
      await newKey({ IDENTITY_RETIRED_KEYS: 'disabled' });
      const person = newPerson();
      const { browser: here, location } = await real.signIn(person);
      const { browser: there } = await real.signIn(person);
      expect([rotation, location, await isSignedIn(there)]).toEqual([rotation, '/home', true]);
      await person.signOut(await real.signOut(here));
      expect([rotation, await isSignedIn(there)]).toEqual([rotation, false]);
    }
  });

  it('signs what a session of before gets at its next refresh, with which it signs out when the old one is gone', async () => {
    await real.restartGateway();
    const person = newPerson();
    const { browser } = await real.signIn(person);
    const old = decodeProtectedHeader(await real.accessTokenOf(browser)).kid;
    await newKey({ IDENTITY_RETIRED_KEYS: 'disabled' });
    for (let third = 0; third < 3; third += 1) {
      real.gateway.advance(20 * 60_000);
      await browser.call('POST', '/bff/activity', { headers: { ...real.host, 'x-activity': 'active' } });
    }
    expect(decodeProtectedHeader(await real.accessTokenOf(browser)).kid).not.toBe(old);
    expect(await person.signOut(await real.signOut(browser))).toBe(`${real.publicUrl}/`);
  });
});

describe('logout tokens that name keys that never were', () => {
  it('have the provider asked for its keys three times a minute at most, and keep nobody from signing in', async () => {
    await real.restartGateway();
    const { gateway } = real;
    const { privateKey } = await generateKeyPair('ES256');
    const send = async (kid: string) => {
      const token = await new SignJWT({ sub: 'demo-chemist' })
        .setProtectedHeader({ alg: 'ES256', kid })
        .sign(privateKey);
      const payload = new URLSearchParams({ logout_token: token }).toString();
      const headers = { ...real.host, 'content-type': 'application/x-www-form-urlencoded' };
      return (await gateway.app.inject({ method: 'POST', url: '/bff/backchannel-logout', headers, payload }))
        .statusCode;
    };
    const paths: string[] = [];
    const hear = (message: unknown) =>
      void paths.push(String(Reflect.get(Object(Reflect.get(Object(message), 'request')), 'path')));
    subscribe('undici:request:create', hear);
    const statuses = await Promise.all(Array.from({ length: 30 }, (_, number) => send(`made-up-${number}`)));
    for (let number = 30; number < 40; number += 1) statuses.push(await send(`made-up-${number}`));
    unsubscribe('undici:request:create', hear);
    const asked = paths.filter((path) => path.endsWith('/certs')).length;
    expect([...new Set(statuses), asked <= 3]).toEqual([400, true]);
    await newKey();
    expect((await real.signIn(newPerson())).location).toBe('/home');
  });
});
