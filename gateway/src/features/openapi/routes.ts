import type { FastifyInstance } from 'fastify';

/** Serves the document, written once at start. */
export async function addOpenApiRoute(app: FastifyInstance, document: object): Promise<void> {
  const text = JSON.stringify(document);
  app.get('/openapi.json', { exposeHeadRoute: true }, async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(text),
  );
}
