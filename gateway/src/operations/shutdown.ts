// Stopping without a lost response: new connections are refused at once, so that a proxy goes to another gateway before it has
// sent anything; what comes on connections that are open is served, and each ends with its response.

import type { ServerResponse } from 'node:http';
import { Server, type Socket } from 'node:net';
import { AppError } from '@app/shared/errors/app-error';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    shutdown: ShutdownState;
  }
}

export interface ShutdownState {
  /** /readyz and new live streams get 503 from here on; connections end with their next response. */
  isStopping: boolean;
  /** Responses that do not end by themselves. */
  readonly streams: Set<ServerResponse>;
  readonly connections: Set<Socket>;
}

export interface StopOptions {
  /** For everything together. */
  graceMs: number;
  log: FastifyBaseLogger;
}

const pollMs = 25;
/** For requests that a proxy is about to send on a connection that it keeps open: closed under them, a change would be lost. */
const lingerShare = 0.05;
/** Kept back for what closes last: audit, traces, connections to the store. */
const closingShare = 0.3;

/** Lets the application know that it is being stopped. Before the routes, since live streams are found among them. */
export function addShutdown(app: FastifyInstance): void {
  const state: ShutdownState = { isStopping: false, streams: new Set(), connections: new Set() };
  app.decorate('shutdown', state);
  app.server.on('connection', (socket: Socket) => {
    state.connections.add(socket);
    socket.once('close', () => state.connections.delete(socket));
  });
  app.addHook('onRequest', async (_request, reply) => {
    if (state.isStopping) reply.header('connection', 'close');
  });
  app.addHook('onRoute', (route) => {
    if (route.config?.call?.gives !== 'stream') return;
    route.preHandler = [
      ...[route.preHandler ?? []].flat(),
      (_request, reply, done) => {
        if (state.isStopping) return done(new AppError('serviceUnavailable', { retryAfterSeconds: 1 }));
        state.streams.add(reply.raw);
        reply.raw.once('close', () => state.streams.delete(reply.raw));
        done();
      },
    ];
  });
}

/**
 * Waits for requests in progress, ends live streams (their readers come back to another gateway), then closes.
 * Gives the exit code: 0, also when the time was up; 1 when a part did not close.
 */
export async function stopGracefully(app: FastifyInstance, { graceMs, log }: StopOptions): Promise<0 | 1> {
  const startedAt = performance.now();
  const leftMs = () => Math.max(0, graceMs - (performance.now() - startedAt));
  app.shutdown.isStopping = true;
  // That of HTTP would close idle connections now.
  Server.prototype.close.call(app.server);
  for (const stream of app.shutdown.streams) stream.destroy();
  await pause(graceMs * lingerShare);
  while (leftMs() > graceMs * closingShare && isBusy(app)) await pause(pollMs);
  // Browsers open connections ahead of need.
  for (const socket of app.shutdown.connections) if (socket.bytesRead === 0) socket.destroy();
  const cut = setTimeout(() => app.server.closeAllConnections(), leftMs() / 2);
  try {
    const isClosed = await Promise.race([app.close().then(() => true), pause(leftMs()).then(() => false)]);
    if (!isClosed) log.warn({ graceMs }, 'stopped before everything was closed');
    return 0;
  } catch (error) {
    log.error({ err: error }, 'did not stop cleanly');
    return 1;
  } finally {
    clearTimeout(cut);
  }
}

// A connection that has sent bytes and is not idle has a request in progress. This check costs requests nothing.
function isBusy({ server, shutdown }: FastifyInstance): boolean {
  server.closeIdleConnections();
  return [...shutdown.connections].some((socket) => socket.bytesRead > 0 && !socket.destroyed);
}

function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}
