// /metrics shows how busy a deployment is: it is for the operator's Prometheus only.

import { createHash, timingSafeEqual } from 'node:crypto';
import { AppError } from '@app/shared/errors/app-error';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from './metrics.ts';
import { createPeerCheck, isLocalPeer } from './peers.ts';

export interface MetricsAccess {
  /** Without one only this machine may ask. */
  metricsToken: string | undefined;
  /** A proxy on this machine speaks for others: then a token is needed. */
  trustedProxies: readonly string[];
}

/** Adds `GET /metrics`. To everybody else it does not exist (404). */
export function addMetricsRoute(app: FastifyInstance, metrics: Metrics, access: MetricsAccess): void {
  const mayRead = access.metricsToken === undefined ? localOnly(access.trustedProxies) : bearerOf(access.metricsToken);
  app.get('/metrics', { exposeHeadRoute: true }, async (request, reply) => {
    if (!mayRead(request)) throw new AppError('notFound');
    const text = await metrics.text();
    return reply.header('cache-control', 'no-store').type(metrics.contentType).send(text);
  });
}

type MayRead = (request: FastifyRequest) => boolean;

function localOnly(trustedProxies: readonly string[]): MayRead {
  const isProxy = createPeerCheck(trustedProxies);
  return (request) => isLocalPeer(request) && !isProxy(request);
}

// Digests have one length, so the comparison takes the same time for every guess.
function bearerOf(token: string): MayRead {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  const wanted = digest(`Bearer ${token}`);
  return ({ headers }) => timingSafeEqual(digest(headers.authorization ?? ''), wanted);
}
