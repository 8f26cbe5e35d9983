// The queue carries tickets, not tasks: a ticket says that some task waits, and whoever takes it picks the task whose
// turn it is (claim.ts). So the task table alone knows the state of a task, and a lost ticket is only a delay.

import { PgBoss, type Db as QueueConnection } from 'pg-boss';
import type { Database } from '../../platform/database/database.ts';
import type { Logger } from '../../platform/process/logger.ts';

/** Takes no more tickets; those in work go on. */
export type StopWork = () => Promise<void>;

export interface TaskQueue {
  /** Says that one more task waits; within a transaction where one is given. */
  announce(connection?: QueueConnection): Promise<void>;
  /** Lets `slots` tickets be worked on at a time. */
  work(slots: number, take: (slot: number) => Promise<void>): Promise<StopWork>;
  /** Waits for tickets in work, at most 3 s. */
  close(): Promise<void>;
}

const name = 'retrosynthesis';
/** A ticket outlives the longest search; its task is safe in any case. */
const expireInSeconds = 300;
const pollingSeconds = 2;

/** Connects to the queue, whose tables pg-boss keeps in their own schema. */
export async function startQueue(database: Database, logger: Logger): Promise<TaskQueue> {
  const boss = new PgBoss({ ...database.queueOptions, schedule: false, useListenNotify: true });
  boss.on('error', (error) => logger.warn({ err: error }, 'the queue reports an error'));
  await boss.start();
  await boss.createQueue(name, { notify: true, retryLimit: 0, expireInSeconds, deleteAfterSeconds: 3_600 });
  // pg-boss looks a queue up over its own connection when it first sends to it; within a transaction an embedded
  // database, which has one connection, would wait for that for ever. A ticket too many finds no task.
  await boss.send(name, {});
  return {
    announce: async (connection) => {
      await boss.send(name, {}, connection ? { db: connection } : {});
    },
    work: async (slots, take) => {
      const ids: string[] = [];
      for (let slot = 0; slot < slots; slot += 1) ids.push(await workSlot(boss, slot, take));
      return async () => {
        for (const id of ids) await boss.offWork(name, { id, wait: false });
      };
    },
    close: () => boss.stop({ close: true, graceful: true, timeout: 3_000 }),
  };
}

async function workSlot(boss: PgBoss, slot: number, take: (slot: number) => Promise<void>): Promise<string> {
  const options = {
    batchSize: 1,
    pollingIntervalSeconds: pollingSeconds,
    notifyPollingIntervalSeconds: pollingSeconds,
  };
  const id: string = await boss.work(name, options, async () => {
    try {
      await take(slot);
    } finally {
      // A notification wakes a slot once only: without this, a backlog would wait for the next poll after each ticket.
      boss.notifyWorker(id);
    }
  });
  return id;
}
