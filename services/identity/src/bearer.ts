// Access tokens of this provider are JWTs for the chemistry service. As with Keycloak, they also open userinfo and
// the permissions call, as long as the session they came from is alive.

import type { IncomingMessage } from 'node:http';
import { createLocalJWKSet, jwtVerify, type JWK, type JWTPayload } from 'jose';
import type Provider from 'oidc-provider';
import { accountById, type Account } from './accounts.ts';
import { audience } from './config.ts';

export interface Bearer {
  account: Account;
  scope: string;
}

/** Checks signature, issuer, audience, time and session of the bearer token; undefined when one of them fails. */
export function createBearerCheck(provider: Provider, signing: JWK, now: () => number) {
  const { d: _d, p: _p, q: _q, dp: _dp, dq: _dq, qi: _qi, ...publicKey } = signing;
  const keys = createLocalJWKSet({ keys: [publicKey] });
  return async (req: IncomingMessage): Promise<Bearer | undefined> => {
    const token = /^Bearer (\S+)$/i.exec(req.headers.authorization ?? '')?.[1];
    if (!token) return undefined;
    const claims = await verify(token);
    const account = accountById(claims?.sub ?? '');
    if (!claims || !account || !(await isSessionAlive(provider, claims['sid']))) return undefined;
    return { account, scope: typeof claims['scope'] === 'string' ? claims['scope'] : '' };
  };

  async function verify(token: string): Promise<JWTPayload | undefined> {
    try {
      const options = { issuer: provider.issuer, audience, currentDate: new Date(now()) };
      return (await jwtVerify(token, keys, options)).payload;
    } catch {
      // Forged, expired or for somebody else: to the caller they are the same.
      return undefined;
    }
  }
}

async function isSessionAlive(provider: Provider, sid: unknown): Promise<boolean> {
  if (typeof sid !== 'string') return false;
  const session = await provider.Session.findByUid(sid);
  return session?.accountId !== undefined;
}
