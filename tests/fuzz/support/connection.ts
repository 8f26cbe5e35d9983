// One connection that is kept as long as the gateway keeps it; a request at a time.

import { createConnection, type Socket } from 'node:net';
import { readResponses, type RawResponse } from './raw-client.ts';

export type Reply =
  | { kind: 'answer'; response: RawResponse; rest: string }
  | { kind: 'silence' | 'closed'; received: string };

const responseTimeoutMs = 5_000;

export class Connection {
  readonly #port: number;
  #socket: Socket | undefined;

  constructor(port: number) {
    this.#port = port;
  }

  /** Sends the bytes and gives the final response, or says that there was none within 5 s. */
  async send(bytes: string, { isBodiless = false }: { isBodiless?: boolean } = {}): Promise<Reply> {
    const socket = this.#open();
    const reply = await roundTrip(socket, bytes, isBodiless);
    const goesOn = reply.kind === 'answer' && reply.rest === '' && !isLast(reply.response) && socket.writable;
    if (!goesOn) this.close();
    return reply;
  }

  close(): void {
    this.#socket?.destroy();
    this.#socket = undefined;
  }

  #open(): Socket {
    if (this.#socket === undefined || this.#socket.destroyed || this.#socket.readableEnded) {
      this.#socket = createConnection({ port: this.#port, host: '127.0.0.1', noDelay: true });
      this.#socket.on('error', () => undefined);
    }
    return this.#socket;
  }
}

function roundTrip(socket: Socket, bytes: string, isBodiless: boolean): Promise<Reply> {
  let received = Buffer.alloc(0);
  return new Promise((done) => {
    const settle = (reply: Reply) => {
      clearTimeout(timer);
      socket.off('data', read);
      socket.off('close', closed);
      done(reply);
    };
    const text = () => received.toString('latin1');
    const timer = setTimeout(() => settle({ kind: 'silence', received: text() }), responseTimeoutMs);
    const closed = () => settle({ kind: 'closed', received: text() });
    const read = (chunk: Buffer) => {
      received = Buffer.concat([received, chunk]);
      const { responses, rest } = readResponses(received, [isBodiless]);
      const response = responses.find(({ status }) => status >= 200);
      if (response) settle({ kind: 'answer', response, rest });
    };
    socket.on('data', read);
    socket.once('close', closed);
    socket.write(Buffer.from(bytes, 'latin1'));
  });
}

function isLast(response: RawResponse): boolean {
  return (response.headers.get('connection') ?? []).includes('close');
}
