// Signed-in browsers with a provider that keeps its accounts to itself, as a company's Keycloak does: it publishes no
// address for the owner of an account, and its own sessions are its affair.

import { createServer, request as ask } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../test-support/browser.ts';
import { listen } from '../../test-support/fake-server.ts';
import { signInAt, startRealIdentity, type RealIdentity } from '../../test-support/real-identity.ts';
import { setUp, type Setup } from '../../test-support/setup.ts';

const publicUrl = 'http://localhost:8080';
let identity: RealIdentity;
let front: Awaited<ReturnType<typeof listen>>;
let gateway: Setup;
let takesRevocations = true;
const seen: { path: string; status: number | undefined }[] = [];

/** Everything of the provider but the address for the owners of accounts. */
function createFront(target: () => string) {
  return createServer((incoming, outgoing) => {
    if (!takesRevocations && incoming.url?.endsWith('/revoke')) return void outgoing.writeHead(503).end();
    const { origin } = new URL(target());
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
    const forwarded = ask(`${origin}${incoming.url}`, { method: incoming.method, headers }, (response) => {
      seen.push({ path: incoming.url ?? '', status: response.statusCode });
      if (!incoming.url?.endsWith('/.well-known/openid-configuration')) {
        outgoing.writeHead(response.statusCode ?? 502, response.headers);
        return void response.pipe(outgoing);
      }
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () => {
        const metadata: Record<string, unknown> = JSON.parse(text);
        delete metadata['own_account_endpoint'];
        outgoing.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(metadata));
      });
    });
    incoming.pipe(forwarded);
  });
}

beforeAll(async () => {
  front = await listen(
    createFront(() => identity.url),
    'http',
  );
  identity = await startRealIdentity(publicUrl, 'secret-of-the-tests', { IDENTITY_URL: front.url });
  gateway = await setUp({ env: { OIDC_ISSUER: `${front.url}/realms/synthesis`, AUTH_SERVER_URL: front.url } });
});
afterAll(async () => {
  await gateway.close();
  await identity.stop();
  await front.close();
});

const signIn = (userName: string, person = identity.person()) => signInAt(gateway, person, userName);

const sessionsOf = async (browser: Browser): Promise<{ sessionId: string; isCurrent: boolean }[]> =>
  (await browser.call('GET', '/bff/sessions')).json().data.items;
const end = async (browser: Browser, payload: object) =>
  (await browser.call('POST', '/bff/sessions/end', { payload })).json();

describe('with a foreign provider', () => {
  it('password and second factor are not to be had here', async () => {
    const browser = await signIn('chemist');
    const { data } = (await browser.call('GET', '/bff/account')).json();
    // As at every Keycloak: the issuer's own account page.
    const manageUrl = `${front.url}/realms/synthesis/account`;
    expect(data).toEqual({ isManagedHere: false, manageUrl, twoFactor: null });
    const change = { oldPassword: 'Demo-pass-1', newPassword: 'New-pass-1', confirmPassword: 'New-pass-1' };
    for (const [path, payload] of [
      ['/bff/account/password', change],
      ['/bff/account/two-factor/begin', { password: 'Demo-pass-1' }],
    ] as const) {
      expect((await browser.call('POST', path, { payload })).json().code).toBe(10039);
    }
  });

  it('a browser is signed out here and its tokens are revoked there, while the provider may know it still', async () => {
    const phone = identity.person();
    const [here, there, stranger] = [await signIn('limited'), await signIn('limited', phone), await signIn('other')];
    const [own, other] = await sessionsOf(here);
    expect([own?.isCurrent, other?.isCurrent]).toEqual([true, false]);
    expect((await end(stranger, { sessionId: other?.sessionId })).code).toBe(10022);
    seen.length = 0;
    expect((await end(here, { sessionId: other?.sessionId })).data).toEqual({ ended: 1 });
    expect(seen).toEqual([{ path: expect.stringMatching(/\/revoke$/), status: 200 }]);
    expect((await there.call('GET', '/bff/user')).statusCode).toBe(401);
    expect((await here.call('GET', '/bff/user')).statusCode).toBe(200);
    expect(await sessionsOf(here)).toHaveLength(1);
    // Why the page says that the password is to be changed there, too: no question is asked.
    const again = await gateway.browser().open('/bff/login');
    expect(await phone.open(String(again.headers.location))).toBe('');
  });

  it('all others are signed out although the provider takes no revocation', async () => {
    const [here, one, two] = [await signIn('trial'), await signIn('trial'), await signIn('trial')];
    takesRevocations = false;
    expect((await end(here, {})).data).toEqual({ ended: 2 });
    for (const browser of [one, two]) expect((await browser.call('GET', '/bff/user')).statusCode).toBe(401);
  });
});
