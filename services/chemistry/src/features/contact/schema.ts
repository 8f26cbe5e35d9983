// Messages to those who run this deployment.

import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Culture } from '@app/shared/constants/locale';
import { moment } from '../../platform/database/moment-column.ts';
import type { MailState } from '../../platform/mail/mail-job.ts';

export const contactMessages = pgTable(
  'contact_messages',
  {
    id: uuid().primaryKey(),
    tenantId: text('tenant_id').notNull(),
    userId: text('user_id').notNull(),
    name: text().notNull(),
    company: text().notNull(),
    phone: text().notNull(),
    email: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    /** In which its writer used the product. */
    culture: text().$type<Culture>().notNull(),
    createdAt: moment('created_at').notNull(),
    mail: text().$type<MailState>().notNull(),
    mailAttempts: integer('mail_attempts').notNull().default(0),
  },
  (table) => [
    index('contact_messages_owner').on(table.tenantId, table.userId, table.createdAt),
    index('contact_messages_waiting')
      .on(table.id)
      .where(sql`mail = 'waiting'`),
  ],
);
