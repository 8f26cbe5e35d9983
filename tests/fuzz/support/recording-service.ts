// A service on a real port that keeps everything that reaches it, and responses every call with the envelope.

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Arrival {
  method: string;
  /** As on the request line. */
  url: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: string;
  /** False while the body has not come to its end. */
  isComplete: boolean;
}

export interface RecordingService {
  url: string;
  arrivals: Arrival[];
  /** What came that was no HTTP at all, as from a request smuggled in. */
  malformed: string[];
  /** How long the response to an address that contains this text takes. */
  delays: Map<string, number>;
  /** Paths that are handled with 401. */
  refused: Set<string>;
  close(): Promise<void>;
}

/** Responds by path with what a sign-in needs, and else with the requested address. */
export async function startRecordingService(responses: Readonly<Record<string, unknown>>): Promise<RecordingService> {
  const arrivals: Arrival[] = [];
  const malformed: string[] = [];
  const delays = new Map<string, number>();
  const refused = new Set<string>();
  const server = createServer((request, response) => void receive(request, response));
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!isCutOff(error)) malformed.push(error.message);
    socket.destroy();
  });

  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = request;
    const arrival: Arrival = { method, url, headers, body: '', isComplete: false };
    arrivals.push(arrival);
    try {
      for await (const chunk of request) arrival.body += String(chunk);
    } catch {
      // Ended by the gateway before it was complete.
      return;
    }
    arrival.isComplete = true;
    const delay = [...delays].find(([part]) => url.includes(part))?.[1] ?? 0;
    await new Promise((done) => setTimeout(done, delay));
    const path = url.split('?')[0] ?? '';
    if (refused.has(path)) return void response.writeHead(401, { 'content-length': 0 }).end();
    const data = responses[path] ?? { url };
    response.writeHead(200, {
      'content-type': 'application/json',
      'x-inside': 'of the service',
      'set-cookie': 'sid=evil',
    });
    response.end(JSON.stringify({ code: 200, data, requestId: headers['x-request-id'] }));
  }

  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    arrivals,
    malformed,
    delays,
    refused,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

// A call that the gateway gives up, as it should with an upload it refuses.
function isCutOff({ code }: NodeJS.ErrnoException): boolean {
  return code === 'HPE_INVALID_EOF_STATE' || code === 'ECONNRESET';
}
