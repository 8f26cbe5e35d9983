// Appends to a file. Batches that arrive while the disk is busy are written and synced together (group commit), and
// nothing waits for the disk but this loop.

import { constants } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { lockFile } from './file-lock.ts';
import { readFileTail, type FileTail } from './file-tail.ts';
import { createQueuedSink } from './queued-sink.ts';
import { createTrouble, type AuditLog } from './trouble.ts';
import type { Batch, Sink } from './sink.ts';

/** The file as the sink needs it. */
export interface AppendFile {
  /** Bytes written, which may be fewer than there are. */
  append(bytes: Buffer): Promise<number>;
  sync(): Promise<void>;
  close(): Promise<void>;
  inode: number;
  size: number;
}

export interface FileSink extends Sink {
  /** What the file held before. */
  before: FileTail;
  /** Goes on in a new file of the same name from the line `seq` on (logrotate). */
  reopenAt(seq: number): void;
}

export interface FileSinkOptions {
  path: string;
  instance: string;
  log: AuditLog;
  onRoom: () => void;
  onFailure?: (() => void) | undefined;
  openFile?: ((path: string) => Promise<AppendFile>) | undefined;
  retryMs?: number | undefined;
  maxWaitingBytes?: number | undefined;
  staleLockMs?: number | undefined;
}

/** Opens the file and locks it. Throws when another gateway writes it, or it is no audit file. */
export async function openFileSink(options: FileSinkOptions): Promise<FileSink> {
  const { path, instance, log, onRoom, onFailure, openFile = openForAppend, retryMs = 1_000 } = options;
  const { maxWaitingBytes, staleLockMs = 15_000 } = options;
  await opening(path, () => mkdir(dirname(path), { recursive: true, mode: 0o750 }));
  const lock = await lockFile(`${path}.lock`, { instance, staleAfterMs: staleLockMs });
  let file: AppendFile;
  let before: FileTail;
  try {
    before = await readFileTail(path);
    file = await opening(path, () => openFile(path));
  } catch (error) {
    await lock.release();
    throw error;
  }

  const trouble = createTrouble('file', { log, onFailure });
  let lineEndFirst = before.isUnended;
  let switchAt = Number.POSITIVE_INFINITY;

  async function writeOut(batches: readonly Batch[], closing: AbortSignal): Promise<void> {
    await persist(
      batches.filter(({ first }) => first < switchAt),
      closing,
    );
    const later = batches.filter(({ first }) => first >= switchAt);
    if (later.length === 0) return;
    switchAt = Number.POSITIVE_INFINITY;
    await trouble.attempt(reopen);
    await persist(later, closing);
  }

  async function persist(batches: readonly Batch[], closing: AbortSignal): Promise<void> {
    if (batches.length === 0) return;
    const text = `${lineEndFirst ? '\n' : ''}${batches.flatMap(({ lines }) => lines).join('')}`;
    lineEndFirst = false;
    for (let rest = Buffer.from(text, 'latin1'); rest.length > 0 && !closing.aborted;) {
      rest = rest.subarray(await tryAppend(rest, closing));
    }
    if (!closing.aborted && (await trouble.attempt(() => file.sync()))) trouble.over();
  }

  async function tryAppend(bytes: Buffer, closing: AbortSignal): Promise<number> {
    let written = 0;
    const isDone = await trouble.attempt(async () => {
      written = await file.append(bytes);
    });
    if (!isDone) await delay(retryMs, undefined, { signal: closing, ref: false }).catch(() => undefined);
    return written;
  }

  async function reopen(): Promise<void> {
    const next = await openFile(path);
    if (next.size > 0 && next.inode !== file.inode) {
      await next.close();
      throw new Error(`${path} holds something already; the audit log stays in the file it has open`);
    }
    await file.close();
    file = next;
  }

  const sink = createQueuedSink({
    name: 'file',
    log,
    trouble,
    onRoom,
    maxWaitingBytes,
    groupBytes: 4_194_304,
    writeOut,
    async release() {
      await file.close().catch(() => undefined);
      await lock.release();
    },
  });
  return {
    ...sink,
    before,
    reopenAt(seq) {
      switchAt = Math.min(switchAt, seq);
    },
  };
}

// open(2): with O_APPEND every write goes to the end, also while others have the file open.
async function openForAppend(path: string): Promise<AppendFile> {
  const { O_APPEND, O_CREAT, O_WRONLY } = constants;
  const handle = await open(path, O_APPEND | O_CREAT | O_WRONLY, 0o600);
  const { ino: inode, size } = await handle.stat();
  return {
    append: async (bytes) => (await handle.write(bytes)).bytesWritten,
    sync: () => handle.datasync(),
    close: () => handle.close(),
    inode,
    size,
  };
}

async function opening<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw new Error(`AUDIT_FILE: ${path} cannot be opened`, { cause });
  }
}
