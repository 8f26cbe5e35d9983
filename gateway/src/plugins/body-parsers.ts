import { AppError } from '@app/shared/errors/app-error';
import type { FastifyInstance, FastifyRequest, RequestPayload } from 'fastify';

/** JSON and nothing else; an empty body is no body. Other kinds answer 415. */
const bodyWithinMs = 30_000;

export function addBodyParsers(app: FastifyInstance, withinMs = bodyWithinMs): void {
  // A form has a pace of its own (src/upload); what is small arrives soon or not at all.
  app.addHook('preParsing', (request, _reply, payload, done) => {
    if (request.routeOptions.config.call?.upload === undefined && hasBody(request)) limitTime(payload, withinMs);
    done(null, payload);
  });

  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else parseJson(request, String(body), done);
  });
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function limitTime(payload: RequestPayload, withinMs: number): void {
  const timer = setTimeout(() => payload.destroy(new AppError('requestTimeout')), withinMs).unref();
  const stop = () => clearTimeout(timer);
  payload.once('end', stop).once('close', stop);
}
