// A service that takes uploads, as slowly as asked, and knows which of them were complete.

import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { listenOnFreePort, sendJson, type FakeServer } from '../../test-support/fake-server.ts';

export interface Taken {
  path: string;
  headers: IncomingHttpHeaders;
  bytes: number;
  /** The first and the last bytes. */
  body: Buffer;
  isComplete: boolean;
  /** The gateway broke it off. */
  isBroken: boolean;
}

export class Sink {
  readonly taken: Taken[] = [];
  /** Of all requests together; 0 is as fast as it goes. */
  bytesPerSecond = 0;
  /** Keeps whole bodies up to this size. */
  keptBytes = 1024 * 1024;
  respond = (response: ServerResponse, taken: Taken): void =>
    sendJson(response, 200, { code: 200, data: { bytes: taken.bytes } });
  /** What other calls get, by path. */
  readonly others = new Map<string, unknown>();
  /** Responds before it reads. */
  early: ((response: ServerResponse) => void) | undefined;
  #server: FakeServer | undefined;

  static async start(): Promise<Sink> {
    const sink = new Sink();
    sink.#server = await listenOnFreePort((request, response) => void sink.#take(request, response));
    return sink;
  }

  get url(): string {
    return this.#server?.url ?? '';
  }

  get complete(): Taken[] {
    return this.taken.filter(({ isComplete }) => isComplete);
  }

  async close(): Promise<void> {
    await this.#server?.close();
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url: path = '', headers } = request;
    const other = this.others.get(path);
    if (other !== undefined) return void request.resume().once('end', () => sendJson(response, 200, other));
    const taken: Taken = { path, headers, bytes: 0, body: Buffer.alloc(0), isComplete: false, isBroken: false };
    this.taken.push(taken);
    if (this.early) return this.early(response);
    try {
      for await (const chunk of request) await this.#keep(taken, chunk);
      taken.isComplete = request.complete;
      this.respond(response, taken);
    } catch {
      taken.isBroken = true;
      response.destroy();
    }
  }

  async #keep(taken: Taken, chunk: Buffer): Promise<void> {
    taken.bytes += chunk.length;
    if (taken.bytes <= this.keptBytes) taken.body = Buffer.concat([taken.body, chunk]);
    if (this.bytesPerSecond > 0) await wait((chunk.length / this.bytesPerSecond) * 1000);
  }
}
