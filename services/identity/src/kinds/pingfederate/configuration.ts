// The provider as one PingFederate with given settings: it issues what they say, and nothing they do not say.

import type { ClientMetadata, Configuration } from 'oidc-provider';
import type { Account, Accounts } from '../../accounts.ts';
import { claimsIn, type Claims, type Habits } from '../../habits.ts';
import { pingFederate } from './kind.ts';
import type { PingFederateSettings } from './settings.ts';

export interface PingFederateParts {
  settings: PingFederateSettings;
  habits: Habits;
  accounts: Accounts;
  clientSecret: string;
  /** Of the key of the access token manager, where it has one of its own. */
  ownKeyId: string | undefined;
}

const standardClaims: Readonly<Record<string, readonly string[]>> = {
  profile: ['name', 'given_name', 'family_name', 'preferred_username'],
  email: ['email', 'email_verified'],
  phone: ['phone_number'],
};

/** `base` with what these settings change of it. */
export function asPingFederate(base: Configuration, parts: PingFederateParts): Configuration {
  const { settings, accounts } = parts;
  const { accessToken, policy, client } = settings;
  return {
    ...base,
    clients: [clientOf(parts)],
    claims: { openid: ['sub', pingFederate.sessionClaim, ...policy.contract] },
    scopes: ['openid', ...settings.scopes],
    pkce: { required: () => client.requiresPkce },
    rotateRefreshToken: settings.rollsRefreshTokens,
    ttl: {
      ...base.ttl,
      AccessToken: accessToken.seconds,
      AuthorizationCode: settings.codeSeconds,
      IdToken: policy.idTokenSeconds,
    },
    findAccount: (_ctx, id, token) => {
      const account = accounts.byId(id);
      const session = token !== undefined && 'sessionUid' in token ? token.sessionUid : undefined;
      return account && { accountId: id, claims: () => idClaims(account, session, parts) };
    },
    extraTokenClaims: (_ctx, token) => {
      const account = 'accountId' in token ? accounts.byId(String(token.accountId)) : undefined;
      const session = 'sessionUid' in token ? token.sessionUid : undefined;
      const claims = account && claimsIn('access', parts.habits, pingFederate.claimsOf(account));
      return claims && { ...only(claims, accessToken.contract), [pingFederate.sessionClaim]: session };
    },
    formats: { customizers: { jwt: (_ctx, _token, jwt) => asTokenManager(jwt, settings) } },
    features: { ...base.features, resourceIndicators: resourceOf(base, parts) },
  };
}

/** What userinfo says of an account to a token with these scopes. */
export function pingFederateUserInfo(
  { policy }: PingFederateSettings,
  habits: Habits,
  account: Account,
  scope: string,
): Claims {
  const claims = claimsIn('userinfo', habits, pingFederate.claimsOf(account));
  return { ...only(claims, openedBy(scope, policy.contract)), sub: claims.sub };
}

// OpenID Connect Core 5.4; another attribute comes with `openid`.
function openedBy(scope: string, contract: readonly string[]): string[] {
  const granted = scope.split(' ');
  const scopeOf = (claim: string) => Object.keys(standardClaims).find((name) => standardClaims[name]?.includes(claim));
  return contract.filter((claim) => granted.includes(scopeOf(claim) ?? 'openid'));
}

function idClaims(account: Account, session: unknown, { settings: { policy }, habits }: PingFederateParts): Claims {
  const claims = claimsIn('id', habits, pingFederate.claimsOf(account));
  return {
    ...(policy.hasUserInfo ? only(claims, policy.contract) : {}),
    ...(policy.hasSession ? { [pingFederate.sessionClaim]: session } : {}),
    sub: claims.sub,
  };
}

function only(claims: Claims, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(claims).filter(([name]) => names.includes(name)));
}

function clientOf({ settings, habits, clientSecret }: PingFederateParts): ClientMetadata {
  const { client, tracksSessions } = settings;
  const { backchannelUri } = client;
  return {
    client_id: client.id,
    ...(client.hasSecret ? { client_secret: clientSecret } : {}),
    token_endpoint_auth_method: client.hasSecret ? 'client_secret_basic' : 'none',
    redirect_uris: [...client.redirectUris],
    post_logout_redirect_uris: [...client.postLogoutUris],
    response_types: client.grantTypes.includes('authorization_code') ? ['code'] : [],
    grant_types: [...client.grantTypes],
    id_token_signed_response_alg: habits.algorithm,
    // Its logout tokens name the user alone: the ID token has the session under another name (pi.sri).
    ...(backchannelUri !== undefined && tracksSessions ? { backchannel_logout_uri: backchannelUri } : {}),
    backchannel_logout_session_required: false,
  };
}

function resourceOf(base: Configuration, { settings, habits, ownKeyId }: PingFederateParts) {
  const { accessToken, scopes } = settings;
  const alg = habits.algorithm;
  return {
    ...base.features?.resourceIndicators,
    getResourceServerInfo: () => ({
      scope: ['openid', ...scopes].join(' '),
      audience: accessToken.audience ?? noAudience,
      accessTokenTTL: accessToken.seconds,
      accessTokenFormat: accessToken.isJwt ? ('jwt' as const) : ('opaque' as const),
      jwt: { sign: ownKeyId === undefined ? { alg } : { alg, kid: ownKeyId } },
    }),
  };
}

/** The library signs no token without one. */
const noAudience = 'none';

interface JwtParts {
  header?: Record<string, unknown> | undefined;
  payload: Record<string, unknown>;
}

// Without a value in its settings a claim is not there; a list of scopes is one unless they are joined.
function asTokenManager(jwt: JwtParts, { accessToken }: PingFederateSettings): void {
  const { payload } = jwt;
  jwt.header = { typ: undefined };
  payload['iss'] = accessToken.issuer;
  if (!accessToken.contract.includes('sub')) delete payload['sub'];
  if (!accessToken.joinsScopes) payload['scope'] = String(payload['scope'] ?? '').split(' ');
}
