// What each process of the product uses while it runs, and what it holds when nothing is asked of it.

import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pidOf, type Place, type ProcessName } from '../support/product.ts';
import { percentile, slopeOf, type Sample } from '../support/arithmetic.ts';
import { handlesOf, memoryOfFamily, type Handles } from '../support/process-use.ts';

export const processes: readonly ProcessName[] = ['gateway', 'identity', 'chemistry'];

/**
 * Megabytes an hour that memory may grow after warm-up. The database is part of the chemistry service, which also keeps
 * up to 4,000 pictures (20 MB); pages of the gateway's heap come and go by some megabytes.
 */
export const growthLimits: Record<ProcessName, number> = { gateway: 20, identity: 15, chemistry: 60 };

export interface MemoryWatch {
  note(): void;
  /** Megabytes an hour, since warm-up. */
  growthOf(name: ProcessName): number;
  /** Megabytes in the middle of each quarter of the run, warm-up among them: growth that ends shows here. */
  quartersOf(name: ProcessName): number[];
}

export function watchMemory(place: Place, warmUpMs: number): MemoryWatch {
  const samples = new Map<ProcessName, Sample[]>(processes.map((name) => [name, []]));
  const startAt = performance.now();
  const hour = 3_600_000;
  return {
    note() {
      const at = (performance.now() - startAt) / hour;
      for (const name of processes) samples.get(name)?.push({ at, value: memoryOfFamily(pidOf(place, name)) });
    },
    growthOf: (name) => slopeOf(samples.get(name)?.filter(({ at }) => at * hour >= warmUpMs) ?? []),
    quartersOf: (name) => quartersOf(samples.get(name) ?? []),
  };
}

function quartersOf(samples: readonly Sample[]): number[] {
  const bound = (quarter: number) => Math.round((samples.length * quarter) / 4);
  return [0, 1, 2, 3].map((quarter) =>
    percentile(
      samples.slice(bound(quarter), bound(quarter + 1)).map(({ value }) => value),
      0.5,
    ),
  );
}

export interface Held {
  pids: Record<string, number>;
  handles: Record<string, Handles>;
  /** Files that a run may leave behind only by mistake. */
  temporary: string[];
}

/** `folder` is where the processes put what is temporary. */
export function lookAtHeld(place: Place, folder: string): Held {
  const pids = Object.fromEntries(processes.map((name) => [name, pidOf(place, name)]));
  const handles = Object.fromEntries(
    processes.map((name) => [name, handlesOf(pids[name] ?? 0, join(place.dataDir, 'chemistry'))]),
  );
  return { pids, handles, temporary: filesIn(folder) };
}

/** What is held that was not held before, process by process; a socket or file more may be a keep-alive or a log. */
export function leftOver(before: Held, after: Held): string[] {
  const more = processes.flatMap((name) => {
    const [old, now] = [before.handles[name], after.handles[name]];
    if (!old || !now) return [];
    const kinds = ['files', 'sockets', 'threads'] as const;
    return kinds.flatMap((kind) =>
      now[kind] > old[kind] + spare[kind] ? [`${name}: ${kind} ${old[kind]} → ${now[kind]}`] : [],
    );
  });
  const files = after.temporary.filter((file) => !before.temporary.includes(file)).map((file) => `file ${file}`);
  const restarted = processes.filter((name) => before.pids[name] !== after.pids[name]);
  return [...more, ...files, ...restarted.map((name) => `${name} was started again`)];
}

const spare = { files: 2, sockets: 2, threads: 1 };

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name), { throwIfNoEntry: false })?.isFile() ?? false)
    .toSorted();
}
