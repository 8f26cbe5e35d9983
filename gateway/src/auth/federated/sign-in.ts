// Federated sign-in (specification section 4): the code is exchanged for a token, the account is read with it, its groups
// are checked against the allowed ones. The redirect is retried once.

import { AppError } from '@app/shared/errors/app-error';
import { tenantsIn } from '@app/shared/rules/account/claims';
import { decodeJwt } from 'jose';
import * as client from 'openid-client';
import type { FederatedConfig } from '../../config.ts';
import type { Tokens } from '../../sessions/session.ts';
import type { CallerPlace } from '../../upstreams/caller-headers.ts';
import type { UserSync } from '../../upstreams/user-sync.ts';
import { readAtSignIn, type AccountReader } from '../provider/accounts.ts';
import type { IdentityProvider } from '../provider/identity-provider.ts';
import { providerFailure } from '../failures/provider-failure.ts';
import type { UserReader } from '../provider/provider-user.ts';
import { tokenUserOf, type TokenUsers } from '../provider/token-users.ts';
import { requireSignedIdToken, type ProviderKeys } from '../provider/provider-keys.ts';
import { setupFault, signInCauseIn } from '../../sign-in-causes.ts';
import { redirectUriOf, type SignedIn, type SignIn } from '../sign-in.ts';
import { requireFitting, tokensOf } from '../provider/tokens.ts';
import { retryOf, type Transaction } from '../transactions.ts';
import { providerSidIn, sessionUserOf, syncUserOf } from '../provider/user-claims.ts';
import type { AccountRead, FederatedAccount } from './account-read.ts';
import { groupsOf, isInAllowedGroup } from './group-rule.ts';

export interface FederatedSignInParts {
  federated: FederatedConfig;
  provider: IdentityProvider;
  keys: ProviderKeys;
  accountRead: AccountRead;
  accounts: AccountReader;
  userSync: UserSync;
  publicUrl: string;
  /** Epoch ms. */
  now: () => number;
}

interface Identity {
  tokens: Tokens;
  providerSid: string | undefined;
  account: FederatedAccount;
}

const maxRetries = 1;

export function createFederatedSignIn(parts: FederatedSignInParts): SignIn {
  const { federated, provider, keys, accountRead, accounts, userSync, publicUrl, now } = parts;
  const redirectUri = redirectUriOf(publicUrl);
  const isOpenId = federated.issuer !== undefined;

  async function exchange(parameters: URLSearchParams, { verifier, state, nonce }: Transaction) {
    const currentUrl = new URL(`${redirectUri}?${parameters}`);
    // No issuer is configured to compare it with.
    if (!isOpenId) currentUrl.searchParams.delete('iss');
    const response = await client.authorizationCodeGrant(await provider.configuration(), currentUrl, {
      pkceCodeVerifier: verifier,
      expectedState: state,
      ...(isOpenId ? { expectedNonce: nonce, idTokenExpected: true } : {}),
    });
    if (isOpenId) await requireSignedIdToken(keys, response.id_token);
    return { tokens: requireFitting(tokensOf(response, now())), claims: response.claims() };
  }

  async function identify(parameters: URLSearchParams, transaction: Transaction): Promise<Identity> {
    const { tokens, claims } = await exchange(parameters, transaction);
    const account = await accountRead.of(tokens.accessToken);
    // OpenID Connect Core 5.3.2: a response about somebody else is not used.
    if (claims && claims.sub !== account.sub) throw setupFault('account-differs');
    return { tokens, account, providerSid: providerSidIn(claims) };
  }

  return {
    authorizeUrl: createFederatedAuthorizeUrl(federated, provider, publicUrl),
    async complete(parameters, transaction, requestId) {
      let identity: Identity;
      try {
        identity = await identify(parameters, transaction);
      } catch (cause) {
        return retryOrRefuse(transaction, cause);
      }
      return admit(identity, { ...transaction, requestId });
    },
  };

  async function admit({ tokens, account, providerSid }: Identity, place: CallerPlace): Promise<SignedIn> {
    const info = userInfoOf(account, federated.tenantId);
    if (!isInAllowedGroup(info.attributes.memberOf, federated.allowAccessGroups)) {
      throw new AppError('noPermissionsConfigured');
    }
    const user = sessionUserOf(info);
    if (!user) return { kind: 'noTenant', idToken: tokens.idToken };
    await userSync.sync(syncUserOf(info, user), tokens.accessToken, place).catch((error: unknown) => {
      throw withOtherSubject(error, tokens.accessToken, user.id);
    });
    const rights = await readAtSignIn(accounts, user, tokens, place);
    const at = now();
    const session = { user, providerSid, createdAt: at, lastActivityAt: at, tokens, account: rights };
    return { kind: 'session', session };
  }
}

