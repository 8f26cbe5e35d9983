// What can be wrong with the way sign-in is set up. Each cause has a short code that never changes: it is in the log,
// on the page of the failed sign-in, in the verdicts of --check-config --online, and with its remedy in docs/operations.md.

import { AppError } from '@app/shared/errors/app-error';
import type { ErrorKey } from '@app/shared/errors/catalogue';
import type { TokenRefusal } from '@app/shared/errors/token-refusals';

export const signInCauses = {
  'client-refused': 'the provider does not accept client id and secret',
  'flow-off': 'the client may not use the authorization code flow',
  'redirect-refused': 'the provider refuses the client id or the redirect address',
  'par-required': 'the provider wants pushed authorization requests',
  'dpop-required': 'the provider wants DPoP proofs',
  'client-certificate-required': 'the provider wants a client certificate',
  'scope-refused': 'the provider does not give a scope that is asked for',
  'request-refused': 'the provider refuses the request',
  'issuer-not-found': 'there is no discovery document at the address of the issuer',
  'issuer-differs': 'the provider calls itself something else than the issuer of the configuration',
  'keys-not-found': 'there are no keys at the address of the keys',
  'key-unknown': 'a token is signed with a key that the provider does not publish',
  'algorithm-refused': 'a token is signed with an algorithm that does not count',
  'clock-off': 'a token that was just issued does not count by the clock here',
  'id-token-missing': 'the provider gives no ID token',
  'userinfo-refused': 'the provider does not tell who the user is',
  'account-unreadable': 'the account read responds with something else than an account',
  'account-differs': 'the account read names another user than the tokens',
  'certificate-untrusted': 'a certificate is not trusted',
  'tenant-missing': 'the user has no tenant',
  'token-too-large': 'the access token is too large',
  'token-opaque': 'the access token is no JWT that the service can read',
  'audience-missing': 'the access token is not meant for the chemistry service',
  'service-issuer-differs': 'the access token comes from another issuer than the service expects',
  'service-keys-unreachable': 'the service cannot read the keys of the provider',
  'subject-missing': 'the access token does not name its user',
  'token-without-tenant': 'the access token names no tenant',
  'tenant-in-id-token-only': 'only the ID token names the tenant: its mapper lacks the access token',
  'tenant-header-refused': 'the service does not take the tenant that the gateway names',
  'token-refused': 'the service refuses the access token',
  'sync-refused': 'the service refuses the user',
  'sync-not-found': 'the service has no sync-user',
  'profile-unreadable': 'the profile of the user cannot be read',
  'permissions-not-found': 'there is no permission server at that address',
  'permissions-refused': 'the permission server refuses the request',
  'permissions-unreadable': 'the permission server answers something else than permissions',
} as const;

export type SignInCause = keyof typeof signInCauses;

/** The words of the page belong to this one (plugins/envelope.ts). */
export const signInSetup = 'signInSetup';

export interface SetupFault {
  cause?: unknown;
  /** Whose words the error has where a call meets it. */
  service?: string;
  key?: ErrorKey;
}

/** The error of a sign-in that cannot succeed before an administrator has changed something. */
export function setupFault(
  reason: SignInCause,
  { cause = new Error(signInCauses[reason]), service = signInSetup, key = 'badGateway' }: SetupFault = {},
): AppError {
  return new AppError(key, { service, reason }, { cause });
}

export function isSignInCause(value: unknown): value is SignInCause {
  return typeof value === 'string' && Object.hasOwn(signInCauses, value);
}

/** The details without it: of a call that fails, the caller does not have to know what is set up wrongly behind it. */
export function withoutSignInCause(details: unknown): unknown {
  if (signInCauseIn(details) === undefined) return details;
  const { reason: _cause, ...rest } = { ...Object(details) };
  return Object.keys(rest).length === 0 ? undefined : rest;
}

/** The cause that the details of an error name. */
export function signInCauseIn(details: unknown): SignInCause | undefined {
  const reason: unknown = typeof details === 'object' && details !== null && Reflect.get(details, 'reason');
  return isSignInCause(reason) ? reason : undefined;
}

const causeOfRefusal: Readonly<Record<TokenRefusal, SignInCause>> = {
  'audience-missing': 'audience-missing',
  'issuer-differs': 'service-issuer-differs',
  'token-expired': 'clock-off',
  'key-unknown': 'key-unknown',
  'keys-unreachable': 'service-keys-unreachable',
  'algorithm-refused': 'algorithm-refused',
  'signature-wrong': 'token-refused',
  'subject-missing': 'subject-missing',
  'tenant-missing': 'token-without-tenant',
  'tenant-refused': 'tenant-header-refused',
  'token-unreadable': 'token-opaque',
  'token-missing': 'token-refused',
};

/** The cause behind what a service says of a token that was only just given. */
export function causeOfTokenRefusal(refusal: TokenRefusal | undefined): SignInCause {
  return refusal === undefined ? 'token-refused' : causeOfRefusal[refusal];
}
