// The shared store: one Redis, or the primary of several that sentinels watch. While one Redis is down every command fails at
// once instead of waiting in a queue; while sentinels choose another primary, commands wait for it.

import { createHash } from 'node:crypto';
import type { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { createClient, createSentinel } from '@redis/client';
import { AppError } from '@app/shared/errors/app-error';
import type { FastifyBaseLogger } from 'fastify';
import type { RedisSettings } from '../config.ts';

export interface RedisConnection {
  /** Runs a script on one argument list. Throws 503 when the store does not respond in time. */
  run(script: string, ...args: string[]): Promise<unknown>;
  /** Any other command, likewise. */
  command(...args: string[]): Promise<unknown>;
  /** For libraries that speak to the store themselves. */
  readonly client: unknown;
  isAlive(): Promise<boolean>;
  close(): Promise<void>;
}

interface Link {
  readonly client: EventEmitter;
  send(args: string[]): Promise<unknown>;
  /** Resolves when connected, or given up because it was closed. */
  readonly connecting: Promise<unknown>;
  close(): Promise<void>;
  readonly responseTimeoutMs: number;
}

const responseTimeoutMs = 2_000;
/** Sentinels find out within 2 s and choose within another two; less than nginx waits for a gateway. */
const failoverTimeoutMs = 8_500;
const scanMs = 2_000;
/** All commands wait while a sentinel that is gone, or hangs, is tried. */
const sentinelConnectMs = 500;
const sentinelSilentMs = 900;
const reconnectAtMostMs = 500;
const reconnectStrategy = (retries: number): number => Math.min(reconnectAtMostMs, 50 * (retries + 1));
const usual = { disableOfflineQueue: true, pingInterval: 10_000 };

function oneRedis(url: string): Link {
  const client = createClient({ ...usual, url, socket: { connectTimeout: responseTimeoutMs, reconnectStrategy } });
  return {
    client,
    send: (args) => client.sendCommand(args),
    // A first failure is retried like any later one.
    connecting: client.connect().catch(() => undefined),
    close: async () => {
      if (client.isOpen) client.destroy();
    },
    responseTimeoutMs,
  };
}

function watchedRedis({ url, sentinels }: RedisSettings): Link {
  const { protocol, hostname, username, password } = new URL(url);
  const socket = { tls: protocol === 'rediss:', connectTimeout: responseTimeoutMs, reconnectStrategy };
  const account = {
    ...(username === '' ? {} : { username: decodeURIComponent(username) }),
    ...(password === '' ? {} : { password: decodeURIComponent(password) }),
  };
  const client = createSentinel({
    name: hostname,
    sentinelRootNodes: [...sentinels],
    scanInterval: scanMs,
    nodeClientOptions: { ...usual, ...account, socket },
    sentinelClientOptions: {
      ...account,
      pingInterval: sentinelSilentMs / 3,
      socket: { ...socket, connectTimeout: sentinelConnectMs, socketTimeout: sentinelSilentMs },
    },
  });
  const closing = new AbortController();
  // The library gives up after some attempts.
  const connect = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      try {
        await client.connect();
        return;
      } catch {
        await wait(reconnectAtMostMs);
      }
    }
  };
  return {
    client,
    send: (args) => client.sendCommand(false, args),
    connecting: connect(),
    close: async () => {
      closing.abort();
      if (client.isOpen) await client.destroy();
    },
    responseTimeoutMs: failoverTimeoutMs,
  };
}

/** Connects in the background and for as long as it lives. */
export function createRedisConnection(settings: RedisSettings, log: FastifyBaseLogger): RedisConnection {
  const link = settings.sentinels.length === 0 ? oneRedis(settings.url) : watchedRedis(settings);
  const { client, connecting } = link;
  let isConnected = false;
  void connecting.then(() => (isConnected = true));
  let isDown = false;
  client.on('error', (error: unknown) => {
    if (!isDown) log.error({ err: error }, 'the session store cannot be reached');
    isDown = true;
  });
  client.on('ready', () => {
    if (isDown) log.info('the session store is back');
    isDown = false;
  });

  // A store that accepts connections but never responds is down, too.
  function inTime<T>(promise: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const late = () => reject(new Error(`no response within ${link.responseTimeoutMs} ms`));
      const timer = setTimeout(late, link.responseTimeoutMs);
      promise.then(resolve, reject).finally(() => clearTimeout(timer));
    });
  }

  const shaOf = new Map<string, string>();

  async function command(...args: string[]): Promise<unknown> {
    try {
      if (!isConnected) await inTime(connecting);
      return await inTime(link.send(args));
    } catch (cause) {
      if (isMissingScript(cause)) throw cause;
      throw new AppError('serviceUnavailable', { service: 'sessions' }, { cause });
    }
  }

  return {
    client,
    command,
    async run(script, ...args) {
      const sha = shaOf.get(script) ?? createHash('sha1').update(script).digest('hex');
      shaOf.set(script, sha);
      try {
        return await command('EVALSHA', sha, '0', ...args);
      } catch (error) {
        if (!isMissingScript(error)) throw error;
        return command('EVAL', script, '0', ...args);
      }
    },
    async isAlive() {
      return (await command('PING')) === 'PONG';
    },
    async close() {
      await link.close();
      await connecting;
    },
  };
}

function isMissingScript(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('NOSCRIPT');
}
