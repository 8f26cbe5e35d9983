// The job of a row whose mails are to be sent: one attempt after the other until the mail server has taken them. Features
// keep the rows and say what their mails are.

import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { rowsOf, type Queries } from '../database/database.ts';
import { defineJob, type JobData, type JobDefinition, type JobKind } from '../jobs/kind.ts';
import type { Clock } from '../process/clock.ts';
import type { Logger } from '../process/logger.ts';
import { Mailer, type Mail, type MailSettings } from './mailer.ts';

export const mailKind: JobKind = { name: 'mail', concurrency: 4, retryLimit: 2, timeoutSeconds: 300 };

export type MailState = 'waiting' | 'sent' | 'failed';

/** Rows of a feature that wait for their mails to be sent. */
export interface MailSource {
  /** Milliseconds to the next attempt after the first, the second and so on; the row fails when there is none. */
  againMs: readonly number[];
  /** What is to be sent for a row that waits, and how often that was tried; undefined for any other row. */
  find(queries: Queries, id: string): Promise<{ mails: readonly Mail[]; attempts: number } | undefined>;
  /** Notes what came of an attempt; false for a row that no longer waits. */
  settle(tx: Queries, id: string, state: MailState, now: Date): Promise<boolean>;
  /** Rows that are to have a job. */
  waiting(queries: Queries): Promise<JobData[]>;
}

export interface MailJobOptions {
  settings: MailSettings;
  sources: readonly MailSource[];
  clock: Clock;
  logger: Logger;
  timeoutMs?: number | undefined;
}

interface Taken {
  id: string;
  source: MailSource;
  mails: readonly Mail[];
  attempts: number;
}

export function mailJob({ settings, sources, clock, logger, timeoutMs }: MailJobOptions): JobDefinition {
  const mailer = new Mailer(settings, timeoutMs);
  const sendAll = async ({ id, mails }: Taken): Promise<boolean> => {
    try {
      for (const mail of mails) await mailer.send(mail);
      return true;
    } catch (error) {
      logger.warn({ err: error, id }, 'a mail could not be sent');
      return false;
    }
  };
  return defineJob<Taken>({
    kind: mailKind,
    begin: async (tx, { id }) => {
      for (const source of sources) {
        const found = await source.find(tx, id);
        if (found) return { ...found, id, source };
      }
      return undefined;
    },
    run: async (taken, { write }) => {
      const { id, source, attempts } = taken;
      const isSent = await sendAll(taken);
      const againMs = isSent ? undefined : source.againMs[attempts];
      const now = clock.now();
      const state = isSent ? 'sent' : againMs === undefined ? 'failed' : 'waiting';
      await write((tx) => source.settle(tx, id, state, now));
      return againMs === undefined ? undefined : { again: new Date(now.getTime() + againMs) };
    },
    onFailed: async (tx, { id }) => {
      for (const source of sources) await source.settle(tx, id, 'failed', clock.now());
    },
    close: async () => mailer.close(),
    waiting: async (queries) => (await Promise.all(sources.map((source) => source.waiting(queries)))).flat(),
  });
}

/** What any source does whose table has the columns `mail` and `mail_attempts`. */
export const mailColumns = (table: PgTable): Pick<MailSource, 'settle' | 'waiting'> => ({
  settle: async (tx, id, state) => {
    const rows = await rowsOf(
      tx,
      sql`update ${table} set mail = ${state}, mail_attempts = mail_attempts + 1
          where id = ${id} and mail = 'waiting' returning id`,
    );
    return rows.length > 0;
  },
  waiting: (queries) =>
    rowsOf<JobData>(
      queries,
      sql`select id, tenant_id as "tenantId", user_id as "userId" from ${table} where mail = 'waiting'`,
    ),
});
