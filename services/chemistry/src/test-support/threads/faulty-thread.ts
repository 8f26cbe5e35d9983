// A search thread that goes wrong on demand: the target's carbon count says how.

import { parentPort } from 'node:worker_threads';
import type { SearchEvent, SearchOrder, SearchResult } from '../../features/retrosynthesis/search-messages.ts';
import { serve } from '../../platform/threads/thread-entry.ts';

/** Targets and what becomes of them. */
export const faults = {
  crashes: 'CO',
  throws: 'CCO',
  /** Searches until it is told to stop, with one report of progress. */
  waits: 'CCCO',
  ends: 'CCCCO',
} as const;

if (parentPort) serve(Promise.resolve({ warm: () => 0, search }));

function search(order: SearchOrder): SearchResult {
  const progress = { expansions: 1, nodes: 2, solvedRoutes: 0, elapsedMs: 3 };
  const event: SearchEvent = { kind: 'progress', progress };
  parentPort?.postMessage(event, []);
  if (order.smiles === faults.crashes) process.exit(1);
  if (order.smiles === faults.throws) throw new Error('the engine has a defect');
  if (order.smiles === faults.waits) waitForStop(new Int32Array(order.stop));
  return { progress, firstSolvedMs: null, stopped: 'exhausted', turnedAway: {}, routes: [] };
}

function waitForStop(flag: Int32Array): void {
  while (Atomics.load(flag, 0) === 0) Atomics.wait(flag, 0, 0, 10);
}
