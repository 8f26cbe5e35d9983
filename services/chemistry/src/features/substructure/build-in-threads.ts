// Makes segments of a list in threads of their own, one part of the list after the other.

import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { batchArgument } from '../../platform/threads/batch-priority.ts';
import type { BuildOrder, BuiltPart } from './build-thread.ts';
import type { Segment } from '../../engine/substructure/segment.ts';
import { unpackSegment } from '../../engine/substructure/segment-file.ts';

export interface BuildOptions {
  threads?: number;
  /** Molecules in a segment. */
  partSize?: number;
  content?: string;
  /** Threads take processor time that nothing else asks for. */
  givesWay?: boolean;
  signal?: AbortSignal;
  onPart?: (bytes: SharedArrayBuffer) => void;
}

const entry = new URL('./build-thread.ts', import.meta.url);

/**
 * The segments of a list, in its order, and the places of what is no molecule. Rejects when a thread is lost or the
 * signal aborted.
 */
export async function buildInThreads(
  list: readonly string[],
  options: BuildOptions = {},
): Promise<{ segments: Segment[]; bytes: SharedArrayBuffer[]; refused: number[] }> {
  const { partSize = 25_000, content = '', givesWay = false, signal } = options;
  const starts = Array.from({ length: Math.ceil(list.length / partSize) }, (_, part) => part * partSize);
  const orders = starts.map((first): BuildOrder => ({ smiles: list.slice(first, first + partSize), first, content }));
  const built: BuiltPart[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    const thread = new Worker(entry, { argv: givesWay ? [batchArgument] : [] });
    const abort = (): void => void thread.terminate();
    signal?.addEventListener('abort', abort);
    try {
      for (let part = next++; part < orders.length; part = next++) {
        const order = orders[part];
        if (!order) break;
        const answer = await ask(thread, order);
        built[part] = answer;
        options.onPart?.(answer.bytes);
      }
    } finally {
      signal?.removeEventListener('abort', abort);
      await thread.terminate();
    }
  };
  const threads = Math.min(options.threads ?? Math.min(2, availableParallelism()), orders.length);
  await Promise.all(Array.from({ length: threads }, work));
  return {
    segments: built.flatMap(({ bytes }) => unpackSegment(bytes, content, true) ?? []),
    bytes: built.map(({ bytes }) => bytes),
    refused: built.flatMap(({ refused }) => refused),
  };
}

function ask(thread: Worker, order: BuildOrder): Promise<BuiltPart> {
  const { promise, resolve, reject } = Promise.withResolvers<BuiltPart>();
  const onExit = (): void => reject(new Error('the thread that builds an index was lost'));
  thread.once('message', resolve).once('error', reject).once('exit', onExit);
  thread.postMessage(order, []);
  return promise.finally(() => thread.off('message', resolve).off('error', reject).off('exit', onExit));
}
