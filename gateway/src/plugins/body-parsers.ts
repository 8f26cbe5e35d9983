import { AppError } from '@app/shared/errors/app-error';
import type { FastifyInstance } from 'fastify';

/** Objects and lists inside each other; what goes deeper could be read here, but not be written for the service. */
const maxDepth = 500;

/** JSON and nothing else; an empty body is no body. Other kinds are refused with 415, JSON that is nested too deeply with 10012. */
export function addBodyParsers(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    if (text.length === 0) done(null, undefined);
    else if (isTooDeep(text)) done(new AppError('parameterError', { fields: ['body'] }));
    else parseJson(request, text, done);
  });
}

const quote = 0x22;
const backslash = 0x5c;

/** True for JSON with more than 500 objects and lists inside each other. Looks at each character once. */
export function isTooDeep(json: string): boolean {
  // Too short to hold so many.
  if (json.length <= maxDepth) return false;
  let depth = 0;
  let isText = false;
  for (let at = 0; at < json.length; at += 1) {
    const character = json.charCodeAt(at);
    if (character === quote) isText = !isText;
    else if (isText) at += character === backslash ? 1 : 0;
    // `[` and `{`, `]` and `}` differ in one bit.
    else if ((character | 0x20) === 0x7b) depth += 1;
    else if ((character | 0x20) === 0x7d) depth -= 1;
    if (depth > maxDepth) return true;
  }
  return false;
}
