// A process of its own that works on the jobs of every kind; what it is given as first argument says where it kills itself.

import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '../platform/database/database.ts';
import { createLogger } from '../platform/process/logger.ts';
import type { JobKind } from '../platform/jobs/kind.ts';
import { startJobQueue } from '../platform/jobs/queue.ts';
import { JobWorker } from '../platform/jobs/worker.ts';
import { probeJob, type ProbeRun } from './job-probe.ts';

interface Order {
  dataDir: string;
  databaseUrl?: string;
  kinds: JobKind[];
  /** `running`: in its first run. `written`: before its result is committed. `committed`: before pg-boss learns of it. */
  dieAt: 'running' | 'written' | 'committed' | 'never';
}

const { dataDir, databaseUrl, kinds, dieAt } = JSON.parse(readFileSync(0, 'utf8')) as Order;
const logger = createLogger('silent');
const database = await openDatabase({ dataDir, databaseUrl }, logger);
const queue = await startJobQueue(database, logger, kinds);

const die = (): void => void process.kill(process.pid, 'SIGKILL');
const run: ProbeRun = async (_row, _tools, finish) => {
  process.stdout.write('running\n');
  if (dieAt === 'running') die();
  await sleep(Math.random() * 40);
  isRunning = true;
  await finish();
  if (dieAt === 'committed') die();
};

let isRunning = false;
const dying: typeof database = {
  ...database,
  transaction: (work) =>
    database.transaction(async (tx, connection) => {
      const done = await work(tx, connection);
      if (isRunning) die();
      return done;
    }),
};
const worker = new JobWorker({
  database: dieAt === 'written' ? dying : database,
  queue,
  logger,
  definitions: kinds.map((kind) => probeJob(kind, run)),
  beatMs: 200,
  pollMs: 100,
  sweepMs: 200,
});
await worker.start();
