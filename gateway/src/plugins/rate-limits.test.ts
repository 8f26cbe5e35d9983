import { expect, it } from 'vitest';
import { createRateLimits } from './rate-limits.ts';

const limits = { signIn: 2, upload: 2, user: 2 };

/** A client of a store that takes every command and responses none. */
function silentStore(): object {
  const client: object = new Proxy(() => client, {
    get: (_target, name) => {
      if (name === 'then') return undefined;
      if (name === 'isReady' || name === 'isOpen') return true;
      return name === 'multi' || name === 'set' || name === 'incrBy' || name === 'pTTL' ? () => client : never;
    },
  });
  return client;
}

const never = () => new Promise(() => undefined);

it('a store that never responds is waited for no longer than a second; each gateway then counts alone', async () => {
  const rateLimits = createRateLimits(limits, silentStore());
  const startedAt = performance.now();
  const steps = Array.from({ length: 3 }, async () =>
    rateLimits.takeForSignIn('192.0.2.1').then(
      () => 'in',
      () => 'out',
    ),
  );
  expect(await Promise.all(steps)).toEqual(['in', 'in', 'out']);
  expect(performance.now() - startedAt).toBeLessThan(2_900);
});

it('neither another spelling nor another address of the same subscriber is a way around a limit', async () => {
  const rateLimits = createRateLimits(limits, undefined);
  await rateLimits.takeForSignIn('2001:db8::1');
  await rateLimits.takeForSignIn('2001:0DB8:0::2');
  await expect(rateLimits.takeForSignIn('2001:db8::3')).rejects.toMatchObject({ key: 'tooManyRequests' });
  await expect(rateLimits.takeForSignIn('2001:db8:0:1::1')).resolves.toBeUndefined();
});
