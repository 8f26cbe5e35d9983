// What was deleted within the last minutes, so that it can be brought back: set-aside.ts.

import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './moment-column.ts';

export const deletions = pgTable(
  'deletions',
  {
    /** What brings it back. */
    id: uuid().primaryKey(),
    tenantId: text('tenant_id').notNull(),
    /** Who deleted it. */
    userId: text('user_id').notNull(),
    kind: text().notNull(),
    /** Things that a person sees, whatever rows they have. */
    things: integer().notNull(),
    deletedAt: moment('deleted_at').notNull(),
    restoredAt: moment('restored_at'),
  },
  (table) => [index('deletions_time').on(table.deletedAt)],
);

/** Rows as they stood, whole: no other query can meet them. */
export const deletedRows = pgTable(
  'deleted_rows',
  {
    deletionId: uuid('deletion_id')
      .notNull()
      .references(() => deletions.id, { onDelete: 'cascade' }),
    tableName: text('table_name').notNull(),
    number: integer().notNull(),
    content: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.deletionId, table.tableName, table.number] })],
);
