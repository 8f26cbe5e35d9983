// Heads of the chain in a second place, one line each, at intervals and at the end: who shortens the log cannot shorten
// these as well.

import { appendFile, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { AuditLog } from './trouble.ts';

export interface AnchorFileOptions {
  path: string;
  everyMs: number;
  /** The last head that the log itself keeps; undefined while it keeps none. */
  latestHead: () => Promise<string | undefined>;
  log: AuditLog;
  onFailure?: (() => void) | undefined;
}

export interface AnchorFile {
  /** Adds the last head, unless it is there already. Never throws. */
  write(): Promise<void>;
  /** Ends the writing at intervals. */
  stop(): void;
}

/** Throws when the file cannot be written. */
export async function openAnchorFile(options: AnchorFileOptions): Promise<AnchorFile> {
  const { path, everyMs, latestHead, log, onFailure } = options;
  // A write of its own each time, so that the file may be moved, and lie on a share that comes and goes.
  const append = (text: string) => appendFile(path, text, { mode: 0o600, flush: true });
  try {
    await mkdir(dirname(path), { recursive: true, mode: 0o750 });
    await append('');
  } catch (cause) {
    throw new Error(`AUDIT_ANCHOR_FILE: ${path} cannot be opened`, { cause });
  }
  let written: string | undefined;

  async function write(): Promise<void> {
    const head = await latestHead();
    if (head === undefined || head === written) return;
    try {
      await append(head);
      written = head;
    } catch (error) {
      onFailure?.();
      log.error({ err: error, file: path }, 'an anchor of the audit log was not written');
    }
  }

  const timer = setInterval(() => void write(), everyMs).unref();
  return { write, stop: () => clearInterval(timer) };
}
