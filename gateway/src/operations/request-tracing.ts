import type { FastifyInstance } from 'fastify';
import type { RequestTrace, Tracing } from './tracing.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Undefined when no collector is configured. */
    trace: RequestTrace | undefined;
  }
}

const clientClosedRequest = 499;

/** Opens a server span when a request arrives and ends it with the answer; sends the rest when the server closes. */
export function addRequestTracing(app: FastifyInstance, tracing: Tracing | undefined): void {
  app.decorateRequest('trace', undefined);
  if (!tracing) return;
  app.addHook('onRequest', async (request) => {
    request.trace = tracing.start(request);
  });
  app.addHook('onResponse', async (request, reply) => {
    request.trace?.end(reply.statusCode, reply.envelopeCode);
  });
  app.addHook('onRequestAbort', async (request) => {
    request.trace?.end(clientClosedRequest);
  });
  app.addHook('onClose', () => tracing.shutdown());
}
