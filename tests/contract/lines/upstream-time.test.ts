// What takes ten seconds and more, all at the same time: P6, and S9 with a provider that never responds.

import { setTimeout as pause } from 'node:timers/promises';
import { sendJson } from '@app/gateway/src/test-support/fake-server.ts';
import { startRedis, type TestRedis } from '@app/gateway/src/test-support/redis.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startSurroundings, type Surroundings } from '../support/surroundings.ts';
import { envelopeOf, type ApiResponse, type Visitor } from '../support/visitor.ts';

const task = (id: string) => `/api/retro/task?taskId=018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c${id}`;
const silent = '/api/common/user-benefits';
const trickling = '/api/retro/task-list';
const file = '/api/export/sascore-file/018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c05';
const limitMs = 10_000;
let around: Surroundings;
let redis: TestRedis;

interface Timed {
  result: ApiResponse;
  ms: number;
}
interface WithoutProvider {
  visitor: Visitor;
  timed: Timed;
}
let silence: Promise<Timed>;
let trickle: Promise<Timed>;
let slowFile: Promise<Timed>;
let waitingFor: Promise<WithoutProvider>[];
let beside: Promise<Timed>[];

beforeAll(async () => {
  [around, redis] = await Promise.all([startSurroundings(), startRedis()]);
  const [memory, shared] = await Promise.all([around.gateway(), around.gateway({ REDIS_URL: redis.url })]);
  const visitor = await around.signedIn(memory);
  around.provider.tokenLifetimeSeconds = 4;
  const short = [await around.signedIn(memory), await around.signedIn(shared)];
  around.provider.tokenLifetimeSeconds = 3600;
  around.provider.refreshDelayMs = limitMs + 5_000;
  around.chemistry.on('/api/retro/task', (response) => sendJson(response, 200, { code: 200, data: {} }));
  around.chemistry.on(silent, () => undefined);
  around.chemistry.on(trickling, (response) => {
    const timer = setInterval(() => response.write(' '), 500);
    response.once('close', () => clearInterval(timer));
  });
  around.chemistry.on(file, (response) => {
    void pause(limitMs + 2_000).then(() => response.writeHead(200, { 'content-type': 'text/csv' }).end('smiles,score'));
  });
  silence = timed(visitor.call('GET', silent));
  trickle = timed(visitor.call('POST', trickling, { pageIndex: 1, pageSize: 10 }));
  slowFile = timed(visitor.send('GET', `${file}?fileType=csv`, { headers: { 'sec-fetch-site': 'same-origin' } }));
  waitingFor = short.map(async (own) => ({ visitor: own, timed: await timed(own.call('GET', task('01'))) }));
  beside = ['02', '03'].map((id) => timed(visitor.call('GET', task(id))));
  // Each is reported by its own test.
  for (const story of [silence, trickle, slowFile, ...waitingFor, ...beside]) story.catch(() => undefined);
});
afterAll(async () => {
  await around.close();
  await redis.stop();
});

async function timed(call: Promise<ApiResponse>): Promise<Timed> {
  const startedAt = performance.now();
  const result = await call;
  return { result, ms: performance.now() - startedAt };
}

it('calls beside those that wait are handled at once', async () => {
  const all = await Promise.all(beside);
  expect(all.map(({ result }) => result.status)).toEqual([200, 200]);
  expect(Math.max(...all.map(({ ms }) => ms))).toBeLessThan(limitMs - 1_000);
});

it.each([
  ['says nothing', () => silence],
  ['never comes to an end', () => trickle],
])('P6: a service that %s for ten seconds is given up with 504', async (_case, story) => {
  const { result, ms } = await story();
  expect(result.verdict).toEqual([504, 504]);
  expect(envelopeOf(result).error?.message.length).toBeGreaterThan(5);
  expect(ms).toBeGreaterThan(limitMs - 100);
  expect(ms).toBeLessThan(limitMs + 10_000);
  // At the service, too, as soon as it can see that.
  await vi.waitFor(() => expect(around.chemistry.aborted).toBeGreaterThan(0), 30_000);
});

it('P6: the file of a scoring task may take longer', async () => {
  const { result, ms } = await slowFile;
  expect([result.status, result.text]).toEqual([200, 'smiles,score']);
  expect(ms).toBeGreaterThan(limitMs + 1_900);
});

it.each([
  [0, 'memory'],
  [1, 'Redis'],
])('S9: a provider that never responds does not cost the session (%i, in %s)', async (index) => {
  const story = await waitingFor[index];
  expect(story?.timed.result.verdict).toEqual([503, 503]);
  expect(story?.timed.ms).toBeLessThan(limitMs + 10_000);
  around.provider.refreshDelayMs = 0;
  expect((await story?.visitor.call('GET', task('01')))?.verdict).toEqual([200, 200]);
});
