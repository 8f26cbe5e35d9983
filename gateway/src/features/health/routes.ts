// /livez: this process responds. /readyz: so do the services it needs.

import type { FastifyInstance } from 'fastify';
import { readinessMs, type ProviderWatch } from '../../auth/readiness/provider-watch.ts';
import type { Audit } from '../../audit/audit.ts';
import type { SessionStore } from '../../sessions/store.ts';
import type { Chemistry } from '../../upstreams/chemistry.ts';

export interface HealthParts {
  watch: ProviderWatch;
  chemistry: Chemistry;
  sessions: SessionStore;
  audit: Audit;
}

export async function addHealthRoutes(
  app: FastifyInstance,
  { watch, chemistry, sessions, audit }: HealthParts,
): Promise<void> {
  app.get('/livez', { exposeHeadRoute: true }, async () => ({ status: 'ok' }));
  app.get('/readyz', { exposeHeadRoute: true }, async (_request, reply) => {
    const [identity, service, store] = await Promise.all([
      watch.isReachable(readinessMs),
      isTrue(chemistry.isAlive()),
      isTrue(sessions.isAlive()),
    ]);
    const isReady = identity && service && store && audit.isHealthy() && !app.shutdown.isStopping;
    reply.code(isReady ? 200 : 503);
    return {
      status: isReady ? 'ready' : 'waiting',
      identity,
      chemistry: service,
      sessions: store,
      audit: audit.isHealthy(),
    };
  });
}

async function isTrue(claim: Promise<boolean>): Promise<boolean> {
  try {
    return await claim;
  } catch {
    // Not ready is a response, not an error.
    return false;
  }
}
