// Standard output: one write for a batch, so that lines of the request log never get inside one.

import type { Writable } from 'node:stream';
import { createQueuedSink } from './queued-sink.ts';
import type { Sink } from './sink.ts';
import { createTrouble, type AuditLog } from './trouble.ts';

export interface StreamSinkOptions {
  stream: Writable;
  log: AuditLog;
  onRoom: () => void;
  onFailure?: (() => void) | undefined;
  maxWaitingBytes?: number | undefined;
}

/** Writes to a stream that others may use too; it is not ended. A reader that is slow or gone stops nothing. */
export function createStreamSink({ stream, log, onRoom, onFailure, maxWaitingBytes }: StreamSinkOptions): Sink {
  const trouble = createTrouble('stdout', { log, onFailure });
  // Without a listener, a reader that went away would end the process.
  const noticeError = (error: unknown) => trouble.failed(error);
  stream.on('error', noticeError);

  function written(text: string): Promise<void> {
    return new Promise((done, fail) => {
      stream.write(text, (error) => (error ? fail(error) : done()));
    });
  }

  return createQueuedSink({
    name: 'stdout',
    log,
    trouble,
    onRoom,
    maxWaitingBytes,
    groupBytes: 1_048_576,
    async writeOut(batches) {
      const text = batches.flatMap(({ lines }) => lines).join('');
      if (await trouble.attempt(() => written(text))) trouble.over();
    },
    release: () => {
      stream.off('error', noticeError);
    },
  });
}
