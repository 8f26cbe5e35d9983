// Which release notes each user has read.

import { foreignKey, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from '../account/schema.ts';
import { moment } from '../../platform/database/moment-column.ts';

/** One row for a user and a note of data/help/release-notes. */
export const readReleaseNotes = pgTable(
  'read_release_notes',
  {
    tenantId: text('tenant_id').notNull(),
    userId: text('user_id').notNull(),
    noteId: text('note_id').notNull(),
    readAt: moment('read_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.userId, table.noteId] }),
    foreignKey({ columns: [table.tenantId, table.userId], foreignColumns: [users.tenantId, users.userId] }).onDelete(
      'cascade',
    ),
  ],
);
