// A Redis of a test's own: on a free port of the loopback interface, nothing kept.

import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { listen } from './fake-server.ts';

export interface TestRedis {
  /** `redis://127.0.0.1:<port>`; the same after a restart. */
  readonly url: string;
  /** Stops responding and forgets everything. */
  stop(): Promise<void>;
  /** Starts anew on the same port, empty; stops first where it still runs. */
  restart(): Promise<void>;
}

const readyWithinMs = 10_000;

/** Starts the system's redis-server (`REDIS_SERVER`, else from the PATH) and resolves when it responds. */
export async function startRedis(): Promise<TestRedis> {
  const program = findServer();
  const port = await freePort();
  let running = await launch(program, port);
  return {
    url: `redis://127.0.0.1:${port}`,
    stop: () => running(),
    async restart() {
      await running();
      running = await launch(program, port);
    },
  };
}

function findServer(): string {
  const onPath = (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, 'redis-server'));
  const found = [process.env['REDIS_SERVER'], ...onPath].find((place) => place !== undefined && existsSync(place));
  if (found === undefined) throw new Error('Set REDIS_SERVER to a redis-server (Debian: apt-get install redis-server)');
  return found;
}

async function freePort(): Promise<number> {
  const probe = await listen(createServer(), 'http');
  await probe.close();
  return Number(new URL(probe.url).port);
}

/** Gives the function that ends the server. */
async function launch(program: string, port: number): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'redis-'));
  const options = { bind: '127.0.0.1', port: String(port), dir: folder, save: '', appendonly: 'no', maxclients: '500' };
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
  const child = spawn(program, args, { stdio: 'ignore' });
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  await untilResponsive(child, port);
  return async () => {
    process.off('exit', kill);
    await end(child);
    rmSync(folder, { recursive: true, force: true });
  };
}

async function untilResponsive(child: ChildProcess, port: number): Promise<void> {
  const deadline = Date.now() + readyWithinMs;
  while (Date.now() < deadline && child.exitCode === null) {
    if (await ping(port)) return;
    await new Promise((done) => setTimeout(done, 20));
  }
  child.kill('SIGKILL');
  throw new Error(`redis-server does not answer on port ${port}`);
}

function ping(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('PING\r\n'));
    socket.setTimeout(1_000, () => socket.destroy());
    socket.once('data', (response) => {
      socket.destroy();
      done(String(response).startsWith('+PONG'));
    });
    socket.once('error', () => done(false));
    socket.once('close', () => done(false));
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((done) => child.once('exit', done));
  child.kill('SIGKILL');
  await gone;
}
