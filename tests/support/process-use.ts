// What processes use, as the kernel reports it: processor time, memory, open files, threads (proc(5)).

import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { cpuMicrosOfFamilies, familyOf } from '../bench/support/machine.ts';

const megabyte = 1024;

/** Megabytes that a process and its children hold; what they share counts once where the kernel reports it. */
export function memoryOfFamily(pid: number): number {
  return familyOf(pid).reduce((sum, one) => sum + memoryOf(one), 0);
}

/** Proportional set size in megabytes, or resident memory where only the owner may see the former. */
function memoryOf(pid: number): number {
  return (
    (kilobytesIn(`/proc/${pid}/smaps_rollup`, 'Pss') ?? kilobytesIn(`/proc/${pid}/status`, 'VmRSS') ?? 0) / megabyte
  );
}

function kilobytesIn(file: string, name: string): number | undefined {
  const found = new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(textOf(file))?.[1];
  return found === undefined ? undefined : Number(found);
}

export interface Handles {
  files: number;
  sockets: number;
  threads: number;
}

/** What a process holds open, but for files below `apart`: a database opens one for each table that is used. */
export function handlesOf(pid: number, apart?: string): Handles {
  const folder = `/proc/${pid}/fd`;
  const targets = namesIn(folder)
    .map((name) => linkOf(`${folder}/${name}`))
    .filter((target) => apart === undefined || !target.startsWith(apart));
  const sockets = targets.filter((target) => target.startsWith('socket:')).length;
  return { files: targets.length - sockets, sockets, threads: namesIn(`/proc/${pid}/task`).length };
}

/** Processor time of a run in ms by name, from one look to the next. */
export function createCpuWatch(pidOf: ReadonlyMap<string, number>): () => Map<string, number> {
  const before = cpuOf(pidOf);
  return () => new Map([...cpuOf(pidOf)].map(([name, ms]) => [name, ms - (before.get(name) ?? 0)]));
}

function cpuOf(pidOf: ReadonlyMap<string, number>): Map<string, number> {
  return new Map([...pidOf].map(([name, pid]) => [name, cpuMicrosOfFamilies([pid]) / 1000]));
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    // It has ended.
    return [];
  }
}

function linkOf(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    // Closed since it was listed.
    return '';
  }
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // It has ended, or belongs to somebody else.
    return '';
  }
}
