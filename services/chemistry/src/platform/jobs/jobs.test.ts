// What holds for every kind of jobs: the order is fair with two workers, each job has one end, and nothing is lost with a
// process, with the database or with an error.

import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, type Database } from '../database/database.ts';
import { createLogger } from '../process/logger.ts';
import { jobKinds } from '../../job-kinds.ts';
import { startDatabaseProxy } from '../../test-support/servers/database-proxy.ts';
import { createTestPlace, testServer, type TestPlace } from '../../test-support/database.ts';
import {
  addProbe,
  createProbes,
  finishAfter,
  PassingError,
  probeJob,
  probesOf,
  type ProbeRun,
} from '../../test-support/job-probe.ts';
import { waitFor } from '../../test-support/wait.ts';
import { claimJob, lockClaims } from './claim.ts';
import type { JobKind } from './kind.ts';
import { jobsAhead } from './order.ts';
import { deadLettersOf, startJobQueue, type JobQueue } from './queue.ts';
import { JobWorker } from './worker.ts';

const logger = createLogger('silent');
const quick = { beatMs: 100, pollMs: 100, sweepMs: 100 };
const rounds = 8;

let place: TestPlace;
/** Two processes as far as the database can tell; of the embedded one, which has one process, both are the same. */
let first: { database: Database; queue: JobQueue };
let second: { database: Database; queue: JobQueue };
const workers: JobWorker[] = [];

async function open(settings = place): Promise<typeof first> {
  const database = await openDatabase(settings, logger);
  const queue = await startJobQueue(database, logger, jobKinds);
  return { database, queue };
}

beforeAll(async () => {
  place = await createTestPlace();
  first = await open();
  second = testServer === undefined ? first : await open();
  await createProbes(first.database);
});
beforeEach(() => clear(first.database));
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.close()));
});
afterAll(async () => {
  for (const { queue, database } of new Set([first, second])) {
    await queue.close();
    await database.close();
  }
  await place.remove();
});

async function clear({ queries }: Database): Promise<void> {
  for (const table of ['job_probes', 'job_claims', 'pgboss.job'])
    await queries.execute(sql.raw(`delete from ${table}`));
  // A second instead of the ten that pg-boss allows, so that the tests are quick.
  await queries.execute(sql`update pgboss.queue set heartbeat_seconds = 1 where heartbeat_seconds is not null`);
}

async function work(kind: JobKind, run?: ProbeRun, on = first): Promise<JobWorker> {
  const worker = new JobWorker({ ...on, logger, definitions: [probeJob(kind, run)], ...quick });
  workers.push(worker);
  await worker.start();
  return worker;
}

const add = (kind: JobKind, tenantId: string, userId = 'u'): Promise<string> => {
  const id = randomUUID();
  return addProbe(first.database, first.queue, kind, { id, tenantId, userId }).then(() => id);
};

async function claim(kind: JobKind, { database, queue }: typeof first) {
  const job = await database.transaction(async (tx, connection) => {
    await lockClaims(tx, kind);
    return claimJob(queue, kind, tx, connection);
  });
  return job && { job, whose: `${job.data.tenantId}/${job.data.userId}` };
}

const ends = async (kind: JobKind) => {
  const rows = await probesOf(first.database, kind);
  return rows.map(({ state, results, failures }) => ({ state, ends: results + failures }));
};

