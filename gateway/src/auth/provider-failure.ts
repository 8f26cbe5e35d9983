// What a failed answer of the sign-in service means to the person who signs in: the account is refused, this one attempt
// was not sound, or sign-in is unavailable for everybody.

import { AppError } from '@app/shared/errors/app-error';
import * as client from 'openid-client';

type Meaning = 'denied' | 'spoiled' | 'away' | 'late' | 'unusable' | 'refused';

const failureOf: Record<Meaning, (cause: unknown) => AppError> = {
  denied: (cause) => new AppError('noLoginPermission', undefined, { cause }),
  spoiled: (cause) => new AppError('unauthorized', { service: 'signIn' }, { cause }),
  away: (cause) => new AppError('serviceUnavailable', { service: 'identity' }, { cause }),
  late: (cause) => new AppError('gatewayTimeout', { service: 'identity' }, { cause }),
  unusable: (cause) => new AppError('badGateway', { service: 'identity' }, { cause }),
  refused: (cause) => new AppError('badGateway', { service: 'identityRefused' }, { cause }),
};

/** The error of a failed exchange with the provider. What is an AppError already stays as it is. */
export function providerFailure(error: unknown): AppError {
  return error instanceof AppError ? error : failureOf[meaningOf(error)](error);
}

/** The same, where no part of the attempt can be at fault: the provider's own answer was about somebody else, or none. */
export function userInfoFailure(error: unknown): AppError {
  const failure = providerFailure(error);
  return failure.key === 'unauthorized' ? failureOf.unusable(error) : failure;
}

/** The error of a status other than 200 where the user's account is read. */
export function failureOfStatus(status: number): AppError {
  return failureOf[meaningOfStatus(status)](new Error(`answered ${status}`));
}

/** The error of a request that got no answer. */
export function failureWithoutAnswer(error: unknown): AppError {
  return failureOf[isTimeout(error) ? 'late' : 'away'](error);
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

function meaningOf(error: unknown): Meaning {
  if (error instanceof client.AuthorizationResponseError) return meaningOfCode.get(error.error) ?? 'refused';
  if (error instanceof client.ResponseBodyError) {
    const byStatus = meaningOfStatus(error.status);
    return byStatus === 'away' ? byStatus : (meaningOfCode.get(error.error) ?? 'refused');
  }
  if (error instanceof client.WWWAuthenticateChallengeError) return meaningOfStatus(error.status);
  if (!(error instanceof client.ClientError) || error.code === undefined) return isTimeout(error) ? 'late' : 'away';
  // The library keeps the answer whose status or content type was not what it should be.
  if (error.cause instanceof Response) return meaningOfStatus(error.cause.status);
  if (isAboutBody(error)) return 'unusable';
  // A claim, a signature, a state or an issuer that does not belong to this attempt.
  return meaningOfClientError.get(error.code) ?? 'spoiled';
}

function meaningOfStatus(status: number): Meaning {
  if (status >= 500 || status === 429) return 'away';
  return status >= 400 ? 'refused' : 'unusable';
}

// The library keeps the body of an answer that lacks a member.
function isAboutBody({ code, cause }: client.ClientError): boolean {
  const inner: unknown = cause instanceof Error ? cause.cause : undefined;
  return code === 'OAUTH_INVALID_RESPONSE' && typeof inner === 'object' && inner !== null && 'body' in inner;
}

function isTimeout(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'TimeoutError' || isTimeout(error.cause);
}
