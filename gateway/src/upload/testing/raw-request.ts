import { connect, type Socket } from 'node:net';
import { once } from 'node:events';

/** What came back on a socket; `json` is the body of the response. */
export interface RawResponse {
  status: number;
  head: string;
  json: { code: number; error?: { code: number; details?: unknown }; data?: unknown };
}

/** A connection that sends exactly the given bytes. */
export async function openSocket(url: string, options: { allowHalfOpen?: boolean } = {}): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect({ port: Number(port), host: hostname, ...options });
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

export const headersOf = (path: string, headers: Record<string, string | number>): string =>
  [
    `POST ${path} HTTP/1.1`,
    'host: localhost',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '',
    '',
  ].join('\r\n');

/** Reads one response. */
export async function responseOn(socket: Socket): Promise<RawResponse> {
  let text = '';
  for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
    text += String(chunk);
    const [head = '', body = ''] = text.split('\r\n\r\n');
    const length = /content-length: (\d+)/i.exec(head)?.[1];
    if (length === undefined || Buffer.byteLength(body) < Number(length)) continue;
    return { status: Number(head.slice(9, 12)), head, json: JSON.parse(body) };
  }
  throw new Error(`no answer but ${JSON.stringify(text)}`);
}