describe.each(jobKinds.map((kind) => [kind.name, kind] as const))('jobs of %s', (_name, kind) => {
  const both = () => Promise.all([claim(kind, first), claim(kind, second)]);
  const tenantsOf = async () => (await both()).map((one) => one?.job.data.tenantId).toSorted();

  it('are taken in the order that is foretold, those that had begun first', async () => {
    for (const [tenant = '', user] of ['aa', 'aa', 'ab', 'aa', 'ba', 'ab', 'ca', 'ba'].map((one) => one.split('')))
      await add(kind, tenant, user);
    const lost = await claim(kind, first);
    await claim(kind, second);
    await first.queue.boss.fail(kind.name, lost?.job.id ?? '');
    await first.database.queries.execute(sql`update pgboss.job set start_after = now()`);
    const ahead = await jobsAhead(first.database.queries, kind);
    const taken: string[] = [];
    for (let job = await claim(kind, first); job; job = await claim(kind, second)) taken.push(job.job.data.id);
    expect(taken[0]).toBe(lost?.job.data.id);
    expect(taken.map((id) => ahead.get(id))).toEqual(taken.map((_, index) => index));
    expect(taken).toHaveLength(7);
  });

  it(`go to two tenants when two workers ask at once, in each of ${rounds} rounds`, async () => {
    for (let round = 0; round < rounds; round += 1) {
      await clear(first.database);
      for (let one = 0; one < 3; one += 1) await add(kind, 'many');
      await add(kind, 'few');
      expect(await tenantsOf(), `round ${round}`).toEqual(['few', 'many']);
      expect(await tenantsOf(), `round ${round}`).toEqual(['many', 'many']);
      expect(await both()).toEqual([undefined, undefined]);
    }
  });

  // The embedded database has one connection, and so no two transactions at once.
  it.runIf(testServer)('go to a tenant whose job came after the transaction that takes it had begun', async () => {
    for (let one = 0; one < 2; one += 1) await add(kind, 'served');
    await claim(kind, first);
    const taken = await second.database.transaction(async (tx, connection) => {
      await tx.execute(sql`select now()`);
      await add(kind, 'new');
      await lockClaims(tx, kind);
      return claimJob(second.queue, kind, tx, connection);
    });
    expect(taken?.data.tenantId).toBe('new');
  });

  it('come round the tenants, however many users one has, and within a tenant round its users', async () => {
    for (const user of ['u1', 'u2', 'u1', 'u1']) await add(kind, 'large', user);
    for (let one = 0; one < 2; one += 1) await add(kind, 'small');
    const taken: (string | undefined)[] = [];
    for (let one = 0; one < 6; one += 1) taken.push((await claim(kind, one % 2 === 0 ? first : second))?.whose);
    expect(taken).toEqual(['large/u1', 'small/u', 'large/u2', 'small/u', 'large/u1', 'large/u1']);
  });

  it('end once each, by two workers, also where a row is announced twice', async () => {
    await Promise.all(['a', 'b', 'a', 'c'].map((tenant) => add(kind, tenant)));
    const rows = await probesOf(first.database, kind);
    for (const row of rows) await second.queue.sendMissing(kind, [row]);
    for (const on of new Set([first, second])) await work(kind, finishAfter(5), on);
    await waitFor(async () => (await ends(kind)).every((one) => one.ends === 1));
    const done = await probesOf(first.database, kind);
    expect(done.map(({ starts, results }) => [starts, results])).toEqual(done.map(() => [1, 1]));
  });

  it('end when they are cancelled, and run again when they are sent again', async () => {
    const id = await add(kind, 'a');
    let isStopped = false;
    const worker = await work(kind, async (_row, { signal }, finish) => {
      if (isStopped) return void (await finish());
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      isStopped = true;
      // Too late: the job is another's, or nobody's.
      expect(await finish()).toBe(false);
    });
    await waitFor(async () => worker.isBusy());
    await second.queue.cancel(kind, [id]);
    await waitFor(async () => isStopped && !worker.isBusy());
    expect(await probesOf(first.database, kind)).toMatchObject([{ starts: 1, results: 0, failures: 0 }]);
    await first.queue.send(kind, { id, tenantId: 'a', userId: 'u' });
    await waitFor(async () => (await ends(kind))[0]?.state === 'done');
    expect(await probesOf(first.database, kind)).toMatchObject([{ starts: 2, results: 1 }]);
  });

  it('fail at once by a defect and become a dead letter, which is told once', async () => {
    await add(kind, 'a');
    await work(kind, () => Promise.reject(new Error('a defect')));
    await waitFor(async () => (await ends(kind))[0]?.state === 'failed');
    await sleep(150);
    expect(await probesOf(first.database, kind)).toMatchObject([
      { starts: 1, results: 0, failures: 1, reason: 'a defect' },
    ]);
    const [letter] = await first.queue.boss.findJobs(deadLettersOf(kind.name));
    expect(letter).toMatchObject({ sourceName: kind.name, state: 'completed' });
  });

  it('are retried as often as the kind says while an error may pass; progress counts anew', async () => {
    await add(kind, 'a');
    await first.database.queries.execute(sql`update pgboss.job set retry_delay = 0, retry_backoff = false`);
    let [runs, isNoted] = [0, false];
    await work(kind, async (_row, { progress }) => {
      runs += 1;
      if (runs === 2) isNoted = await progress(async () => true);
      throw new PassingError('not now');
    });
    await waitFor(async () => (await ends(kind))[0]?.state === 'failed');
    expect(await probesOf(first.database, kind)).toMatchObject([{ starts: kind.retryLimit + 2, failures: 1 }]);
    expect(isNoted).toBe(true);
  });

  it('are given back when their process closes, the attempt not counted', async () => {
    await add(kind, 'a');
    const worker = await work(kind, async (_row, { signal }) => {
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
    });
    await waitFor(async () => worker.isBusy());
    await worker.close();
    expect(await probesOf(first.database, kind)).toMatchObject([{ state: 'waiting', starts: 1 }]);
    await work(kind);
    await waitFor(async () => (await ends(kind))[0]?.state === 'done');
  });

  it('run again at the time that they ask for', async () => {
    await add(kind, 'a');
    let at = 0;
    await work(kind, async (_row, _tools, finish) => {
      if (at > 0) return void (await finish());
      at = Date.now() + 300;
      return { again: new Date(at) };
    });
    await waitFor(async () => (await ends(kind))[0]?.state === 'done');
    expect(Date.now()).toBeGreaterThanOrEqual(at);
    expect(await probesOf(first.database, kind)).toMatchObject([{ starts: 2, results: 1 }]);
  });

  it('are done once when their database is away as they end', async () => {
    await add(kind, 'a');
    await first.database.queries.execute(sql`update pgboss.job set retry_delay = 0, retry_backoff = false`);
    let isAway = true;
    await work(kind, async (_row, _tools, finish) => {
      if (!isAway) return void (await finish());
      isAway = false;
      throw Object.assign(new Error('going down'), { code: '57P02' });
    });
    await waitFor(async () => (await ends(kind))[0]?.ends === 1);
    expect(await probesOf(first.database, kind)).toMatchObject([{ starts: 2, results: 1 }]);
  });
});

