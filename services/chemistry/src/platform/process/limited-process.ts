// A program of somebody else for one short errand: bounded in time, memory, processor time, file size and output, and
// ended with all its children.

import { spawn } from 'node:child_process';

export interface Errand {
  command: string;
  args: readonly string[];
  cwd: string;
  env: Readonly<Record<string, string>>;
  timeoutMs: number;
  maxMemoryMb: number;
  maxOutputBytes: number;
}

export interface ErrandResult {
  /** It came to its own end with exit code 0. */
  ok: boolean;
  output: string;
  why?: 'notStarted' | 'failed' | 'timeout' | 'output';
}

const kilobytes = 1024;
// dash and every other shell of POSIX know -t, -v, -f and -c.
const withLimits = 'ulimit -t "$1" && ulimit -v "$2" && ulimit -f 40000 && ulimit -c 0; shift 2; exec "$@"';

/** Runs it; never throws. */
export function runErrand(errand: Errand): Promise<ErrandResult> {
  const { command, args, cwd, env, timeoutMs, maxMemoryMb, maxOutputBytes } = errand;
  const seconds = Math.ceil(timeoutMs / 1_000) + 1;
  const limits = [String(seconds), String(maxMemoryMb * kilobytes)];
  return new Promise((resolve) => {
    const child = spawn('/bin/sh', ['-c', withLimits, 'errand', ...limits, command, ...args], {
      cwd,
      env,
      detached: true,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const pieces: Buffer[] = [];
    let bytes = 0;
    let why: ErrandResult['why'];
    const end = (reason: NonNullable<ErrandResult['why']>): void => {
      why ??= reason;
      endGroup(child.pid);
    };
    const timer = setTimeout(() => end('timeout'), timeoutMs);
    child.stdout.on('data', (piece: Buffer) => {
      bytes += piece.length;
      if (bytes > maxOutputBytes) end('output');
      else pieces.push(piece);
    });
    child.once('error', () => {
      clearTimeout(timer);
      resolve({ ok: false, output: '', why: 'notStarted' });
    });
    child.once('close', (code) => {
      clearTimeout(timer);
      // What it left running has nobody to answer to.
      endGroup(child.pid);
      const reason = why ?? (code === 0 ? undefined : 'failed');
      const output = Buffer.concat(pieces).toString('utf8');
      resolve(reason === undefined ? { ok: true, output } : { ok: false, output, why: reason });
    });
  });
}

/** Ends a process that leads a group, and all of the group. */
export function endGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}
