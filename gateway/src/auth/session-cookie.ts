// The one cookie a signed-in browser holds: an opaque id.

import { headers } from '@app/shared/constants/headers';
import { AppError } from '@app/shared/errors/app-error';
import type { ErrorKey } from '@app/shared/errors/catalogue';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Cookies } from '../plugins/cookies.ts';
import { newSessionId, sessionKeyOf } from '../sessions/ids.ts';
import type { EndedSession, EndReason, Session, Tokens } from '../sessions/session.ts';
import type { SessionStore } from '../sessions/store.ts';

export interface SessionCookie {
  /** Starts a session under a new id; whatever the browser brought along ends. */
  start(request: FastifyRequest, reply: FastifyReply, session: Omit<Session, 'key'>): Promise<void>;
  find(request: FastifyRequest): Promise<Session | undefined>;
  findEnded(request: FastifyRequest): Promise<EndedSession | undefined>;
  /** The live session of a call. Counts as activity unless the call is passive. Throws 401 with the reason. */
  require(request: FastifyRequest): Promise<Session>;
  /** The cookie lives as long as the token: sets it anew after a refresh. */
  renew(request: FastifyRequest, reply: FastifyReply, tokens: Tokens): void;
  end(request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

const cookieName = 'sid';
const keyOfReason: Record<EndReason, ErrorKey> = {
  inactive: 'inactivityLogout',
  expired: 'unauthorized',
  signedOut: 'unauthorized',
};

export function createSessionCookie(cookies: Cookies, sessions: SessionStore): SessionCookie {
  function keyOf(request: FastifyRequest): string | undefined {
    const id = cookies.read(request, cookieName);
    return id === undefined ? undefined : sessionKeyOf(id);
  }

  async function find(request: FastifyRequest): Promise<Session | undefined> {
    const key = keyOf(request);
    return key === undefined ? undefined : sessions.get(key);
  }

  async function findEnded(request: FastifyRequest): Promise<EndedSession | undefined> {
    const key = keyOf(request);
    return key === undefined ? undefined : sessions.getEnded(key);
  }

  return {
    find,
    findEnded,
    async start(request, reply, session) {
      const before = keyOf(request);
      if (before !== undefined) await sessions.remove(before);
      const id = newSessionId();
      await sessions.add({ ...session, key: sessionKeyOf(id) });
      cookies.write(reply, cookieName, id, session.tokens.lifetimeMs);
    },
    async require(request) {
      const session = await find(request);
      if (!session) {
        const ended = await findEnded(request);
        throw new AppError(ended ? keyOfReason[ended.reason] : 'unauthorized');
      }
      if (!isPassive(request)) await sessions.touch(session.key);
      return session;
    },
    renew(request, reply, tokens) {
      const id = cookies.read(request, cookieName);
      if (id !== undefined) cookies.write(reply, cookieName, id, tokens.lifetimeMs);
    },
    async end(request, reply) {
      const key = keyOf(request);
      if (key !== undefined) await sessions.remove(key);
      cookies.clear(reply, cookieName);
    },
  };
}

// Decisions section 6: polling and live streams are no activity. The browser opens those itself, without headers.
function isPassive(request: FastifyRequest): boolean {
  return request.headers[headers.activity] === 'passive' || (request.routeOptions.config.call?.navigable ?? false);
}
