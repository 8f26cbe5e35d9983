// Who a user is by an access token alone, mapped as at sign-in: there is no ID token and no session.

import type { SyncUser } from '@app/shared/contracts/profile/profile';
import type { JWTPayload } from 'jose';
import * as client from 'openid-client';
import type { SessionUser } from '../../sessions/session.ts';
import { userInfoFailure } from '../failures/provider-failure.ts';
import type { IdentityProvider } from './identity-provider.ts';
import { seatOf, sessionUserOf, syncUserOf, type UserClaims } from './user-claims.ts';

export interface TokenUser {
  user: SessionUser;
  /** What the service keeps of the user. */
  record: SyncUser;
  /** Place among those of the tenant who may sign in; 0 where nobody counts them. */
  seat: number;
}

export interface TokenUsers {
  /** `claims` are of the token and checked. Undefined for a user without a tenant. Throws 997 for somebody who may not sign in. */
  of(accessToken: string, claims: UserClaims): Promise<TokenUser | undefined>;
}

/** The user of these claims; undefined for one without a tenant. */
export function tokenUserOf(claims: UserClaims): TokenUser | undefined {
  const user = sessionUserOf(claims);
  return user && { user, record: syncUserOf(claims, user), seat: seatOf(claims) };
}

/** Of an OpenID provider: what the token does not say of the tenant, userinfo may. */
export function createTokenUsers(provider: IdentityProvider): TokenUsers {
  return {
    async of(accessToken, claims) {
      const found = tokenUserOf(claims);
      if (found) return found;
      const configuration = await provider.configuration();
      const userInfo = await client.fetchUserInfo(configuration, accessToken, claims.sub).catch((error: unknown) => {
        if (isRefusal(error)) return {};
        throw userInfoFailure(error);
      });
      return tokenUserOf({ ...withoutProtocol(claims), ...userInfo, sub: claims.sub });
    },
  };
}

// A token for us alone need not open userinfo.
function isRefusal(error: unknown): boolean {
  return (
    (error instanceof client.WWWAuthenticateChallengeError || error instanceof client.ResponseBodyError) &&
    (error.status === 401 || error.status === 403)
  );
}

function withoutProtocol({ iss: _iss, aud: _aud, exp: _exp, iat: _iat, nbf: _nbf, ...rest }: JWTPayload): JWTPayload {
  return rest;
}
