// What happened while users were elsewhere, and which mails they want.

import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { NoticeKind, NoticeSubject } from '@app/shared/contracts/notifications/notifications';
import { moment } from '../../platform/database/moment-column.ts';
import type { MailState } from '../../platform/mail/mail-job.ts';

export interface NoticeFacts {
  subject: NoticeSubject;
  subjectId: string;
  name: string;
  /** Whose doing it was. */
  by?: string;
  count?: number;
  /** Of who shared it. */
  message?: string;
  /** Key of the target. */
  molecule?: string;
  /** Addresses that its mail goes to, where it is not the user's own. */
  mailTo?: string[];
}

export const notices = pgTable(
  'notices',
  {
    id: uuid().primaryKey(),
    tenantId: text('tenant_id').notNull(),
    userId: text('user_id').notNull(),
    kind: text().$type<NoticeKind>().notNull(),
    /** Names the event, so that it is told once. */
    source: text().notNull(),
    facts: jsonb().$type<NoticeFacts>().notNull(),
    createdAt: moment('created_at').notNull(),
    readAt: moment('read_at'),
    /** None where nobody wanted one. */
    mail: text().$type<'none' | MailState>().notNull(),
    mailAttempts: integer('mail_attempts').notNull().default(0),
  },
  (table) => [
    uniqueIndex('notices_source').on(table.tenantId, table.userId, table.source),
    index('notices_owner').on(table.tenantId, table.userId, table.createdAt),
    index('notices_waiting')
      .on(table.id)
      .where(sql`mail = 'waiting'`),
  ],
);

export const mailWishes = pgTable(
  'mail_wishes',
  {
    tenantId: text('tenant_id').notNull(),
    userId: text('user_id').notNull(),
    finishedTasks: boolean('finished_tasks').notNull().default(false),
    /** The address that was last heard of; another one of the user's record is told to both. */
    knownAddress: text('known_address').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.userId] })],
);
