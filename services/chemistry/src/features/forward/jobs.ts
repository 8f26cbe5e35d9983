// The job of a forward task: plans its steps, tries pair after pair in the threads and keeps what comes of them unit by unit,
// so that a process that is killed goes on where it ended. Several tasks of a process share its threads.

import { randomUUID } from 'node:crypto';
import type { Database } from '../../platform/database/database.ts';
import { defineJob, type JobDefinition } from '../../platform/jobs/kind.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import type { Clock } from '../../platform/process/clock.ts';
import type { Logger } from '../../platform/process/logger.ts';
import { isMissingStock } from '../stock/chosen-stocks.ts';
import { beginTask, endTask, promoteAll, runningTasks } from './run-store.ts';
import { runTask } from './run-task.ts';
import type { ForwardService } from './service.ts';
import { forwardKind, lockPlaces, type ForwardTaskRow } from './task-store.ts';

export interface ForwardJobOptions {
  database: Database;
  jobs: JobQueue;
  clock: Clock;
  logger: Logger;
  forward: ForwardService;
  /** Pairs tried in one go. */
  unitPairs?: number | undefined;
}

export function forwardJob({ database, jobs, clock, logger, forward, unitPairs }: ForwardJobOptions): JobDefinition {
  const { threads, indexes } = forward;
  const tools = { queries: database.queries, clock, jobs, logger, threads, indexes, newId: randomUUID, unitPairs };
  return defineJob<ForwardTaskRow>({
    kind: forwardKind,
    begin: (tx, { id }) => beginTask(tx, id, clock.now()),
    run: (row, job) => runTask(tools, row, job),
    reasonOf: (error) => (isMissingStock(error) ? 'dataMissingOrNoAccess' : undefined),
    onFailed: async (tx, data, reason, connection) => {
      await lockPlaces(tx, data);
      const failure = reason === 'dataMissingOrNoAccess' ? reason : 'queryFailed';
      await endTask(tx, { jobs, connection }, data, { state: 'failed', failure }, clock.now());
    },
    waiting: async (queries) => {
      await promoteAll({ database, jobs });
      return runningTasks(queries);
    },
  });
}
