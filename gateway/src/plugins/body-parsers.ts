import type { FastifyInstance } from 'fastify';

/** JSON and nothing else; an empty body is no body. Other kinds answer 415. */
export function addBodyParsers(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else parseJson(request, String(body), done);
  });
}
