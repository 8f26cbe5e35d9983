// What a call must pass before its body is read: origin, caller, permission, and the caller's share of our time.

import type { DeploymentKind } from '@app/shared/constants/modules';
import type { Call } from '@app/shared/contracts/call';
import { AppError } from '@app/shared/errors/app-error';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Accounts } from '../../auth/provider/accounts.ts';
import type { Programs } from '../../auth/programs/programs.ts';
import type { SessionCookie } from '../../auth/session-cookie.ts';
import type { TokenRefresh } from '../../auth/provider/token-refresh.ts';
import { refuseCrossSite } from '../../plugins/cross-site.ts';
import type { RateLimits } from '../../plugins/rate-limits.ts';
import type { Caller } from '../../plugins/request-state.ts';
import type { Session, Tokens } from '../../sessions/session.ts';

export interface GuardParts {
  sessionCookie: SessionCookie;
  tokenRefresh: TokenRefresh;
  accounts: Accounts;
  programs: Programs;
  rateLimits: RateLimits;
  deployment: DeploymentKind;
  publicUrl: string;
}

/** The hook of a call's route, before its body is read. */
export function createGuard(
  call: Call,
  parts: GuardParts,
): (request: FastifyRequest, reply: FastifyReply) => Promise<void> {
  const { programs, rateLimits, publicUrl } = parts;

  return async (request, reply) => {
    const isProgram = programs.isProgram(request);
    if (!isProgram) refuseCrossSite(request, call, publicUrl);
    if (call.access === 'public' && !isProgram) return;
    request.caller = isProgram ? await programs.callerOf(request, call) : await callerOfSession(request, reply, parts);
    requireAccount(call, request.caller, parts.deployment);
    rateLimits.takeForUser(request.caller.user.id);
    if (call.upload !== undefined) await rateLimits.takeForUpload(request.caller.user.id);
  };
}

/** Tokens valid for longer than `minValidityMs` (5 s by default); after a refresh the cookie is set anew. */
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

async function callerOfSession(request: FastifyRequest, reply: FastifyReply, parts: GuardParts): Promise<Caller> {
  const session = await parts.sessionCookie.require(request);
  request.session = session;
  let { accessToken } = await freshTokens(session, request, reply, parts);
  const account = await parts.accounts.of(session, request, (tokens) => {
    ({ accessToken } = tokens);
    parts.sessionCookie.renew(request, reply, tokens);
  });
  return { via: 'session', user: session.user, account, accessToken };
}

/** Throws 10039 when the caller may use other modules of the call, but not the one that is asked for. */
export function requireAskedModule(call: Call, { caller, query, body }: FastifyRequest): void {
  if (!call.asksForModule || !caller) return;
  const asked: unknown = Reflect.get(Object(body), 'routeType') ?? Reflect.get(Object(query), 'routeType');
  const needed = asked ?? 'retrosynthesis';
  if (!caller.account.permissions.some((permission) => permission === needed))
    throw new AppError('featureNotPermitted');
}

/** Throws 10036, 10000 or 10039 for a call that the caller's account does not open, 404 for the console where there is none. */
export function requireAccount(call: Call, { account }: Caller, deployment: DeploymentKind): void {
  if (deployment === 'enterprise' && call.path.startsWith('/api/console/')) throw new AppError('notFound');
  // Specification section 2: all that is left to an expired administrator is the console, which enterprise has not.
  if (account.isExpired && account.isTenantAdmin && !call.openToExpired) {
    throw new AppError(deployment === 'enterprise' ? 'systemExpired' : 'featureExpired');
  }
  const { access } = call;
  if (access === 'public' || access === 'session') return;
  if (!access.some((permission) => account.permissions.includes(permission))) {
    throw new AppError('featureNotPermitted');
  }
}
