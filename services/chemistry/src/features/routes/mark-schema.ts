// Routes that readers saved or hid, each for themselves.

import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { RouteMark } from '@app/shared/contracts/routes/routes';
import { moment } from '../../platform/database/moment-column.ts';
import { routes } from '../tasks/schema.ts';

export const routeMarks = pgTable(
  'route_marks',
  {
    tenantId: text('tenant_id').notNull(),
    userId: text('user_id').notNull(),
    routeId: uuid('route_id')
      .notNull()
      .references(() => routes.id, { onDelete: 'cascade' }),
    taskId: uuid('task_id').notNull(),
    mark: text().$type<RouteMark>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.userId, table.routeId] }),
    index('route_marks_task').on(table.tenantId, table.userId, table.taskId),
  ],
);
