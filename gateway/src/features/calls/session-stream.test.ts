import { defineCall } from '@app/shared/contracts/call';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FakeChemistry } from '../../test-support/fake-chemistry.ts';
import { sendJson } from '../../test-support/fake-server.ts';
import { createChemistry } from '../../upstreams/chemistry.ts';
import { createPool, createStreamPool } from '../../upstreams/connections.ts';
import { endWithSession } from './session-stream.ts';

const quick = defineCall({ method: 'GET', path: '/api/quick', summary: 'for tests', access: 'session' });
let service: FakeChemistry;

beforeAll(async () => {
  service = await FakeChemistry.start();
});
afterAll(() => service.close());

it('a stream ends soon after its session, and not while the store is away', async () => {
  let found: () => Promise<undefined> = () => Promise.reject(new Error('away'));
  const app = fastify();
  app.get('/', (_request, reply) => {
    endWithSession({ key: 'k' }, reply, { find: () => found() }, 20);
    reply.hijack();
    reply.raw.write('data: 1\n\n');
  });
  const response = await fetch(await app.listen({ port: 0, host: '127.0.0.1' }));
  const ended = response.text().catch(() => 'cut');
  expect(await Promise.race([ended, new Promise((done) => setTimeout(() => done('open'), 200))])).toBe('open');
  found = async () => undefined;
  expect(await ended).toBe('cut');
  await app.close();
});

it('300 streams keep no call from its connection', async () => {
  service.on('/api/stream', (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write(': \n\n');
  });
  service.on('/api/quick', (response) => sendJson(response, 200, { code: 200, data: 1 }));
  const pools = {
    dispatcher: createPool(service.url, { ca: undefined }),
    streams: createStreamPool(service.url, { ca: undefined }),
  };
  const chemistry = createChemistry({ baseUrl: service.url, ...pools, retries: 0 });
  const leave = new AbortController();
  const attempts = { signal: leave.signal, mayRepeat: false, isStream: true };
  const request = { origin: service.url, path: '/api/stream', method: 'GET' as const };
  const streams = await Promise.all(Array.from({ length: 300 }, () => chemistry.send(request, attempts)));
  for (const { body } of streams) body.on('error', () => undefined);
  expect((await chemistry.fetch(quick, { path: '/api/quick', headers: {} })).status).toBe(200);
  leave.abort(new Error('left'));
  await chemistry.close();
});