/** The address of the sign-in at the provider. */
export function createFederatedAuthorizeUrl(
  federated: FederatedConfig,
  provider: Pick<IdentityProvider, 'configuration'>,
  publicUrl: string,
): SignIn['authorizeUrl'] {
  return async ({ state, nonce, verifier, culture }, { forced }) => {
    const parameters = new URL(federated.authUrl).searchParams;
    const scope = parameters.get('scope') ?? 'openid profile email';
    const own = {
      client_id: federated.clientId,
      response_type: 'code',
      redirect_uri: redirectUriOf(publicUrl),
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      state,
      ui_locales: culture,
      ...(federated.issuer === undefined ? {} : { nonce, scope }),
      ...(forced ? { prompt: 'login' } : {}),
    };
    for (const [name, value] of Object.entries(own)) parameters.set(name, value);
    return client.buildAuthorizationUrl(await provider.configuration(), parameters).href;
  };
}

/** Who a federated user is by now: the account is read anew, and its groups are looked at again. */
export function createFederatedUsers(federated: FederatedConfig, accountRead: AccountRead): UserReader {
  return {
    async current({ id }, { accessToken }) {
      const account = await accountRead.of(accessToken).catch(() => undefined);
      if (!account) return undefined;
      const info = userInfoOf(account, federated.tenantId);
      const isAllowed = isInAllowedGroup(info.attributes.memberOf, federated.allowAccessGroups);
      return isAllowed && info.sub === id ? (sessionUserOf(info) ?? 'nobody') : 'nobody';
    },
  };
}

/** The user of an access token that a program shows: the account is read with it, and its groups are looked at. */
export function createFederatedTokenUsers(federated: FederatedConfig, accountRead: AccountRead): TokenUsers {
  return {
    async of(accessToken, claims) {
      const info = userInfoOf(await accountRead.of(accessToken), federated.tenantId);
      if (info.sub !== claims.sub) throw setupFault('account-differs');
      if (!isInAllowedGroup(info.attributes.memberOf, federated.allowAccessGroups)) {
        throw new AppError('noPermissionsConfigured');
      }
      return tokenUserOf(info);
    },
  };
}

/** What an operator should know before the first sign-in; empty when all is well. */
export function federatedWarnings({ allowAccessGroups }: FederatedConfig): string[] {
  return allowAccessGroups.length > 0 ? [] : ['PINGFED_ALLOW_ACCESS_GROUPS names no group: nobody can sign in'];
}

/** The account in the form that the other sign-in reads from userinfo. */
function userInfoOf(account: FederatedAccount, tenantId: string | undefined) {
  return {
    sub: account.sub,
    ...Object.fromEntries(ownClaims.map((name) => [name, account[name]])),
    tenantid: tenantsIn(account['tenantid'])[0] ?? tenantId,
    attributes: { memberOf: groupsOf(account.attributes?.memberOf ?? account.memberOf) },
  };
}

const ownClaims = ['preferred_username', 'name', 'given_name', 'family_name', 'email', 'phone_number'];

// The service knows the user by the access token, and refuses the record of another one.
function withOtherSubject(error: unknown, accessToken: string, userId: string): unknown {
  if (!(error instanceof AppError) || signInCauseIn(error.details) !== 'sync-refused') return error;
  const subject = subjectOf(accessToken);
  if (subject === undefined || subject === userId) return error;
  return new AppError(error.key, { ...error.details, reason: 'account-differs' }, { cause: error.cause });
}

function subjectOf(accessToken: string): string | undefined {
  try {
    return decodeJwt(accessToken).sub;
  } catch {
    // A reference token.
    return undefined;
  }
}

function retryOrRefuse(transaction: Transaction, cause: unknown): SignedIn {
  if (transaction.retries < maxRetries && !isDenied(cause)) {
    return { kind: 'retry', transaction: retryOf(transaction), cause };
  }
  throw providerFailure(cause);
}

// The user, or the provider, said no: asking again would not change it.
function isDenied(error: unknown): boolean {
  return error instanceof client.AuthorizationResponseError && error.error === 'access_denied';
}
