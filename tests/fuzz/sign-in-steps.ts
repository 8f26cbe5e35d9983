// The steps of a sign-in one by one, for requests that need a real one half done.

import { request as ask } from 'undici';
import type { Connection } from './support/connection.ts';
import type { RawResponse } from './support/raw-client.ts';

/** Placeholder in an address for the state of a sign-in that has begun. */
export const realState = 'REAL-STATE';

export interface BegunSignIn {
  cookie: string;
  state: string;
  /** Where the provider is asked. */
  authorizeUrl: string;
}

/** Opens the sign-in. */
export async function beginSignIn(connection: Connection, host: string): Promise<BegunSignIn | undefined> {
  const reply = await connection.send(`GET /bff/login HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
  return reply.kind === 'answer' ? begunIn(reply.response) : undefined;
}

/** The sign-in that a response has begun, if it has. */
export function begunIn({ status, headers }: RawResponse): BegunSignIn | undefined {
  const authorizeUrl = headers.get('location')?.[0] ?? '';
  const state = URL.parse(authorizeUrl)?.searchParams.get('state');
  const [cookie = ''] = headers.get('set-cookie')?.[0]?.split(';') ?? [];
  return status === 302 && state ? { cookie, state, authorizeUrl } : undefined;
}

/** The bytes of the request with which the browser comes back from the provider. */
export async function callbackOf({ authorizeUrl, cookie }: BegunSignIn, host: string): Promise<string> {
  const { headers, body } = await ask(authorizeUrl);
  await body.dump();
  const { pathname, search } = new URL(String(headers['location']));
  return `GET ${pathname}${search} HTTP/1.1\r\nHost: ${host}\r\nCookie: ${cookie}\r\n\r\n`;
}
