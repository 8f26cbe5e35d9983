// A request of the fuzz, as data that can be shrunk and printed, and as bytes.

export type Session =
  /** A live one. */
  | 'live'
  /** None, or whatever the headers say. */
  | 'none';

export interface FuzzRequest {
  method: string;
  target: string;
  session: Session;
  /** In order, beyond Host, Cookie of the session, and the length. */
  headers: readonly (readonly [string, string])[];
  /** Latin-1: a character for a byte. */
  body: string;
  /** In chunks of this size instead of with a length. */
  chunkSize?: number | undefined;
}

/** The bytes of a request; `cookie` belongs to a live session. */
export function bytesOf(request: FuzzRequest, { host, cookie }: { host: string; cookie: string }): string {
  const lines = [`${request.method} ${request.target} HTTP/1.1`, `Host: ${host}`];
  if (request.session === 'live') lines.push(`Cookie: ${cookie}`);
  lines.push(...request.headers.map(([name, value]) => `${name}: ${value}`));
  const { body, chunkSize } = request;
  if (body === '' && request.method !== 'POST') return `${lines.join('\r\n')}\r\n\r\n`;
  const framing = chunkSize === undefined ? `Content-Length: ${body.length}` : 'Transfer-Encoding: chunked';
  return `${[...lines, framing].join('\r\n')}\r\n\r\n${chunkSize === undefined ? body : chunked(body, chunkSize)}`;
}

/** All values of a header, in order. */
export function valuesOf(request: FuzzRequest, name: string): string[] {
  return request.headers.flatMap(([key, value]) => (key.toLowerCase() === name ? [value.trim()] : []));
}

function chunked(body: string, size: number): string {
  const chunks: string[] = [];
  for (let at = 0; at < body.length; at += size) {
    const part = body.slice(at, at + size);
    chunks.push(`${part.length.toString(16)}\r\n${part}\r\n`);
  }
  return `${chunks.join('')}0\r\n\r\n`;
}
