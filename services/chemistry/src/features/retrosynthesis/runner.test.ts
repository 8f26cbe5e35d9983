import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../platform/process/clock.ts';
import { openDatabase, type Database } from '../../platform/database/database.ts';
import { createLogger } from '../../platform/process/logger.ts';
import { tasks } from '../tasks/schema.ts';
import { createTestPlace, type TestPlace } from '../../test-support/database.ts';
import { faults } from '../../test-support/faulty-thread.ts';
import { waitFor } from '../../test-support/wait.ts';
import { claimNext, maxAttempts, reportProgress, requeueLost } from './claim.ts';
import { startTask, stopTask, type LifeContext } from './life.ts';
import { startQueue, type TaskQueue } from './queue.ts';
import { startRunner, type Runner } from './runner.ts';
import type { Owner, TaskRow } from '../tasks/task-store.ts';

const logger = createLogger('silent');
let place: TestPlace;
let database: Database;
let queue: TaskQueue;
let context: LifeContext;
let runner: Runner | undefined;

beforeAll(async () => {
  place = await createTestPlace();
  database = await openDatabase(place, logger);
  queue = await startQueue(database, logger);
  context = { database, queue, clock: systemClock, newId: randomUUID };
});
afterEach(async () => {
  await runner?.close();
  runner = undefined;
  await database.queries.delete(tasks);
});
afterAll(async () => {
  await queue.close();
  await database.close();
  await place.remove();
});

const chen: Owner = { tenantId: 't-one', userId: 'chen' };
const mei: Owner = { tenantId: 't-one', userId: 'mei' };
const li: Owner = { tenantId: 't-two', userId: 'li' };

function start(smiles: string, owner = chen): Promise<TaskRow> {
  const target = { key: randomUUID().slice(0, 22), smiles, formula: 'CH4O', molecularWeight: 32.04 };
  return startTask(context, owner, { name: smiles, target, removedParts: [] });
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
  const threadEntry = new URL('../../test-support/faulty-thread.ts', import.meta.url);
  const options = { database: on, queue, clock: systemClock, logger };
  runner = await startRunner({ ...options, workers: 1, secret: new Uint8Array(32), threadEntry });
}

describe('a search whose thread', () => {
  it('crashes is tried three times, then fails with 20024, and the next task is searched', async () => {
    await run();
    const task = await start(faults.crashes);
    const next = await start(faults.ends);
    expect(await inState(task.id, 'failed')).toMatchObject({
      attempts: maxAttempts,
      failureCode: 20024,
      heartbeatAt: null,
    });
    await inState(next.id, 'completed');
  });

  it('reports a defect fails at once', async () => {
    await run();
    const task = await start(faults.throws);
    expect(await inState(task.id, 'failed')).toMatchObject({ attempts: 1, failureCode: 20024 });
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
    await runner?.close();
    expect(await row(task.id)).toMatchObject({ state: 'queued', attempts: 0 });
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
    expect(await inState(task.id, 'completed')).toMatchObject({ attempts: 1, run: 1, failureCode: null });
    expect(writes).toBeGreaterThan(4);
  });
});

describe('two workers at once', () => {
  it('take the tasks of two tenants, not two of one', async () => {
    for (const owner of [chen, chen, mei, li]) await start(faults.ends, owner);
    const claimed = await Promise.all([claimNext(context), claimNext(context)]);
    expect(new Set(claimed.map((task) => task?.tenantId)).size).toBe(2);
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
    await start(faults.ends);
    const first = await claimNext(context);
    if (!first) throw new Error('nothing to claim');
    await requeueLost(context, { running: first });
    const second = await claimNext(context);
    const report = { now: new Date(), progress: { ...first.progress, expansions: 99 } };
    expect(await reportProgress(database.queries, first, report)).toBe(false);
    expect((await row(first.id)).progress.expansions).toBe(0);
    expect(second?.run).toBe(first.run + 1);
  });
});

describe('searches whose worker is gone', () => {
  it('wait again when its heartbeat is stale, and only then', async () => {
    const task = await start(faults.ends);
    await claimNext(context);
    expect(await requeueLost(context, { heardBefore: new Date(Date.now() - 15_000) })).toBe(0);
    expect(await requeueLost(context, { heardBefore: new Date(Date.now() + 1_000) })).toBe(1);
    expect(await row(task.id)).toMatchObject({ state: 'queued', attempts: 1, run: 1 });
  });

  it('run again when a worker starts: at once in a database of one process, else by the heartbeat', async () => {
    const task = await start(faults.ends);
    const claimed = await claimNext(context);
    const heartbeatAt = new Date(Date.now() - (database.isExclusive ? 0 : 16_000));
    await database.queries
      .update(tasks)
      .set({ heartbeatAt })
      .where(eq(tasks.id, claimed?.id ?? ''));
    await run();
    expect(await inState(task.id, 'completed')).toMatchObject({ attempts: 2 });
  });

  it('run again although their ticket was lost', async () => {
    const task = await start(faults.ends);
    await database.queries.execute("delete from pgboss.job where name = 'retrosynthesis'");
    await run();
    expect(await inState(task.id, 'completed')).toMatchObject({ attempts: 1 });
  });
});

describe('the order', () => {
  it('goes round the tenants and their users, whoever queued more', async () => {
    for (const smiles of ['C', 'CC', 'CCC']) await start(smiles);
    for (const smiles of ['N', 'NC']) await start(smiles, mei);
    await start('O', li);
    const order: string[] = [];
    for (let i = 0; i < 6; i += 1) order.push((await claimNext(context))?.name ?? '');
    expect(order.indexOf('O')).toBeLessThan(2);
    expect(order.filter((name) => name.startsWith('N'))).toEqual(['N', 'NC']);
    expect(order.indexOf('N')).toBeLessThan(order.indexOf('CC'));
    expect(order.indexOf('NC')).toBeLessThan(order.indexOf('CCC'));
    expect(await claimNext(context)).toBeUndefined();
  });

  it('gives one task to one of several claimants', async () => {
    for (const smiles of ['C', 'CC', 'CCC']) await start(smiles);
    const claimed = await Promise.all(Array.from({ length: 6 }, () => claimNext(context)));
    const ids = claimed.flatMap((task) => (task ? [task.id] : []));
    expect([ids.length, new Set(ids).size]).toEqual([3, 3]);
  });
});
