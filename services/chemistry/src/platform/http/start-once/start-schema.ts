// Keys that callers give to the start of something, so that asking again does not start it twice.

import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../../database/moment-column.ts';

export const taskStarts = pgTable(
  'task_starts',
  {
    tenantId: text('tenant_id').notNull(),
    userId: text('user_id').notNull(),
    key: text().notNull(),
    /** Of the call and all that was given to it. */
    inputHash: text('input_hash').notNull(),
    /** The data of the response; null until there is one. */
    answer: jsonb().$type<unknown>(),
    createdAt: moment('created_at').notNull(),
    /** When the process that works on it was last heard of. */
    heardAt: moment('heard_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.userId, table.key] }),
    index('task_starts_age').on(table.createdAt),
  ],
);
