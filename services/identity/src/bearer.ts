// Access tokens of this provider are JWTs for the chemistry service. As with Keycloak, they also open userinfo and
// the permissions call, as long as the session they came from is alive.

import type { IncomingMessage } from 'node:http';
import { createLocalJWKSet, jwtVerify, type JWK, type JWTPayload } from 'jose';
import type Provider from 'oidc-provider';
import type { Account, Accounts } from './accounts.ts';
import { audience, serviceAudience, type Config } from './config.ts';

export interface UserBearer {
  kind: 'user';
  account: Account;
  scope: string;
  /** The provider's session that the token came from. */
  sessionUid: string;
}

/** The gateway itself, by its client credentials (RFC 6749 section 4.4). */
export interface ServiceBearer {
  kind: 'service';
}

export type Bearer = UserBearer | ServiceBearer;

export interface BearerParts {
  config: Config;
  provider: Provider;
  accounts: Accounts;
  signing: readonly JWK[];
  /** Epoch ms. */
  now: () => number;
}

/** Checks signature, issuer, audience, time and session of the bearer token; undefined when one of them fails. */
export function createBearerCheck({ config, provider, accounts, signing, now }: BearerParts) {
  const audiences = [config.habits.audience ?? audience, serviceAudience];
  const keys = createLocalJWKSet({ keys: signing.map(publicKeyOf) });
  return async (req: IncomingMessage): Promise<Bearer | undefined> => {
    const token = /^Bearer (\S+)$/i.exec(req.headers.authorization ?? '')?.[1];
    const claims = token === undefined ? undefined : await verify(token);
    if (!claims) return undefined;
    if (claims.aud === serviceAudience) {
      return claims['client_id'] === config.clientId ? { kind: 'service' } : undefined;
    }
    const account = accounts.byId(claims.sub ?? '');
    const sessionUid = claims[config.kind.sessionClaim];
    if (!account || typeof sessionUid !== 'string' || !(await isSessionAlive(provider, sessionUid))) return undefined;
    return { kind: 'user', account, scope: typeof claims['scope'] === 'string' ? claims['scope'] : '', sessionUid };
  };

  async function verify(token: string): Promise<JWTPayload | undefined> {
    try {
      const options = { issuer: provider.issuer, audience: audiences, currentDate: new Date(now()) };
      return (await jwtVerify(token, keys, options)).payload;
    } catch {
      // Forged, expired or for somebody else: to the caller they are the same.
      return undefined;
    }
  }
}

function publicKeyOf({ d: _d, p: _p, q: _q, dp: _dp, dq: _dq, qi: _qi, ...publicKey }: JWK): JWK {
  return publicKey;
}

async function isSessionAlive(provider: Provider, uid: string): Promise<boolean> {
  const session = await provider.Session.findByUid(uid);
  return session?.accountId !== undefined;
}
