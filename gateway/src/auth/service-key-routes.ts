import type { FastifyInstance } from 'fastify';
import type { ServiceTokens } from './service-token.ts';

/** `/.well-known/jwks.json`: the public keys of the gateway's own tokens (RFC 7517 section 5), for the service. */
export function addServiceKeyRoutes(app: FastifyInstance, { keys }: Pick<ServiceTokens, 'keys'>): void {
  app.get('/.well-known/jwks.json', async (_request, reply) =>
    reply.type('application/jwk-set+json').header('cache-control', 'public, max-age=60').send(JSON.stringify({ keys })),
  );
}
