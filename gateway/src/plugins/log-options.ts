import type { LoggerOptions } from 'pino';
import { loggedWords, oauthErrorIn } from '../upstreams/oauth-error.ts';

/** Errors keep what helps to find the cause and lose what libraries attach: addresses, parameters, responses. */
export function logOptions(level: string): LoggerOptions {
  // The host's name belongs in no log that leaves the house.
  return { base: { name: 'gateway' }, level, serializers: { err: serializeError, busboyOptions: withoutHeaders } };
}

// At level trace @fastify/multipart writes down what it reads forms with: the headers of the request, cookies included.
function withoutHeaders(options: object): object {
  return { ...options, headers: undefined };
}

interface LoggedError {
  type: string;
  message: string;
  code?: string;
  /** OAuth 2: `error` and `error_description` of the provider. */
  oauthError?: string;
  oauthErrorDescription?: string;
  stack?: string | undefined;
  cause?: LoggedError;
}

function serializeError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error' };
  const code = 'code' in error ? String(error.code) : undefined;
  const said = oauthErrorIn(error);
  return {
    type: error.name,
    message: error.message,
    ...(code === undefined ? {} : { code }),
    ...(said ? { oauthError: loggedWords(said.error), oauthErrorDescription: loggedWords(said.description) } : {}),
    stack: error.stack,
    ...(error.cause instanceof Error ? { cause: serializeError(error.cause) } : {}),
  };
}
