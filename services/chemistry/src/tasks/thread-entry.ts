// The inside of a thread: takes requests one after the other and answers each.

import { parentPort } from 'node:worker_threads';
import type { Request, Response } from './thread-host.ts';

export type Handlers = Record<string, (...args: never[]) => unknown>;

/** Serves the handlers until the thread is ended. */
export function serve(handlers: Promise<Handlers>): void {
  const port = parentPort;
  if (!port) throw new TypeError('this file runs as a thread');
  port.on('message', async (request: Request) => {
    port.postMessage(await respond(await handlers, request));
  });
}

async function respond(handlers: Handlers, { id, operation, args }: Request): Promise<Response> {
  try {
    const handler = handlers[operation];
    if (!handler) throw new RangeError(`no operation ${operation}`);
    return { id, result: await handler(...(args as never[])), bytes: threadBytes() };
  } catch (error) {
    return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error), bytes: threadBytes() };
  }
}

// WASM memory is counted as external memory of the thread's own isolate.
function threadBytes(): number {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
