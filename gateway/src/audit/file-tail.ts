// What an audit file ends with when a gateway opens it: the chain goes on from there.

import { createHash } from 'node:crypto';
import { open, type FileHandle } from 'node:fs/promises';
import type { ChainTail, TornLine } from './chain.ts';
import { openLine } from './line.ts';

export interface FileTail {
  /** Of the last complete line; undefined for a file without one. */
  tail: ChainTail | undefined;
  /** What is after it. */
  torn: TornLine | undefined;
  /** The file does not end in a line end. */
  isUnended: boolean;
}

const chunkBytes = 65_536;
const longestTail = 4_194_304;
const lineEnd = 0x0a;

/** Reads the end of a file that may not exist. Throws when it is no audit file: nothing is appended to strangers. */
export async function readFileTail(path: string): Promise<FileTail> {
  const file = await openIfThere(path);
  if (!file) return { tail: undefined, torn: undefined, isUnended: false };
  try {
    return await tailOf(file, path);
  } finally {
    await file.close();
  }
}

async function tailOf(file: FileHandle, path: string): Promise<FileTail> {
  const stats = await file.stat();
  if (!stats.isFile()) throw new Error(`AUDIT_FILE: ${path} is not a regular file`);
  const [lastLine, rest] = await lastLines(file, stats.size, path);
  const unended = rest.length === 0 ? undefined : openLine(rest);
  // Only its line end is missing: the line itself arrived.
  if (unended?.isSound) return { tail: tailFrom(unended), torn: undefined, isUnended: true };
  const opened = lastLine && openLine(lastLine);
  if (lastLine && !opened?.isSound) {
    throw new Error(`AUDIT_FILE: the last line of ${path} is not one of the audit log; move the file away`);
  }
  const torn = rest.length === 0 ? undefined : { bytes: rest.length, sha256: sha256Of(rest) };
  return { tail: opened && tailFrom(opened), torn, isUnended: rest.length > 0 };
}

/** The last complete line, if there is one, and what is after its line end. */
async function lastLines(file: FileHandle, size: number, path: string): Promise<[Buffer | undefined, Buffer]> {
  let end = Buffer.alloc(0);
  for (let start = size; ;) {
    const afterLast = end.lastIndexOf(lineEnd) + 1;
    const before = afterLast === 0 ? -1 : end.subarray(0, afterLast - 1).lastIndexOf(lineEnd);
    if (start === 0 && afterLast === 0) return [undefined, end];
    if (start === 0 || before !== -1) return [end.subarray(before + 1, afterLast - 1), end.subarray(afterLast)];
    if (end.length > longestTail) throw new Error(`AUDIT_FILE: ${path} ends in no line of the audit log`);
    const length = Math.min(chunkBytes, start);
    start -= length;
    const chunk = Buffer.alloc(length);
    await file.read(chunk, 0, length, start);
    end = Buffer.concat([chunk, end]);
  }
}

async function openIfThere(path: string): Promise<FileHandle | undefined> {
  try {
    return await open(path, 'r');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw new Error(`AUDIT_FILE: ${path} cannot be read`, { cause: error });
  }
}

function tailFrom({ chain, seq, hash }: ChainTail): ChainTail {
  return { chain, seq, hash };
}

function sha256Of(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
