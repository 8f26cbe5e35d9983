// One connection that is kept as long as the gateway keeps it; a request at a time.

import { createConnection, type Socket } from 'node:net';
import { readAnswers, type RawAnswer } from './raw-client.ts';

export type Reply =
  | { kind: 'answer'; answer: RawAnswer; rest: string }
  | { kind: 'silence' | 'closed'; received: string };

const answerWithinMs = 5_000;

export class Connection {
  readonly #port: number;
  #socket: Socket | undefined;

  constructor(port: number) {
    this.#port = port;
  }

  /** Sends the bytes and gives the final answer, or says that there was none within 5 s. */
  async send(bytes: string, { isBodiless = false }: { isBodiless?: boolean } = {}): Promise<Reply> {
    const socket = this.#open();
    const reply = await roundTrip(socket, bytes, isBodiless);
    const goesOn = reply.kind === 'answer' && reply.rest === '' && !isLast(reply.answer) && socket.writable;
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
    const timer = setTimeout(() => settle({ kind: 'silence', received: text() }), answerWithinMs);
    const closed = () => settle({ kind: 'closed', received: text() });
    const read = (chunk: Buffer) => {
      received = Buffer.concat([received, chunk]);
      const { answers, rest } = readAnswers(received, [isBodiless]);
      const answer = answers.find(({ status }) => status >= 200);
      if (answer) settle({ kind: 'answer', answer, rest });
    };
    socket.on('data', read);
    socket.once('close', closed);
    socket.write(Buffer.from(bytes, 'latin1'));
  });
}

function isLast(answer: RawAnswer): boolean {
  return (answer.headers.get('connection') ?? []).includes('close');
}
