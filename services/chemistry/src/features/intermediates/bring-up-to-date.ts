// The index follows the tasks: a sweep reads what ended, and anyone who asks before it came brings it up to date first, as far
// as the time goes.

import { setImmediate } from 'node:timers/promises';
import type { Clock } from '../../platform/process/clock.ts';
import type { Owner } from '../../platform/database/owner.ts';
import type { Database, Queries } from '../../platform/database/database.ts';
import { clearTask, settleTask, staleTasks, writeUses, type StaleTask } from './index-store.ts';
import { tellProjects } from './project-news.ts';
import { readTask } from './read-task.ts';

export interface IndexContext {
  database: Database;
  clock: Clock;
  newId: () => string;
}

const tasksAtOnce = 20;
/** Some 20 ms of the database's time. */
const moleculesAtOnce = 200;
/** Nobody waits for a response longer than this; what is left is read by the next question. */
const patienceMs = 1_500;
const running = new WeakMap<Database, Promise<void>>();

/** Reads tasks into the index until none is left or the time is over; gives the number that is left. */
export function bringUpToDate(context: IndexContext, reader: Owner | undefined): Promise<number> {
  return inTurn(context.database, () => readStale(context, reader));
}

/** Reads the one task of all that ended last and is not read; false when there is none. */
export function readNewest(context: IndexContext): Promise<boolean> {
  return inTurn(context.database, async () => {
    const { first } = await staleTasks(context.database.queries, undefined, 1);
    const [task] = first;
    if (task) await indexTask(context, task);
    return task !== undefined;
  });
}

/** One at a time in a process: two would read the same routes twice. */
async function inTurn<T>(database: Database, run: () => Promise<T>): Promise<T> {
  const before = running.get(database);
  const work = Promise.withResolvers<void>();
  running.set(database, work.promise);
  try {
    await before;
    return await run();
  } finally {
    work.resolve();
  }
}

async function readStale(context: IndexContext, reader: Owner | undefined): Promise<number> {
  const endAt = performance.now() + patienceMs;
  for (;;) {
    const { count, first } = await staleTasks(context.database.queries, reader, tasksAtOnce);
    for (const [place, task] of first.entries()) {
      if (performance.now() > endAt) return count - place;
      await indexTask(context, task);
    }
    if (count <= first.length) return 0;
  }
}

/** Reads one task into the index, and tells projects whose targets it changes. */
export async function indexTask({ database, clock, newId }: IndexContext, task: StaleTask): Promise<void> {
  const read = await readTask(database.queries, task.id);
  // What is its own target is no intermediate of another route to itself.
  const uses = read.filter((use) => use.molecule.key !== task.targetKey);
  const keys = new Set(uses.map((use) => use.molecule.key));
  const parts = Array.from({ length: Math.ceil(uses.length / moleculesAtOnce) }, (_, place) =>
    uses.slice(place * moleculesAtOnce, (place + 1) * moleculesAtOnce),
  );
  await inParts(database, [
    async (tx) => {
      for (const key of await clearTask(tx, task)) keys.add(key);
    },
    ...parts.map((part) => (tx: Queries) => writeUses(tx, task, part)),
    async (tx) => {
      const now = clock.now();
      await settleTask(tx, task, now);
      await tellProjects(tx, task, keys, { now, newId });
    },
  ]);
}

/**
 * All or nothing. In the embedded database everybody waits for a transaction: there each part is one of its own, and what
 * is cut off in the middle counts as not read.
 */
async function inParts(database: Database, parts: readonly ((tx: Queries) => Promise<void>)[]): Promise<void> {
  if (!database.isExclusive) {
    await database.transaction(async (tx) => {
      for (const part of parts) await part(tx);
    });
    return;
  }
  for (const part of parts) {
    await setImmediate();
    await database.transaction(part);
  }
}
