// An electronic lab notebook on a real port: takes what is posted, answers as it is told to.

import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Posted {
  headers: IncomingHttpHeaders;
  body: string;
}

export interface FakeEln {
  url: string;
  posted: Posted[];
  /** Numbers it was asked for. */
  asked: string[];
  /** How the next posts are answered. */
  responseWith(answer: (response: ServerResponse) => void): void;
  /** Products by number. */
  products: Map<string, object>;
  close(): Promise<void>;
  /** On the same port as before. */
  reopen(): Promise<void>;
}

export async function startFakeEln(): Promise<FakeEln> {
  const posted: Posted[] = [];
  const asked: string[] = [];
  const products = new Map<string, object>();
  let respond = (response: ServerResponse) =>
    sendJson(response, 201, { id: 'EXP-1', url: 'https://eln.example/EXP-1' });
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://eln');
    if (request.method === 'GET') {
      const number = url.searchParams.get('roNumber') ?? '';
      asked.push(number);
      const product = products.get(number);
      return sendJson(response, product ? 200 : 404, product ?? {});
    }
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      posted.push({ headers: request.headers, body });
      respond(response);
    });
    return undefined;
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    posted,
    asked,
    products,
    responseWith: (answer) => {
      respond = answer;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
    reopen: () => listen(port),
  };
}

export function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
