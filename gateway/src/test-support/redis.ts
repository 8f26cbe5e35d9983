// A Redis of a test's own: on a free port of the loopback interface, nothing kept.

import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { freePort } from '@app/shared/test-support/free-port';
import { createClient } from '@redis/client';

export interface TestRedis {
  /** `redis://127.0.0.1:<port>`; the same after a restart. */
  readonly url: string;
  /** Stops responding and forgets everything. */
  stop(): Promise<void>;
  /** Starts anew on the same port, empty; stops first where it still runs. */
  restart(): Promise<void>;
}

/** Two of them, one the copy of the other, and three sentinels that watch them. */
export interface WatchedRedis {
  readonly sentinels: readonly { host: string; port: number }[];
  /** The name under which the sentinels know them. */
  readonly name: string;
  readonly password: string;
  /** Kills the first, which all sentinels take for the primary. */
  killPrimary(): Promise<void>;
  /** Lets a sentinel hang, by its place in the list; gives what lets it go on. */
  pause(sentinel: number): () => void;
  /** Starts the first again, as it was set up: as the primary. */
  restartFirst(): Promise<void>;
  stop(): Promise<void>;
}

const readyWithinMs = 20_000;

/** Starts the system's redis-server (`REDIS_SERVER`, else from the PATH) and resolves when it responds. */
export async function startRedis(): Promise<TestRedis> {
  const program = findServer();
  const port = await freePort();
  let running = await launch(program, port);
  return {
    url: `redis://127.0.0.1:${port}`,
    stop: () => running.stop(),
    async restart() {
      await running.stop();
      running = await launch(program, port);
    },
  };
}

/** Resolves when every sentinel knows the other two and the copy. */
export async function startWatchedRedis(): Promise<WatchedRedis> {
  const program = findServer();
  const [name, password] = ['sessions', 'a-password-of-the-tests-only'];
  const [first, second, ...watching] = await Promise.all(Array.from({ length: 5 }, freePort));
  const account = { requirepass: password, masterauth: password, 'repl-diskless-sync-delay': '0' };
  const startFirst = () => launch(program, first ?? 0, account);
  let running = await startFirst();
  const copy = await launch(program, second ?? 0, { ...account, replicaof: `127.0.0.1 ${first}` });
  const sentinels: Server[] = [];
  for (const port of watching)
    sentinels.push(await launchSentinel(program, port, { name, password, primary: first ?? 0 }));
  for (const port of watching) await untilWatching(port, { name, password });
  return {
    sentinels: watching.map((port) => ({ host: '127.0.0.1', port })),
    name,
    password,
    killPrimary: () => running.stop(),
    pause(place) {
      sentinels[place]?.signal('SIGSTOP');
      return () => sentinels[place]?.signal('SIGCONT');
    },
    async restartFirst() {
      running = await startFirst();
    },
    async stop() {
      await Promise.all([running, copy, ...sentinels].map((one) => one.stop()));
    },
  };
}

interface Watched {
  name: string;
  password: string;
  primary: number;
}

async function launchSentinel(program: string, port: number, { name, password, primary }: Watched) {
  const folder = mkdtempSync(join(tmpdir(), 'sentinel-'));
  const file = join(folder, 'sentinel.conf');
  const lines = [
    `port ${port}`,
    'bind 127.0.0.1',
    `dir ${folder}`,
    `requirepass ${password}`,
    `sentinel monitor ${name} 127.0.0.1 ${primary} 2`,
    `sentinel auth-pass ${name} ${password}`,
    `sentinel sentinel-pass ${password}`,
    `sentinel down-after-milliseconds ${name} 1000`,
    `sentinel failover-timeout ${name} 5000`,
  ];
  writeFileSync(file, `${lines.join('\n')}\n`);
  return run(program, [file, '--sentinel'], port, folder);
}

/** Not before the copy may be chosen, and all three have a vote. */
async function untilWatching(port: number, { name, password }: Pick<Watched, 'name' | 'password'>): Promise<void> {
  const client = createClient({ url: `redis://:${password}@127.0.0.1:${port}`, RESP: 2 });
  await client.connect();
  try {
    const deadline = Date.now() + readyWithinMs;
    while (Date.now() < deadline) {
      const texts = (await client.sendCommand<string[]>(['SENTINEL', 'MASTER', name])) ?? [];
      const of = (key: string) => texts[texts.indexOf(key) + 1];
      if (of('num-slaves') === '1' && of('num-other-sentinels') === '2') return;
      await new Promise((done) => setTimeout(done, 100));
    }
    throw new Error(`the sentinel on port ${port} does not find the others`);
  } finally {
    client.destroy();
  }
}

function findServer(): string {
  const onPath = (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, 'redis-server'));
  const found = [process.env['REDIS_SERVER'], ...onPath].find((place) => place !== undefined && existsSync(place));
  if (found === undefined) throw new Error('Set REDIS_SERVER to a redis-server (Debian: apt-get install redis-server)');
  return found;
}

interface Server {
  stop(): Promise<void>;
  signal(name: 'SIGSTOP' | 'SIGCONT'): void;
}

function launch(program: string, port: number, more: Record<string, string> = {}): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), 'redis-'));
  const own = { bind: '127.0.0.1', port: String(port), dir: folder, save: '', appendonly: 'no', maxclients: '500' };
  const args = Object.entries({ ...own, ...more }).flatMap(([name, value]) => [`--${name}`, ...value.split(' ')]);
  return run(program, args, port, folder);
}

async function run(program: string, args: string[], port: number, folder: string): Promise<Server> {
  const child = spawn(program, args, { stdio: 'ignore' });
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  await untilResponsive(child, port);
  return {
    async stop() {
      process.off('exit', kill);
      await end(child);
      rmSync(folder, { recursive: true, force: true });
    },
    signal: (name) => void child.kill(name),
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
      // Without a password it says so, which is a response, too.
      done(/^(\+PONG|-NOAUTH)/.test(String(response)));
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
