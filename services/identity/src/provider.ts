// The OpenID provider: a certified library, given the addresses and claims of the provider it represents.

import type { IncomingMessage } from 'node:http';
import { Provider, errors, interactionPolicy, type Configuration, type KoaContextWithOIDC } from 'oidc-provider';
import { signatureAlgorithms } from '@app/shared/constants/signature-algorithms';
import type { Accounts } from './accounts.ts';
import { claimsByScope } from './claims.ts';
import { audience, serviceAudience, type Config } from './config.ts';
import { claimsIn } from './habits.ts';
import type { Keys } from './keys.ts';
import { errorPage, logoutPage, signedOutPage } from './html/pages.ts';
import { cultureOf } from './html/culture.ts';
import { asPingFederate } from './kinds/pingfederate/configuration.ts';
import { respondAsPingFederate } from './kinds/pingfederate/responses.ts';
import { adapterFor, type Storage } from './storage.ts';

export const signInPath = '/sign-in';
export const sessionCookieName = 'idp_session';
/** How long a session, and a token hinting at it, may live at most; in seconds. */
export const sessionSeconds = 10 * 60 * 60;
const hour = 60 * 60;
const resource = 'urn:synthesis:api';
const serviceResource = 'urn:synthesis:accounts';

export interface ProviderParts {
  config: Config;
  db: Storage;
  accounts: Accounts;
  keys: Keys;
  /** Epoch ms. */
  now: () => number;
}

/** Makes the provider; mount its callback at the kind's base path. */
export function createProvider(parts: ProviderParts): Provider {
  const { config, accounts, keys } = parts;
  const { pingFederate: settings, habits, clientSecret } = config;
  const base = configuration(parts);
  const ownKeyId = keys.ofTokens?.kid;
  const strict = settings && { settings, habits, accounts, clientSecret, ownKeyId };
  const issuer = `${config.identityUrl}${config.kind.basePath}`;
  const provider = new Provider(issuer, strict ? asPingFederate(base, strict) : base);
  if (settings) respondAsPingFederate(provider, settings, ownKeyId);
  // Addresses are built from what `asPublished` writes.
  provider.proxy = true;
  return provider;
}

/** The request as if it named the configured address: the library builds the addresses it publishes from the request. */
export function asPublished(req: IncomingMessage, { identityUrl }: Config): void {
  const { host, protocol } = new URL(identityUrl);
  Object.assign(req.headers, { host, 'x-forwarded-host': host, 'x-forwarded-proto': protocol.slice(0, -1) });
}

