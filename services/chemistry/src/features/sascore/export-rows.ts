// Rows of a task as they leave in a file: as they came in, with what came of them.

import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { scoreChunks } from './schema.ts';
import { unpackResults, unpackRows, type ChunkResult } from './chunks.ts';
import type { ScoreTaskRow } from './task-store.ts';
import type { UploadedRow } from '../../engine/sascore/uploaded-row.ts';

export interface ExportedRow {
  source: UploadedRow;
  /** Missing until the row is scored. */
  result?: ChunkResult;
}

/** All rows in the order of the file, read a chunk at a time. */
export async function* rowsOfTask(queries: Queries, { id, chunks }: ScoreTaskRow): AsyncGenerator<ExportedRow> {
  for (let number = 0; number < chunks; number += 1) {
    const [chunk] = await queries
      .select({ source: scoreChunks.source, results: scoreChunks.results })
      .from(scoreChunks)
      .where(and(eq(scoreChunks.taskId, id), eq(scoreChunks.number, number)));
    // Deleted while it is read.
    if (!chunk) throw new RangeError(`chunk ${number} is missing`);
    const results = chunk.results ? unpackResults(chunk.results) : [];
    for (const [index, source] of unpackRows(chunk.source).entries()) yield { source, result: results[index] };
  }
}

/** The rows of these numbers in the order of the numbers; held in memory, for a sorted list jumps about in the file. */
export async function* rowsInOrder(
  rows: AsyncIterable<ExportedRow>,
  order: readonly number[],
): AsyncGenerator<ExportedRow> {
  const wanted = new Set(order);
  const found = new Map<number, ExportedRow>();
  for await (const one of rows) if (wanted.has(one.source.row)) found.set(one.source.row, one);
  for (const row of order) {
    const one = found.get(row);
    if (one) yield one;
  }
}

/** The rows of these numbers in the order of the file. */
export async function* rowsAmong(
  rows: AsyncIterable<ExportedRow>,
  wanted: ReadonlySet<number>,
): AsyncGenerator<ExportedRow> {
  for await (const one of rows) if (wanted.has(one.source.row)) yield one;
}
