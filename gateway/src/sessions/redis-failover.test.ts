// Sessions in the primary of two Redis that three sentinels watch: it dies, and nobody is signed out.

import { setTimeout as wait } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startWatchedRedis, type WatchedRedis } from '../test-support/redis.ts';
import { createRateLimits } from '../plugins/rate-limits.ts';
import { createRedisConnection, type RedisConnection } from './redis-connection.ts';

let watched: WatchedRedis;
let redis: RedisConnection;

beforeAll(async () => {
  watched = await startWatchedRedis();
  const url = `redis://:${watched.password}@${watched.name}`;
  redis = createRedisConnection({ url, sentinels: watched.sentinels }, pino({ level: 'silent' }));
}, 60_000);
afterAll(async () => {
  await redis.close();
  await watched.stop();
});

describe('a shared store that sentinels watch', () => {
  it('lets calls wait while its primary dies, loses nothing that was copied, and takes the old one back as a copy', async () => {
    await redis.run("return redis.call('SET', ARGV[1], ARGV[2])", 'kept', 'value');
    expect(await redis.command('WAIT', '1', '10000')).toBe(1);
    await watched.killPrimary();
    const responses: Promise<unknown>[] = [];
    for (let sent = 0; sent < 60; sent += 1) {
      responses.push(redis.run("return redis.call('GET', ARGV[1])", 'kept').catch(String));
      await wait(100);
    }
    expect([...new Set(await Promise.all(responses))]).toEqual(['value']);
    await redis.command('SET', 'later', 'value');
    await watched.restartFirst();
    await expect.poll(() => redis.command('WAIT', '1', '500'), { timeout: 30_000 }).toBe(1);
    expect(await redis.command('MGET', 'kept', 'later')).toEqual(['value', 'value']);
  }, 90_000);

  it('counts sign-ins for all gateways', async () => {
    const limits = { signIn: 2, upload: 0, user: 0 };
    const [one, two] = [createRateLimits(limits, redis.client), createRateLimits(limits, redis.client)];
    await one.takeForSignIn('192.0.2.1');
    await two.takeForSignIn('192.0.2.1');
    await expect(one.takeForSignIn('192.0.2.1')).rejects.toMatchObject({ key: 'tooManyRequests' });
  });

  // Last: a sentinel that hung trusts nothing that it sees for half a minute.
  it.each([0, 1, 2])(
    'is asked as ever while sentinel %i hangs',
    async (place) => {
      const goOn = watched.pause(place);
      try {
        const responses: Promise<unknown>[] = [];
        for (let sent = 0; sent < 40; sent += 1) {
          responses.push(redis.command('PING').catch(String));
          await wait(100);
        }
        expect([...new Set(await Promise.all(responses))]).toEqual(['PONG']);
      } finally {
        goOn();
      }
    },
    60_000,
  );
});
