import type { FastifyInstance } from 'fastify';
import { isDataPath } from './security-headers.ts';

/**
 * Sends a page opened under another name of this machine (127.0.0.1 for localhost) to the public address:
 * cookies and the identity provider know only that one.
 */
export function addCanonicalHost(app: FastifyInstance, publicUrl: string): void {
  const { host, hostname, protocol, port } = new URL(publicUrl);
  const defaultPort = protocol === 'https:' ? '443' : '80';
  // Some proxies name the port that goes without saying.
  const names = new Set(port === '' ? [host, `${hostname}:${defaultPort}`] : [host]);
  app.addHook('onRequest', (request, reply, done) => {
    const isSignIn = request.url.startsWith('/bff/login');
    if (
      names.has((request.headers.host ?? '').toLowerCase()) ||
      (isDataPath(request.url) && !isSignIn) ||
      !isNavigation(request)
    )
      done();
    // Absolute form (RFC 9112 section 3.2.2) begins with a scheme: written behind our own address it would name a third.
    else reply.redirect(`${publicUrl}${request.url.startsWith('/') ? request.url : '/'}`, 302);
  });
}

/** True when a person opened this address in the browser. */
export function isNavigation(request: { method: string; headers: { accept?: string } }): boolean {
  return request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
}
