// What a response of the provider says about the way sign-in is set up. The codes of OAuth alone do not say: Keycloak uses
// `unauthorized_client` to a wrong secret and `invalid_request` where it wants PAR or DPoP, so its words count, too.

import * as client from 'openid-client';
import type { OAuthError } from '../../upstreams/oauth-error.ts';
import type { SignInCause } from '../../sign-in-causes.ts';
import { isCertificateFault } from '../../upstreams/certificate-fault.ts';

type Rule = readonly [about: (said: OAuthError) => boolean, cause: SignInCause];

// Whatever code it comes with, one of these words says that no attempt can succeed.
const byWords: readonly Rule[] = [
  [({ error, description }) => /dpop/i.test(`${error} ${description}`), 'dpop-required'],
  [({ description }) => /pushed auth/i.test(description), 'par-required'],
  [({ error, description }) => /redirect[ _]?ur[il]/i.test(`${error} ${description}`), 'redirect-refused'],
  [({ description }) => /\bmtls\b|mutual tls|client certificate/i.test(description), 'client-certificate-required'],
];

const byCode: Readonly<Record<string, SignInCause>> = {
  invalid_client: 'client-refused',
  unauthorized_client: 'flow-off',
  unsupported_response_type: 'flow-off',
  unsupported_grant_type: 'flow-off',
  invalid_scope: 'scope-refused',
};

/** The cause that the words name for certain, also where the code represents the fault of one attempt. */
export function causeInWords(said: OAuthError): SignInCause | undefined {
  return byWords.find(([about]) => about(said))?.[1];
}

/** The cause of a refusal that no other attempt will change. */
export function causeOfRefusal(said: OAuthError): SignInCause {
  const { error, description } = said;
  if (error === 'unauthorized_client' && /credential|secret|authentication failed/i.test(description)) {
    return 'client-refused';
  }
  return causeInWords(said) ?? byCode[error] ?? 'request-refused';
}

const causeOfClientError = new Map<string, SignInCause>([
  ['OAUTH_JWT_TIMESTAMP_CHECK_FAILED', 'clock-off'],
  ['OAUTH_UNSUPPORTED_OPERATION', 'algorithm-refused'],
  ['OAUTH_HTTP_REQUEST_FORBIDDEN', 'issuer-differs'],
]);

/** The cause of a response that came and cannot be used; undefined where it is about this attempt alone, or there is none. */
export function causeOfResponse(error: unknown): SignInCause | undefined {
  if (isCertificateFault(error)) return 'certificate-untrusted';
  if (!(error instanceof client.ClientError)) return undefined;
  const { code = '', cause } = error;
  const message = cause instanceof Error ? cause.message : error.message;
  if (code === 'OAUTH_JWT_CLAIM_COMPARISON_FAILED') return /"iss"/.test(message) ? 'issuer-differs' : undefined;
  if (code === 'OAUTH_INVALID_RESPONSE' && /"alg" header/.test(message)) return 'algorithm-refused';
  if (code === 'OAUTH_INVALID_RESPONSE' && /"id_token"/.test(message)) return 'id-token-missing';
  return causeOfClientError.get(code);
}

/** The cause of a discovery document that cannot be used. */
export function causeOfDiscovery(error: unknown): SignInCause | undefined {
  const code = error instanceof client.ClientError ? error.code : undefined;
  if (code === 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED') return 'issuer-differs';
  const status = error instanceof client.ClientError ? statusOf(error.cause) : undefined;
  return status !== undefined && isRefusal(status) ? 'issuer-not-found' : causeOfResponse(error);
}

/** True for a status that says no, and will say it again. */
export function isRefusal(status: number): boolean {
  return status >= 400 && status < 500 && status !== 429;
}

/** The status of a response that the library keeps because it was not what it should be. */
export function statusOf(response: unknown): number | undefined {
  const status: unknown =
    typeof response === 'object' && response !== null ? Reflect.get(response, 'status') : undefined;
  return typeof status === 'number' ? status : undefined;
}
