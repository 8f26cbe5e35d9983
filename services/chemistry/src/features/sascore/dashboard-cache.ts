// The boards that were looked at last; each is read from the database as far as its task has come.

import { and, asc, eq, gte, isNotNull } from 'drizzle-orm';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { LruCache } from '../../chemistry/molecule/lru.ts';
import type { Database, Queries } from '../../platform/database/database.ts';
import { scoreChunks } from './schema.ts';
import { Board } from './dashboard.ts';
import { unpackResults } from './chunks.ts';
import type { ScoreTaskRow } from './task-store.ts';

const boardsKept = 3;
const chunksAtOnce = 8;

interface Shelved {
  board: Board;
  /** The table its scores come from: scored anew with another one, a task has other rows. */
  tableHash: string | null;
  reading: Promise<unknown>;
}

const shelves = new WeakMap<Database, LruCache<string, Shelved>>();

/** The board of a task with all that is done. The caller has made sure whose task it is. */
export async function boardOf(database: Database, task: ScoreTaskRow): Promise<Board> {
  const shelf = shelves.get(database) ?? new LruCache<string, Shelved>(boardsKept);
  shelves.set(database, shelf);
  let one = shelf.get(task.id);
  if (!one || one.tableHash !== task.tableHash || one.board.chunks > task.chunksDone) {
    one = { board: new Board(), tableHash: task.tableHash, reading: Promise.resolve() };
    shelf.set(task.id, one);
  }
  const { board } = one;
  const reading = one.reading.then(() => readOn(database.queries, task, board));
  one.reading = reading.catch(() => undefined);
  await reading;
  return board;
}

async function readOn(queries: Queries, task: ScoreTaskRow, board: Board): Promise<void> {
  while (board.chunks < task.chunksDone) {
    const rows = await queries
      .select({ number: scoreChunks.number, results: scoreChunks.results })
      .from(scoreChunks)
      .where(
        and(eq(scoreChunks.taskId, task.id), gte(scoreChunks.number, board.chunks), isNotNull(scoreChunks.results)),
      )
      .orderBy(asc(scoreChunks.number))
      .limit(chunksAtOnce);
    // Deleted or begun anew meanwhile.
    if (rows[0]?.number !== board.chunks) return;
    for (const { number, results } of rows) {
      if (results && number === board.chunks) board.add(unpackResults(results));
      // Others are served between chunks.
      await nextTurn();
    }
  }
}
