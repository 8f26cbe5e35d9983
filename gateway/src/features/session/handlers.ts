// The gateway's own calls: who is signed in, activity, sign-out (decisions section 8).

import type { DeploymentKind } from '@app/shared/constants/modules';
import type { SessionUser } from '@app/shared/contracts/session';
import { AppError } from '@app/shared/errors/app-error';
import type { FastifyRequest } from 'fastify';
import type { PermissionCache } from '../../auth/permission-cache.ts';
import type { ProviderLogout } from '../../auth/logout.ts';
import type { SessionCookie } from '../../auth/session-cookie.ts';
import type { TokenRefresh } from '../../auth/token-refresh.ts';
import type { Session } from '../../sessions/session.ts';
import type { SessionStore } from '../../sessions/store.ts';
import { freshTokens } from '../calls/guard.ts';
import type { OwnHandler } from '../calls/routes.ts';

export interface SessionHandlerParts {
  sessions: SessionStore;
  sessionCookie: SessionCookie;
  tokenRefresh: TokenRefresh;
  permissionCache: PermissionCache;
  providerLogout: ProviderLogout;
  deployment: DeploymentKind;
}

const renewBeforeMs = 5 * 60_000;

export function sessionHandlers(parts: SessionHandlerParts): [string, OwnHandler][] {
  const { sessions, sessionCookie, permissionCache, providerLogout, deployment } = parts;

  const user: OwnHandler = async (request): Promise<SessionUser> => {
    const session = signedIn(request);
    return {
      user: session.user,
      permissions: [...(await permissionCache.of(session))],
      deployment,
      expiresAt: isoDate(session.tokens.expiresAt),
      userChanged: await sessions.takeUserChanged(session.key),
    };
  };

  // The guard has restarted the clock already; what is left is a token near its end.
  const activity: OwnHandler = async (request, reply) => {
    const session = signedIn(request);
    const tokens = await freshTokens(session, request, reply, parts, renewBeforeMs);
    return { expiresAt: isoDate(tokens.expiresAt) };
  };

  const logout: OwnHandler = async (request, reply) => {
    const session = await sessionCookie.find(request);
    const idToken = session?.tokens.idToken ?? (await sessionCookie.findEnded(request))?.idToken;
    await sessionCookie.end(request, reply);
    return { redirectTo: idToken ? await providerLogout.urlFor(idToken, request.culture) : '/' };
  };

  return [
    ['sessionUser', user],
    ['sessionActivity', activity],
    ['sessionLogout', logout],
  ];
}

function signedIn({ session }: FastifyRequest): Session {
  if (!session) throw new AppError('unauthorized');
  return session;
}

function isoDate(epochMs: number): string {
  return new Date(epochMs).toISOString();
}
