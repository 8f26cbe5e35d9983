// Processes of a measurement, each held to one core, and none left behind.

import { spawn, type ChildProcess } from 'node:child_process';
import { openSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

/** The server under test has a core to itself; upstream and load generator share the other. */
export const cores = { server: 0, rest: 1 } as const;

export interface Running {
  pid: number;
  /** Asks it to end, and resolves when it has. */
  stop(): Promise<void>;
}

export interface StartOptions {
  core: number;
  env?: Record<string, string>;
  /** Where standard output goes; errors are shown. */
  output?: string;
}

const stopWithinMs = 8_000;
const children = new Set<ChildProcess>();
const folder = mkdtempSync(join(tmpdir(), 'bench-'));
process.once('exit', () => {
  for (const child of children) endGroupOf(child);
  rmSync(folder, { recursive: true, force: true });
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

/** A path in a folder that goes away with this process. */
export function temporary(name: string): string {
  return join(folder, name);
}

/** Starts a program on one core. */
export function start(file: string, args: readonly string[], options: StartOptions): Running {
  const out = openSync(options.output ?? '/dev/null', 'w');
  // Told to end when this process dies, however it dies: setpriv(1).
  const child = spawn('setpriv', ['--pdeathsig', 'TERM', 'taskset', '-c', String(options.core), file, ...args], {
    env: { ...process.env, ...options.env },
    stdio: ['pipe', out, 'inherit'],
    detached: true,
  });
  children.add(child);
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  void ended.then(() => children.delete(child));
  return {
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM');
      const timer = setTimeout(() => endGroupOf(child), stopWithinMs);
      await ended;
      clearTimeout(timer);
    },
  };
}

/** Runs a program on one core to its end, within so many milliseconds; gives what it printed. Throws when it fails. */
export function run(file: string, args: readonly string[], core: number, withinMs = 120_000): Promise<string> {
  const child = spawn('setpriv', ['--pdeathsig', 'TERM', 'taskset', '-c', String(core), file, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  children.add(child);
  const timer = setTimeout(() => endGroupOf(child), withinMs);
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')));
  return new Promise((done, failed) => {
    child.once('error', failed);
    child.once('close', (code) => {
      clearTimeout(timer);
      children.delete(child);
      if (code === 0) done(output);
      else failed(new Error(`${basename(file)} ended with ${code}: ${output}`));
    });
  });
}

// A master process that is killed leaves its workers behind, so the whole group goes.
function endGroupOf(child: ChildProcess): void {
  try {
    process.kill(-(child.pid ?? 0), 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

/** A port of the loopback interface that nobody uses. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

/** Resolves when the address answers with this status. Throws after 20 s. */
export async function untilAnswers(url: string, status = 200): Promise<void> {
  const deadline = Date.now() + 20_000;
  let last = 'nothing';
  while (Date.now() < deadline) {
    last = await fetch(url, { redirect: 'manual' }).then(
      (response) => String(response.status),
      (error: unknown) => String(error),
    );
    if (last === String(status)) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`${url} answered ${last} instead of ${status}`);
}
