import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../platform/process/clock.ts';
import { openDatabase, type Database } from '../../platform/database/database.ts';
import { createLogger } from '../../platform/process/logger.ts';
import { tasks } from '../tasks/schema.ts';
import { createTestPlace, type TestPlace } from '../../test-support/database.ts';
import { faults } from '../../test-support/threads/faulty-thread.ts';
import { waitFor } from '../../test-support/wait.ts';
import { startJobQueue, type JobQueue } from '../../platform/jobs/queue.ts';
import { JobWorker } from '../../platform/jobs/worker.ts';
import { searchJob } from './jobs.ts';
import { searchKind, startTask, stopTask, type LifeContext } from './life.ts';
import { beginTask, reportProgress } from './run-store.ts';
import type { Owner } from '../../platform/database/owner.ts';
import type { TaskRow } from '../tasks/task-store.ts';

const logger = createLogger('silent');
let place: TestPlace;
let database: Database;
let jobs: JobQueue;
let context: LifeContext;
let worker: JobWorker | undefined;

beforeAll(async () => {
  place = await createTestPlace();
  database = await openDatabase(place, logger);
  jobs = await startJobQueue(database, logger, [searchKind]);
  context = { database, jobs, clock: systemClock, newId: randomUUID };
});
afterEach(async () => {
  await worker?.close();
  worker = undefined;
  await database.queries.delete(tasks);
});
afterAll(async () => {
  await jobs.close();
  await database.close();
  await place.remove();
});

const chen: Owner = { tenantId: 't-one', userId: 'chen' };

function start(smiles: string): Promise<TaskRow> {
  const target = { key: randomUUID().slice(0, 22), smiles, formula: 'CH4O', molecularWeight: 32.04 };
  return startTask(context, chen, { name: smiles, target, removedParts: [] });
}

async function row(id: string): Promise<TaskRow> {
  const [found] = await database.queries.select().from(tasks).where(eq(tasks.id, id));
  if (!found) throw new Error('the task vanished');
  return found;
}

const inState = (id: string, state: string) =>
  waitFor(async () => {
    const found = await row(id);
    return found.state === state && found;
  });

async function run(on: Database = database): Promise<void> {
  const threadEntry = new URL('../../test-support/threads/faulty-thread.ts', import.meta.url);
  const options = { database: on, clock: systemClock, logger, workers: 1, secret: new Uint8Array(32), threadEntry };
  worker = new JobWorker({ database: on, queue: jobs, logger, definitions: [searchJob(options)] });
  await worker.start();
}

describe('a search whose thread', () => {
  it('crashes is tried three times, then fails with 20024, and the next task is searched', async () => {
    await run();
    const task = await start(faults.crashes);
    const next = await start(faults.ends);
    expect(await inState(task.id, 'failed')).toMatchObject({ run: searchKind.retryLimit + 1, failureCode: 20024 });
    await inState(next.id, 'completed');
  });

  it('reports a defect fails at once', async () => {
    await run();
    const task = await start(faults.throws);
    expect(await inState(task.id, 'failed')).toMatchObject({ run: 1, failureCode: 20024 });
  });

  it('is told to stop from another process ends soon', async () => {
    await run();
    const task = await start(faults.waits);
    await inState(task.id, 'searching');
    await stopTask(context, chen, task.id);
    const at = Date.now();
    const next = await start(faults.ends);
    await inState(next.id, 'completed');
    expect(Date.now() - at).toBeLessThan(10_000);
    expect(await row(task.id)).toMatchObject({ state: 'stopped', progress: { expansions: 1 } });
  });

  it('is closed with the service waits in the queue again, the attempt not counted', async () => {
    await run();
    const task = await start(faults.waits);
    await inState(task.id, 'searching');
    await worker?.close();
    expect(await row(task.id)).toMatchObject({ state: 'queued', run: 1 });
  });
});

describe('a search whose database is away', () => {
  it('when it ends is written down, once, when the database is back', async () => {
    let [failuresLeft, writes] = [4, 0];
    const shaky: Database = {
      ...database,
      async transaction(work) {
        const isSearching = (await database.queries.$count(tasks, eq(tasks.state, 'searching'))) > 0;
        if (isSearching) writes += 1;
        failuresLeft -= isSearching ? 1 : 0;
        if (isSearching && failuresLeft >= 0) throw Object.assign(new Error('going down'), { code: '57P02' });
        return database.transaction(work);
      },
    };
    await run(shaky);
    const task = await start(faults.ends);
    expect(await inState(task.id, 'completed')).toMatchObject({ run: 1, failureCode: null });
    expect(writes).toBeGreaterThan(4);
  });
});

describe('progress', () => {
  it('is written while the search runs, and the version grows', async () => {
    await run();
    const task = await start(faults.waits);
    const seen = await waitFor(async () => {
      const found = await row(task.id);
      return found.progress.expansions === 1 && found;
    });
    expect(seen.version).toBeGreaterThan(task.version + 1);
    await stopTask(context, chen, task.id);
  });

  it('of an earlier run changes nothing', async () => {
    const { id } = await start(faults.ends);
    const first = await beginTask(database.queries, id, new Date());
    if (!first) throw new Error('nothing to begin');
    const second = await beginTask(database.queries, id, new Date());
    const progress = { ...first.progress, expansions: 99 };
    expect(await reportProgress(database.queries, first, { progress })).toBe(false);
    expect((await row(id)).progress.expansions).toBe(0);
    expect(second?.run).toBe(first.run + 1);
  });
});

describe('a task whose job was lost', () => {
  it('is searched when a worker starts, as one that an earlier release had queued', async () => {
    const task = await start(faults.ends);
    await database.queries.execute("delete from pgboss.job where name = 'search'");
    await run();
    expect(await inState(task.id, 'completed')).toMatchObject({ run: 1 });
  });
});
