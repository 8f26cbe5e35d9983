// The one place where an error becomes a response.

import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { headers } from '@app/shared/constants/headers';
import type { Culture } from '@app/shared/constants/locale';
import { AppError } from '@app/shared/errors/app-error';
import type { ErrorKey } from '@app/shared/errors/catalogue';
import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { signInCauseIn, withoutSignInCause } from '../sign-in-causes.ts';
import { cultureOf } from './culture.ts';
import { errorBodyOf, failure } from '../envelope.ts';
import { refusalOf } from './refusals.ts';
import { errorKeyOfStatus, httpStatusOf } from './http-status.ts';
import { dataHeaders } from './security-headers.ts';
import { closeInStages, hasMuchUnread } from './unread-body.ts';

interface Described {
  key: ErrorKey;
  status: number;
  details?: unknown;
}

export function addErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => sendError(error, request, reply));
}

/** Sends the envelope of an error. */
export function sendError(error: FastifyError | AppError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, envelope } = tellError(error, cultureOf(request.headers), request.id, request.log);
  reply.envelopeCode = envelope.code;
  // Node would read the rest of a refused upload to its end before the next request of the connection.
  if (hasMuchUnread(request)) closeInStages(request, reply);
  if (error instanceof AppError) {
    addRetryAfter(error, reply);
    reply.refusal ??= refusalOf(error, request) ?? null;
  }
  return reply.code(status).type('application/json; charset=utf-8').send(envelope);
}

/** The response to an error; logs it when it was unexpected or has a cause. */
function tellError(error: unknown, culture: Culture, requestId: string, log: FastifyBaseLogger) {
  const known = error instanceof Error ? error : new Error('failed', { cause: error });
  const { key, status, details } = describe(known);
  if (!(known instanceof AppError) && status >= 500) log.error({ err: known, requestId }, 'unexpected error');
  else if (known instanceof AppError && known.cause !== undefined)
    log.warn({ err: known.cause, key, reason: signInCauseIn(details), requestId }, 'refused');
  return { status, envelope: failure(errorBodyOf(key, culture, withoutSignInCause(details)), requestId) };
}

/** Responds to what the HTTP parser refused, where there is no request yet: `common` are the headers of every response. */
export function sendClientError(
  error: Error & { code?: string },
  socket: Socket,
  common: Readonly<Record<string, string>> = dataHeaders({ isSecure: false }),
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = error.code === 'HPE_HEADER_OVERFLOW' ? 431 : error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
  const requestId = randomUUID();
  const body = JSON.stringify(failure(errorBodyOf(errorKeyOfStatus(status), cultureOf({})), requestId));
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'content-type: application/json; charset=utf-8',
      ...Object.entries(common).map(([name, value]) => `${name}: ${value}`),
      `${headers.requestId}: ${requestId}`,
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}

/** Says in the header, too, when to come again (RFC 9110 §10.2.3). */
export function addRetryAfter(error: AppError, reply: FastifyReply): void {
  const seconds = retryAfterOf(error);
  if (seconds !== undefined) reply.header('retry-after', seconds);
}

/** The value of that header, for an error that has one. */
function retryAfterOf(error: unknown): string | undefined {
  const seconds = error instanceof AppError ? error.details?.['retryAfterSeconds'] : undefined;
  return typeof seconds === 'number' ? String(seconds) : undefined;
}

type Describable = Error & Partial<Pick<FastifyError, 'statusCode' | 'validation' | 'validationContext'>>;

function describe(error: Describable): Described {
  if (error instanceof AppError) return { key: error.key, status: httpStatusOf(error.key), details: error.details };
  if (error.validation) return { key: 'parameterError', status: 400, details: { fields: fieldsOf(error) } };
  const status = error.statusCode ?? 500;
  if (status >= 500) return { key: 'serverProblem', status: 500 };
  // Malformed JSON and malformed addresses are wrong parameters to the user.
  const key = status === 400 ? 'parameterError' : errorKeyOfStatus(status);
  return { key, status };
}

function fieldsOf(error: Describable): string[] {
  return (error.validation ?? []).map(({ instancePath, params }) => {
    const missing = params['requiredProperties'] ?? params['additionalProperties'];
    const names = Array.isArray(missing) ? missing.join(', ') : '';
    return `${error.validationContext ?? ''}${instancePath}${names === '' ? '' : `/${names}`}`;
  });
}
