// A mirror of the npm registry that wants a token, as companies run one. It forwards what it is asked.

import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';

export interface Mirror {
  url: string;
  /** Lines of an `.npmrc`. */
  npmrc: string;
  /** Requests with and without the token. */
  counts: { served: number; refused: number };
  close(): Promise<void>;
}

export async function startMirror(token: string, registry = 'https://registry.npmjs.org'): Promise<Mirror> {
  const counts = { served: 0, refused: 0 };
  const server = createServer((request, response) => {
    if (request.headers.authorization !== `Bearer ${token}`) {
      counts.refused += 1;
      response.writeHead(401).end();
      return;
    }
    counts.served += 1;
    const { accept = '*/*' } = request.headers;
    fetch(`${registry}${request.url}`, { method: request.method ?? 'GET', headers: { accept } })
      .then((found) => {
        response.writeHead(found.status, { 'content-type': found.headers.get('content-type') ?? 'application/json' });
        if (found.body) Readable.fromWeb(found.body as ReadableStream).pipe(response);
        else response.end();
      })
      .catch(() => response.writeHead(502).end());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/`;
  return {
    url,
    npmrc: `registry=${url}\n//127.0.0.1:${port}/:_authToken=${token}\n`,
    counts,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
