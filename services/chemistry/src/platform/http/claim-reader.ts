// What the provider says of a user beyond their access token. Tenant and account may stand in userinfo alone: then it is asked
// with the token, once for each token.

import { LRUCache } from 'lru-cache';
import type { JWTPayload } from 'jose';
import { AppError } from '@app/shared/errors/app-error';
import { tenantsIn } from '@app/shared/rules/account/claims';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { hasEveryAccountClaim } from './account-claims.ts';
import { readJson, RefusedRead, type ProviderAddresses } from './discovery.ts';

/**
 * The claims of a checked token with what userinfo adds; what the token says goes first. Throws 503 where the tenant is needed,
 * the token does not say it, and the provider cannot be asked.
 */
export type ReadClaims = (token: string, claims: JWTPayload) => JWTPayload | Promise<JWTPayload>;

const maxTokens = 5_000;
/** A provider that does not answer is asked again no sooner. */
const askAgainMs = 5_000;
const userInfo = Compile(Type.Object({ sub: Type.String() }));

export interface ClaimReaderOptions {
  discover(): Promise<ProviderAddresses>;
  /** Off where the gateway names the tenant of every call. */
  needsTenant: boolean;
}

export function createClaimReader({ discover, needsTenant }: ClaimReaderOptions): ReadClaims {
  const known = new LRUCache<string, Promise<JWTPayload>>({ max: maxTokens });
  let askAgainAt = 0;

  async function ask(token: string, sub: string | undefined): Promise<JWTPayload> {
    const { userinfo_endpoint: endpoint } = await discover();
    if (endpoint === undefined) return {};
    const answer = await readJson(endpoint, { authorization: `Bearer ${token}` }).catch((error: unknown) => {
      // Not a token for userinfo, or one whose session has ended.
      if (error instanceof RefusedRead && error.status < 500 && error.status !== 429) return {};
      throw error;
    });
    // OpenID Connect Core 5.3.2: a response about somebody else is not used.
    return userInfo.Check(answer) && answer.sub === sub ? answer : {};
  }

  async function complete(token: string, claims: JWTPayload): Promise<JWTPayload> {
    // The signature names the token in a few letters; tokens may be long.
    const name = token.slice(token.lastIndexOf('.') + 1);
    try {
      if (Date.now() < askAgainAt) throw new Error('the provider has not answered just now');
      const asked = known.get(name) ?? ask(token, claims.sub);
      known.set(name, asked);
      const added = await asked;
      return isTenantNamed(claims) ? { ...added, ...claims } : { ...added, ...claims, tenantid: added['tenantid'] };
    } catch (error) {
      known.delete(name);
      if (Date.now() >= askAgainAt) askAgainAt = Date.now() + askAgainMs;
      if (isTenantNamed(claims) || !needsTenant) return claims;
      throw new AppError('serviceUnavailable', { reason: 'keys-unreachable' }, { cause: error });
    }
  }

  return (token, claims) => (isTenantNamed(claims) && hasEveryAccountClaim(claims) ? claims : complete(token, claims));
}

function isTenantNamed(claims: JWTPayload): boolean {
  return tenantsIn(claims['tenantid']).length > 0;
}
