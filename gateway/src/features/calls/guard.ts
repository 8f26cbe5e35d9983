// What a call must pass before its body is read: origin, session, permission, and that it is built.

import type { Call } from '@app/shared/contracts/call';
import { AppError } from '@app/shared/errors/app-error';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PermissionCache } from '../../auth/permission-cache.ts';
import type { SessionCookie } from '../../auth/session-cookie.ts';
import type { TokenRefresh } from '../../auth/token-refresh.ts';
import { refuseCrossSite } from '../../plugins/cross-site.ts';
import type { Session, Tokens } from '../../sessions/session.ts';

export interface GuardParts {
  sessionCookie: SessionCookie;
  tokenRefresh: TokenRefresh;
  permissionCache: PermissionCache;
  publicUrl: string;
}

export type Guard = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** A hook for the routes of one call. */
export function createGuard(call: Call, parts: GuardParts): Guard {
  const { sessionCookie, permissionCache, publicUrl } = parts;
  return async (request, reply) => {
    refuseCrossSite(request, call, publicUrl);
    if (call.access !== 'public') {
      request.session = await sessionCookie.require(request);
      await freshTokens(request.session, request, reply, parts);
      await requirePermission(call, request.session, permissionCache);
    }
    if (!call.built) throw new AppError('underDevelopment');
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
  const before = session.tokens;
  const tokens = await tokenRefresh.ensure(session, minValidityMs);
  if (tokens.accessToken !== before.accessToken) sessionCookie.renew(request, reply, tokens);
  return tokens;
}

async function requirePermission(call: Call, session: Session, permissionCache: PermissionCache): Promise<void> {
  const { access } = call;
  if (access === 'public' || access === 'session') return;
  const held = await permissionCache.of(session);
  if (!access.some((permission) => held.includes(permission))) throw new AppError('featureNotPermitted');
}
