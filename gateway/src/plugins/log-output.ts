// Where log lines go: many in one write, a tenth of a second late at most. Handing each to another thread would cost
// more than the line itself. When nobody reads any more, lines are lost rather than waited for.

import { writeSync } from 'node:fs';

export interface LogOutput {
  write(line: string): void;
  /** Writes what has gathered. */
  flush(): void;
}

const gatheredLength = 16_000;
const flushEveryMs = 100;
const waitLimitMs = 1_000;
const pauseMs = 5;

/** For pino; flushed regularly and at the end of the process. */
export function createLogOutput(fileDescriptor = 1): LogOutput {
  let gathered = '';

  function flush(): void {
    if (gathered === '') return;
    const bytes = Buffer.from(gathered);
    gathered = '';
    writeAll(fileDescriptor, bytes);
  }

  setInterval(flush, flushEveryMs).unref();
  process.on('exit', flush);
  return {
    write(line) {
      gathered += line;
      if (gathered.length >= gatheredLength) flush();
    },
    flush,
  };
}

function writeAll(fileDescriptor: number, bytes: Buffer): void {
  const until = performance.now() + waitLimitMs;
  let offset = 0;
  while (offset < bytes.length) {
    try {
      offset += writeSync(fileDescriptor, bytes, offset);
    } catch (error) {
      // A reader that is slow for a moment is waited for; one that is gone, or a full disk, is not.
      const isSlow = error instanceof Error && 'code' in error && error.code === 'EAGAIN';
      if (!isSlow || performance.now() > until) return;
      Atomics.wait(pause, 0, 0, pauseMs);
    }
  }
}

const pause = new Int32Array(new SharedArrayBuffer(4));
