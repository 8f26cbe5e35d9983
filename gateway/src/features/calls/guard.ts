// What a call must pass before its body is read: origin, caller, permission, and the caller's share of our time.

import type { DeploymentKind } from '@app/shared/constants/modules';
import type { Call } from '@app/shared/contracts/call';
import { AppError } from '@app/shared/errors/app-error';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Accounts } from '../../auth/accounts.ts';
import type { SessionCookie } from '../../auth/session-cookie.ts';
import type { TokenRefresh } from '../../auth/token-refresh.ts';
import { refuseCrossSite } from '../../plugins/cross-site.ts';
import type { RateLimits } from '../../plugins/rate-limits.ts';
import type { Caller } from '../../plugins/request-state.ts';
import type { Session, Tokens } from '../../sessions/session.ts';

/** Programs that sign their calls with a key (decisions section 8). */
export interface ApiKeyCheck {
  /** Throws 401 for a key that does not count, 10039 for a call that keys may not make. */
  authenticate(request: FastifyRequest, call: Call): Promise<Caller>;
}

export interface GuardParts {
  sessionCookie: SessionCookie;
  tokenRefresh: TokenRefresh;
  accounts: Accounts;
  apiKeys: ApiKeyCheck;
  rateLimits: RateLimits;
  deployment: DeploymentKind;
  publicUrl: string;
}

export type Guard = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** A hook for the routes of one call. */
export function createGuard(call: Call, parts: GuardParts): Guard {
  const { apiKeys, rateLimits, publicUrl } = parts;
  const isPublic = call.access === 'public';
  const rules = { ...call, deployment: parts.deployment };
  return async (request, reply) => {
    const byKey = hasApiKey(request);
    if (!byKey) refuseCrossSite(request, call, publicUrl);
    if (isPublic) return;
    const caller = byKey ? await apiKeys.authenticate(request, call) : await callerOfSession(request, reply, parts);
    request.caller = caller;
    requireAccount(rules, caller);
    await rateLimits.takeForUser(caller.user.id);
    if (call.upload !== undefined) await rateLimits.takeForUpload(caller.user.id);
  };
}

/** Tokens valid for longer than `minValidityMs` (5 s unless told); after a refresh the cookie is set anew. */
export async function freshTokens(
  session: Session,
  request: FastifyRequest,
  reply: FastifyReply,
  { sessionCookie, tokenRefresh }: Pick<GuardParts, 'sessionCookie' | 'tokenRefresh'>,
  minValidityMs?: number,
): Promise<Tokens> {
  const { accessToken } = session.tokens;
  const tokens = await tokenRefresh.ensure(session, minValidityMs);
  if (tokens.accessToken !== accessToken) sessionCookie.renew(request, reply, tokens);
  return tokens;
}

function hasApiKey(request: FastifyRequest): boolean {
  return /^ApiKey\b/i.test(request.headers.authorization ?? '');
}

async function callerOfSession(request: FastifyRequest, reply: FastifyReply, parts: GuardParts): Promise<Caller> {
  const session = await parts.sessionCookie.require(request);
  request.session = session;
  const { accessToken } = await freshTokens(session, request, reply, parts);
  const account = await parts.accounts.of(session);
  return { via: 'session', user: session.user, account, accessToken };
}

function requireAccount(call: Call & { deployment: DeploymentKind }, { account }: Caller): void {
  // Specification section 2: all that is left to an expired administrator is the console, which enterprise has not.
  if (account.isExpired && account.isTenantAdmin && !call.openToExpired) {
    throw new AppError(call.deployment === 'enterprise' ? 'systemExpired' : 'featureExpired');
  }
  const { access } = call;
  if (access === 'public' || access === 'session') return;
  if (!access.some((permission) => account.permissions.includes(permission))) {
    throw new AppError('featureNotPermitted');
  }
}