describe('a process that is killed', () => {
  const children: ChildProcess[] = [];
  afterEach(() => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
  });

  async function launch(at: TestPlace, dieAt: string): Promise<ChildProcess> {
    const child = spawn(process.execPath, [new URL('../../test-support/job-process.ts', import.meta.url).pathname], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    children.push(child);
    const { dataDir, databaseUrl } = at;
    child.stdin?.end(JSON.stringify({ dataDir, databaseUrl, kinds: jobKinds, dieAt }));
    return child;
  }

  async function prepared(jobsOfEach: number): Promise<TestPlace> {
    const own = await createTestPlace();
    const { database, queue } = await open(own);
    await createProbes(database);
    await clear(database);
    for (const kind of jobKinds)
      for (let one = 0; one < jobsOfEach; one += 1)
        await addProbe(database, queue, kind, { id: randomUUID(), tenantId: `t${one}`, userId: 'u' });
    await queue.close();
    await database.close();
    return own;
  }

  /** Lets a worker of this process finish what is left; gives how often each job ended. */
  async function finish(at: TestPlace): Promise<number[]> {
    const { database, queue } = await open(at);
    const definitions = jobKinds.map((kind) => probeJob(kind));
    const worker = new JobWorker({ database, queue, logger, definitions, ...quick });
    try {
      await worker.start();
      return await waitFor(async () => {
        const rows = (await Promise.all(jobKinds.map((kind) => probesOf(database, kind)))).flat();
        const isOver = rows.every(({ state }) => state === 'done' || state === 'failed');
        return isOver && rows.map(({ results, failures }) => results + failures);
      });
    } finally {
      await worker.close();
      await queue.close();
      await database.close();
      await at.remove();
    }
  }

  it.each(['running', 'written', 'committed'])('as it is %s leaves one end of each job', async (dieAt) => {
    const own = await prepared(1);
    const [, signal] = (await once(await launch(own, dieAt), 'exit')) as [number, string];
    expect(signal).toBe('SIGKILL');
    expect(await finish(own)).toEqual(jobKinds.map(() => 1));
  });

  it('at any moment, again and again, leaves one end of each job', async () => {
    const own = await prepared(3);
    for (let kill = 0; kill < 3; kill += 1) {
      const child = await launch(own, 'never');
      await Promise.race([once(child.stdout ?? child, 'data'), sleep(2_500)]);
      await sleep(Math.random() * 150);
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    }
    const counts = await finish(own);
    expect(counts).toEqual(counts.map(() => 1));
  });
});

// The embedded database cannot go away without its process.
describe.runIf(testServer)('a database that goes away and comes back', () => {
  it('finds every job going on with its worker, none started twice', async () => {
    const proxy = await startDatabaseProxy(place.databaseUrl ?? '');
    const worker = await open({ ...place, databaseUrl: proxy.url });
    try {
      for (const kind of jobKinds) await add(kind, 'a');
      let mayFinish = false;
      const definitions = jobKinds.map((kind) =>
        probeJob(kind, async (_row, _tools, finish) => {
          await waitFor(async () => mayFinish);
          await finish();
        }),
      );
      const jobs = new JobWorker({ ...worker, logger, definitions, ...quick });
      workers.push(jobs);
      await jobs.start();
      await waitFor(async () => jobKinds.every(({ name }) => jobs.isBusy(name)));
      proxy.cut();
      // Longer than the silence after which a job counts as lost.
      await sleep(2_500);
      proxy.mend();
      await sleep(1_500);
      mayFinish = true;
      await waitFor(async () => (await Promise.all(jobKinds.map(ends))).flat().every((one) => one.ends === 1));
      const rows = (await Promise.all(jobKinds.map((kind) => probesOf(first.database, kind)))).flat();
      expect(rows.map(({ starts, results }) => [starts, results])).toEqual(rows.map(() => [1, 1]));
      await jobs.close();
    } finally {
      await worker.queue.close();
      await worker.database.close();
      await proxy.close();
    }
  });
});
