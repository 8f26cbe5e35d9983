// Counts every request once, under the name of its contract.

import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics, RouteMetrics } from './metrics.ts';
import type { RouteName } from './route-names.ts';

/** Adds the hooks that feed `gateway_requests_total` and `gateway_request_duration_seconds`. */
export function addRequestMetrics(app: FastifyInstance, metrics: Metrics, nameOf: RouteName): void {
  const bound = new WeakMap<object, Map<string, RouteMetrics>>();

  app.addHook('onResponse', async (request, reply) => {
    routeOf(request).finished(reply.statusCode, reply.envelopeCode, reply.elapsedTime / 1_000);
  });
  app.addHook('onRequestAbort', async (request) => routeOf(request).aborted());

  // Several methods of one path may share a route.
  function routeOf(request: FastifyRequest): RouteMetrics {
    const { config } = request.routeOptions;
    let byMethod = bound.get(config);
    if (!byMethod) bound.set(config, (byMethod = new Map()));
    let route = byMethod.get(request.method);
    if (!route) byMethod.set(request.method, (route = metrics.route(nameOf(request), request.method)));
    return route;
  }
}
