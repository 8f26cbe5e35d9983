import { Agent, get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { defineCall } from '@app/shared/contracts/call';
import fastify, { type FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { addErrorHandler } from '../plugins/error-handler.ts';
import { addRequestState } from '../plugins/request-state.ts';
import { addShutdown, stopGracefully } from './shutdown.ts';

const live = defineCall({ method: 'GET', path: '/api/live', summary: 'live', access: 'public', gives: 'stream' });
const log = pino({ level: 'silent' });
const open: FastifyInstance[] = [];

afterEach(async () => {
  for (const app of open.splice(0)) {
    app.server.closeAllConnections();
    await app.close();
  }
});

async function serve(responseDelayMs: number, onClose = async (): Promise<void> => undefined) {
  const app = fastify({ forceCloseConnections: 'idle', return503OnClosing: false });
  open.push(app);
  addErrorHandler(app);
  addRequestState(app);
  addShutdown(app);
  app.addHook('onClose', onClose);
  app.get('/slow', async () => {
    await pause(responseDelayMs);
    return { done: true };
  });
  app.get('/quick', async () => ({ done: true }));
  app.get('/readyz', async (_request, reply) => reply.code(app.shutdown.isStopping ? 503 : 200).send({}));
  app.get('/api/live', { config: { call: live } }, (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream' });
    reply.raw.write('data: 1\n\n');
  });
  return { app, url: await app.listen({ host: '127.0.0.1', port: 0 }) };
}

const ask = (url: string, agent: Agent): Promise<IncomingMessage> =>
  new Promise((done, failed) => {
    get(url, { agent }, (response) => response.resume().on('end', () => done(response))).on('error', failed);
  });

const timed = async <T>(work: Promise<T>): Promise<[T, number]> => {
  const startedAt = performance.now();
  return [await work, performance.now() - startedAt];
};

describe('stopping', () => {
  it('refuses new connections while a call is in progress, serves those that are open, and lets it finish', async () => {
    const { app, url } = await serve(600);
    const agent = new Agent({ keepAlive: true });
    await ask(`${url}/quick`, agent);
    const slow = fetch(`${url}/slow`).then((response) => response.json());
    await pause(100);
    const [stopped, late, refused] = await Promise.all([
      timed(stopGracefully(app, { graceMs: 5_000, log })),
      pause(50).then(() => ask(`${url}/quick`, agent)),
      pause(50).then(() => fetch(`${url}/readyz`).catch((error: Error) => error.message)),
    ]);
    agent.destroy();
    expect([late.statusCode, late.headers.connection]).toEqual([200, 'close']);
    expect(refused).toBe('fetch failed');
    expect(await slow).toEqual({ done: true });
    expect(stopped[0]).toBe(0);
    expect(stopped[1]).toBeGreaterThan(300);
    expect(stopped[1]).toBeLessThan(4_500);
  });

  it('says so at /readyz, and opens no live stream any more', async () => {
    const { app, url } = await serve(0);
    app.shutdown.isStopping = true;
    expect((await fetch(`${url}/readyz`)).status).toBe(503);
    expect((await fetch(`${url}/api/live`)).status).toBe(503);
  });

  it('is immediate when nothing is in progress, whatever connections are kept open', async () => {
    const { app, url } = await serve(0);
    const agent = new Agent({ keepAlive: true });
    await ask(`${url}/readyz`, agent);
    const ahead = connect(Number(new URL(url).port), '127.0.0.1');
    await new Promise((done) => ahead.once('connect', done));
    const [code, ms] = await timed(stopGracefully(app, { graceMs: 5_000, log }));
    agent.destroy();
    expect([code, ms < 4_500]).toEqual([0, true]);
  });

  it('does not wait for live streams', async () => {
    const { app, url } = await serve(0);
    const stream = await fetch(`${url}/api/live`);
    const [code, ms] = await timed(stopGracefully(app, { graceMs: 5_000, log }));
    expect([code, ms < 4_500]).toEqual([0, true]);
    await expect(stream.text()).rejects.toThrow('terminated');
  });

  it('cuts what takes longer than the grace time', async () => {
    const { app, url } = await serve(60_000);
    const slow = fetch(`${url}/slow`).then(
      () => 'answered',
      () => 'cut',
    );
    await pause(100);
    const [code, ms] = await timed(stopGracefully(app, { graceMs: 1_000, log }));
    expect([code, await slow]).toEqual([0, 'cut']);
    expect(ms).toBeLessThan(20_000);
  });

  it('tells when a part does not close', async () => {
    const { app } = await serve(0, async () => {
      throw new Error('store does not answer');
    });
    open.length = 0;
    expect(await stopGracefully(app, { graceMs: 1_000, log })).toBe(1);
  });
});
