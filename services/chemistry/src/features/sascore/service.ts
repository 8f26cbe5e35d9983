// Scoring in this process: the threads that score and read files, and the table of fragments that they score with.

import type { Logger } from '../../platform/process/logger.ts';
import { ScoringThreads } from './scoring-threads.ts';
import { loadTable, type TableFacts } from '../../engine/sascore/table.ts';

export interface ScoringOptions {
  logger: Logger;
  /** Path of the configured table of fragments. */
  fragments?: string | undefined;
  threads: number;
  /** Replaced only to inject faults. */
  entry?: URL;
  patienceMs?: readonly [number, number, number];
}

export class ScoringService {
  readonly threads: ScoringThreads;
  /** How far the checks of files are that run here, in percent, by user and check. */
  readonly checks = new Map<string, number>();
  readonly table: TableFacts;
  /** Path of the configured table. */
  readonly fragments: string | undefined;

  /** Throws what reading a configured table throws. */
  constructor({ threads, fragments, logger, entry, patienceMs }: ScoringOptions) {
    this.fragments = fragments;
    this.table = loadTable(fragments).facts;
    this.threads = new ScoringThreads({ threads, fragments, logger, entry, patienceMs });
  }

  close(): Promise<void> {
    return this.threads.close();
  }
}
