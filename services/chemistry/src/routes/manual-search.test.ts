import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestService, type TestService } from '../test-support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
}, 60_000);
afterAll(() => service.close());

it('an expansion is ended when its caller leaves', async () => {
  const asked = Promise.withResolvers<AbortSignal>();
  const { expansion } = service.services;
  service.services.expansion = {
    ...expansion,
    expand: (_order, signal) => {
      if (signal) asked.resolve(signal);
      return new Promise(() => undefined);
    },
  };
  const address = await service.app.listen({ port: 0, host: '127.0.0.1' });
  const leaving = new AbortController();
  const answer = fetch(`${address}/api/retro/index-manual-search`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await service.issuer.token()}`, 'content-type': 'application/json' },
    body: JSON.stringify({ structure: 'aspirin' }),
    signal: leaving.signal,
  });
  const signal = await asked.promise;
  expect(signal.aborted).toBe(false);
  leaving.abort();
  await expect(answer).rejects.toThrow('aborted');
  await expect.poll(() => signal.aborted, { timeout: 5_000 }).toBe(true);
  service.services.expansion = expansion;
}, 30_000);
