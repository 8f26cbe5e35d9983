// ASVS 5.0 3.4: what a browser may do with our answers.

import type { FastifyInstance } from 'fastify';

// The structure editor computes in WebAssembly and in workers made of blobs; antd writes its styles at run time.
const pagePolicy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "worker-src 'self' blob:",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

// Answers of calls are data, even when the browser opens one as a page (an SVG can hold scripts).
const dataPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox";

interface Transport {
  isSecure: boolean;
}

export function addSecurityHeaders(app: FastifyInstance, transport: Transport): void {
  const page = { ...commonHeaders(transport), 'content-security-policy': pagePolicy };
  const data = dataHeaders(transport);

  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(isDataPath(request.url) ? data : page);
    done();
  });
}

/** Headers of everything that is not a page. */
export function dataHeaders(transport: Transport): Record<string, string> {
  return { ...commonHeaders(transport), 'content-security-policy': dataPolicy, 'cache-control': 'no-store' };
}

function commonHeaders({ isSecure }: Transport): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(isSecure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

/** True for addresses that never answer with the client. */
export function isDataPath(url: string): boolean {
  return url.startsWith('/api/') || /^\/(api|bff|livez|readyz|metrics|openapi\.json)([/?]|$)/.test(url);
}
