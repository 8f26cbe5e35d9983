// Files of routes are read in a thread of their own, which starts with the first one: a file may have some ten megabytes, and
// nobody else is to wait for it.

import type { Logger } from '../../platform/process/logger.ts';
import { createAskedThread, type AskedThread } from '../../platform/threads/ask-thread.ts';
import type { ForeignFile } from '../../engine/route-files/foreign-route.ts';
import type { ReadFile } from '../../engine/route-files/read-route.ts';

/** Figures of a target beside its SMILES. */
export interface TargetFigures {
  formula: string;
  molecularWeight: number;
}

export interface FileRead extends ReadFile {
  /** By place in `targets`. */
  figures: TargetFigures[];
}

export type TextRead = { ok: true; file: FileRead } | { ok: false; reason: 'json' | 'nesting' | 'noRoutes' };

export interface ReaderOperations {
  /** JSON, or reaction SMILES in lines. */
  readText(text: string): TextRead;
  /** What reaction files and drawings hold. */
  prepare(file: ForeignFile): FileRead;
  /** The same of the files of an archive, of which texts are still to be read; those without a route are passed over. */
  prepareAll(files: readonly (ForeignFile | string)[]): TextRead;
}

export type RouteReader = AskedThread<ReaderOperations>;

export function createRouteReader(logger: Logger): RouteReader {
  return createAskedThread<ReaderOperations>({
    entry: new URL('./reader-thread.ts', import.meta.url),
    timeoutMs: 60_000,
    mostWaiting: 20,
    maxBytes: 600 * 1024 * 1024,
    logger,
  });
}
