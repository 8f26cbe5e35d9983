import { once } from 'node:events';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { request } from 'undici';
import { describe, expect, it, vi } from 'vitest';
import { sendJson } from '../../test-support/fake-server.ts';
import { setUp } from '../../test-support/setup.ts';
import { createConcurrencyLimiter } from './concurrency-limiter.ts';

const result = () => new ServerResponse(new IncomingMessage(new Socket()));

/** True when the slot is given without a wait for another response. */
const isAtOnce = (slot: Promise<void>) => Promise.race([slot.then(() => true), wait(10).then(() => false)]);

describe('slots of a user', () => {
  it('are given at once up to the limit, then when a response is over, in order', async () => {
    const limiter = createConcurrencyLimiter({ perUser: 2 });
    const [first, second] = [result(), result()];
    await Promise.all([limiter.acquire('u', first), limiter.acquire('u', second)]);
    const order: number[] = [];
    const waiting = [
      limiter.acquire('u', result()).then(() => order.push(3)),
      limiter.acquire('u', result()).then(() => order.push(4)),
    ];
    expect(await isAtOnce(limiter.acquire('other', result()))).toBe(true);
    first.emit('finish');
    first.emit('close');
    await waiting[0];
    await wait(5);
    expect(order).toEqual([3]);
    second.emit('close');
    await Promise.all(waiting);
    expect(order).toEqual([3, 4]);
  });

  it('are refused when none comes free in time, and when the caller has left', async () => {
    const limiter = createConcurrencyLimiter({ perUser: 1, waitMs: 20 });
    const [first, left] = [result(), result()];
    await limiter.acquire('u', first);
    await expect(limiter.acquire('u', result())).rejects.toMatchObject({ key: 'tooManyRequests' });
    const leaving = limiter.acquire('u', left);
    left.emit('close');
    await expect(leaving).rejects.toMatchObject({ key: 'tooManyRequests' });
    first.emit('close');
    expect(await isAtOnce(limiter.acquire('u', result()))).toBe(true);
  });

  it('are free again when the caller has left before the slot came', async () => {
    const limiter = createConcurrencyLimiter({ perUser: 1 });
    await limiter.acquire('u', result().destroy());
    expect(await isAtOnce(limiter.acquire('u', result()))).toBe(true);
  });
});

it('one user with 140 calls that never end does not keep others from signing in', async () => {
  const gateway = await setUp();
  const origin = await gateway.app.listen({ port: 0, host: '127.0.0.1' });
  const sid = (await gateway.signedIn()).cookies.get('sid');
  gateway.chemistry.on('/api/common/feedback', () => undefined);
  const leave = new AbortController();
  const calls = Array.from({ length: 140 }, async () =>
    request(`${origin}/api/common/feedback`, {
      method: 'POST',
      headers: { host: 'localhost:8080', cookie: `sid=${sid}`, 'x-csrf': '1', 'content-type': 'application/json' },
      body: JSON.stringify({ kind: 'wish', content: 'More room' }),
      signal: leave.signal,
    }).catch(() => undefined),
  );
  await vi.waitFor(() => expect(gateway.chemistry.seen('/api/common/feedback')).toHaveLength(48), 30_000);
  gateway.provider.user = { sub: 'u-2', tenantid: 't-2', permissions: ['sascore'] };
  const other = await gateway.signedIn();
  expect((await other.call('GET', '/bff/user')).statusCode).toBe(200);
  leave.abort();
  await Promise.all(calls);
  const closed = once(gateway.app.server, 'close');
  await gateway.close();
  await closed;
});

it('reads beyond the 48th of one user wait, and each response of the service lets the next one go', async () => {
  const gateway = await setUp();
  const origin = await gateway.app.listen({ port: 0, host: '127.0.0.1' });
  const cookie = `sid=${(await gateway.signedIn()).cookies.get('sid')}`;
  const held: ServerResponse[] = [];
  gateway.chemistry.on('/api/retro/task', (response) => void held.push(response));
  const calls = Array.from({ length: 60 }, async () => {
    const { statusCode, body } = await request(`${origin}/api/retro/task?taskId=018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c01`, {
      headers: { host: 'localhost:8080', cookie, 'x-csrf': '1' },
    });
    await body.dump();
    return statusCode;
  });
  await vi.waitFor(() => expect(held).toHaveLength(48), 30_000);
  await wait(1_200);
  expect(held).toHaveLength(48);
  for (let answered = 0; answered < 60; answered += 1) {
    await vi.waitFor(() => expect(held.length).toBe(Math.min(60, 48 + answered)), 30_000);
    sendJson(held[answered] ?? result(), 200, { code: 200, data: answered });
  }
  expect(await Promise.all(calls)).toEqual(calls.map(() => 200));
  await gateway.close();
});
