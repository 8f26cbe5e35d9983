// The one place where an error becomes a response.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { message } from '@app/locales/messages';
import type { ErrorEnvelope } from '@app/shared/contracts/call';
import { AppError } from '@app/shared/errors/app-error';
import { catalogue, errorKeyOf, type ErrorEntry, type ErrorKey } from '@app/shared/errors/catalogue';
import { isDatabaseAway } from '../database/database-away.ts';
import { isUnwritableText } from '../database/database-error.ts';
import { HarmfulRequestError } from '../threads/thread-host.ts';

/** Answers every failure in the envelope, in the caller's language; logs those nobody expected. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply));
  app.setNotFoundHandler((request, reply) => sendError(new AppError('notFound'), request, reply));
}

function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known =
    error instanceof AppError
      ? error
      : (fromThread(error) ?? fromFramework(error) ?? fromDatabase(error, request) ?? fromLeaving(error, reply));
  if (!known) request.log.error({ err: error, requestId: request.id }, 'unexpected error');
  const failure = known ?? new AppError('serverProblem');
  return reply
    .status(statusOf(failure))
    .removeHeader('content-type')
    .type('application/json; charset=utf-8')
    .send(errorEnvelope(failure, request));
}

function errorEnvelope(failure: AppError, request: FastifyRequest): ErrorEnvelope {
  const { code, ...look }: ErrorEntry = catalogue[failure.key];
  const words = message(request.culture, 'errors', failure.key);
  return { code, error: { code, message: words, ...look, details: failure.details }, requestId: request.id };
}

const statusByKey: Partial<Record<ErrorKey, number>> = { parameterError: 400 };

// Decisions section 2: a business error is reported inside a 200 answer.
function statusOf(failure: AppError): number {
  return statusByKey[failure.key] ?? (failure.code >= 400 && failure.code < 600 ? failure.code : 200);
}

// What breaks the program that reads it cannot be read; it is not the user's to know why.
function fromThread(error: unknown): AppError | undefined {
  if (!(error instanceof HarmfulRequestError)) return undefined;
  return new AppError('structureNotSupported', undefined, { cause: error });
}

// What it cannot hold is the caller's to mend; where it is away, it comes back by itself, and so does the caller.
function fromDatabase(error: unknown, request: FastifyRequest): AppError | undefined {
  if (isUnwritableText(error)) return new AppError('badRequest', undefined, { cause: error });
  if (!isDatabaseAway(error)) return undefined;
  request.log.warn({ err: error, requestId: request.id }, 'the database is away');
  return new AppError('serviceUnavailable', { retryAfterSeconds: 1 }, { cause: error });
}

// Work ends with the caller who wanted it, and so does a form in its middle; nobody hears this response.
function fromLeaving(error: unknown, { raw }: FastifyReply): AppError | undefined {
  if (!raw.destroyed || !(error instanceof Error)) return undefined;
  const isOver = error.name === 'AbortError' || ('code' in error && error.code === 'ECONNRESET');
  return isOver ? new AppError('badRequest', undefined, { cause: error }) : undefined;
}

function fromFramework(error: unknown): AppError | undefined {
  if (!(error instanceof Error) || !('statusCode' in error) || typeof error.statusCode !== 'number') return undefined;
  if (error.statusCode >= 500) return undefined;
  return new AppError(errorKeyOf(error.statusCode) ?? 'badRequest', undefined, { cause: error });
}
