// What is left of a request when it is over: a log line, a count, and an audit line where it is somebody's business.
// No query string, no body, no cookie: structures and tokens do not belong in logs.

import { AppError } from '@app/shared/errors/app-error';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Audit } from '../audit/audit.ts';
import type { RequestCounts } from '../telemetry/request-metrics.ts';
import { auditEventOf } from './audit-trail.ts';

export interface RequestLogParts {
  audit: Audit;
  counts: RequestCounts;
}

/** Counted like all others, and logged at debug alone. */
const healthPaths: ReadonlySet<string> = new Set(['/livez', '/readyz']);

/** The client closed the connection before the response was complete (nginx's status code for it). */
const clientClosedRequest = 499;

/** Logs every finished or aborted request once; users appear under a pseudonym. */
export function addRequestLog(app: FastifyInstance, { audit, counts }: RequestLogParts): void {
  // A client that disconnects before the response is complete has caused the work all the same: the end of the connection is the
  // end of the request. Hooks of the framework run only for responses that were sent, and for bodies that broke off.
  app.addHook('onRequest', (request, reply, done) => {
    // A file is looked for in several encodings, and the framework listens anew for each: more than Node's usual ten.
    reply.raw.setMaxListeners(20);
    reply.raw.once('close', () => {
      const isComplete = reply.raw.writableEnded;
      // The service must not go on working for somebody who left.
      if (!isComplete) request.cancellation?.abort(new AppError('requestTimeout'));
      finish(request, reply, isComplete ? reply.statusCode : clientClosedRequest);
    });
    done();
  });

  function finish(request: FastifyRequest, reply: FastifyReply, status: number): void {
    const durationMs = Math.round(reply.elapsedTime * 10) / 10;
    if (status === clientClosedRequest) counts.aborted(request);
    else counts.finished(request, status, reply.envelopeCode, durationMs / 1_000);
    if (reply.refusal) counts.rejected(reply.refusal.reason, reply.envelopeCode);
    const { caller } = request;
    // Engines and proxies ask every few seconds.
    const level = healthPaths.has(request.routeOptions.url ?? '') ? 'debug' : 'info';
    request.log[level](
      {
        method: request.method,
        route: routeOf(request),
        requestId: request.id,
        status,
        code: reply.envelopeCode ?? undefined,
        durationMs,
        trackingId: request.trackingId,
        user: caller ? audit.pseudonymOf(caller.user.id) : undefined,
      },
      'request',
    );
    const event = auditEventOf(request, reply, { status, durationMs, route: routeOf(request) });
    if (!event) return;
    audit.record(event);
    if (event.action === 'sign-in') counts.signedIn(undefined);
    else if (event.action === 'sign-in-refused') counts.signedIn(event.code ?? 0);
  }
}

function routeOf(request: FastifyRequest): string {
  return request.is404 ? '(none)' : (request.routeOptions.url ?? '(none)');
}
