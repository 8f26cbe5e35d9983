// What is wrong with a token, out of the error of the library that checked it.

import type { TokenRefusal } from '@app/shared/errors/token-refusals';
import { errors } from 'jose';

const reasonOfClaim: Readonly<Record<string, TokenRefusal>> = {
  aud: 'audience-missing',
  iss: 'issuer-differs',
  sub: 'subject-missing',
};

const reasonOfCode: Readonly<Record<string, TokenRefusal>> = {
  [errors.JWTExpired.code]: 'token-expired',
  [errors.JWKSNoMatchingKey.code]: 'key-unknown',
  [errors.JWKSMultipleMatchingKeys.code]: 'key-unknown',
  [errors.JWSSignatureVerificationFailed.code]: 'signature-wrong',
  [errors.JOSEAlgNotAllowed.code]: 'algorithm-refused',
  [errors.JOSENotSupported.code]: 'algorithm-refused',
};

/** The reason for the log and for the gateway. */
export function refusalReasonOf(error: unknown): TokenRefusal {
  if (error instanceof errors.JWTClaimValidationFailed) return reasonOfClaim[error.claim] ?? 'token-expired';
  return (error instanceof errors.JOSEError ? reasonOfCode[error.code] : undefined) ?? 'token-unreadable';
}
