// One writer for a file. The lock is a file beside it that names its holder; a holder that died leaves it behind,
// so the next one looks whether the holder is alive. Process numbers mean nothing across machines and containers:
// there, a lock counts as long as its holder keeps touching it.

import { randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';

export interface FileLock {
  release(): Promise<void>;
}

export interface LockOptions {
  instance: string;
  /** A lock from elsewhere that was not touched for so long is left over. */
  staleAfterMs: number;
}

interface Holder {
  id: string;
  instance: string;
  pid: number;
  /** Moment the process started, in the kernel's ticks: process numbers come again. */
  startedTicks: string;
  /** Boot and process namespace: where the process number means something. */
  realm: string;
}

/** Takes the lock `path`, waiting for one that may be left over. Throws when another gateway holds it. */
export async function lockFile(path: string, { instance, staleAfterMs }: LockOptions): Promise<FileLock> {
  const own: Holder = {
    id: randomUUID(),
    instance,
    pid: process.pid,
    startedTicks: ticksOf(process.pid),
    realm: realm(),
  };
  for (;;) {
    if (await writeNew(path, JSON.stringify(own))) return held(path, own, staleAfterMs);
    const text = await textOf(path);
    if (text === undefined) continue;
    const holder = holderOf(text);
    const isHeld = holder?.realm === own.realm ? isRunning(holder) : await isTouched(path, staleAfterMs);
    if (isHeld) throw heldBy(path, holder);
    await takeAway(path, text);
  }
}

function held(path: string, own: Holder, staleAfterMs: number): FileLock {
  const touching = setInterval(() => {
    // A lock that cannot be touched is a lock that others may take; the chain shows if two then write.
    utimes(path, new Date(), new Date()).catch(() => undefined);
  }, staleAfterMs / 3);
  touching.unref();
  return {
    async release() {
      clearInterval(touching);
      const text = await textOf(path);
      if (text !== undefined && holderOf(text)?.id === own.id) await rm(path, { force: true });
    },
  };
}

function isRunning({ pid, startedTicks }: Holder): boolean {
  // Where /proc hides other users' processes, being alive has to do.
  return isAlive(pid) && ['', startedTicks].includes(ticksOf(pid));
}

// A living holder touches its lock within this time; what was not touched for long needs no waiting.
async function isTouched(path: string, staleAfterMs: number): Promise<boolean> {
  const before = await touchedAt(path);
  if (before !== undefined && Date.now() - before > staleAfterMs) return false;
  await delay(staleAfterMs * 0.75);
  return (await touchedAt(path)) !== before;
}

// Renaming takes exactly one file away; had somebody else taken the lock meanwhile, it is put back.
async function takeAway(path: string, text: string): Promise<void> {
  const aside = `${path}.${randomUUID()}`;
  try {
    await rename(path, aside);
  } catch {
    // Somebody else was quicker.
    return;
  }
  if ((await textOf(aside)) !== text) await rename(aside, path);
  else await rm(aside, { force: true });
}

async function writeNew(path: string, text: string): Promise<boolean> {
  try {
    await writeFile(path, text, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw new Error(`AUDIT_FILE: ${path} cannot be written`, { cause: error });
  }
}

async function textOf(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch {
    // Released in this moment.
    return undefined;
  }
}

function holderOf(text: string): Holder | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isHolder(value) ? value : undefined;
  } catch {
    // Its writer died, or has not finished.
    return undefined;
  }
}

function isHolder(value: unknown): value is Holder {
  return typeof value === 'object' && value !== null && 'pid' in value && 'realm' in value && 'id' in value;
}

function heldBy(path: string, holder: Holder | undefined): Error {
  const who = holder ? `gateway ${holder.instance} (process ${holder.pid})` : 'another gateway';
  return new Error(`AUDIT_FILE: ${who} writes this file (${path}); give each gateway its own, for example with %i`);
}

async function touchedAt(path: string): Promise<number | undefined> {
  try {
    return (await stat(path)).mtimeMs;
  } catch {
    // Released in this moment.
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // A process of somebody else is alive, too.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

// proc(5): field 22 of stat; the name before it is in brackets and may hold anything.
function ticksOf(pid: number): string {
  const text = read(() => readFileSync(`/proc/${pid}/stat`, 'latin1'));
  return text.slice(text.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

function realm(): string {
  return `${read(() => readFileSync('/proc/sys/kernel/random/boot_id', 'latin1')).trim()} ${read(() => readlinkSync('/proc/self/ns/pid'))}`;
}

// Outside Linux there is no /proc: the process number alone has to do.
function read(source: () => string): string {
  try {
    return source();
  } catch {
    return '';
  }
}
