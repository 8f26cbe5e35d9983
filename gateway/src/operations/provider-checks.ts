// What can be known of sign-in before anybody signs in: the provider's document, its keys, whether it takes our client, and
// whether it would take the request that a browser brings.

import { signatureAlgorithms } from '@app/shared/constants/signature-algorithms';
import type { Dispatcher } from 'undici';
import { causeInWords, causeOfRefusal } from '../auth/failures/provider-cause.ts';
import { createIdentityProvider } from '../auth/provider/identity-provider.ts';
import { refusalOfRequest } from '../auth/readiness/rehearsal.ts';
import { createAuthorizeUrl, redirectUriOf } from '../auth/sign-in.ts';
import type { Config, OpenIdConfig } from '../config.ts';
import { loggedWords, type OAuthError } from '../upstreams/oauth-error.ts';
import { checkClientTokens } from './token-checks.ts';
import { membersOf, Problem, type Ask, type Asked, type Probe } from './probe.ts';

const clockToleranceMs = 30_000;

type Document = Record<string, unknown>;

/** All of an OpenID provider; its document alone where that cannot be used. */
export async function providerProbes({ openId, publicUrl }: Config, agent: Dispatcher, ask: Ask): Promise<Probe[]> {
  if (!openId) return [];
  const { issuer, clientId } = openId;
  const reading = readDocument(ask, issuer);
  const first: Probe = [`identity provider ${issuer}`, () => reading];
  const document = await reading.catch(() => undefined);
  if (!document) return [first];
  return [
    first,
    [`requirements of ${issuer}`, async () => checkRequirements(document)],
    [`keys ${String(document['jwks_uri'])}`, () => checkKeys(ask, document)],
    [`client ${clientId}`, () => checkClient(ask, document, openId, publicUrl)],
    [`sign-in request with ${redirectUriOf(publicUrl)}`, () => rehearse(openId, agent, publicUrl)],
    [`sign-out at ${issuer}`, async () => noteOfSignOut(document)],
  ];
}

export async function readDocument(ask: Ask, issuer: string): Promise<Document> {
  const { status, text, date } = await ask(`${issuer}/.well-known/openid-configuration`);
  if (status !== 200) {
    if (status >= 500 || status === 429) throw new Error(`discovery answers ${status}`);
    throw new Problem('issuer-not-found', `discovery answers ${status}`);
  }
  const found = membersOf(text);
  // OpenID Connect Discovery 1.0 section 4.3: the two must be the same, letter by letter.
  if (found['issuer'] !== issuer) {
    throw new Problem('issuer-differs', `the provider calls itself ${String(found['issuer'])}`);
  }
  for (const name of ['authorization_endpoint', 'token_endpoint', 'jwks_uri', 'userinfo_endpoint']) {
    if (typeof found[name] !== 'string') throw new Error(`the provider names no ${name}`);
  }
  const apartMs = date === undefined ? 0 : Math.abs(Date.now() - Date.parse(date));
  if (apartMs > clockToleranceMs) {
    throw new Problem('clock-off', `clocks are ${Math.round(apartMs / 1_000)} s apart`);
  }
  return found;
}

function checkRequirements(document: Document): void {
  if (document['require_pushed_authorization_requests'] === true) {
    throw new Problem('par-required', 'pushed authorization requests are required of every client');
  }
  requireOffered(document, 'code_challenge_methods_supported', 'S256');
  requireOffered(document, 'response_types_supported', 'code');
  requireOffered(document, 'token_endpoint_auth_methods_supported', 'client_secret_basic');
}

// A provider that lists nothing may offer it all the same (RFC 8414 section 2).
function requireOffered(document: Document, list: string, wanted: string): void {
  const offered = textsOf(document[list]);
  if (offered.length === 0 || offered.includes(wanted)) return;
  throw new Problem('request-refused', `${list} has no ${wanted} but ${offered.join(', ')}`);
}

export async function checkKeys(ask: Ask, document: Document): Promise<void> {
  const offered = textsOf(document['id_token_signing_alg_values_supported']);
  if (offered.length > 0 && !offered.some(isOurAlgorithm)) {
    throw new Problem('algorithm-refused', `ID tokens are signed with ${offered.join(', ')}`);
  }
  const { status, text } = await ask(String(document['jwks_uri']));
  const keys: unknown = status === 200 ? membersOf(text)['keys'] : undefined;
  if (!Array.isArray(keys)) throw new Problem('keys-not-found', `answers ${status} without keys`);
  if (!keys.some(isUsable)) throw new Problem('key-unknown', `none of its ${keys.length} keys can check a signature`);
}

