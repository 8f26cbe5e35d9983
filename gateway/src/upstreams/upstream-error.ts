// What went wrong on the way to a service, as one of our errors.

import { AppError } from '@app/shared/errors/app-error';
import { errors } from 'undici';

/** A response that takes longer than its contract allows. */
export class ResponseTimeout extends Error {}

const unreachable = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

const brokenConnection = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

function isWithoutConnection(error: unknown): boolean {
  return error instanceof errors.ConnectTimeoutError || unreachable.has(codeOf(error));
}

/** No connection, or one that the service broke; any other failure may be that of one call. */
export function isUnreachable(error: unknown): boolean {
  return isWithoutConnection(error) || brokenConnection.has(codeOf(error));
}

/** Which of our errors represents a failure to get a response. */
export function upstreamError(error: unknown): AppError {
  const known = appErrorIn(error);
  if (known) return known;
  if (isTimeout(error)) return new AppError('gatewayTimeout', undefined, { cause: error });
  const isDown = isWithoutConnection(error);
  return new AppError(isDown ? 'serviceUnavailable' : 'badGateway', undefined, { cause: error });
}

// A body that fails our checks ends the request with its own reason, which undici may wrap.
function appErrorIn(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error;
  return error instanceof Error && error.cause instanceof AppError ? error.cause : undefined;
}

function isTimeout(error: unknown): boolean {
  if (error instanceof ResponseTimeout) return true;
  return error instanceof errors.HeadersTimeoutError || error instanceof errors.BodyTimeoutError;
}

function codeOf(error: unknown): string {
  // Happy eyeballs: one error per address that was tried.
  if (error instanceof AggregateError) return codeOf(error.errors[0]);
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
