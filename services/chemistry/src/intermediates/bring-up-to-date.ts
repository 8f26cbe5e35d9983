// The index follows the tasks: whoever asks brings the tasks that ended since up to date first, as far as the time goes.

import type { Clock } from '../context/clock.ts';
import type { Database } from '../context/database.ts';
import type { Owner } from '../tasks/task-store.ts';
import { staleTasks, writeTask, type StaleTask } from './index-store.ts';
import { tellProjects } from './project-news.ts';
import { readTask } from './read-task.ts';

export interface IndexContext {
  database: Database;
  clock: Clock;
  newId: () => string;
}

const tasksAtOnce = 20;
/** Nobody waits for an answer longer than this; what is left is read by the next question. */
const patienceMs = 1_500;
const running = new WeakMap<Database, Promise<void>>();

/** Reads tasks into the index until none is left or the time is over; gives the number that is left. */
export async function bringUpToDate(context: IndexContext, reader: Owner | undefined): Promise<number> {
  const { database } = context;
  // One at a time in a process: two would read the same routes twice.
  const before = running.get(database);
  const work = Promise.withResolvers<void>();
  running.set(database, work.promise);
  try {
    await before;
    return await readStale(context, reader);
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
  const uses = await readTask(database.queries, task.id);
  await database.transaction(async (tx) => {
    const now = clock.now();
    const keys = await writeTask(tx, task, uses, now);
    await tellProjects(tx, task, keys, { now, newId });
  });
}
