// What a call must pass before its body is read: origin, session, permission, and that it is built.

import type { Call } from '@app/shared/contracts/call';
import { AppError } from '@app/shared/errors/app-error';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PermissionCache } from '../../auth/permission-cache.ts';
import type { SessionCookie } from '../../auth/session-cookie.ts';
import type { TokenRefresh } from '../../auth/token-refresh.ts';
import { refuseCrossSite } from '../../plugins/cross-site.ts';
import type { Session } from '../../sessions/session.ts';

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
  return async (request) => {
    refuseCrossSite(request, call, publicUrl);
    if (call.access !== 'public') {
      const session = await sessionCookie.require(request);
      request.session = session;
      await requirePermission(call, session, permissionCache);
    }
    if (!call.built) throw new AppError('underDevelopment');
  };
}

/** The access token of the call's session, refreshed when it is about to end; the cookie is then set anew. */
export async function accessTokenOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { sessionCookie, tokenRefresh }: GuardParts,
): Promise<string | undefined> {
  const { session } = request;
  if (!session) return undefined;
  const before = session.tokens;
  const tokens = await tokenRefresh.ensure(session);
  if (tokens.accessToken !== before.accessToken) sessionCookie.renew(request, reply, tokens);
  return tokens.accessToken;
}

async function requirePermission(call: Call, session: Session, permissionCache: PermissionCache): Promise<void> {
  const { access } = call;
  if (access === 'public' || access === 'session') return;
  const held = await permissionCache.of(session);
  if (!access.some((permission) => held.includes(permission))) throw new AppError('featureNotPermitted');
}
