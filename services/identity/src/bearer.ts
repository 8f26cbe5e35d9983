// Access tokens of this provider are JWTs for the chemistry service. As with Keycloak, they also open userinfo and
// the permissions call, as long as the session they came from is alive.

import type { IncomingMessage } from 'node:http';
import { createLocalJWKSet, jwtVerify, type JWK, type JWTPayload } from 'jose';
import type Provider from 'oidc-provider';
import type { Account, Accounts } from './accounts.ts';
import { audience, serviceAudience, type Config } from './config.ts';
import type { Keys } from './keys.ts';

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
  keys: Keys;
  /** Epoch ms. */
  now: () => number;
}

/** Checks signature, issuer, audience, time and session of the bearer token; undefined when one of them fails. */
export function createBearerCheck({ config, provider, accounts, keys: { signing, ofTokens }, now }: BearerParts) {
  const audiences = [config.habits.audience ?? audience, serviceAudience];
  const keys = createLocalJWKSet({ keys: [...signing, ...(ofTokens ? [ofTokens] : [])].map(publicKeyOf) });
  // A token manager of PingFederate writes what is set into its tokens; its own are known by their signature.
  const required = config.pingFederate ? {} : { issuer: provider.issuer, audience: audiences };
  return async (req: IncomingMessage): Promise<Bearer | undefined> => {
    const token = /^Bearer (\S+)$/i.exec(req.headers.authorization ?? '')?.[1];
    const claims = token === undefined ? undefined : ((await verify(token)) ?? (await reference(token)));
    if (!claims) return undefined;
    if (claims.aud === serviceAudience) {
      return claims['client_id'] === config.clientId ? { kind: 'service' } : undefined;
    }
    const sessionUid = claims[config.kind.sessionClaim];
    const session = typeof sessionUid === 'string' ? await provider.Session.findByUid(sessionUid) : undefined;
    const account = accounts.byId(claims.sub ?? session?.accountId ?? '');
    if (!account || typeof sessionUid !== 'string' || session?.accountId === undefined) return undefined;
    const scope = Array.isArray(claims['scope']) ? claims['scope'].join(' ') : claims['scope'];
    return { kind: 'user', account, scope: typeof scope === 'string' ? scope : '', sessionUid };
  };

  /** The claims behind a token that is no JWT. */
  async function reference(token: string): Promise<JWTPayload | undefined> {
    const found = await provider.AccessToken.find(token);
    return found && { sub: found.accountId, scope: found.scope, [config.kind.sessionClaim]: found.sessionUid };
  }

  async function verify(token: string): Promise<JWTPayload | undefined> {
    try {
      return (await jwtVerify(token, keys, { ...required, currentDate: new Date(now()) })).payload;
    } catch {
      // Forged, expired or for somebody else: to the caller they are the same.
      return undefined;
    }
  }
}

function publicKeyOf({ d: _d, p: _p, q: _q, dp: _dp, dq: _dq, qi: _qi, ...publicKey }: JWK): JWK {
  return publicKey;
}
