// The product's own provider, set up otherwise than the gateway: what a person comes to who signs in at its form.

import { afterAll, beforeAll, expect, it } from 'vitest';
import { startRealIdentity, type RealIdentity } from '../../test-support/real-identity.ts';
import { setUp } from '../../test-support/setup.ts';

const publicUrl = 'http://localhost:8080';
let identity: RealIdentity;

beforeAll(async () => {
  identity = await startRealIdentity(publicUrl, 'secret-of-the-provider');
});
afterAll(() => identity.stop());

async function endOf(env: Record<string, string>) {
  const issuer = `${identity.url}/realms/synthesis`;
  const gateway = await setUp({ env: { OIDC_ISSUER: issuer, AUTH_SERVER_URL: identity.url, ...env } });
  try {
    const browser = gateway.browser();
    const login = await browser.open('/bff/login?returnTo=/home&culture=en');
    const { location } = login.headers;
    const page =
      location === undefined
        ? login
        : await browser.open((await identity.signIn(location, 'chemist')).slice(publicUrl.length));
    const lines = gateway.logLines.filter(({ msg }) => msg === 'sign-in failed');
    return { cause: /<code>([a-z-]+)<\/code>/.exec(page.payload)?.[1], lines, cookies: browser.cookies };
  } finally {
    await gateway.close();
  }
}

it.each([
  ['another secret', { OIDC_CLIENT_SECRET: 'another-secret-here' }, 'client-refused'],
  ['a client that is not there', { OIDC_CLIENT_ID: 'nobody' }, 'redirect-refused'],
  ['no permission server', { AUTH_SERVER_URL: '/nothing' }, 'permissions-not-found'],
])('%s', async (_case, env: Record<string, string>, cause) => {
  const permissions = `${identity.url}${env['AUTH_SERVER_URL'] ?? ''}`;
  const end = await endOf({ OIDC_CLIENT_SECRET: 'secret-of-the-provider', ...env, AUTH_SERVER_URL: permissions });
  expect(end.cause).toBe(cause);
  expect(end.lines).toEqual([expect.objectContaining({ reason: cause, requestId: expect.any(String) })]);
  expect(end.cookies.has('sid')).toBe(false);
});
