// One process at a time. The embedded database does not refuse a second one by itself and would lose writes.

import { linkSync, mkdirSync, readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

export class LockTakenError extends Error {
  constructor(path: string, pid: number) {
    super(`${path} is held by process ${pid}: stop that process, or choose another DATA_DIR`);
    this.name = 'LockTakenError';
  }
}

export interface LockFile {
  release(): void;
}

/** Takes the lock, also over one left by a process that is gone. Throws a LockTakenError when its holder lives. */
export function takeLock(path: string): LockFile {
  mkdirSync(dirname(path), { recursive: true });
  const own = JSON.stringify(holderOf(process.pid));
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (create(path, own)) return { release: () => releaseLock(path, own) };
    dropDeadLock(path);
  }
  throw new LockTakenError(path, readHolder(path)?.pid ?? 0);
}

interface Holder {
  pid: number;
  /** Tells a process from a later one that was given the same number; absent where the system does not say. */
  startedAt?: string;
}

// A link appears whole or not at all, so nobody ever reads a half-written lock.
function create(path: string, content: string): boolean {
  const temporary = `${path}.${process.pid}`;
  writeFileSync(temporary, content);
  try {
    linkSync(temporary, path);
    return true;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    return false;
  } finally {
    unlinkSync(temporary);
  }
}

function dropDeadLock(path: string): void {
  const seen = readText(path);
  if (seen === undefined) return;
  const holder = parseHolder(seen);
  if (holder && isAlive(holder)) throw new LockTakenError(path, holder.pid);
  const aside = `${path}.stale.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw error;
  }
  // Somebody else was faster: what was moved aside is their fresh lock, so it goes back.
  if (readText(aside) !== seen) linkSync(aside, path);
  unlinkSync(aside);
}

function releaseLock(path: string, own: string): void {
  if (readText(path) === own) unlinkSync(path);
}

function isAlive(holder: Holder): boolean {
  if (holder.pid === process.pid) return holder.startedAt === holderOf(process.pid).startedAt;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
  const startedAt = holderOf(holder.pid).startedAt;
  return startedAt === undefined || holder.startedAt === undefined || startedAt === holder.startedAt;
}

function holderOf(pid: number): Holder {
  const stat = readText(`/proc/${pid}/stat`);
  // proc(5): the 22nd field is the start time; the second one, in parentheses, may hold blanks.
  const startedAt = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  return startedAt === undefined ? { pid } : { pid, startedAt };
}

function readHolder(path: string): Holder | undefined {
  const text = readText(path);
  return text === undefined ? undefined : parseHolder(text);
}

function parseHolder(text: string): Holder | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('pid' in value) || typeof value.pid !== 'number') return;
    const startedAt = 'startedAt' in value && typeof value.startedAt === 'string' ? value.startedAt : undefined;
    return { pid: value.pid, startedAt };
  } catch {
    return undefined;
  }
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ESRCH') return undefined;
    throw error;
  }
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}
