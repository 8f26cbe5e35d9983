// The boards that were looked at last; each is read from the database as far as its task has come.

import { and, asc, eq, gte, isNotNull } from 'drizzle-orm';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { LruCache } from '../../chemistry/molecule/lru.ts';
import type { Database, Queries } from '../../platform/database/database.ts';
import { scoreChunks } from './schema.ts';
import { Dashboard } from './dashboard.ts';
import { unpackResults } from './chunks.ts';
import type { ScoreTaskRow } from './task-store.ts';

const dashboardsKept = 3;
const chunksAtOnce = 8;

interface Cached {
  dashboard: Dashboard;
  /** The table its scores come from: scored anew with another one, a task has other rows. */
  tableHash: string | null;
  reading: Promise<unknown>;
}

const caches = new WeakMap<Database, LruCache<string, Cached>>();

/** The board of a task with all that is done. The caller has made sure whose task it is. */
export async function dashboardOf(database: Database, task: ScoreTaskRow): Promise<Dashboard> {
  const cache = caches.get(database) ?? new LruCache<string, Cached>(dashboardsKept);
  caches.set(database, cache);
  let one = cache.get(task.id);
  if (!one || one.tableHash !== task.tableHash || one.dashboard.chunks > task.chunksDone) {
    one = { dashboard: new Dashboard(), tableHash: task.tableHash, reading: Promise.resolve() };
    cache.set(task.id, one);
  }
  const { dashboard } = one;
  const reading = one.reading.then(() => readOn(database.queries, task, dashboard));
  one.reading = reading.catch(() => undefined);
  await reading;
  return dashboard;
}

async function readOn(queries: Queries, task: ScoreTaskRow, dashboard: Dashboard): Promise<void> {
  while (dashboard.chunks < task.chunksDone) {
    const rows = await queries
      .select({ number: scoreChunks.number, results: scoreChunks.results })
      .from(scoreChunks)
      .where(
        and(eq(scoreChunks.taskId, task.id), gte(scoreChunks.number, dashboard.chunks), isNotNull(scoreChunks.results)),
      )
      .orderBy(asc(scoreChunks.number))
      .limit(chunksAtOnce);
    // Deleted or begun anew meanwhile.
    if (rows[0]?.number !== dashboard.chunks) return;
    for (const { number, results } of rows) {
      if (results && number === dashboard.chunks) dashboard.add(unpackResults(results));
      // Others are served between chunks.
      await nextTurn();
    }
  }
}
