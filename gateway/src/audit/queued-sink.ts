// What the sinks share: batches wait in an outbox, one loop writes them, and the end does not wait for ever.

import { setTimeout as delay } from 'node:timers/promises';
import { createOutbox } from './outbox.ts';
import type { Batch, Sink, SinkName } from './sink.ts';
import type { AuditLog, Trouble } from './trouble.ts';

export interface QueuedSinkOptions {
  name: SinkName;
  log: AuditLog;
  trouble: Trouble;
  /** Lines were left out, and now there is room. */
  onRoom: () => void;
  /** 16 MB by default. */
  maxWaitingBytes?: number | undefined;
  /** How much is written at once. */
  groupBytes: number;
  /** Writes all batches, however often it has to try, or until `closing` is aborted. */
  writeOut: (batches: readonly Batch[], closing: AbortSignal) => Promise<void>;
  release: () => Promise<void> | void;
}

export function createQueuedSink(options: QueuedSinkOptions): Sink {
  const { name, log, trouble, onRoom, maxWaitingBytes = 16_777_216, groupBytes, writeOut, release } = options;
  const outbox = createOutbox({ name, maxBytes: maxWaitingBytes, onRoom, onFull: trouble.full });
  const closing = new AbortController();
  const { signal } = closing;
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    for (;;) {
      const batches = outbox.take(groupBytes);
      if (batches.length === 0 || signal.aborted) return;
      await writeOut(batches, signal);
    }
  }

  function start(): void {
    running ??= run().finally(() => {
      running = undefined;
      if (outbox.size() > 0 && !signal.aborted) start();
    });
  }

  async function drained(): Promise<void> {
    if (!running) return;
    await running;
    await drained();
  }

  return {
    name,
    write(batch) {
      if (signal.aborted) return;
      outbox.offer(batch);
      start();
    },
    lostFrom: outbox.lostFrom,
    isHealthy: trouble.isOver,
    stats: () => ({ failures: trouble.failures(), lost: outbox.lost() }),
    drained,
    async close(withinMs) {
      await Promise.race([drained(), delay(withinMs, undefined, { ref: false })]);
      if (running) log.error({ sink: name }, 'audit lines could not be written before the end');
      closing.abort();
      await release();
    },
  };
}
