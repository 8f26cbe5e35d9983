// The inside of a thread: takes requests one after the other and answers each.

import { parentPort } from 'node:worker_threads';
import { lowerPriorityOfBatch } from './batch-priority.ts';
import type { Request, Response } from './thread-host.ts';

export type Handlers = Record<string, (...args: never[]) => unknown>;

/**
 * Serves the handlers until the thread is ended. `isBroken` tells that what they work with is in no known state, should a
 * handler have swallowed the error itself: the thread is then replaced.
 */
export function serve(handlers: Promise<Handlers>, isBroken: () => boolean = () => false): void {
  const port = parentPort;
  if (!port) throw new TypeError('this file runs as a thread');
  lowerPriorityOfBatch();
  port.on('message', async (request: Request) => {
    const known = await handlers;
    // What waits behind a request that broke the thread is asked of another one.
    if (!isSpoilt) port.postMessage(await respond(known, isBroken, request));
  });
}

let isSpoilt = false;

async function respond(
  handlers: Handlers,
  isBroken: () => boolean,
  { id, operation, args }: Request,
): Promise<Response> {
  try {
    const handler = handlers[operation];
    if (!handler) throw new RangeError(`no operation ${operation}`);
    const result = handler(...(args as never[]));
    // Before any other request is handled.
    isSpoilt = isBroken();
    const wasSpoilt = isSpoilt;
    return { id, result: await result, bytes: threadBytes(), isBroken: wasSpoilt };
  } catch (error) {
    const words = error instanceof Error ? (error.stack ?? error.message) : String(error);
    isSpoilt ||= isOfWasm(words) || isBroken();
    return { id, error: words, bytes: threadBytes(), isBroken: isSpoilt };
  }
}

/** An error inside a WebAssembly program, after which its memory is in no known state. */
const isOfWasm = (error: string): boolean => /RuntimeError|Maximum call stack|^Aborted\(/.test(error);

// WASM memory is counted as external memory of the thread's own isolate.
function threadBytes(): number {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
