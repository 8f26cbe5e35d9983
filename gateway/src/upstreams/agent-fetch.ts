// `fetch` over our own connections, for libraries that bring requests of their own: they trust the same authorities as all
// other calls of the gateway.

import type { CustomFetch } from 'openid-client';
import type { Dispatcher } from 'undici';

/** Responses with these have no body (Fetch standard, "null body status"). */
const withoutBody = new Set([204, 205, 304]);

/** Follows no redirect: what is sent holds secrets. */
export function createAgentFetch(agent: Dispatcher): CustomFetch {
  return async (address, { method, headers, body, signal }) => {
    const { origin, pathname, search } = new URL(address);
    const response = await agent.request({
      origin,
      path: `${pathname}${search}`,
      method: method === 'POST' ? 'POST' : 'GET',
      headers,
      body: bodyOf(body),
      ...(signal ? { signal } : {}),
    });
    const { statusCode: status } = response;
    const text = await response.body.text();
    return new Response(withoutBody.has(status) ? null : text, { status, headers: headersOf(response.headers) });
  };
}

function bodyOf(body: unknown): string | null {
  return body instanceof URLSearchParams || typeof body === 'string' ? String(body) : null;
}

function headersOf(given: Dispatcher.ResponseData['headers']): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(given)) {
    for (const one of [value ?? []].flat()) headers.append(name, one);
  }
  return headers;
}
