// One supervised process: started, watched, started again when it dies, stopped for good when asked.

import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openLogFile } from './log-file.ts';
import { inRoot } from './paths.ts';
import type { ServiceName, Settings } from './settings.ts';

const entries: Record<ServiceName, string> = {
  identity: 'services/identity/src/main.ts',
  chemistry: 'services/chemistry/src/main.ts',
  gateway: 'gateway/src/main.ts',
};

/**
 * glibc keeps freed memory apart for up to eight threads a processor; with two such places the chemistry service holds
 * 200 MB less and is as fast. Read before a program's first line, so it is in its environment (in the image too).
 */
export const threadMemory = { MALLOC_ARENA_MAX: '2' } as const;
/** After the time that a process gives itself. */
const stopGraceMs = 3_000;
const usualDelaysMs = [300, 1_000, 2_000, 5_000];
const steadyMs = 30_000;

export interface Service<Name extends string = ServiceName> {
  readonly name: Name;
  /** Of the process that runs now; undefined while none does. */
  readonly pid: number | undefined;
  /** The last lines the process wrote to its standard error. */
  lastWords(): string;
  /** Resolves when the process ends for good without being asked to. */
  readonly gaveUp: Promise<void>;
  /** Ends the process, if it runs, and starts it anew. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** What differs while the code is being changed. */
export interface Supervision {
  /** Waiting times before a program that ended by itself is started again; it gives up after the last. */
  restartDelaysMs?: readonly number[];
  /** Gets what the program writes to its standard error, besides the log. */
  onError?: (text: string) => void;
  onGaveUp?: () => void;
}

/** What is to run. */
export interface Program<Name extends string = string> {
  name: Name;
  file: string;
  args: readonly string[];
  env: NodeJS.ProcessEnv;
  cwd: string;
  /** PostgreSQL refuses to run as root. */
  identity?: { uid: number; gid: number } | undefined;
  /** A group of its own, for programs whose children outlive them. */
  isGroup?: boolean;
  stopSignal?: NodeJS.Signals;
}

/** Starts a process of the product; its log is `logs/<name>.log` and its id `run/<name>.pid` below the data folder. */
export function startService(
  name: ServiceName,
  { env, dataDir, shutdownMs }: Settings,
  supervision?: Supervision,
): Service {
  const program = nodeProgram(name, name, { ...process.env, ...env[name] }, dataDir);
  return supervise(program, dataDir, shutdownMs, supervision);
}

/** A server of the product as a program; two of a kind have names of their own. */
export function nodeProgram<Name extends string>(
  kind: ServiceName,
  name: Name,
  env: NodeJS.ProcessEnv,
  dataDir: string,
): Program<Name> {
  return {
    name,
    file: process.execPath,
    args: ['--disable-warning=ExperimentalWarning', inRoot(entries[kind])],
    // Compiled sources are kept, which halves the time to load them at the next start.
    env: { NODE_COMPILE_CACHE: join(dataDir, 'compiled'), ...threadMemory, ...env },
    cwd: inRoot(),
  };
}

/** Starts a program, and again whenever it dies, until it is stopped or keeps dying. */
export function supervise<Name extends string>(
  program: Program<Name>,
  dataDir: string,
  shutdownMs: number,
  supervision: Supervision = {},
): Service<Name> {
  const { name, file, args, env, cwd, identity, isGroup = false, stopSignal = 'SIGTERM' } = program;
  const { restartDelaysMs = usualDelaysMs, onError, onGaveUp } = supervision;
  const log = openLogFile(join(dataDir, 'logs', `${name}.log`));
  let child: ChildProcess;
  let restarting: NodeJS.Timeout | undefined;
  let stopping = false;
  /** For good: a restart in progress starts nothing any more. */
  let isStopped = false;
  let failures = 0;
  let words = '';
  let giveUp: () => void = () => {};
  const gaveUp = new Promise<void>((done) => {
    giveUp = done;
  });
  launch();

  function launch(): void {
    const startedAt = Date.now();
    child = spawn(file, args, { cwd, env, ...identity, detached: isGroup, stdio: ['pipe', 'pipe', 'pipe'] });
    notePid(dataDir, name, child.pid);
    child.stdout?.on('data', (chunk: Buffer) => log.write(chunk));
    child.stderr?.on('data', heard);
    child.once('exit', () => ended(startedAt));
    child.once('error', (error) => {
      heard(Buffer.from(`${error.message}\n`));
      // One that could not start has no exit.
      if (child.pid === undefined) ended(startedAt);
    });
  }

  function heard(chunk: Buffer): void {
    log.write(chunk);
    onError?.(chunk.toString('utf8'));
    words = (words + chunk.toString('utf8')).slice(-4_000);
  }

  function ended(startedAt: number): void {
    if (stopping) return;
    failures = Date.now() - startedAt > steadyMs ? 0 : failures + 1;
    const delay = restartDelaysMs[failures];
    if (delay !== undefined) {
      restarting = setTimeout(launch, delay);
      return;
    }
    onGaveUp?.();
    giveUp();
  }

  return {
    name,
    gaveUp,
    get pid() {
      return hasEnded(child) ? undefined : child.pid;
    },
    lastWords: () => words.trim(),
    async restart() {
      stopping = true;
      clearTimeout(restarting);
      await end(child, stopSignal, shutdownMs + stopGraceMs);
      if (isStopped) return;
      stopping = false;
      failures = 0;
      launch();
    },
    async stop() {
      isStopped = true;
      stopping = true;
      clearTimeout(restarting);
      await end(child, stopSignal, shutdownMs + stopGraceMs);
      log.close();
    },
  };
}

function notePid(dataDir: string, name: string, pid: number | undefined): void {
  try {
    mkdirSync(join(dataDir, 'run'), { recursive: true });
    writeFileSync(join(dataDir, 'run', `${name}.pid`), String(pid ?? ''));
  } catch {
    // A full disk: the file is for people and tests, the product runs without.
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

async function end(child: ChildProcess, signal: NodeJS.Signals, withinMs: number): Promise<void> {
  if (child.pid === undefined || hasEnded(child)) return;
  const gone = new Promise((done) => child.once('exit', done));
  child.kill(signal);
  const timer = setTimeout(() => child.kill('SIGKILL'), withinMs);
  await gone;
  clearTimeout(timer);
}
