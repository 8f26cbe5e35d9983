// Load on one address: wrk for the highest rate, a steady one for latencies.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { cores, run } from './processes.ts';
import { cpuMicrosOfFamilies, cpuMicrosOfMachine } from './machine.ts';

export interface Target {
  url: string;
  headers: Readonly<Record<string, string>>;
}

export interface LoadRun {
  requests: number;
  requestsPerSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Answers that were no 2xx, and broken connections. */
  failures: number;
  /** Processor time of the server under test for one request. */
  cpuMicrosPerRequest: number;
  /** Processor time of the server as a share of one core. */
  serverShare: number;
  /** Processor time that processes of nobody here used, as a share of one core. */
  foreignShare: number;
}

export interface Watched {
  /** Processes whose time is the result. */
  server: readonly number[];
  /** Further processes that belong to the measurement. */
  own: readonly number[];
}

// As many calls of one user as the gateway lets through at once.
export const connections = 48;
const openLoop = fileURLToPath(new URL('./open-loop.ts', import.meta.url));

/** As many requests as the target takes, for some seconds. */
export async function measureLoad(wrk: string, target: Target, seconds: number, watched: Watched): Promise<LoadRun> {
  const headers = headerFlags(target);
  const args = ['-t', '1', '-c', String(connections), '-d', `${seconds}s`, '--latency', ...headers, target.url];
  const before = sample(watched);
  const output = await run(wrk, args, cores.rest, (seconds + 60) * 1000);
  const after = sample(watched);
  const elapsed = (after.at - before.at) * 1000;
  const requests = numberIn(output, /(\d+) requests in/);
  const server = after.server - before.server;
  const known = server + (after.own - before.own) + (after.self - before.self);
  return {
    requests,
    requestsPerSecond: numberIn(output, /Requests\/sec:\s+([\d.]+)/),
    p50Ms: durationIn(output, /50%\s+([\d.]+)(us|ms|s)/),
    p99Ms: durationIn(output, /99%\s+([\d.]+)(us|ms|s)/),
    failures: optionalNumberIn(output, /Non-2xx or 3xx responses: (\d+)/) + socketErrorsIn(output),
    cpuMicrosPerRequest: server / Math.max(1, requests),
    serverShare: server / elapsed,
    foreignShare: Math.max(0, after.machine - before.machine - known) / elapsed,
  };
}

/** Latencies in milliseconds at a steady rate. */
export async function measureLatencies(
  target: Target,
  pace: { requestsPerSecond: number; seconds: number },
): Promise<number[]> {
  const job = JSON.stringify({ ...target, ...pace });
  return JSON.parse(await run(process.execPath, ['--disable-warning=ExperimentalWarning', openLoop, job], cores.rest));
}

/** The value below which a share of the list lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

interface Sample {
  at: number;
  server: number;
  own: number;
  /** This process and the children it has waited for, as the load generator. */
  self: number;
  machine: number;
}

function sample({ server, own }: Watched): Sample {
  return {
    at: performance.now(),
    server: cpuMicrosOfFamilies(server),
    own: cpuMicrosOfFamilies(own),
    self: cpuMicrosOfSelf(),
    machine: cpuMicrosOfMachine(),
  };
}

// Fields 14 to 17 of proc_pid_stat(5): own time, and that of children that have ended.
function cpuMicrosOfSelf(): number {
  const fields = readFileSync('/proc/self/stat', 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) * 10_000;
}

function headerFlags({ headers }: Target): string[] {
  return Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
}

function numberIn(text: string, pattern: RegExp): number {
  const found = pattern.exec(text)?.[1];
  if (found === undefined) throw new Error(`no ${pattern} in: ${text}`);
  return Number(found);
}

function optionalNumberIn(text: string, pattern: RegExp): number {
  return Number(pattern.exec(text)?.[1] ?? 0);
}

function socketErrorsIn(text: string): number {
  const counts = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(text) ?? [];
  return counts.slice(1).reduce((sum, count) => sum + Number(count), 0);
}

const msOfUnit: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000 };

function durationIn(text: string, pattern: RegExp): number {
  const [, number = '', unit = ''] = pattern.exec(text) ?? [];
  return Number(number) * (msOfUnit[unit] ?? Number.NaN);
}
