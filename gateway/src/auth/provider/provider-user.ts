// Who a user is by what the provider says of them, at sign-in and again at every refresh. A claim may be in the access
// token, in userinfo or in the ID token: the first of these that says something counts, as it does for the chemistry service.

import { tenantsIn, type Claims } from '@app/shared/rules/account/claims';
import type { JWTPayload } from 'jose';
import * as client from 'openid-client';
import type { SessionUser, Tokens } from '../../sessions/session.ts';
import type { IdentityProvider } from './identity-provider.ts';
import type { ProviderKeys } from './provider-keys.ts';
import { sessionUserOf, type UserClaims } from './user-claims.ts';

/** What a user has become: undefined while the provider cannot say, 'nobody' for somebody who may not sign in any more. */
export type CurrentUser = SessionUser | 'nobody' | undefined;

export interface UserReader {
  /** Reads with fresh tokens who the user of a session is; never throws. */
  current(user: SessionUser, tokens: Tokens): Promise<CurrentUser>;
}

export interface UserRead {
  claims: UserClaims;
  /** The response of userinfo as it came. */
  userInfo: Claims;
  /** True where only the ID token names a tenant: nobody else ever sees that one. */
  isTenantInIdTokenOnly: boolean;
}

export interface ProviderUsers extends UserReader {
  /** All that the provider says of the subject of a checked ID token. Throws what userinfo throws. */
  read(tokens: Tokens, idClaims: JWTPayload & { sub: string }): Promise<UserRead>;
}

export function createProviderUsers(provider: IdentityProvider, keys: ProviderKeys): ProviderUsers {
  // The access token is the service's affair, and may be no JWT at all. Its claims count once the signature has been checked.
  async function accessClaims({ accessToken }: Tokens, sub: string): Promise<JWTPayload> {
    const { issuer } = (await provider.configuration()).serverMetadata();
    const claims = await keys.requireSignature(accessToken).catch(() => undefined);
    return claims?.iss === issuer && claims.sub === sub ? claims : {};
  }

  async function read(tokens: Tokens, idClaims: JWTPayload & { sub: string }): Promise<UserRead> {
    const { sub } = idClaims;
    const [access, userInfo] = await Promise.all([
      accessClaims(tokens, sub),
      client.fetchUserInfo(await provider.configuration(), tokens.accessToken, sub),
    ]);
    return {
      claims: { ...firstSaid([access, userInfo, idClaims]), sub },
      userInfo,
      isTenantInIdTokenOnly: namesTenant(idClaims) && !namesTenant(access) && !namesTenant(userInfo),
    };
  }

  return {
    read,
    async current({ id: sub }, tokens) {
      // The library has looked at the claims of a new ID token; one of a key that nobody knows says nothing.
      const idClaims = await keys.requireSignature(tokens.idToken).catch((): JWTPayload => ({}));
      if (idClaims.sub !== undefined && idClaims.sub !== sub) return 'nobody';
      const found = await read(tokens, { ...idClaims, sub }).catch(() => undefined);
      return found && (sessionUserOf(found.claims) ?? 'nobody');
    },
  };
}

function namesTenant(claims: Claims): boolean {
  return tenantsIn(claims['tenantid']).length > 0;
}

function firstSaid(sources: readonly Record<string, unknown>[]): Record<string, unknown> {
  const said = sources
    .toReversed()
    .flatMap((source) => Object.entries(source).filter(([, value]) => saysSomething(value)));
  return Object.fromEntries(said);
}

function saysSomething(value: unknown): boolean {
  return Array.isArray(value) ? value.some(saysSomething) : value !== undefined && value !== null && value !== '';
}
