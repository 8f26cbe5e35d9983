// A gateway that listens, and the product's own provider before it: what the provider sends by itself arrives, too.

import { freePort } from '@app/shared/test-support/free-port';
import type { Browser } from './browser.ts';
import { guideVariables, strictPingFederate, type Addresses } from './pingfederate-guide.ts';
import { startRealIdentity, type Person, type RealIdentity } from './real-identity.ts';
import { setUp, type Setup } from './setup.ts';

const clientSecret = 'secret-of-the-tests';

export interface RealSignIn {
  publicUrl: string;
  identity: RealIdentity;
  readonly gateway: Setup;
  /** Another gateway in its place, which has no sessions and has read no keys. */
  restartGateway(): Promise<void>;
  /** Headers that every request of a browser needs. */
  host: { host: string };
  signIn(person: Person, userName?: string): Promise<{ browser: Browser; location: unknown; status: number }>;
  /** Signs out here; gives where that leads. */
  signOut(browser: Browser): Promise<string>;
  /** 200 while there is a session. */
  statusOf(browser: Browser): Promise<number>;
  /** The access token of the last call that the service got of this browser. */
  accessTokenOf(browser: Browser): Promise<string>;
  close(): Promise<void>;
}

/** `env` is the provider's. */
export function startRealSignIn(env: Record<string, string> = {}): Promise<RealSignIn> {
  return startSignIn(
    () => env,
    ({ identityUrl, clientSecret: secret }) => ({
      OIDC_ISSUER: `${identityUrl}/realms/synthesis`,
      OIDC_CLIENT_SECRET: secret,
      AUTH_SERVER_URL: identityUrl,
    }),
  );
}

/** The same with a PingFederate set up by the guide, but for these settings and variables. */
export function startFederatedSignIn(
  changes: Record<string, string | undefined> = {},
  variables: EnvironmentAt = () => ({}),
): Promise<RealSignIn> {
  return startSignIn(
    (addresses) => strictPingFederate(addresses, changes),
    (addresses) => ({ ...guideVariables(addresses), ...variables(addresses) }),
    'member',
  );
}

type EnvironmentAt = (addresses: Addresses) => Record<string, string>;

async function startSignIn(
  ofProvider: EnvironmentAt,
  ofGateway: EnvironmentAt,
  usual = 'chemist',
): Promise<RealSignIn> {
  // The back channel arrives at a port of its own, so the gateway listens.
  const port = await freePort();
  const publicUrl = `http://127.0.0.1:${port}`;
  const host = { host: `127.0.0.1:${port}` };
  const addresses = (identityUrl: string) => ({ identityUrl, publicUrl, clientSecret });
  const identity = await startRealIdentity(publicUrl, clientSecret, (url) => ofProvider(addresses(url)));
  const start = async () => {
    const started = await setUp({ env: gatewayEnv });
    await started.app.listen({ port, host: '127.0.0.1' });
    return started;
  };
  const gatewayEnv = { PUBLIC_URL: publicUrl, ...ofGateway(addresses(identity.url)) };
  let gateway = await start();
  return {
    publicUrl,
    identity,
    get gateway() {
      return gateway;
    },
    async restartGateway() {
      await gateway.close();
      gateway = await start();
    },
    host,
    async signIn(person, userName = usual) {
      const browser = gateway.browser();
      const login = await browser.open('/bff/login?returnTo=/home&culture=en', host);
      const callback = await person.signIn(String(login.headers.location), userName);
      const response = await browser.open(callback.slice(publicUrl.length), host);
      return { browser, location: response.headers.location, status: response.statusCode };
    },
    async signOut(browser) {
      return (await browser.call('POST', '/bff/logout', { headers: host })).json().data.redirectTo;
    },
    statusOf: async (browser) => (await browser.call('GET', '/bff/user', { headers: host })).statusCode,
    async accessTokenOf(browser) {
      await browser.call('GET', '/api/common/user-profile', { headers: host });
      const last = gateway.chemistry.seen('/api/common/user-profile').at(-1);
      return String(last?.headers.authorization).replace('Bearer ', '');
    },
    async close() {
      await gateway.close();
      await identity.stop();
    },
  };
}
