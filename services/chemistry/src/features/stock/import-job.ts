// One import from its bytes to a stock that is ready: rows into the database, the packed stock at the end, and a report.

import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../../platform/process/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { StoredRowOutcome } from './stored-imports.ts';
import { importList, type ImportCounts, type RowOutcome } from './import-list.ts';
import type { MoleculeReader } from './molecule-reader.ts';
import type { PriceCurrency } from '../../chemistry/stock/money.ts';
import { readList, type ListFormat } from './read/read-list.ts';
import { addItems, endStock, noteProgress } from './stock-store.ts';

export interface ImportJob {
  stockId: string;
  bytes: AsyncIterable<Uint8Array>;
  format: ListFormat;
  /** Where neither heading nor cell names one. */
  currency?: PriceCurrency;
  maxMolecules: number;
  /** Ends the import, which is then begun anew by somebody else. */
  signal?: AbortSignal;
  /** Called for every row. */
  onOutcome?: (outcome: RowOutcome) => void;
}

export interface ImportTools {
  database: Database;
  reader: MoleculeReader;
  clock: Clock;
}

/** Rows that a report keeps. */
export const reportedRows = 1_000;
const noteEveryMs = 500;

/**
 * Runs the import; gives its counts, or null when the stock was taken away meanwhile. Throws what the database or the
 * bytes throw, after the stock is marked as failed.
 */
export async function runImport(tools: ImportTools, job: ImportJob): Promise<ImportCounts | null> {
  const { database, reader, clock } = tools;
  const { queries } = database;
  const { stockId } = job;
  const outcomes: StoredRowOutcome[] = [];
  let counts: ImportCounts = { rows: 0, accepted: 0, duplicate: 0, rejected: 0, molecules: 0, priced: 0 };
  const progress = followProgress(() => noteProgress(queries, stockId, { ...counts }, clock.now()));
  const onOutcome = (one: RowOutcome): void => {
    job.onOutcome?.(one);
    if (outcomes.length < reportedRows && isNoteworthy(one)) outcomes.push(one);
  };
  try {
    const { packed } = await importList(readList(job.bytes, job.format, job.currency), {
      reader,
      write: (items) => addItems(queries, stockId, items),
      onOutcome,
      onProgress: (now) => (counts = { ...now }),
      shouldStop: () => progress.isLost() || job.signal?.aborted === true,
      maxMolecules: job.maxMolecules,
    });
    await progress.stop();
    if (progress.isLost() || job.signal?.aborted) return null;
    const finishedAt = clock.now();
    if (counts.molecules > 0)
      await endStock(queries, stockId, { state: 'ready', counts, outcomes, packed, finishedAt });
    else await endStock(queries, stockId, { state: 'failed', counts, outcomes, failure: 'empty', finishedAt });
    return counts;
  } catch (error) {
    await progress.stop();
    if (job.signal?.aborted) throw error;
    // The rows of a stock that was taken away have nothing to belong to.
    if (progress.isLost() || !(await noteProgress(queries, stockId, counts, clock.now()))) return null;
    await endStock(queries, stockId, { state: 'failed', counts, outcomes, failure: 'defect', finishedAt: clock.now() });
    throw error;
  }
}

function isNoteworthy({ outcome, warnings }: RowOutcome): boolean {
  return outcome !== 'accepted' || warnings.length > 0;
}

interface Following {
  /** The stock is no longer there. */
  isLost(): boolean;
  stop(): Promise<void>;
}

// Looks twice a second whether the stock is still wanted, and notes how far the import is.
function followProgress(note: () => Promise<boolean>): Following {
  const ending = new AbortController();
  let isLost = false;
  const run = async (): Promise<void> => {
    while (!ending.signal.aborted && !isLost) {
      await sleep(noteEveryMs, undefined, { signal: ending.signal }).catch(() => undefined);
      if (!ending.signal.aborted) isLost = !(await note());
    }
  };
  // A note that fails is told by the next write of the import itself.
  const ended = run().catch(() => undefined);
  return {
    isLost: () => isLost,
    stop: async () => {
      ending.abort();
      await ended;
    },
  };
}
