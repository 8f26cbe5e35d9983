import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import { createMemoryStore } from './memory-store.ts';
import { createRedisConnection, type RedisConnection } from './redis-connection.ts';
import { createRedisStore } from './redis-store.ts';
import { createSealing } from './sealing.ts';
import type { SessionStore } from './store.ts';

export interface OpenedStore {
  sessions: SessionStore;
  /** Where gateways share what they count; undefined for a gateway on its own. */
  redis: RedisConnection | undefined;
}

const maxSessions = 100_000;

/** The shared store when one is configured, else this process's memory. */
export function openStore(config: Config, log: FastifyBaseLogger, now: () => number): OpenedStore {
  const limits = { inactivityMs: config.inactivityMs, maxSessionMs: config.sessionMaxMs };
  if (config.redis === undefined) {
    return { sessions: createMemoryStore({ now, limits, maxSessions }), redis: undefined };
  }
  const redis = createRedisConnection(config.redis, log);
  const sealing = createSealing(secretsOf(config));
  return { sessions: createRedisStore({ redis, sealing, now, limits }), redis };
}

/** The secret in use first, then the one before it while it is being changed. */
export function secretsOf({ sessionSecret, previousSecret }: Config): readonly string[] {
  return previousSecret === undefined ? [sessionSecret] : [sessionSecret, previousSecret];
}
