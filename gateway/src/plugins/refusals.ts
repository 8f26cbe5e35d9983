// What a refusal by the gateway itself is called in the audit log and in the metrics.

import type { AppError } from '@app/shared/errors/app-error';
import type { ErrorKey } from '@app/shared/errors/catalogue';
import type { FastifyRequest } from 'fastify';
import type { AuditAction } from '../audit/actions.ts';
import type { Rejection } from '../telemetry/metrics.ts';

export interface Refusal {
  action: AuditAction;
  reason: Rejection;
}

const refusalOfKey: Partial<Record<ErrorKey, Refusal>> = {
  forbidden: { action: 'cross-site-refused', reason: 'csrf' },
  unauthorized: { action: 'session-refused', reason: 'session' },
  loggedInElsewhere: { action: 'session-refused', reason: 'session' },
  inactivityLogout: { action: 'session-ended', reason: 'session' },
  featureNotPermitted: { action: 'permission-refused', reason: 'permission' },
  featureExpired: { action: 'expired-account-refused', reason: 'expired' },
  systemExpired: { action: 'expired-account-refused', reason: 'expired' },
  tooManyRequests: { action: 'rate-limited', reason: 'rate' },
};

const uploadCodes = { first: 30_001, last: 30_006, others: [413, 10_006, 10_008, 10_009, 10_026] };

/** The refusal an error represents; undefined for an error that is no refusal. */
export function refusalOf(error: AppError, request: FastifyRequest): Refusal | undefined {
  const { call, isForTools } = request.routeOptions.config;
  if (call?.upload !== undefined && isUploadCode(error.code)) return { action: 'upload-refused', reason: 'upload' };
  const refusal = refusalOfKey[error.key];
  if (hasApiKey(request) && (refusal?.reason === 'session' || refusal?.reason === 'permission')) {
    return { action: 'api-key-refused', reason: 'apiKey' };
  }
  // A program that comes without anything learns where to get a token (RFC 9728 section 5.1); that is no event.
  if (isForTools && refusal?.reason === 'session') {
    return request.headers.authorization === undefined
      ? undefined
      : { action: 'access-token-refused', reason: 'accessToken' };
  }
  // A page that opens asks whether somebody is signed in; that nobody is, is no event.
  return call?.path === '/bff/user' && error.key === 'unauthorized' ? undefined : refusal;
}

/** True for a request that shows an API key, sound or not (RFC 9110 §11.1: the scheme has no case). */
export function hasApiKey({ headers: { authorization } }: FastifyRequest): boolean {
  return authorization !== undefined && /^ApiKey\b/i.test(authorization);
}

function isUploadCode(code: number): boolean {
  return (code >= uploadCodes.first && code <= uploadCodes.last) || uploadCodes.others.includes(code);
}