function isUsable(key: unknown): boolean {
  const { kty, use, alg }: Document = { ...Object(key) };
  const isKind = kty === 'RSA' || kty === 'EC' || kty === 'OKP';
  return isKind && use !== 'enc' && (alg === undefined || isOurAlgorithm(alg));
}

function isOurAlgorithm(name: unknown): boolean {
  return signatureAlgorithms.some((known) => known === name);
}

async function rehearse(openId: OpenIdConfig, agent: Dispatcher, publicUrl: string): Promise<void> {
  const provider = createIdentityProvider(openId, agent);
  const signIn = { authorizeUrl: createAuthorizeUrl(provider, publicUrl) };
  const refused = await refusalOfRequest({ signIn, agent, publicUrl });
  if (refused) throw new Problem(refused.cause, refused.said);
}

/** A made-up code: a provider that refuses the code (`invalid_grant`) has accepted the client. */
export async function refusalOfMadeUpCode(post: Post, address: string, publicUrl: string): Promise<OAuthError> {
  const code = { code: 'none', redirect_uri: redirectUriOf(publicUrl), code_verifier: 'a'.repeat(96) };
  const response = await post(address, { grant_type: 'authorization_code', ...code });
  if (response.status >= 500 || response.status === 429)
    throw new Error(`the token endpoint answers ${response.status}`);
  return errorIn(response);
}

async function checkClient(
  ask: Ask,
  document: Document,
  openId: OpenIdConfig,
  publicUrl: string,
): Promise<string | undefined> {
  const post = createPost(ask, openId);
  const address = String(document['token_endpoint']);
  const said = await refusalOfMadeUpCode(post, address, publicUrl);
  if (said.error !== 'invalid_grant' || causeInWords(said)) await refuse(said, document, post);
  const withIdToken = await post(address, { grant_type: 'client_credentials', scope: 'openid' });
  // Some providers give no ID token to a client, and refuse the scope.
  const own = withIdToken.status === 200 ? withIdToken : await post(address, { grant_type: 'client_credentials' });
  return own.status === 200 ? checkClientTokens(ask, document, own) : noteOfCredentials(own);
}

export type Post = (url: string, form: Record<string, string>) => Promise<Asked>;

// RFC 6749 section 2.3.1: both are encoded as in a form before they are joined.
export function createPost(
  ask: Ask,
  { clientId, clientSecret }: Pick<OpenIdConfig, 'clientId' | 'clientSecret'>,
): Post {
  const encoded = [clientId, clientSecret].map((part) =>
    new URLSearchParams({ part }).toString().slice('part='.length),
  );
  const headers = {
    authorization: `Basic ${Buffer.from(encoded.join(':')).toString('base64')}`,
    'content-type': 'application/x-www-form-urlencoded',
    accept: 'application/json',
  };
  return (url, form) => ask(url, { method: 'POST', headers, body: new URLSearchParams(form).toString() });
}

// Keycloak has one word, unauthorized_client, for a wrong secret and for a grant that is off. Introspection (RFC 7662) shows
// them apart: it is open to every client that shows its secret.
async function refuse(said: OAuthError, document: Document, post: Post): Promise<never> {
  const words = loggedWords(`${said.error}: ${said.description}`);
  const introspection = document['introspection_endpoint'];
  const cause = causeOfRefusal(said);
  if (cause !== 'flow-off' || typeof introspection !== 'string') throw new Problem(cause, words);
  const { status } = await post(introspection, { token: 'none' });
  throw new Problem(status === 401 ? 'client-refused' : 'flow-off', words);
}

function noteOfCredentials(response: Asked): string {
  const { error } = errorIn(response);
  const why = `the client-credentials grant is off (${loggedWords(error)})`;
  return `id and secret are right; API keys cannot be made, and audience and tenant of tokens are seen only at a sign-in, for ${why}`;
}

function noteOfSignOut(document: Document): string | undefined {
  const missing = [
    ...(typeof document['end_session_endpoint'] === 'string'
      ? []
      : ['no end_session_endpoint: a sign-out ends the session here alone']),
    ...(document['backchannel_logout_supported'] === true
      ? []
      : ['no back-channel logout: what ends there is noticed here when the token ends']),
  ];
  return missing.length === 0 ? undefined : missing.join('; ');
}

function errorIn({ status, text }: Asked): OAuthError {
  try {
    const { error, error_description: description } = membersOf(text);
    return { error: String(error ?? status), description: String(description ?? '') };
  } catch {
    return { error: String(status), description: 'no JSON' };
  }
}

function textsOf(list: unknown): string[] {
  return Array.isArray(list) ? list.filter((entry) => typeof entry === 'string') : [];
}
