// The product's own provider, set up otherwise than the gateway: what a person comes to who signs in at its form.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startRealIdentity, type RealIdentity } from '../../test-support/real-identity.ts';
import { sendJson } from '../../test-support/fake-server.ts';
import { setUp, type Setup } from '../../test-support/setup.ts';

const publicUrl = 'http://localhost:8080';
let identity: RealIdentity;

beforeAll(async () => {
  identity = await startRealIdentity(publicUrl, 'secret-of-the-provider');
});
afterAll(() => identity.stop());

async function endOf(env: Record<string, string>, prepare: (gateway: Setup) => void = () => undefined) {
  const issuer = `${identity.url}/realms/synthesis`;
  const gateway = await setUp({ env: { OIDC_ISSUER: issuer, AUTH_SERVER_URL: identity.url, ...env } });
  prepare(gateway);
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

describe('a tenant', () => {
  const good = { OIDC_CLIENT_SECRET: 'secret-of-the-provider' };
  const says = (place: string[]) => ({ IDENTITY_CLAIMS: JSON.stringify({ tenantid: { in: place } }) });
  /** As the chemistry service answers a token without a tenant. */
  const refuses = ({ chemistry }: Setup) =>
    chemistry.on('/api/common/sync-user', (response) => {
      const error = { code: 401, message: 'no', display: 'dialog', details: { reason: 'tenant-missing' } };
      sendJson(response, 401, { code: 401, error });
    });
  afterAll(() => identity.change({}));

  it.each([
    ['in the ID token alone', ['id'], 'tenant-in-id-token-only'],
    ['in userinfo, too, where the service does not read it', ['id', 'userinfo'], 'token-without-tenant'],
  ])('%s', async (_case, place, cause) => {
    await identity.change(says(place));
    const end = await endOf({ ...good, AUTH_SERVER_URL: identity.url }, refuses);
    expect([end.cause, end.cookies.has('sid')]).toEqual([cause, false]);
    expect(end.lines).toEqual([expect.objectContaining({ reason: cause, requestId: expect.any(String) })]);
  });

  it.each([['access'], ['userinfo']])('in %s alone opens a session', async (place) => {
    await identity.change(says([place]));
    const end = await endOf({ ...good, AUTH_SERVER_URL: identity.url });
    expect([end.cause, end.cookies.has('sid')]).toEqual([undefined, true]);
  });
});
