// Sends lines to a syslog server (RFC 5424), over UDP or over TCP with octet counting (RFC 6587). What could not be
// handed over is sent again, so a line may arrive twice; chain and seq make it one.

import { setTimeout as delay } from 'node:timers/promises';
import { createQueuedSink } from './queued-sink.ts';
import type { Sink } from './sink.ts';
import { readSyslogTarget, syslogMessage } from './syslog-target.ts';
import { createTransport } from './syslog-transport.ts';
import { createTrouble, type AuditLog } from './trouble.ts';

export interface SyslogSinkOptions {
  /** `udp://host:514` or `tcp://host:601`. */
  target: string;
  instance: string;
  log: AuditLog;
  onRoom: () => void;
  onFailure?: (() => void) | undefined;
  /** Before the second attempt; it doubles up to 30 s. */
  retryMs?: number | undefined;
  maxWaitingBytes?: number | undefined;
}

const timeoutMs = 5_000;
const longestRetryMs = 30_000;

/** Throws a TypeError when the target cannot be read; a server that is away is waited for. */
export function createSyslogSink(options: SyslogSinkOptions): Sink {
  const { target, instance, log, onRoom, onFailure, retryMs = 1_000, maxWaitingBytes } = options;
  const transport = createTransport(readSyslogTarget(target), timeoutMs);
  const trouble = createTrouble('syslog', { log, onFailure });
  return createQueuedSink({
    name: 'syslog',
    log,
    trouble,
    onRoom,
    maxWaitingBytes,
    groupBytes: 65_536,
    async writeOut(batches, closing) {
      const messages = batches.flatMap(({ lines }) => lines.map((line) => syslogMessage(line, instance)));
      for (let waitMs = retryMs; !closing.aborted; waitMs = Math.min(waitMs * 2, longestRetryMs)) {
        if (await trouble.attempt(() => transport.send(messages))) return trouble.over();
        await delay(waitMs, undefined, { signal: closing, ref: false }).catch(() => undefined);
      }
    },
    release: transport.close,
  });
}
