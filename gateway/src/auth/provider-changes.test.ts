// What the product's own provider does behind the gateway's back: new signing keys, and sessions that end elsewhere.

import { createServer } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Browser } from '../test-support/browser.ts';
import { listen } from '../test-support/fake-server.ts';
import { startRealIdentity, type Person, type RealIdentity } from '../test-support/real-identity.ts';
import { setUp, type Setup } from '../test-support/setup.ts';

const clientSecret = 'secret-of-the-tests';
let publicUrl: string;
let identity: RealIdentity;
let gateway: Setup;

/** The back channel arrives at a port of its own, so the gateway listens. */
async function freePort(): Promise<number> {
  const probe = await listen(createServer(), 'http');
  await probe.close();
  return Number(new URL(probe.url).port);
}

beforeAll(async () => {
  const port = await freePort();
  publicUrl = `http://127.0.0.1:${port}`;
  identity = await startRealIdentity(publicUrl, clientSecret);
  gateway = await setUp({
    env: {
      PUBLIC_URL: publicUrl,
      OIDC_ISSUER: `${identity.url}/realms/synthesis`,
      OIDC_CLIENT_SECRET: clientSecret,
      AUTH_SERVER_URL: identity.url,
    },
  });
  await gateway.app.listen({ port, host: '127.0.0.1' });
});

afterEach(() => {
  vi.useRealTimers();
});

afterAll(async () => {
  await gateway.close();
  await identity.stop();
});

const host = () => ({ host: new URL(publicUrl).host });
const statusOf = async (browser: Browser) => (await browser.call('GET', '/bff/user', { headers: host() })).statusCode;

async function signIn(person: Person, userName = 'chemist') {
  const browser = gateway.browser();
  const login = await browser.open('/bff/login?returnTo=/home&culture=en', host());
  const callback = await person.signIn(String(login.headers.location), userName);
  const response = await browser.open(callback.slice(publicUrl.length), host());
  return { browser, location: response.headers.location, status: response.statusCode };
}

async function signOut(browser: Browser): Promise<string> {
  const { redirectTo } = (await browser.call('POST', '/bff/logout', { headers: host() })).json().data;
  return redirectTo;
}

describe('a sign-out at the provider', () => {
  it('ends every session that came from it, in other browsers too, and no other session of the user', async () => {
    const [here, elsewhere] = [identity.person(), identity.person()];
    const first = await signIn(here);
    const second = await signIn(here);
    const apart = await signIn(elsewhere);
    expect(await Promise.all([first, second, apart].map(({ browser }) => statusOf(browser)))).toEqual([200, 200, 200]);
    await here.signOut(await signOut(first.browser));
    expect(await statusOf(second.browser)).toBe(401);
    expect(await statusOf(apart.browser)).toBe(200);
  });
});

/** The provider's published keys are looked at again after a minute at the earliest. */
function aMinuteLater(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
}

describe('a new signing key of the provider', () => {
  let before: Browser;
  let first: Browser;
  let second: Browser;
  let leaving: Person;

  beforeAll(async () => {
    ({ browser: before } = await signIn(identity.person()));
    leaving = identity.person();
    ({ browser: first } = await signIn(leaving));
    ({ browser: second } = await signIn(leaving));
    await identity.restart({ IDENTITY_ROTATE_KEYS: '1' });
  });

  it('is taken at the first sign-in a minute later, without a failed one', async () => {
    aMinuteLater();
    const { location, status } = await signIn(identity.person());
    expect([status, location]).toEqual([302, '/home']);
  });

  it('ends no session that began under the old one', async () => {
    expect(await statusOf(before)).toBe(200);
    const answer = await before.call('GET', '/api/common/user-profile', { headers: host() });
    expect(answer.statusCode).toBe(200);
  });

  it('does not keep a session of the old one from signing out, nor the provider from telling so', async () => {
    aMinuteLater();
    await leaving.signOut(await signOut(first));
    expect(await statusOf(second)).toBe(401);
  });

  it('signs what a session of the old one gets at its next refresh', async () => {
    const bearers = () =>
      gateway.chemistry.seen('/api/common/user-profile').map(({ headers }) => headers.authorization);
    await before.call('GET', '/api/common/user-profile', { headers: host() });
    const old = bearers().at(-1);
    for (let third = 0; third < 3; third += 1) {
      gateway.advance(20 * 60_000);
      await before.call('POST', '/bff/activity', { headers: { ...host(), 'x-activity': 'active' } });
    }
    await before.call('GET', '/api/common/user-profile', { headers: host() });
    expect(bearers().at(-1)).not.toBe(old);
    expect(kidOf(bearers().at(-1))).not.toBe(kidOf(old));
  });
});

function kidOf(authorization: string | undefined): string {
  const [header = ''] = (authorization ?? '').replace('Bearer ', '').split('.');
  return String(JSON.parse(Buffer.from(header, 'base64url').toString())['kid']);
}
