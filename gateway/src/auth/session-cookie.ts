// The one cookie a signed-in browser holds: an opaque id.

import { headers } from '@app/shared/constants/headers';
import { AppError } from '@app/shared/errors/app-error';
import type { ErrorKey } from '@app/shared/errors/catalogue';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Cookies } from '../plugins/cookies.ts';
import { newSessionId, sessionKeyOf } from '../sessions/ids.ts';
import type { EndReason, Found, Session, Tokens } from '../sessions/session.ts';
import type { SessionStore } from '../sessions/store.ts';

export interface SessionCookie {
  /** Starts a session under a new id; whatever the browser brought along ends. Gives how many others it displaced. */
  start(request: FastifyRequest, reply: FastifyReply, session: Omit<Session, 'key'>): Promise<number>;
  /** The session of the browser, or why it ended; no activity. */
  find(request: FastifyRequest): Promise<Found | undefined>;
  /** The live session of a call. Counts as activity unless the call is passive. Throws 401 with the reason. */
  require(request: FastifyRequest): Promise<Session>;
  /** The cookie lives as long as the token: sets it anew after a refresh. */
  renew(request: FastifyRequest, reply: FastifyReply, tokens: Tokens): void;
  end(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /** Ends the session, of which the browser may still say that it was its own: it has yet to sign out at the provider. */
  leave(request: FastifyRequest): Promise<void>;
}

export const cookieName = 'sid';
const maxDeviceLetters = 300;
const keyOfReason: Record<EndReason, ErrorKey> = {
  inactive: 'inactivityLogout',
  expired: 'unauthorized',
  signedOut: 'unauthorized',
  displaced: 'loggedInElsewhere',
};

export function createSessionCookie(
  cookies: Cookies,
  sessions: SessionStore,
  { single }: { single: boolean },
): SessionCookie {
  function keyOf(request: FastifyRequest): string | undefined {
    const id = cookies.read(request, cookieName);
    return id === undefined ? undefined : sessionKeyOf(id);
  }

  return {
    async find(request) {
      const key = keyOf(request);
      return key === undefined ? undefined : sessions.find(key, false);
    },
    async start(request, reply, session) {
      const before = keyOf(request);
      if (before !== undefined) await sessions.remove(before);
      const id = newSessionId();
      const device = (request.headers['user-agent'] ?? '').slice(0, maxDeviceLetters);
      const displaced = await sessions.add({ ...session, device, key: sessionKeyOf(id) }, { single });
      cookies.write(reply, cookieName, id, session.tokens.lifetimeMs);
      return displaced;
    },
    async require(request) {
      const key = keyOf(request);
      if (key === undefined) throw new AppError('unauthorized');
      return aliveOf(await sessions.find(key, !isPassive(request)), request);
    },
    renew(request, reply, tokens) {
      const id = cookies.read(request, cookieName);
      if (id !== undefined) cookies.write(reply, cookieName, id, tokens.lifetimeMs);
    },
    async leave(request) {
      const key = keyOf(request);
      if (key !== undefined) await sessions.remove(key, 'signedOut');
    },
    async end(request, reply) {
      const key = keyOf(request);
      if (key !== undefined) await sessions.remove(key);
      cookies.clear(reply, cookieName);
    },
  };
}

function aliveOf(found: Found | undefined, request: FastifyRequest): Session {
  if (found?.alive) return found.alive;
  request.endedUser = found?.ended.user ?? null;
  throw new AppError(found ? keyOfReason[found.ended.reason] : 'unauthorized');
}

// Decisions section 6: polling and live streams are no activity. The browser opens those itself, without headers.
function isPassive(request: FastifyRequest): boolean {
  return request.headers[headers.activity] === 'passive' || (request.routeOptions.config.call?.navigable ?? false);
}
