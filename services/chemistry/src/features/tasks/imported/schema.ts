// The routes of a task that were read from a file, kept so that they can be checked again.

import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytea } from '../../../platform/database/bytes-column.ts';
import { tasks } from '../schema.ts';

export const importedRoutes = pgTable('imported_routes', {
  taskId: uuid('task_id')
    .primaryKey()
    .references(() => tasks.id, { onDelete: 'cascade' }),
  tenantId: text('tenant_id').notNull(),
  userId: text('user_id').notNull(),
  /** Gzipped JSON: a list of engine/route-files/read-route.ts. */
  content: bytea().notNull(),
});
