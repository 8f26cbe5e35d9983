// The batches a sink has not written yet, up to a number of bytes. When it is full, what follows is left out and
// counted until there is room again; the next batch then begins with a line that says so.

import type { Batch, SinkName } from './sink.ts';

export interface Outbox {
  offer(batch: Batch): void;
  /** Takes batches up to about `bytes`, at least one; none when it is empty. */
  take(bytes: number): Batch[];
  lostFrom(): number | undefined;
  /** Lines left out so far. */
  lost(): number;
  size(): number;
}

export interface OutboxOptions {
  name: SinkName;
  maxBytes: number;
  /** Something was left out, and now there is room. */
  onRoom: () => void;
  onFull: () => void;
}

export function createOutbox({ name, maxBytes, onRoom, onFull }: OutboxOptions): Outbox {
  const waiting: Batch[] = [];
  let bytes = 0;
  let lostFrom: number | undefined;
  let lost = 0;
  let hasRoom = true;

  function push(batch: Batch): void {
    waiting.push(batch);
    bytes += sizeOf(batch);
  }

  function leaveOut(batch: Batch): void {
    lost += batch.lines.length;
    if (lostFrom !== undefined) return;
    lostFrom = batch.first;
    hasRoom = false;
    onFull();
  }

  return {
    offer(batch) {
      if (lostFrom !== undefined && hasRoom && batch.resumes === name) lostFrom = undefined;
      if (lostFrom !== undefined || bytes + sizeOf(batch) > maxBytes) leaveOut(batch);
      else push(batch);
    },
    take(wanted) {
      const taken: Batch[] = [];
      for (let sum = 0; sum < wanted && waiting[0];) {
        const batch = waiting[0];
        waiting.shift();
        taken.push(batch);
        sum += sizeOf(batch);
        bytes -= sizeOf(batch);
      }
      if (lostFrom !== undefined && !hasRoom && bytes <= maxBytes / 2) {
        hasRoom = true;
        onRoom();
      }
      return taken;
    },
    lostFrom: () => (hasRoom ? lostFrom : undefined),
    lost: () => lost,
    size: () => waiting.length,
  };
}

function sizeOf({ lines }: Batch): number {
  return lines.reduce((sum, line) => sum + line.length, 0);
}
