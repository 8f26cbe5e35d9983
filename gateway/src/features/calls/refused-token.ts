// A token that the service refuses although the session is alive: replaced once, and the call made once more where
// nothing speaks against it. What stays refused is the service's own 401, which ends no session here.

import type { Call } from '@app/shared/contracts/call';
import { AppError } from '@app/shared/errors/app-error';
import { isRefusedByService } from '@app/shared/errors/refused-by-service';
import { tokenRefusalIn } from '@app/shared/errors/token-refusals';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SessionCookie } from '../../auth/session-cookie.ts';
import type { TokenRefresh } from '../../auth/provider/token-refresh.ts';
import { refusedToken, type Refused } from '../../upstreams/refusal.ts';

export interface RefusedTokenParts {
  sessionCookie: Pick<SessionCookie, 'renew'>;
  tokenRefresh: Pick<TokenRefresh, 'replace'>;
}

/**
 * Puts another token into the caller of the request. False where there is none to be had. Throws 401 when it turns out
 * that the provider has ended the session.
 */
export async function replaceToken(
  request: FastifyRequest,
  reply: FastifyReply,
  { sessionCookie, tokenRefresh }: RefusedTokenParts,
): Promise<boolean> {
  const { session, caller } = request;
  if (!session || caller?.via !== 'session') return false;
  const tokens = await tokenRefresh.replace(session, caller.accessToken);
  if (!tokens) return false;
  sessionCookie.renew(request, reply, tokens);
  request.caller = { ...caller, accessToken: tokens.accessToken };
  return true;
}

/**
 * Makes a call to the service, and makes it once more with another token when the first was refused.
 * Throws 401 for what stays refused, and 503 for a call that has to be sent again because it cannot be repeated here.
 */
export async function withAcceptedToken<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  { ask, refusalIn, mayRepeat, parts }: Asking<T>,
): Promise<T> {
  const first = await ask();
  const refusal = refusalIn(first);
  if (!refusal) return first;
  const isReplaced = await replaceToken(request, reply, parts);
  const reason = tokenRefusalIn(refusal.error.details) ?? 'no reason given';
  const cause = new Error(
    `the service refused the token with ${refusal.status}, code ${refusal.error.code}: ${reason}`,
  );
  if (!isReplaced) throw refusedToken(cause);
  if (!mayRepeat(refusal)) throw new AppError('serviceUnavailable', { service: 'sendAgain' }, { cause });
  const second = await ask();
  if (refusalIn(second)) throw refusedToken(cause);
  return second;
}

export interface Asking<T> {
  /** Makes the call as the caller of the request, whose token may be another the second time. */
  ask: () => Promise<T>;
  /** The response read, where it refuses the token. */
  refusalIn: (response: T) => Refused | undefined;
  mayRepeat: (refusal: Refused) => boolean;
  parts: RefusedTokenParts;
}

/** RFC 9110 section 15.5.2: what is handled with status 401 has not been applied. A code inside a 200 promises no such thing. */
export function repeatRuleOf(call: Call): (refusal: Refused) => boolean {
  return ({ status }) => status === 401 || (call.method === 'GET' && !call.changesState);
}

/** Runs what the gateway itself does for the caller; with another token once more, where nothing can be done twice by it. */
export async function runWithAcceptedToken<T>(
  call: Call,
  request: FastifyRequest,
  reply: FastifyReply,
  run: () => Promise<T>,
  parts: RefusedTokenParts,
): Promise<T> {
  try {
    return await run();
  } catch (error) {
    const isRefused = error instanceof AppError && error.key === 'unauthorized' && isRefusedByService(error.details);
    if (!isRefused || !(await replaceToken(request, reply, parts))) throw error;
    if (call.method === 'GET') return run();
    throw new AppError('serviceUnavailable', { service: 'sendAgain' }, { cause: error });
  }
}
