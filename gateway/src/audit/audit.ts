// The audit log. `record` only queues; a batch is chained, signed and handed to the sinks after 100 events or 50 ms.

import { randomUUID } from 'node:crypto';
import type { Writable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { createChain, newTail, type ChainNote } from './chain.ts';
import { membersOf, type AuditEvent } from './event.ts';
import { openFileSink, type FileSink } from './file-sink.ts';
import { createPseudonyms } from './pseudonym.ts';
import { readSigningKey, type PublicKey } from './signing-key.ts';
import type { Sink, SinkName, SinkStats } from './sink.ts';
import { createStreamSink } from './stream-sink.ts';
import { createSyslogSink } from './syslog-sink.ts';
import type { AuditLog } from './trouble.ts';

export interface AuditOptions {
  toStdout: boolean;
  /** `%i` represents the instance. */
  file?: string | undefined;
  /** `udp://host:514` or `tcp://host:601`. */
  syslog?: string | undefined;
  /** PEM of an Ed25519 private key; without it the key derives from the session secret. */
  keyPem?: string | undefined;
  sessionSecret: string;
  /** Names this gateway among others. */
  instance: string;
  version: string;
  log: AuditLog;
  /** Epoch ms. */
  now?: () => number;
  newChainId?: () => string;
  stdout?: Writable;
  /** Called for every batch and every failed attempt. */
  meter?: { auditLine(count: number): void; auditFailure(): void } | undefined;
  /** Of the file and syslog sinks: time between attempts, and what may wait meanwhile. */
  retryMs?: number;
  maxWaitingBytes?: number;
}

export interface Audit {
  /** Queues an event. Never waits and never throws. */
  record(event: AuditEvent): void;
  /** Writes what is queued; resolves when the sinks have written it. */
  flush(): Promise<void>;
  /** Goes on in a new file of the same name, after logrotate moved the old one. */
  reopen(): void;
  /** Writes what is queued, for at most this long, and lets go of the file. */
  close(withinMs?: number): Promise<void>;
  /** The record is being kept: the file takes lines, or without a file, at least one of the other sinks does. */
  isHealthy(): boolean;
  /** Counts since the start, for metrics. */
  stats(): AuditStats;
  publicKey: PublicKey;
  pseudonymOf(userId: string): string;
}

export interface AuditStats {
  /** Lines chained, heads included. */
  lines: number;
  events: number;
  /** Events that came after the end. */
  late: number;
  sinks: Partial<Record<SinkName, SinkStats>>;
}

const batchEvents = 100;
const batchMs = 50;
const closeMs = 3_000;

/** Opens the sinks and writes the first line. Throws when a setting is wrong or another gateway holds the file. */
export async function createAudit(options: AuditOptions): Promise<Audit> {
  const { now = Date.now, version, newChainId = randomUUID } = options;
  const instance = wordOf(options.instance);
  const key = readSigningKey(options);
  const pseudonymOf = createPseudonyms(options.sessionSecret);
  const { sinks, fileSink } = await openSinks({ ...options, instance }, scheduleFlush);
  const tail = fileSink?.before.tail ?? newTail(`${instance}.${newChainId().slice(0, 8)}`);
  const chain = createChain({ tail, instance, version, key, now });

  let queue: { at: number; event: AuditEvent }[] = [];
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let last = tail.seq;
  const stats = { lines: 0, events: 0, late: 0 };

  function scheduleFlush(): void {
    if (!isClosed) timer ??= setTimeout(() => writeBatch(), batchMs);
  }

  function writeBatch(note: ChainNote | undefined = resumption()): void {
    clearTimeout(timer);
    timer = undefined;
    if (queue.length === 0 && !note) return;
    const events = queue;
    queue = [];
    const batch = chain.batch(
      events.map(({ at, event }) => ({ at, members: membersOf(event, pseudonymOf) })),
      note,
    );
    last = batch.last;
    stats.lines += batch.lines.length;
    stats.events += events.length;
    options.meter?.auditLine(batch.lines.length);
    for (const sink of sinks) sink.write(batch);
  }

  // A sink that left lines out says so in the chain itself, one sink at a time.
  function resumption(): ChainNote | undefined {
    for (const { name, lostFrom } of sinks) {
      const from = lostFrom();
      if (from !== undefined) return { reason: 'resumed', lost: { sink: name, from } };
    }
    return undefined;
  }

  async function flush(): Promise<void> {
    writeBatch();
    await Promise.all(sinks.map((sink) => sink.drained()));
  }

  // What was left out is owned up to even at the end, if the sink can write again by then.
  async function finish(withinMs: number): Promise<void> {
    await Promise.race([flush(), delay(withinMs, undefined, { ref: false })]);
    for (const { lostFrom } of sinks) if (lostFrom() !== undefined) writeBatch();
    await Promise.all(sinks.map((sink) => sink.close(withinMs)));
  }

  writeBatch({ reason: 'started', torn: fileSink?.before.torn });
  return {
    record(event) {
      if (isClosed) {
        stats.late += 1;
        return;
      }
      queue.push({ at: event.at ?? now(), event });
      if (queue.length >= batchEvents) writeBatch();
      else scheduleFlush();
    },
    flush,
    reopen() {
      if (!fileSink || isClosed) return;
      writeBatch();
      fileSink.reopenAt(last + 1);
      writeBatch({ reason: 'reopened' });
    },
    async close(withinMs = closeMs) {
      if (isClosed) return;
      isClosed = true;
      await finish(withinMs);
    },
    isHealthy: () => (fileSink ? fileSink.isHealthy() : sinks.length === 0 || sinks.some((sink) => sink.isHealthy())),
    stats: () => ({ ...stats, sinks: Object.fromEntries(sinks.map((sink) => [sink.name, sink.stats()])) }),
    publicKey: key.publicKey,
    pseudonymOf,
  };
}

async function openSinks(
  options: AuditOptions,
  onRoom: () => void,
): Promise<{ sinks: Sink[]; fileSink: FileSink | undefined }> {
  const { toStdout, file, syslog, stdout = process.stdout, instance, log, meter, retryMs, maxWaitingBytes } = options;
  const onFailure = () => meter?.auditFailure();
  const common = { instance, log, onRoom, onFailure, retryMs, maxWaitingBytes };
  const sinks: Sink[] = [];
  if (syslog !== undefined) sinks.push(createSyslogSink({ ...common, target: syslog }));
  const fileSink =
    file === undefined ? undefined : await openFileSink({ ...common, path: file.replaceAll('%i', instance) });
  if (fileSink) sinks.unshift(fileSink);
  if (toStdout) sinks.push(createStreamSink({ ...common, stream: stdout }));
  return { sinks, fileSink };
}

// Part of file names and of syslog headers (RFC 5424 §6: printable ASCII without spaces).
function wordOf(instance: string): string {
  return instance.replace(/[^\w.-]/g, '_').slice(0, 64) || 'gateway';
}
