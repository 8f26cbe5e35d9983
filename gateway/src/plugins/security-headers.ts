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

export function addSecurityHeaders(app: FastifyInstance, { isSecure }: { isSecure: boolean }): void {
  const common: Record<string, string> = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(isSecure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
  const page = { ...common, 'content-security-policy': pagePolicy };
  const data = { ...common, 'content-security-policy': dataPolicy, 'cache-control': 'no-store' };

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(isDataPath(request.url) ? data : page);
  });
}

/** True for addresses that never answer with the client. */
export function isDataPath(url: string): boolean {
  return /^\/(api|bff|livez|readyz|metrics|openapi\.json)([/?]|$)/.test(url);
}
