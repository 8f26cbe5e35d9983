// What a failed response of the sign-in service means to the person who signs in: the account is refused, this one attempt
// was not sound, sign-in is unavailable for everybody, or it is set up wrongly.

import { AppError } from '@app/shared/errors/app-error';
import * as client from 'openid-client';
import { setupFault, type SignInCause } from '../../sign-in-causes.ts';
import { isCertificateFault } from '../../upstreams/certificate-fault.ts';
import {
  causeInWords,
  causeOfResponse,
  causeOfDiscovery,
  causeOfRefusal,
  isRefusal,
  statusOf,
} from './provider-cause.ts';
import { oauthErrorIn, type OAuthError } from '../../upstreams/oauth-error.ts';

type Meaning = 'denied' | 'spoiled' | 'away' | 'late' | 'unusable';

const failureOf: Record<Meaning, (cause: unknown) => AppError> = {
  denied: (cause) => new AppError('noLoginPermission', undefined, { cause }),
  spoiled: (cause) => new AppError('unauthorized', { service: 'signIn' }, { cause }),
  away: (cause) => new AppError('serviceUnavailable', { service: 'identity' }, { cause }),
  late: (cause) => new AppError('gatewayTimeout', { service: 'identity' }, { cause }),
  unusable: (cause) => new AppError('badGateway', { service: 'identity' }, { cause }),
};

/** The error of a failed exchange with the provider. What is an AppError already stays as it is. */
export function providerFailure(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const meaning = meaningOf(error);
  if (isExpiredPage(error)) return new AppError('unauthorized', { service: lateSignIn }, { cause: error });
  const setup = setupCauseOf(error);
  if (!setup) return failureOf[meaning](error);
  return setupFault(setup, { cause: error, key: meaning === 'spoiled' ? 'unauthorized' : 'badGateway' });
}

/** The same, where no part of the attempt can be at fault: the provider's own response was about another user, or empty. */
export function userInfoFailure(error: unknown): AppError {
  const failure = providerFailure(error);
  if (failure.details?.['reason'] === 'request-refused') return setupFault('userinfo-refused', { cause: error });
  return failure.key === 'unauthorized' ? failureOf.unusable(error) : failure;
}

/** The error of a discovery document that could not be read. */
export function discoveryFailure(error: unknown): AppError {
  const setup = causeOfDiscovery(error);
  return setup ? setupFault(setup, { cause: error }) : failureOf.away(error);
}

/** The error of a status other than 200 where the user's account is read. */
export function failureOfStatus(status: number): AppError {
  const cause = new Error(`answered ${status}`);
  return isRefusal(status) ? setupFault('userinfo-refused', { cause }) : failureOf[meaningOfStatus(status)](cause);
}

/** The error of a request that got no response. */
export function failureWithoutResponse(error: unknown): AppError {
  if (isCertificateFault(error)) return setupFault('certificate-untrusted', { cause: error });
  return failureOf[isTimeout(error) ? 'late' : 'away'](error);
}

/** `service` of an attempt that took too long. */
export const lateSignIn = 'lateSignIn';

// Keycloak 26, to a page that was left open while the same person signed in elsewhere.
function isExpiredPage(error: unknown): boolean {
  return (
    error instanceof client.AuthorizationResponseError &&
    error.error === 'temporarily_unavailable' &&
    error.error_description === 'authentication_expired'
  );
}

// RFC 6749 sections 4.1.2.1 and 5.2, OpenID Connect Core 3.1.2.6. An error that is not listed speaks of the application.
const meaningOfCode = new Map<string, Meaning>([
  ['access_denied', 'denied'],
  ['invalid_grant', 'spoiled'],
  ['login_required', 'spoiled'],
  ['interaction_required', 'spoiled'],
  ['consent_required', 'spoiled'],
  ['account_selection_required', 'spoiled'],
  ['server_error', 'away'],
  ['temporarily_unavailable', 'away'],
  ['slow_down', 'away'],
]);

const meaningOfClientError = new Map<string, Meaning>([
  ['OAUTH_TIMEOUT', 'late'],
  ['OAUTH_ABORT', 'late'],
  ['OAUTH_PARSE_ERROR', 'unusable'],
]);

function setupCauseOf(error: unknown): SignInCause | undefined {
  if (error instanceof client.ClientError) {
    const status = statusOf(error.cause);
    return status !== undefined && isRefusal(status) ? 'request-refused' : causeOfResponse(error);
  }
  const said = oauthErrorIn(error);
  if (!said) return causeOfResponse(error);
  const status = error instanceof client.AuthorizationResponseError ? undefined : statusOf(error);
  if (status !== undefined && !isRefusal(status)) return undefined;
  // RFC 6749 section 5.2: a client that showed its secret in the header is refused with a challenge of the same scheme.
  if (isBareChallenge(error, said)) return 'client-refused';
  return meaningOfCode.has(said.error) ? causeInWords(said) : causeOfRefusal(said);
}

function isBareChallenge(error: unknown, { error: code }: OAuthError): boolean {
  return error instanceof client.WWWAuthenticateChallengeError && code === '' && error.cause[0]?.scheme === 'basic';
}

function meaningOf(error: unknown): Meaning {
  const said = oauthErrorIn(error);
  if (said) {
    const status = error instanceof client.AuthorizationResponseError ? 400 : (statusOf(error) ?? 400);
    return isRefusal(status) ? (meaningOfCode.get(said.error) ?? 'unusable') : meaningOfStatus(status);
  }
  if (!(error instanceof client.ClientError) || error.code === undefined) return isTimeout(error) ? 'late' : 'away';
  // The library keeps the response whose status or content type was not what it should be.
  const status = statusOf(error.cause);
  if (status !== undefined) return meaningOfStatus(status);
  if (isAboutBody(error)) return 'unusable';
  // A claim, a signature, a state or an issuer that does not belong to this attempt.
  return meaningOfClientError.get(error.code) ?? 'spoiled';
}

function meaningOfStatus(status: number): Meaning {
  return status >= 500 || status === 429 ? 'away' : 'unusable';
}

// The library keeps the body of a response that lacks a member.
function isAboutBody({ code, cause }: client.ClientError): boolean {
  const inner: unknown = cause instanceof Error ? cause.cause : undefined;
  return code === 'OAUTH_INVALID_RESPONSE' && typeof inner === 'object' && inner !== null && 'body' in inner;
}

function isTimeout(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'TimeoutError' || isTimeout(error.cause);
}
