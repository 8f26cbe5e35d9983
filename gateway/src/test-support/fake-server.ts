import { limits } from '@app/shared/constants/limits';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FakeServer {
  url: string;
  close(): Promise<void>;
}

/** A server on a free port of the loopback interface. */
export async function listenOnFreePort(listener: RequestListener): Promise<FakeServer> {
  return listen(createServer({ maxHeaderSize: limits.headerBytes }, listener), 'http');
}

export async function listen(server: Server, scheme: 'http' | 'https'): Promise<FakeServer> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `${scheme}://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

export async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks = await Array.fromAsync<Buffer>(request);
  return Buffer.concat(chunks).toString('utf8');
}

export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
}
