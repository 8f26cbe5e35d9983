import type { FastifyInstance } from 'fastify';
import type { RequestTrace, Tracing } from './tracing.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Undefined when no collector is configured. */
    trace: RequestTrace | undefined;
  }
}

const clientClosedRequest = 499;

/** Opens a server span when a request arrives and ends it with the response; sends the rest when the server closes. */
export function addRequestTracing(app: FastifyInstance, tracing: Tracing | undefined): void {
  app.decorateRequest('trace', undefined);
  if (!tracing) return;
  app.addHook('onRequest', async (request, reply) => {
    request.trace = tracing.start(request);
    // The framework does not report a client that disconnected while its response was being made.
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) request.trace?.end(clientClosedRequest);
    });
  });
  app.addHook('onResponse', async (request, reply) => {
    request.trace?.end(reply.statusCode, reply.envelopeCode);
  });
  app.addHook('onClose', () => tracing.shutdown());
}
