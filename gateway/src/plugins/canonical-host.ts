import type { FastifyInstance } from 'fastify';
import { isDataPath } from './security-headers.ts';

/**
 * Sends a page opened under another name of this machine (127.0.0.1 for localhost) to the public address:
 * cookies and the identity provider know only that one.
 */
export function addCanonicalHost(app: FastifyInstance, publicUrl: string): void {
  const { host } = new URL(publicUrl);
  app.addHook('onRequest', (request, reply, done) => {
    const isSignIn = request.url.startsWith('/bff/login');
    if (request.headers.host === host || (isDataPath(request.url) && !isSignIn) || !isNavigation(request)) done();
    else reply.redirect(`${publicUrl}${request.url}`, 302);
  });
}

/** True when a person opened this address in the browser. */
export function isNavigation(request: { method: string; headers: { accept?: string } }): boolean {
  return request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
}
