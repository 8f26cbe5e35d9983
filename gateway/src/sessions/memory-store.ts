// Sessions of one gateway process. Several processes need a shared store.

import { inactivityMs } from '@app/shared/constants/limits';
import type { EndedSession, EndReason, Session } from './session.ts';
import type { SessionStore } from './store.ts';

export interface MemoryStoreOptions {
  /** Epoch ms. */
  now: () => number;
  maxSessionMs: number;
  /** The session idle for longest gives way to the first one beyond this. */
  maxSessions: number;
}

type Remembered = EndedSession & { until: number };

const sweepEveryMs = 60_000;

/** A store in this process's memory, swept every minute until closed. */
export function createMemoryStore({ now, maxSessionMs, maxSessions }: MemoryStoreOptions): SessionStore {
  const alive = new Map<string, Session>();
  const ended = new Map<string, Remembered>();
  const timer = setInterval(sweep, sweepEveryMs).unref();

  function sweep(): void {
    for (const session of alive.values()) endIfDue(session);
    for (const [key, { until }] of ended) if (until <= now()) ended.delete(key);
  }

  function endIfDue(session: Session): boolean {
    const reason = dueReason(session);
    if (reason) end(session, reason);
    return reason !== undefined;
  }

  function dueReason(session: Session): EndReason | undefined {
    const limit = Math.min(session.createdAt + maxSessionMs, session.tokens.refreshExpiresAt ?? Infinity);
    if (now() >= limit) return 'expired';
    return now() - session.lastActivityAt > inactivityMs ? 'inactive' : undefined;
  }

  function end(session: Session, reason: EndReason): void {
    alive.delete(session.key);
    // As long as the browser may still send the cookie.
    const until = now() + session.tokens.lifetimeMs;
    ended.set(session.key, { reason, idToken: session.tokens.idToken, until });
    dropOldest(ended);
  }

  function dropOldest(from: Map<string, unknown>): void {
    const oldest = from.size > maxSessions ? from.keys().next().value : undefined;
    if (oldest !== undefined) from.delete(oldest);
  }

  function get(key: string): Session | undefined {
    const session = alive.get(key);
    return session && !endIfDue(session) ? session : undefined;
  }

  function removeWhere(matches: (session: Session) => boolean): number {
    const found = alive.values().filter(matches).toArray();
    for (const session of found) end(session, 'signedOut');
    return found.length;
  }

  return {
    async add(session) {
      alive.set(session.key, session);
      dropOldest(alive);
    },
    get: async (key) => get(key),
    async getEnded(key) {
      // Nobody may have looked since its time ran out.
      get(key);
      const known = ended.get(key);
      return known && known.until > now() ? { reason: known.reason, idToken: known.idToken } : undefined;
    },
    async touch(key) {
      const session = get(key);
      if (!session) return;
      session.lastActivityAt = now();
      // The map's order is the order of activity.
      alive.delete(key);
      alive.set(key, session);
    },
    async setTokens(key, tokens) {
      const session = get(key);
      if (session) session.tokens = tokens;
    },
    async setPermissions(key, permissions) {
      const session = get(key);
      if (session) session.permissions = permissions;
    },
    async takeUserChanged(key) {
      const session = get(key);
      const changed = session?.userChanged ?? false;
      if (session) session.userChanged = false;
      return changed;
    },
    async remove(key, reason) {
      const session = alive.get(key);
      if (session && reason) end(session, reason);
      alive.delete(key);
      if (!reason) ended.delete(key);
    },
    removeBySubject: async (subject) => removeWhere(({ user }) => user.id === subject),
    removeByProviderSid: async (sid) => removeWhere(({ providerSid }) => providerSid === sid),
    close: () => clearInterval(timer),
  };
}
