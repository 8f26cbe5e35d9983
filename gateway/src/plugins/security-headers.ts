// ASVS 5.0 3.4: what a browser may do with our responses.

import { headers } from '@app/shared/constants/headers';
import type { FastifyInstance } from 'fastify';

// The structure editor computes in WebAssembly and in workers made of blobs; antd writes its styles at run time.
const pagePolicy = (scriptHashes: readonly string[]): string =>
  [
    "default-src 'none'",
    ["script-src 'self' 'wasm-unsafe-eval'", ...scriptHashes.map((hash) => `'${hash}'`)].join(' '),
    "worker-src 'self' blob:",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self'",
    "font-src 'self' data:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

// Responses of calls are data, even when the browser opens one as a page (an SVG can hold scripts).
const dataPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox";

interface Transport {
  isSecure: boolean;
}

/** `scriptHashes` are of the scripts that are in the client's page itself (CSP 3, 2.3.1). */
export function addSecurityHeaders(
  app: FastifyInstance,
  transport: Transport,
  scriptHashes: readonly string[] = [],
): void {
  const page = Object.entries({ ...commonHeaders(transport), 'content-security-policy': pagePolicy(scriptHashes) });
  const data = Object.entries(dataHeaders(transport));

  // As late as possible: what a handler has set for itself stays.
  app.addHook('onSend', (request, reply, payload, done) => {
    const added = isDataPath(request.url) ? data : page;
    for (const [name, value] of added) if (!reply.hasHeader(name)) reply.header(name, value);
    reply.header(headers.requestId, request.id);
    done(null, payload);
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

/** True for addresses that never serve the client. */
export function isDataPath(url: string): boolean {
  return (
    url.startsWith('/api/') || /^\/(api|bff|mcp|\.well-known|livez|readyz|metrics|openapi\.json)([/?]|$)/.test(url)
  );
}
