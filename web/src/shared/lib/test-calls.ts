// For tests: a fake gateway behind `fetch`.

import type { ErrorBody } from '@app/shared/contracts/call';
import { vi } from 'vitest';

type Handler = (body: unknown, address: string) => unknown;

/** Thrown by a handler of the fake gateway to respond with an error envelope. */
export class Refusal extends Error {
  readonly code: number;
  readonly status: number;
  readonly more: Partial<ErrorBody>;

  constructor(code: number, message: string, status = 200, more: Partial<ErrorBody> = {}) {
    super(message);
    this.code = code;
    this.status = status;
    this.more = more;
  }
}

/** Responds to each `METHOD /path` with the data its function returns, or the `Response`; anything else is 404. Gives the calls made. */
export function stubCalls(handlers: Record<string, Handler>) {
  const fetched = vi.fn(async (address: string, init: RequestInit) => {
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const response = handlers[`${init.method} ${address.split('?')[0]}`];
    try {
      if (!response) throw new Refusal(404, `no answer for ${address}`, 404);
      const data = await response(body, address);
      return data instanceof Response ? data : reply({ code: 200, data, requestId: 'r-1' }, 200);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { code, message, status, more } = error;
      return reply({ code, error: { code, message, display: 'toast', ...more }, requestId: 'r-1' }, status);
    }
  });
  vi.stubGlobal('fetch', fetched);
  return {
    sent: () =>
      fetched.mock.calls.map(([address, { body }]): [string, unknown] => [
        address,
        typeof body === 'string' ? JSON.parse(body) : undefined,
      ]),
    bodiesOf: (path: string) =>
      fetched.mock.calls.filter(([address]) => address === path).map(([, { body }]) => JSON.parse(String(body))),
  };
}

/** A list that holds these items, and none that fits any words. */
export function listWithoutHits(items: readonly unknown[], more: object = {}) {
  return (body: unknown) => {
    const found = typeof body === 'object' && body !== null && 'key' in body ? [] : items;
    return { total: found.length, items: found, ...more };
  };
}

function reply(content: unknown, status: number): Response {
  return new Response(JSON.stringify(content), { status, headers: { 'content-type': 'application/json' } });
}
