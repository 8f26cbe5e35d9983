// Messages to those who run this deployment.

import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Culture } from '@app/shared/constants/locale';
import { moment } from '../../platform/database/moment-column.ts';

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
    /** Its mail is sent at once or after a while, or was given up. */
    mail: text().$type<'waiting' | 'sent' | 'failed'>().notNull(),
    mailAttempts: integer('mail_attempts').notNull().default(0),
    mailAfter: moment('mail_after').notNull(),
  },
  (table) => [
    index('contact_messages_owner').on(table.tenantId, table.userId, table.createdAt),
    index('contact_messages_mail').on(table.mail, table.mailAfter),
  ],
);
