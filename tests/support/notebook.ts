// A lab notebook on a port of loopback: takes what is handed over, or responds with a given status.

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Notebook {
  url: string;
  /** Bodies that it was sent, those it refused too. */
  posted: string[];
  /** Of its responses to what is handed over. */
  status: number;
  /** What it knows of products, by their number. */
  products: Map<string, object>;
  close(): void;
}

export async function startNotebook(): Promise<Notebook> {
  const server = createServer((request, response) => {
    const say = (status: number, content: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content));
    if (request.method === 'GET') {
      const product = notebook.products.get(
        new URL(request.url ?? '/', notebook.url).searchParams.get('roNumber') ?? '',
      );
      say(product ? 200 : 404, product ?? {});
      return;
    }
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => {
      body += chunk;
    });
    request.on('end', () => {
      notebook.posted.push(body);
      say(notebook.status, { id: `EXP-${notebook.posted.length}`, url: `${notebook.url}/records/1` });
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const notebook: Notebook = {
    url: `http://127.0.0.1:${port}`,
    posted: [],
    status: 201,
    products: new Map(),
    close: () => server.close().closeAllConnections(),
  };
  return notebook;
}

/** What a deployment with this notebook is configured with. */
export const notebookEnv = ({ url }: Notebook): Record<string, string> => ({
  ELN_ENABLED: '1',
  ELN_WEBHOOK_URL: `${url}/hook`,
  ELN_WEBHOOK_SECRET: 'a secret of sixteen',
});
