// How PingFederate responds otherwise than the library: its words for a refused request, no issuer beside the code, no ID
// token at a refresh, and a sign-out that ignores an address it does not know.

import type Provider from 'oidc-provider';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { pingFederate } from './kind.ts';
import type { PingFederateSettings } from './settings.ts';

const { authorization = '', token = '', jwks = '', end_session: endSession = '' } = pingFederate.endpoints;
const discovery = '/.well-known/openid-configuration';

type Context = Pick<KoaContextWithOIDC, 'path' | 'query' | 'method' | 'body' | 'response' | 'redirect'>;

/** Has the provider respond as a PingFederate with these settings. `ownKeyId` is not published. */
export function respondAsPingFederate(
  provider: Provider,
  settings: PingFederateSettings,
  ownKeyId: string | undefined,
): void {
  provider.use(async (ctx, next) => {
    if (ctx.path === authorization && (await refuse(provider, settings, ctx))) return;
    if (ctx.path === endSession) await ignoreUnknown(provider, settings, ctx);
    await next();
    if (ctx.path.startsWith(authorization) && !settings.namesIssuer) dropIssuer(ctx);
    if (ctx.path === discovery) withoutMembers(ctx.body, ['authorization_response_iss_parameter_supported']);
    if (ctx.path === token && !settings.policy.renewsIdToken && wasRefresh(ctx)) withoutMembers(ctx.body, ['id_token']);
    if (ctx.path === jwks) ctx.body = publishedKeys(ctx.body, ownKeyId);
  });
  provider.on('grant.error', (ctx, error) => {
    ctx.body = { error_description: wordsOf(error), error: error.error };
  });
}

async function refuse(provider: Provider, settings: PingFederateSettings, ctx: Context): Promise<boolean> {
  const { client_id: clientId, redirect_uri: address, state } = ctx.query;
  const refusal = refusalOf(settings, ctx.query['scope']);
  if (!refusal) return false;
  const client = typeof clientId === 'string' ? await provider.Client.find(clientId) : undefined;
  // What else is wrong with the request is the library's to say.
  if (typeof address !== 'string' || !client?.redirectUriAllowed(address)) return false;
  const target = new URL(address);
  target.searchParams.set('error', refusal.error);
  target.searchParams.set('error_description', refusal.words);
  if (typeof state === 'string') target.searchParams.set('state', state);
  ctx.redirect(target.href);
  return true;
}

function refusalOf({ client, scopes }: PingFederateSettings, scope: unknown) {
  if (!client.grantTypes.includes('authorization_code')) {
    return { error: 'unauthorized_client', words: 'The client may not use the authorization code grant.' };
  }
  const known = new Set(['openid', ...scopes]);
  const isKnown = typeof scope !== 'string' || scope.split(' ').every((name) => known.has(name));
  return isKnown ? undefined : { error: 'invalid_scope', words: wordsOfScope };
}

// An address that is not registered is ignored, and who brings no ID token of ours is asked.
async function ignoreUnknown(provider: Provider, settings: PingFederateSettings, ctx: Context): Promise<void> {
  const { id_token_hint: hint, post_logout_redirect_uri: address, ...rest } = ctx.query;
  const isKnown = typeof address === 'string' && settings.client.postLogoutUris.includes(address);
  const client = await provider.Client.find(settings.client.id);
  const isOurs =
    typeof hint === 'string' &&
    client !== undefined &&
    (await provider.IdToken.validate(hint, client).then(
      () => true,
      () => false,
    ));
  ctx.query = {
    ...rest,
    ...(isOurs ? { id_token_hint: hint } : {}),
    ...(isKnown ? { post_logout_redirect_uri: address } : {}),
  };
}

function dropIssuer({ response }: Context): void {
  const location = response.get('location');
  const address = location === '' ? null : URL.parse(location);
  if (!address?.searchParams.has('iss')) return;
  address.searchParams.delete('iss');
  response.set('location', address.href);
}

function wasRefresh(ctx: Context): boolean {
  const params: unknown = 'oidc' in ctx ? Reflect.get(Object(ctx.oidc), 'params') : undefined;
  return Reflect.get(Object(params), 'grant_type') === 'refresh_token';
}

function withoutMembers(body: unknown, names: readonly string[]): void {
  if (typeof body !== 'object' || body === null) return;
  for (const name of names) Reflect.deleteProperty(body, name);
}

// One RSA key serves each of its algorithms, so none is named.
function publishedKeys(body: unknown, ownKeyId: string | undefined): unknown {
  const keys: unknown = Reflect.get(Object(body), 'keys');
  if (!Array.isArray(keys)) return body;
  return { keys: keys.filter(({ kid }) => kid !== ownKeyId).map(({ alg: _any, ...key }) => key) };
}

const wordsOfScope = 'The requested scope(s) must be blank or a subset of the provided scopes.';

interface Refusal {
  error: string;
  error_description?: string | undefined;
  error_detail?: string | undefined;
  cause?: unknown;
}

/** Its own words, as clients of PingFederate 10 to 12 have seen them. */
function wordsOf({ error, error_description: words, error_detail: detail = '', cause }: Refusal): string | undefined {
  if (error === 'invalid_client') return 'Invalid client or client credentials.';
  if (error === 'unsupported_grant_type') return undefined;
  if (error === 'invalid_scope') return wordsOfScope;
  if (error !== 'invalid_grant') return words;
  if (cause instanceof Error && cause.message.includes('code_verifier')) {
    return 'The code_verifier sent does not match code_challenge included in the authorization request using the S256 code_challenge_method.';
  }
  if (detail.includes('redirect_uri'))
    return 'redirect_uri is required if it was included in the authorization request.';
  if (detail.includes('refresh token')) return 'unknown, invalid, or expired refresh token';
  return 'Authorization code is invalid or expired.';
}
