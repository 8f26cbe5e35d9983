import type { FastifyInstance } from 'fastify';
import { headers } from '@app/shared/constants/headers';

/** One line for each request, without the address as it came: only the pattern it matched. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header(headers.requestId, request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      requestId: request.id,
      method: request.method,
      route: request.routeOptions.url,
      call: request.routeOptions.config.call,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    if (isHealthCheck(request.routeOptions.url)) request.log.debug(line, 'request');
    else request.log.info(line, 'request');
  });
}

function isHealthCheck(url: string | undefined): boolean {
  return url === '/livez' || url === '/readyz';
}
