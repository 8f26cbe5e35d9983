import { createClient } from '@redis/client';
import { expect, it } from 'vitest';
import { startRedis } from './redis.ts';

it('responds, is gone while stopped, and starts empty on the same port', async () => {
  const redis = await startRedis();
  const visit = async (work: (client: ReturnType<typeof open>) => Promise<unknown>) => {
    const client = await open(redis.url).connect();
    try {
      return await work(client);
    } finally {
      client.destroy();
    }
  };
  try {
    await visit((client) => client.set('kept', 'yes'));
    expect(await visit((client) => client.get('kept'))).toBe('yes');
    await redis.stop();
    await expect(visit((client) => client.ping())).rejects.toThrow('ECONNREFUSED');
    await redis.restart();
    expect(await visit((client) => client.get('kept'))).toBeNull();
  } finally {
    await redis.stop();
  }
});

function open(url: string) {
  return createClient({ url, socket: { reconnectStrategy: false } }).on('error', () => undefined);
}
