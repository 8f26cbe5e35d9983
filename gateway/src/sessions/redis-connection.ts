// One connection to the shared store. While it is down every command fails at once instead of waiting in a queue.

import { createHash } from 'node:crypto';
import { createClient } from '@redis/client';
import { AppError } from '@app/shared/errors/app-error';
import type { FastifyBaseLogger } from 'fastify';

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

const responseTimeoutMs = 2_000;
const reconnectAtMostMs = 500;

/** Connects in the background and for as long as it lives. */
export function createRedisConnection(url: string, log: FastifyBaseLogger): RedisConnection {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    pingInterval: 10_000,
    socket: {
      connectTimeout: responseTimeoutMs,
      reconnectStrategy: (retries) => Math.min(reconnectAtMostMs, 50 * (retries + 1)),
    },
  });
  let isDown = false;
  client.on('error', (error: unknown) => {
    if (!isDown) log.error({ err: error }, 'the session store cannot be reached');
    isDown = true;
  });
  client.on('ready', () => {
    if (isDown) log.info('the session store is back');
    isDown = false;
  });
  // A first failure is retried like any later one; it was logged above.
  const connecting = client.connect().catch(() => undefined);

  // A store that accepts connections but never responds is down, too.
  function inTime<T>(promise: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const late = () => reject(new Error(`no response within ${responseTimeoutMs} ms`));
      const timer = setTimeout(late, responseTimeoutMs);
      promise.then(resolve, reject).finally(() => clearTimeout(timer));
    });
  }

  const shaOf = new Map<string, string>();

  async function command(...args: string[]): Promise<unknown> {
    try {
      if (!client.isReady) await inTime(connecting);
      return await inTime(client.sendCommand(args));
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
      if (client.isOpen) client.destroy();
      await connecting;
    },
  };
}

function isMissingScript(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('NOSCRIPT');
}
