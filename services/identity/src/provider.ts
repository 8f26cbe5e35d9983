// The OpenID provider: a certified library, given Keycloak's addresses and claims.

import { Provider, interactionPolicy, type Configuration, type KoaContextWithOIDC } from 'oidc-provider';
import { accountById } from './accounts.ts';
import { claimsByScope, claimsOf } from './claims.ts';
import { audience, realm, type Config } from './config.ts';
import type { Keys } from './keys.ts';
import { errorPage, logoutPage, signedOutPage } from './sign-in/pages.ts';
import { cultureOf } from './sign-in/culture.ts';
import { adapterFor, type Storage } from './storage.ts';

export const mountPath = `/realms/${realm}`;
export const signInPath = '/sign-in';
const resource = 'urn:synthesis:api';
const hour = 60 * 60;
const endpoints = '/protocol/openid-connect';

/** Makes the provider; mount its callback at `mountPath`. */
export function createProvider(config: Config, db: Storage, keys: Keys, now: () => number): Provider {
  return new Provider(`${config.identityUrl}${mountPath}`, configuration(config, db, keys, now));
}

function configuration(config: Config, db: Storage, keys: Keys, now: () => number): Configuration {
  const policy = interactionPolicy.base();
  policy.remove('consent');
  return {
    adapter: adapterFor(db, now),
    jwks: { keys: [keys.signing] },
    cookies: {
      keys: keys.cookies,
      names: { session: 'idp_session', interaction: 'idp_interaction', resume: 'idp_resume' },
      long: { signed: true, httpOnly: true, sameSite: 'lax' },
      short: { signed: true, httpOnly: true, sameSite: 'lax' },
    },
    clients: [client(config)],
    claims: Object.fromEntries(Object.entries(claimsByScope).map(([scope, names]) => [scope, [...names]])),
    // Keycloak puts the claims into the ID token; the specification's client expects that.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    extraParams: ['kc_locale'],
    routes: {
      authorization: `${endpoints}/auth`,
      token: `${endpoints}/token`,
      userinfo: `${endpoints}/userinfo`,
      jwks: `${endpoints}/certs`,
      end_session: `${endpoints}/logout`,
      revocation: `${endpoints}/revoke`,
      introspection: `${endpoints}/token/introspect`,
    },
    features: {
      devInteractions: { enabled: false },
      revocation: { enabled: true },
      introspection: { enabled: true },
      backchannelLogout: { enabled: true },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => showLogout(ctx, form, config),
        postLogoutSuccessSource: (ctx) => {
          ctx.body = signedOutPage(cultureOf(ctx.req), config);
        },
      },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => resource,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope: 'openid profile email phone',
          audience,
          accessTokenTTL: hour,
          accessTokenFormat: 'jwt',
          jwt: { sign: { alg: 'RS256' } },
        }),
      },
    },
    interactions: { policy, url: (_ctx, interaction) => `${config.identityUrl}${signInPath}/${interaction.uid}` },
    loadExistingGrant: grantEverything,
    findAccount: (_ctx, id) => {
      const account = accountById(id);
      return account && { accountId: id, claims: () => claimsOf(account) };
    },
    extraTokenClaims: (_ctx, token) => {
      const account = 'accountId' in token ? accountById(String(token.accountId)) : undefined;
      const sid = 'sessionUid' in token ? token.sessionUid : undefined;
      return account && { ...claimsOf(account), scope: token.scope, sid };
    },
    issueRefreshToken: (_ctx, asking) => asking.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: true,
    ttl: {
      AccessToken: hour,
      AuthorizationCode: 60,
      IdToken: hour,
      Interaction: hour,
      RefreshToken: 10 * hour,
      Session: 10 * hour,
      Grant: 10 * hour,
    },
    renderError: (ctx, out) => {
      ctx.type = 'html';
      ctx.body = errorPage(cultureOf(ctx.req), config, out.error);
    },
    // The library refuses to call loopback and private addresses; the one client of this provider lives there.
    fetch: (url, options) => {
      const { dispatcher: _guard, ...plain } = options as RequestInit & { dispatcher?: unknown };
      const isOwnClient = new URL(String(url)).origin === new URL(config.gatewayUrl).origin;
      return fetch(url, isOwnClient ? plain : options);
    },
  };
}

function client(config: Config) {
  return {
    client_id: config.clientId,
    client_secret: config.clientSecret,
    redirect_uris: [`${config.gatewayUrl}/bff/callback`],
    post_logout_redirect_uris: [`${config.gatewayUrl}/`, config.gatewayUrl],
    response_types: ['code' as const],
    grant_types: ['authorization_code', 'refresh_token'],
    token_endpoint_auth_method: 'client_secret_basic' as const,
    backchannel_logout_uri: `${config.gatewayUrl}/bff/backchannel-logout`,
    backchannel_logout_session_required: true,
  };
}

// The one client is our own gateway: signing in is consenting.
async function grantEverything(ctx: KoaContextWithOIDC) {
  const { client: asking, session, provider } = ctx.oidc;
  const grantId = ctx.oidc.result?.consent?.grantId ?? (asking && session?.grantIdFor(asking.clientId));
  const known = grantId ? await provider.Grant.find(grantId) : undefined;
  if (known) return known;
  if (!asking || !session) return undefined;
  const grant = new provider.Grant({ clientId: asking.clientId, accountId: session.accountId });
  grant.addOIDCScope('openid profile email phone');
  grant.addResourceScope(resource, 'openid profile email phone');
  await grant.save();
  return grant;
}

function showLogout(ctx: KoaContextWithOIDC, form: string, config: Config): void {
  // As Keycloak does: who brings the ID token of the session is not asked again.
  const isSure = ctx.oidc.entities.IdTokenHint !== undefined;
  ctx.body = logoutPage(cultureOf(ctx.req), config, form, isSure);
}
