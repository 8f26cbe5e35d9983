// What the gateway is compared with: Fastify and @fastify/http-proxy with the same work for a session - find it by the
// hash of its cookie, keep it alive, send its token on, and write one line. It checks less than the gateway does: no
// permission, no contract, no allow-list of headers beyond cookie and authorization.

import { createHash, randomUUID } from 'node:crypto';
import httpProxy from '@fastify/http-proxy';
import fastify, { LogController } from 'fastify';

interface Entry {
  accessToken: string;
  lastSeenAt: number;
}

declare module 'fastify' {
  interface FastifyRequest {
    entry: Entry | null;
  }
}

const [port = '', upstream = '', sessionId = ''] = process.argv.slice(2);
const idleMs = 30 * 60_000;
const keyOf = (id: string) => createHash('sha256').update(id).digest('base64url');
const sessions = new Map<string, Entry>([[keyOf(sessionId), { accessToken: 'x'.repeat(700), lastSeenAt: Date.now() }]]);

const app = fastify({
  logger: { level: 'info', base: null },
  logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
  genReqId: () => randomUUID(),
});
app.decorateRequest('entry', null);
app.addHook('onRequest', async (request, reply) => {
  const entry = sessions.get(keyOf(cookieOf(request.headers.cookie, 'sid')));
  const now = Date.now();
  if (!entry || now - entry.lastSeenAt > idleMs || request.headers['x-csrf'] !== '1') return reply.code(401).send();
  entry.lastSeenAt = now;
  request.entry = entry;
  return undefined;
});
app.addHook('onResponse', async (request, reply) => {
  request.log.info({ method: request.method, status: reply.statusCode, durationMs: reply.elapsedTime }, 'request');
});
await app.register(httpProxy, {
  upstream,
  prefix: '/api',
  rewritePrefix: '/api',
  undici: { connections: 128, pipelining: 1 },
  proxyPayloads: false,
  replyOptions: {
    retryDelay: () => null,
    rewriteRequestHeaders: (request, headers) => {
      const { cookie: _cookie, ...rest } = headers;
      const token = request.entry?.accessToken ?? '';
      return { ...rest, authorization: `Bearer ${token}`, 'x-request-id': request.id };
    },
  },
});
process.stdin.resume().once('close', () => process.exit(0));
await app.listen({ port: Number(port), host: '127.0.0.1' });

function cookieOf(header: string | undefined, name: string): string {
  const pair = (header ?? '').split('; ').find((one) => one.startsWith(`${name}=`));
  return pair?.slice(name.length + 1) ?? '';
}
