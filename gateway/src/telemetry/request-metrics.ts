// Counts every request once, under the name of its contract.

import type { FastifyRequest } from 'fastify';
import type { Metrics, Rejection, RouteMetrics } from './metrics.ts';
import type { RouteName } from './route-names.ts';

/** Feeds `gateway_requests_total` and `gateway_request_duration_seconds`. */
export interface RequestCounts {
  /** `code` is that of the envelope, null for a response without one. */
  finished(request: FastifyRequest, status: number, code: number | null, seconds: number): void;
  aborted(request: FastifyRequest): void;
  /** Refused by the gateway itself; uploads are counted by code. */
  rejected(reason: Rejection, code: number | null): void;
  /** A sign-in that came to its end; without a code it succeeded. */
  signedIn(code: number | undefined): void;
}

const refusedCodes = new Set([996, 997, 999]);

export function createRequestCounts(metrics: Metrics, nameOf: RouteName): RequestCounts {
  const bound = new WeakMap<object, Map<string, RouteMetrics>>();

  // Several methods of one path may share a route.
  function routeOf(request: FastifyRequest): RouteMetrics {
    const { config } = request.routeOptions;
    let byMethod = bound.get(config);
    if (!byMethod) bound.set(config, (byMethod = new Map()));
    let route = byMethod.get(request.method);
    if (!route) byMethod.set(request.method, (route = metrics.route(nameOf(request), request.method)));
    return route;
  }

  return {
    finished: (request, status, code, seconds) => routeOf(request).finished(status, code, seconds),
    aborted: (request) => routeOf(request).aborted(),
    signedIn: (code) => metrics.signIn(code === undefined ? 'success' : refusedCodes.has(code) ? 'refused' : 'failed'),
    rejected: (reason, code) => metrics.rejection(reason, reason === 'upload' && code !== null ? code : undefined),
  };
}