function configuration({ config, db, accounts, keys, now }: ProviderParts): Configuration {
  const { kind, habits } = config;
  const policy = interactionPolicy.base();
  policy.remove('consent');
  return {
    adapter: adapterFor(db, now),
    jwks: { keys: [...keys.signing, ...(keys.ofTokens ? [keys.ofTokens] : [])] },
    cookies: {
      keys: keys.cookies,
      names: { session: sessionCookieName, interaction: 'idp_interaction', resume: 'idp_resume' },
      long: { signed: true, httpOnly: true, sameSite: 'lax' },
      short: { signed: true, httpOnly: true, sameSite: 'lax' },
    },
    clients: [client(config), ...(config.mcpAddress === undefined ? [] : [assistantClient(config)])],
    claims: claimsByScope(kind, habits),
    enabledJWA: { idTokenSigningAlgValues: [...signatureAlgorithms] },
    discovery: kind.metadata(config.identityUrl),
    // Keycloak puts the claims into the ID token; the specification's client expects that.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    // Browsers call the gateway alone.
    clientBasedCORS: () => false,
    extraParams: kind.extraParams,
    routes: kind.endpoints,
    features: {
      devInteractions: { enabled: false },
      revocation: { enabled: true, allowedPolicy: isOwnToken },
      introspection: { enabled: true, allowedPolicy: isOwnToken },
      clientCredentials: { enabled: true },
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
        defaultResource: (ctx) => defaultResourceOf(ctx, config),
        useGrantedResource: () => true,
        getResourceServerInfo: (ctx, asked) => ({
          scope: asked === serviceResource ? '' : 'openid profile email phone',
          audience: audienceOf(ctx, asked, config),
          accessTokenTTL: habits.tokenSeconds,
          accessTokenFormat: 'jwt',
          jwt: { sign: { alg: habits.algorithm } },
        }),
      },
    },
    interactions: { policy, url: (_ctx, interaction) => `${config.identityUrl}${signInPath}/${interaction.uid}` },
    loadExistingGrant: (ctx) => grantEverything(ctx, config),
    findAccount: (_ctx, id) => {
      const account = accounts.byId(id);
      return account && { accountId: id, claims: () => claimsIn('id', habits, kind.claimsOf(account)) };
    },
    extraTokenClaims: (_ctx, token) => {
      const account = 'accountId' in token ? accounts.byId(String(token.accountId)) : undefined;
      const session = 'sessionUid' in token ? token.sessionUid : undefined;
      const reported = account && claimsIn('access', habits, kind.claimsOf(account));
      return reported && { ...reported, scope: token.scope, [kind.sessionClaim]: session };
    },
    issueRefreshToken: (_ctx, asking) => asking.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: true,
    ttl: {
      AccessToken: habits.tokenSeconds,
      AuthorizationCode: 60,
      ClientCredentials: habits.tokenSeconds,
      IdToken: habits.tokenSeconds,
      Interaction: hour,
      RefreshToken: sessionSeconds,
      Session: sessionSeconds,
      Grant: sessionSeconds,
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

/** Without a function of ours the library writes a notice to the console. */
function isOwnToken(_ctx: KoaContextWithOIDC, asking: { clientId: string }, token: { clientId?: string | undefined }) {
  return token.clientId === asking.clientId;
}

function client(config: Config) {
  return {
    client_id: config.clientId,
    client_secret: config.clientSecret,
    redirect_uris: [`${config.gatewayUrl}/bff/callback`],
    // Compared letter by letter.
    post_logout_redirect_uris: [`${config.gatewayUrl}/`, ...(config.habits.isStrict ? [] : [config.gatewayUrl])],
    id_token_signed_response_alg: config.habits.algorithm,
    response_types: ['code' as const],
    grant_types: ['authorization_code', 'refresh_token', 'client_credentials'],
    token_endpoint_auth_method: 'client_secret_basic' as const,
    backchannel_logout_uri: `${config.gatewayUrl}/bff/backchannel-logout`,
    backchannel_logout_session_required: true,
  };
}

/** Of assistants that run on a user's own machine: they keep no secret and listen on any port there (RFC 8252 section 7.3). */
export const assistantClientId = 'synthesis-assistant';

function assistantClient({ habits }: Config) {
  return {
    client_id: assistantClientId,
    application_type: 'native' as const,
    redirect_uris: ['127.0.0.1', 'localhost', '[::1]'].flatMap((host) =>
      ['/callback', '/oauth/callback'].map((path) => `http://${host}${path}`),
    ),
    id_token_signed_response_alg: habits.algorithm,
    response_types: ['code' as const],
    grant_types: ['authorization_code', 'refresh_token'],
    token_endpoint_auth_method: 'none' as const,
  };
}

const isAssistant = (ctx: KoaContextWithOIDC) => ctx.oidc.client?.clientId === assistantClientId;

// Assistants get tokens for the tools and for nothing else.
function defaultResourceOf(ctx: KoaContextWithOIDC, { mcpAddress }: Config): string {
  if (isServiceGrant(ctx)) return serviceResource;
  return isAssistant(ctx) && mcpAddress !== undefined ? mcpAddress : resource;
}

function audienceOf(ctx: KoaContextWithOIDC, asked: string, { mcpAddress, habits }: Config): string {
  if (asked === mcpAddress) return mcpAddress;
  if (isAssistant(ctx)) throw new errors.InvalidTarget();
  return asked === serviceResource ? serviceAudience : (habits.audience ?? audience);
}

// Client credentials are the gateway itself, not one of its users.
function isServiceGrant(ctx: KoaContextWithOIDC): boolean {
  return ctx.oidc.params?.['grant_type'] === 'client_credentials';
}

// The clients are our own gateway and programs on the user's own machine: signing in is consenting.
async function grantEverything(ctx: KoaContextWithOIDC, { mcpAddress }: Config) {
  const { client: asking, session, provider } = ctx.oidc;
  const grantId = ctx.oidc.result?.consent?.grantId ?? (asking && session?.grantIdFor(asking.clientId));
  const known = grantId ? await provider.Grant.find(grantId) : undefined;
  if (known) return known;
  if (!asking || !session) return undefined;
  const grant = new provider.Grant({ clientId: asking.clientId, accountId: session.accountId });
  grant.addOIDCScope('openid profile email phone');
  const granted = isAssistant(ctx) && mcpAddress !== undefined ? mcpAddress : resource;
  grant.addResourceScope(granted, 'openid profile email phone');
  await grant.save();
  return grant;
}

function showLogout(ctx: KoaContextWithOIDC, form: string, config: Config): void {
  // As Keycloak does: who brings the ID token of the session is not asked again.
  const isSure = ctx.oidc.entities.IdTokenHint !== undefined;
  ctx.body = logoutPage(cultureOf(ctx.req), config, form, isSure);
}
