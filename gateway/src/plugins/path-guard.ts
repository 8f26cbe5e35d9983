// Addresses that two readers could read differently are refused before anything looks at them (ASVS 5.0 5.3.2).

import { AppError } from '@app/shared/errors/app-error';
import type { FastifyInstance } from 'fastify';
import { isPlainlyAddressed } from './message-guard.ts';

/** Refuses ambiguous paths and hosts with 400. SMILES in a path, percent-encoded, pass. */
export function addPathGuard(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { url } = request.raw;
    const isPlain = isPlainlyAddressed(request.raw);
    if (!isPlain) reply.header('connection', 'close');
    if (isPlain && (url === undefined || !isAmbiguous(url))) return done();
    reply.refusal = { action: 'path-refused', reason: 'path' };
    done(new AppError('badRequest'));
  });
}

// A raw backslash, an empty segment (of a call the last one, too: a parameter without a value), a dot segment, control
// characters in any notation, a slash or dot encoded twice.
// An encoded letter in the first segment is refused, too: the router would read `/%61pi` as `/api`, rules about `/api` would
// not. `%25` itself is fine: SMILES write rings from ten on as %10.
const ambiguous =
  /\\|\/\/|\/\.{1,2}(\/|$)|%00|%0[ad]|%25(2e|2f|5c|00|0[ad])|(^|\/)(%2e|\.){1,2}(\/|$)|^\/(api|bff)\/(.*\/)?$|^\/[^/]*%(3\d|[46][1-9a-f]|[57][\da])/i;

// No percent sign, no backslash, nothing that begins with a dot or is empty: most addresses need no second look.
const plain = /^(\/[\w-][\w.-]*)+(\?|$)/;

/** True for a path no part of the product asks for; the query is not looked at. */
export function isAmbiguous(url: string): boolean {
  if (plain.test(url)) return false;
  const end = url.search(/[?#]/);
  const path = end < 0 ? url : url.slice(0, end);
  // Absolute form (RFC 9112 §3.2.2): the scheme's slashes are no empty segment.
  return ambiguous.test(path.replace(/^https?:\/\/[^/]*/i, ''));
}
