// The log of a process. A full disk costs log lines, never the process.

import { closeSync, mkdirSync, openSync, renameSync, statSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

export interface LogFile {
  /** Never throws; what cannot be written is counted and reported once writing works again. */
  write(chunk: Buffer): void;
  close(): void;
}

const maxBytes = 20 * 1024 * 1024;
const olderFiles = 3;
const newline = 0x0a;

/** Opens (or continues) `NAME.log`. At `limitBytes` it becomes `NAME.1.log`, and so on for three older files. */
export function openLogFile(file: string, limitBytes = maxBytes): LogFile {
  let open: { fd: number; bytes: number } | undefined;
  let lostBytes = 0;
  let isLineEnd = true;

  function opened(): { fd: number; bytes: number } {
    mkdirSync(dirname(file), { recursive: true });
    const size = () => statSync(file, { throwIfNoEntry: false })?.size ?? 0;
    if (isLineEnd && size() >= limitBytes) rotate(file);
    const bytes = size();
    return { fd: openSync(file, 'a'), bytes };
  }

  function close(): void {
    if (open) closeSync(open.fd);
    open = undefined;
  }

  function append(bytes: Buffer): void {
    open ??= opened();
    // A write that meets the end of the disk takes the first part and fails at the next.
    for (let at = 0; at < bytes.length;) {
      const written = writeSync(open.fd, bytes, at);
      at += written;
      open.bytes += written;
      isLineEnd = bytes[at - 1] === newline;
    }
  }

  function write(chunk: Buffer): void {
    if (lostBytes > 0) {
      append(Buffer.from(`${isLineEnd ? '' : '\n'}${lossLine(lostBytes)}\n`));
      lostBytes = 0;
    }
    append(chunk);
    if (isLineEnd && (open?.bytes ?? 0) >= limitBytes) close();
  }

  return {
    write(chunk) {
      try {
        write(chunk);
      } catch {
        // Most often ENOSPC. The next chunk opens the file anew.
        lostBytes += chunk.length;
        closeQuietly(close);
      }
    },
    close: () => closeQuietly(close),
  };
}

/** Without this, a full disk behind the launcher's own output would end it. */
export function surviveFailedOutput(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}

function closeQuietly(close: () => void): void {
  try {
    close();
  } catch {
    // Some file systems report a full disk at closing.
  }
}

function rotate(file: string): void {
  const numbered = (number: number) => (number === 0 ? file : file.replace(/\.log$/, `.${number}.log`));
  for (let number = olderFiles; number > 0; number -= 1) {
    if (statSync(numbered(number - 1), { throwIfNoEntry: false })) renameSync(numbered(number - 1), numbered(number));
  }
}

function lossLine(bytes: number): string {
  return JSON.stringify({ level: 40, time: Date.now(), name: 'launcher', bytes, msg: 'log lines were lost' });
}
