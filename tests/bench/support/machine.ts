// What the kernel says of processor time: per process and of the whole machine (proc(5)).

import { readdirSync, readFileSync } from 'node:fs';

const ticksPerSecond = 100;
// Fields 14 to 17 of proc_pid_stat(5), user and system mode; the list starts at field 3.
const own = [11, 12];
const ofEndedChildren = [13, 14];

/** Processor time in microseconds that a process and all its threads have used, in user and system mode. */
export function cpuMicrosOf(pid: number): number {
  return microsIn(statFieldsOf(pid), own);
}

/** The process and everything it has started. */
export function familyOf(pid: number): number[] {
  const parents = new Map(
    readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? [[Number(name), parentOf(Number(name))]] : [])),
  );
  const family = [pid];
  for (const member of family) {
    for (const [child, parent] of parents) if (parent === member) family.push(child);
  }
  return family;
}

/** Processor time in microseconds of these processes and their children, those that have ended included. */
export function cpuMicrosOfFamilies(pids: readonly number[]): number {
  const members = new Set(pids.flatMap(familyOf));
  return [...members].reduce((sum, pid) => sum + microsIn(statFieldsOf(pid), [...own, ...ofEndedChildren]), 0);
}

/** Processor time in microseconds that all processes of the machine have used. */
export function cpuMicrosOfMachine(): number {
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
  const [, user = 0, nice = 0, system = 0] = line.split(/\s+/).map(Number);
  return ((user + nice + system) * 1_000_000) / ticksPerSecond;
}

/** Resident memory of a process in bytes. */
export function residentBytesOf(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes ?? 0) * 1024;
}

function microsIn(fields: readonly string[], places: readonly number[]): number {
  return (places.reduce((sum, place) => sum + Number(fields[place] ?? 0), 0) * 1_000_000) / ticksPerSecond;
}

function parentOf(pid: number): number {
  return Number(statFieldsOf(pid)[1] ?? 0);
}

// The name, in parentheses, may hold anything; what follows it is numbers.
function statFieldsOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
  } catch {
    // It has ended since it was listed.
    return [];
  }
}
