// One line a request. No query string, no body, no cookie: structures and tokens do not belong in logs.

import { createHmac } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { headers } from '@app/shared/constants/headers';

/** Logs every finished or aborted request; users appear as a keyed hash. */
export function addRequestLog(app: FastifyInstance, secret: string): void {
  const pseudonymOf = (userId: string) =>
    createHmac('sha256', secret).update(`log:${userId}`).digest('base64url').slice(0, 16);

  app.addHook('onRequest', async (request, reply) => {
    reply.header(headers.requestId, request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(lineOf(request, reply), 'request');
  });
  app.addHook('onRequestAbort', async (request) => {
    request.log.info({ method: request.method, route: routeOf(request), aborted: true }, 'request aborted');
  });

  function lineOf(request: FastifyRequest, reply: FastifyReply): object {
    return {
      method: request.method,
      route: routeOf(request),
      status: reply.statusCode,
      code: reply.envelopeCode ?? undefined,
      durationMs: Math.round(reply.elapsedTime * 10) / 10,
      trackingId: request.routeOptions.config.call?.trackingId,
      user: request.session ? pseudonymOf(request.session.user.id) : undefined,
    };
  }
}

function routeOf(request: FastifyRequest): string {
  return request.is404 ? '(none)' : (request.routeOptions.url ?? '(none)');
}
