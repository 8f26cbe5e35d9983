// Authorization code with PKCE (RFC 7636, OpenID Connect Core 3.1), from the address of the sign-in to a session.

import type { Culture } from '@app/shared/constants/locale';
import { AppError } from '@app/shared/errors/app-error';
import { userLimitOf } from '@app/shared/rules/account/user';
import * as client from 'openid-client';
import type { Session } from '../sessions/session.ts';
import { signInCauseIn } from '../sign-in-causes.ts';
import type { UserSync } from '../upstreams/user-sync.ts';
import { readAtSignIn, requireSomePermission, type AccountReader } from './provider/accounts.ts';
import type { IdentityProvider } from './provider/identity-provider.ts';
import { providerFailure, userInfoFailure } from './failures/provider-failure.ts';
import type { ProviderUsers } from './provider/provider-user.ts';
import { requireSignedIdToken, type ProviderKeys } from './provider/provider-keys.ts';
import { requireFitting, tokensOf } from './provider/tokens.ts';
import type { Transaction } from './transactions.ts';
import { providerSidIn, seatOf, sessionUserOf, syncUserOf } from './provider/user-claims.ts';

export interface SignIn {
  /** Where to send the browser. `forced` asks for the password even when the provider remembers the user. */
  authorizeUrl(transaction: Transaction, options: { forced: boolean }): Promise<string>;
  /**
   * The parameters the browser came back with, made into a session. Throws an AppError that says why not. The calls that
   * this takes carry the id of the request.
   */
  complete(parameters: URLSearchParams, transaction: Transaction, requestId: string): Promise<SignedIn>;
}

export type SignedIn =
  | { kind: 'session'; session: Omit<Session, 'key' | 'userChanged'> }
  /** Specification section 4: a missing tenant id forces a logout. */
  | { kind: 'noTenant'; idToken: string }
  /** Specification section 4: the federated redirect is retried once on failure. */
  | { kind: 'retry'; transaction: Transaction; cause: unknown };

export interface SignInParts {
  provider: IdentityProvider;
  keys: ProviderKeys;
  users: ProviderUsers;
  accounts: AccountReader;
  userSync: UserSync;
  publicUrl: string;
  now: () => number;
}

export function createSignIn({ provider, keys, users, accounts, userSync, publicUrl, now }: SignInParts): SignIn {
  const redirectUri = redirectUriOf(publicUrl);

  async function exchange(parameters: URLSearchParams, { verifier, state, nonce }: Transaction) {
    const configuration = await provider.configuration();
    const currentUrl = new URL(`${redirectUri}?${parameters}`);
    const response = await client
      .authorizationCodeGrant(configuration, currentUrl, {
        pkceCodeVerifier: verifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      })
      .catch((error: unknown) => {
        throw providerFailure(error);
      });
    const claims = response.claims();
    if (!claims) throw new AppError('unauthorized', { service: 'signIn' });
    await requireSignedIdToken(keys, response.id_token);
    const tokens = requireFitting(tokensOf(response, now()));
    const found = await users.read(tokens, claims).catch((error: unknown) => {
      throw userInfoFailure(error);
    });
    return { tokens, claims, found };
  }

  return {
    authorizeUrl: createAuthorizeUrl(provider, publicUrl),
    async complete(parameters, transaction, requestId) {
      const place = { ...transaction, requestId };
      const { tokens, claims, found } = await exchange(parameters, transaction);
      const { claims: info, userInfo } = found;
      const user = sessionUserOf(info);
      if (!user) return { kind: 'noTenant', idToken: tokens.idToken };
      await userSync.sync(syncUserOf(info, user), tokens.accessToken, place).catch((error: unknown) => {
        throw found.isTenantInIdTokenOnly ? withPlaceOfTenant(error) : error;
      });
      const account = await readAtSignIn(accounts, user, { ...tokens, userInfo }, place);
      if (seatOf(info) > userLimitOf(account)) throw new AppError('userLimitReached');
      requireSomePermission(account);
      const providerSid = providerSidIn(claims);
      const at = now();
      return { kind: 'session', session: { user, providerSid, createdAt: at, lastActivityAt: at, tokens, account } };
    },
  };
}

// The service trusts what it can check itself, and an ID token never goes there.
function withPlaceOfTenant(error: unknown): unknown {
  if (!(error instanceof AppError) || signInCauseIn(error.details) !== 'token-without-tenant') return error;
  const { key, details, cause } = error;
  return new AppError(key, { ...details, reason: 'tenant-in-id-token-only' }, { cause });
}

/** The address of the sign-in at the provider. */
export function createAuthorizeUrl(
  provider: Pick<IdentityProvider, 'configuration'>,
  publicUrl: string,
): SignIn['authorizeUrl'] {
  return async ({ state, nonce, verifier, culture }, { forced }) => {
    const configuration = await provider.configuration();
    return client.buildAuthorizationUrl(configuration, {
      redirect_uri: redirectUriOf(publicUrl),
      scope: 'openid profile email phone',
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      state,
      nonce,
      ...languageHint(culture),
      ...(forced ? { prompt: 'login' } : {}),
    }).href;
  };
}

// Fixed by configuration: nothing of the request decides where tokens go.
export function redirectUriOf(publicUrl: string): string {
  return `${publicUrl}/bff/callback`;
}

function languageHint(culture: Culture): Record<string, string> {
  return { ui_locales: culture, kc_locale: culture };
}
