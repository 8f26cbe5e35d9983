// Sessions of one gateway process. Several processes need the shared store.

import { endOf, type EndedSession, type EndReason, type Found, type Session, type SessionLimits } from './session.ts';
import type { SessionStore } from './store.ts';

export interface MemoryStoreOptions {
  /** Epoch ms. */
  now: () => number;
  limits: SessionLimits;
  /** The session idle for longest is dropped for the first one beyond this. */
  maxSessions: number;
}

type Remembered = Found & { ended: EndedSession; until: number };

const sweepEveryMs = 60_000;

/** A store in this process's memory, swept every minute until closed. */
export function createMemoryStore({ now, limits, maxSessions }: MemoryStoreOptions): SessionStore {
  const alive = new Map<string, { alive: Session }>();
  const ended = new Map<string, Remembered>();
  const claims = new Map<string, number>();
  const bySubject = createIndex();
  const byProviderSid = createIndex();
  const timer = setInterval(sweep, sweepEveryMs).unref();

  function sweep(): void {
    for (const entry of alive.values()) endIfDue(entry.alive);
    for (const [key, { until }] of ended) if (until <= now()) ended.delete(key);
    for (const [name, until] of claims) if (until <= now()) claims.delete(name);
  }

  function endIfDue(session: Session): boolean {
    const reason = dueReason(session);
    if (reason) end(session, reason);
    return reason !== undefined;
  }

  function dueReason(session: Session): EndReason | undefined {
    const at = now();
    if (at >= endOf(session, limits)) return 'expired';
    return at - session.lastActivityAt > limits.inactivityMs ? 'inactive' : undefined;
  }

  function end(session: Session, reason: EndReason): void {
    forget(session);
    // As long as the browser may still send the cookie.
    const until = now() + session.tokens.lifetimeMs;
    const { user, tokens } = session;
    ended.set(session.key, { ended: { reason, idToken: tokens.idToken, user }, until });
    const oldest = ended.size > maxSessions ? ended.keys().next().value : undefined;
    if (oldest !== undefined) ended.delete(oldest);
  }

  function forget({ key, user, providerSid }: Session): void {
    alive.delete(key);
    bySubject.delete(user.id, key);
    byProviderSid.delete(providerSid, key);
  }

  function find(key: string, isActive: boolean): Found | undefined {
    const entry = alive.get(key);
    if (entry && !endIfDue(entry.alive)) {
      if (isActive) entry.alive.lastActivityAt = now();
      return entry;
    }
    const known = ended.get(key);
    return known && known.until > now() ? known : undefined;
  }

  function living(key: string): Session | undefined {
    return find(key, false)?.alive;
  }

  function endAll(keys: readonly string[], reason: EndReason): number {
    const sessions = keys.flatMap((key) => living(key) ?? []);
    for (const session of sessions) end(session, reason);
    return sessions.length;
  }

  function dropIdlest(): void {
    if (alive.size <= maxSessions) return;
    let idlest: Session | undefined;
    for (const { alive: session } of alive.values()) {
      if (!idlest || session.lastActivityAt < idlest.lastActivityAt) idlest = session;
    }
    if (idlest) forget(idlest);
  }

  return {
    limits,
    find,
    async add(session, { single }) {
      const displaced = single ? endAll(bySubject.keysOf(session.user.id), 'displaced') : 0;
      alive.set(session.key, { alive: session });
      bySubject.add(session.user.id, session.key);
      byProviderSid.add(session.providerSid, session.key);
      dropIdlest();
      return displaced;
    },
    async setTokens(key, tokens) {
      const session = living(key);
      if (session) session.tokens = tokens;
    },
    async setUser(key, user) {
      const session = living(key);
      if (session) session.user = user;
    },
    async setAccount(key, account) {
      const session = living(key);
      if (session) session.account = account;
    },
    async takeUserChanged(key) {
      const session = living(key);
      const changed = session?.userChanged ?? false;
      if (session) session.userChanged = false;
      return changed;
    },
    async remove(key, reason) {
      const session = alive.get(key)?.alive;
      if (session && reason) end(session, reason);
      if (session) forget(session);
      if (!reason) ended.delete(key);
    },
    listBySubject: async (subject) => bySubject.keysOf(subject).flatMap((key) => living(key) ?? []),
    removeBySubject: async (subject) => endAll(bySubject.keysOf(subject), 'signedOut'),
    removeByProviderSid: async (sid) => endAll(byProviderSid.keysOf(sid), 'signedOut'),
    // Calls of one process wait for each other where it matters already.
    exclusively: async (_key, work) => work(),
    async claim(name, forMs) {
      if ((claims.get(name) ?? 0) > now()) return false;
      claims.set(name, now() + forMs);
      return true;
    },
    size: () => alive.size,
    isAlive: async () => true,
    close: async () => clearInterval(timer),
  };
}

interface Index {
  add(value: string | undefined, key: string): void;
  delete(value: string | undefined, key: string): void;
  keysOf(value: string): string[];
}

function createIndex(): Index {
  const keys = new Map<string, Set<string>>();
  return {
    add(value, key) {
      if (value === undefined) return;
      const known = keys.get(value);
      if (known) known.add(key);
      else keys.set(value, new Set([key]));
    },
    delete(value, key) {
      const known = value === undefined ? undefined : keys.get(value);
      known?.delete(key);
      if (value !== undefined && known?.size === 0) keys.delete(value);
    },
    keysOf: (value) => [...(keys.get(value) ?? [])],
  };
}
