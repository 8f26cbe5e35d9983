// Counts every request once, under the name of its contract.

import type { Call } from '@app/shared/contracts/call';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics, RouteMetrics } from './metrics.ts';

/** Adds the hooks; `entries` gives the contracts their names. Routes without a contract count under their pattern. */
export function addRequestMetrics(
  app: FastifyInstance,
  metrics: Metrics,
  entries: readonly (readonly [string, Call])[],
): void {
  const names = new Map(entries.map(([name, call]) => [call, name]));
  const bound = new WeakMap<object, Map<string, RouteMetrics>>();

  app.addHook('onResponse', async (request, reply) => {
    routeOf(request).finished(reply.statusCode, reply.envelopeCode, reply.elapsedTime / 1_000);
  });
  app.addHook('onRequestAbort', async (request) => routeOf(request).aborted());

  // Several methods of one path may share a route.
  function routeOf(request: FastifyRequest): RouteMetrics {
    const { config, url = '(none)' } = request.routeOptions;
    let byMethod = bound.get(config);
    if (!byMethod) bound.set(config, (byMethod = new Map()));
    let route = byMethod.get(request.method);
    if (!route) {
      const name = request.is404 ? '(none)' : ((config.call && names.get(config.call)) ?? url);
      byMethod.set(request.method, (route = metrics.route(name, request.method)));
    }
    return route;
  }
}
