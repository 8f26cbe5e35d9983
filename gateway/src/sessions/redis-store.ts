// Sessions that several gateways share. What a gateway has opened once it keeps, and opens again only when the stored
// version differs, so that a call costs one short script; logout and displacement still count at once everywhere.

import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '@app/shared/errors/app-error';
import type { RedisConnection } from './redis-connection.ts';
import {
  addScript,
  findScript,
  prefix,
  releaseScript,
  removeAllScript,
  removeScript,
  setScript,
  takeChangedScript,
} from './redis-scripts.ts';
import type { Sealing } from './sealing.ts';
import {
  endOf,
  type Account,
  type EndReason,
  type Found,
  type Session,
  type SessionLimits,
  type Tokens,
} from './session.ts';
import type { SessionStore } from './store.ts';

export interface RedisStoreOptions {
  redis: RedisConnection;
  sealing: Sealing;
  /** Epoch ms; the clocks of all gateways must agree to within a second or so. */
  now: () => number;
  limits: SessionLimits;
}

interface Known {
  version: string;
  entry: { alive: Session };
}

type Facts = Pick<Session, 'user' | 'device' | 'providerSid' | 'createdAt' | 'userChanged'>;

const maxKnown = 20_000;
const lockMs = 15_000;
const lockRetryMs = 20;

export function createRedisStore({ redis, sealing, now, limits }: RedisStoreOptions): SessionStore {
  const known = new Map<string, Known>();

  function remember(key: string, version: string, session: Session): { alive: Session } {
    const entry = { alive: session };
    if (known.size >= maxKnown) known.delete(known.keys().next().value ?? '');
    known.set(key, { version, entry });
    return entry;
  }

  function readAlive(
    key: string,
    [, version = '', at, ...parts]: string[],
    before: Known | undefined,
  ): Found | undefined {
    if (before?.version === version) {
      before.entry.alive.lastActivityAt = Number(at);
      return before.entry;
    }
    const [facts, tokens, account] = parts.map((part) => sealing.open(part, key));
    if (!isObject(facts) || !isObject(tokens) || !isObject(account)) return undefined;
    // Sealed by us, so it has the shape we gave it.
    const session = { key, ...(facts as Facts), tokens: tokens as Tokens, account: account as Account };
    return remember(key, version, { ...session, lastActivityAt: Number(at) });
  }

  function readEnded(key: string, [, reason, facts = '', tokens = '']: string[]): Found | undefined {
    const [user, held] = [sealing.open(facts, key), sealing.open(tokens, key)];
    if (!isObject(user) || !isObject(held)) return undefined;
    return { ended: { reason: reason as EndReason, user: (user as Facts).user, idToken: (held as Tokens).idToken } };
  }

  // A page asks for many things at once. What comes before the question has left needs none of its own: the response is
  // as new as one that it would have got itself.
  const asked = new Map<string, Promise<Found | undefined>>();

  function find(key: string, isActive: boolean): Promise<Found | undefined> {
    const question = isActive ? key : `${key} passive`;
    const same = asked.get(question);
    if (same) return same;
    // The client writes at the end of this turn, by an immediate that it sets when it gets the command.
    if (asked.size === 0) setImmediate(() => asked.clear());
    const response = ask(key, isActive);
    asked.set(question, response);
    return response;
  }

  async function ask(key: string, isActive: boolean): Promise<Found | undefined> {
    const before = known.get(key);
    const args = [key, String(now()), String(limits.inactivityMs), isActive ? '1' : '0', before?.version ?? ''];
    const response = textsOf(await redis.run(findScript, ...args));
    if (response[0] === 'alive') return readAlive(key, response, before);
    known.delete(key);
    return response[0] === 'ended' ? readEnded(key, response) : undefined;
  }

  async function endAll(set: string): Promise<number> {
    return Number(await redis.run(removeAllScript, set, 'signedOut'));
  }

  return {
    limits,
    find,
    async add(session, { single }) {
      const { key, user, providerSid, tokens, account, userChanged } = session;
      const facts = factsOf(session);
      const count = await redis.run(
        addScript,
        key,
        nameOf(user.id),
        providerSid === undefined ? '' : nameOf(providerSid),
        single ? '1' : '0',
        String(session.lastActivityAt),
        String(endOf(session, limits)),
        String(tokens.lifetimeMs),
        userChanged ? '1' : '0',
        sealing.seal(facts, key),
        sealing.seal(tokens, key),
        sealing.seal(account, key),
      );
      return Number(count);
    },
    async setTokens(key, tokens) {
      const found = await find(key, false);
      if (!found?.alive) return;
      const end = endOf({ ...found.alive, tokens }, limits);
      await redis.run(setScript, key, 'k', sealing.seal(tokens, key), String(end), String(tokens.lifetimeMs));
    },
    async setUser(key, user) {
      const found = await find(key, false);
      if (!found?.alive) return;
      await redis.run(setScript, key, 'd', sealing.seal({ ...factsOf(found.alive), user }, key), '', '');
    },
    async setAccount(key, account) {
      await redis.run(setScript, key, 'a', sealing.seal(account, key), '', '');
    },
    takeUserChanged: async (key) => Number(await redis.run(takeChangedScript, key)) === 1,
    async remove(key, reason) {
      known.delete(key);
      await redis.run(removeScript, key, reason ?? '');
    },
    async listBySubject(subject) {
      const keys = textsOf(await redis.command('SMEMBERS', `${prefix}u:${nameOf(subject)}`));
      const found = await Promise.all(keys.map((key) => find(key, false)));
      return found.flatMap((one) => one?.alive ?? []);
    },
    removeBySubject: (subject) => endAll(`u:${nameOf(subject)}`),
    removeByProviderSid: (sid) => endAll(`p:${nameOf(sid)}`),
    async exclusively(key, work) {
      const owner = randomUUID();
      const deadline = performance.now() + lockMs;
      while ((await redis.command('SET', `${prefix}l:${key}`, owner, 'NX', 'PX', String(lockMs))) !== 'OK') {
        if (performance.now() > deadline) throw new AppError('serviceUnavailable', { service: 'sessions' });
        await wait(lockRetryMs);
      }
      try {
        return await work();
      } finally {
        await redis.run(releaseScript, key, owner);
      }
    },
    async claim(name, forMs) {
      const place = `${prefix}c:${nameOf(name)}`;
      return (await redis.command('SET', place, '1', 'NX', 'PX', String(forMs))) === 'OK';
    },
    size: () => undefined,
    isAlive: () => redis.isAlive(),
    close: () => redis.close(),
  };
}

function factsOf({ user, device, providerSid, createdAt, userChanged }: Session): Facts {
  return { user, ...(device === undefined ? {} : { device }), providerSid, createdAt, userChanged };
}

/** Names of users and provider sessions are stored hashed. */
function nameOf(value: string): string {
  return createHash('sha256').update(value).digest('base64url');
}

function textsOf(response: unknown): string[] {
  return Array.isArray(response) ? response.map(String) : [];
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
