// Counts every request once, under the name of its contract.

import type { FastifyRequest } from 'fastify';
import type { Metrics, Rejection } from './metrics.ts';
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
  const labelsOf = (request: FastifyRequest) => ({ call: nameOf(request), method: request.method });
  return {
    finished: (request, status, code, seconds) => metrics.finished({ ...labelsOf(request), status, code }, seconds),
    aborted: (request) => metrics.aborted(labelsOf(request)),
    signedIn: (code) => metrics.signIn(code === undefined ? 'success' : refusedCodes.has(code) ? 'refused' : 'failed'),
    rejected: (reason, code) => metrics.rejection(reason, reason === 'upload' && code !== null ? code : undefined),
  };
}
