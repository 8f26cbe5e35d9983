import { once } from 'node:events';
import { request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterEach, expect, it, vi } from 'vitest';
import { handleErrors } from './error-handler.ts';

const errorLevel = 50;
const lines: { level: number; msg: string }[] = [];
const logger: FastifyBaseLogger = pino(
  { level: 'info' },
  { write: (line: string) => void lines.push(JSON.parse(line)) },
);
let app: FastifyInstance;

async function serve(handler: (isLeft: Promise<unknown>) => Promise<never>): Promise<number> {
  app = Fastify({ loggerInstance: logger });
  app.decorateRequest('culture', 'en');
  handleErrors(app);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (request, payload, done) => {
    payload.resume().once('error', (error) => {
      done(error);
      request.log.info('the form is over');
    });
  });
  app.post('/form', () => 'whole');
  app.get('/', (_request, reply) => handler(once(reply.raw, 'close')));
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}

afterEach(async () => {
  await app.close();
  lines.length = 0;
});

it('does not take a caller who left for a fault', async () => {
  const done = Promise.withResolvers<void>();
  const port = await serve(async (isLeft) => {
    await isLeft;
    setTimeout(done.resolve, 50);
    throw new DOMException('This operation was aborted', 'AbortError');
  });
  const request = ask({ port, host: '127.0.0.1' }).on('error', () => undefined);
  request.end();
  await once(app.server, 'request');
  request.destroy();
  await done.promise;
  expect(lines.filter(({ level }) => level >= errorLevel)).toEqual([]);
});

it('does not take a form that breaks off for a fault', async () => {
  const port = await serve(() => Promise.reject(new Error('not reached')));
  app.server.once('request', (incoming) => incoming.once('data', () => request.destroy()));
  const request = ask({ port, host: '127.0.0.1', method: 'POST', path: '/form', headers: { 'content-length': 100 } });
  request.on('error', () => undefined).write('half of it');
  await vi.waitFor(() => expect(lines.some(({ msg }) => msg === 'the form is over')).toBe(true));
  expect(lines.filter(({ level }) => level >= errorLevel)).toEqual([]);
});

it('tells a caller who is there of work that was broken off, and the log, too', async () => {
  const port = await serve(() => Promise.reject(new DOMException('This operation was aborted', 'AbortError')));
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(500);
  expect(lines.filter(({ level }) => level >= errorLevel).map(({ msg }) => msg)).toEqual(['unexpected error']);
});

it('says 503, and when to come again, while the database is away', async () => {
  const away = Object.assign(new Error('the database system is starting up'), { code: '57P03' });
  const port = await serve(() => Promise.reject(new Error('a query failed', { cause: away })));
  const answer = await fetch(`http://127.0.0.1:${port}/`);
  expect([answer.status, await answer.json()]).toEqual([
    503,
    expect.objectContaining({ code: 503, error: expect.objectContaining({ details: { retryAfterSeconds: 1 } }) }),
  ]);
  expect(lines.filter(({ level }) => level >= errorLevel)).toEqual([]);
});

it.each(['22021', '22P05'])('says 400 to a text that the database cannot hold (%s)', async (code) => {
  const refused = Object.assign(new Error('invalid byte sequence for encoding "UTF8": 0x00'), { code });
  const port = await serve(() => Promise.reject(new Error('a query failed', { cause: refused })));
  const answer = await fetch(`http://127.0.0.1:${port}/`);
  expect([answer.status, await answer.json()]).toEqual([400, expect.objectContaining({ code: 400 })]);
  expect(lines.filter(({ level }) => level >= errorLevel)).toEqual([]);
});
