// Structures read by threads, many at once.

import type { Logger } from '../../platform/process/logger.ts';
import { startGuardedThreads, type GuardedThreads } from '../../platform/threads/guarded-threads.ts';
import type { GivenStructure, ReadMolecule } from './read-molecules.ts';

export type MoleculeReader = GuardedThreads<GivenStructure, ReadMolecule>;

export interface MoleculeReaderOptions {
  threads: number;
  logger?: Logger;
  /** Replaced only to inject faults. */
  entry?: URL;
  patienceMs?: readonly [number, number, number];
}

const defaultEntry = new URL('./molecule-thread.ts', import.meta.url);

/** Starts the threads (each takes about 110 MB). */
export function startMoleculeReader(options: MoleculeReaderOptions): MoleculeReader {
  return startGuardedThreads({ entry: defaultEntry, ...options, harmful: { ok: false, problem: 'harmful' } });
}
