// What the readers of a route say about it.

import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/moment-column.ts';
import { routes } from './schema.ts';

export const routeComments = pgTable(
  'route_comments',
  {
    id: uuid().primaryKey(),
    tenantId: text('tenant_id').notNull(),
    /** Who wrote it. */
    userId: text('user_id').notNull(),
    routeId: uuid('route_id')
      .notNull()
      .references(() => routes.id, { onDelete: 'cascade' }),
    /** Empty for the route as a whole. */
    stepId: text('step_id').notNull(),
    /** Empty once its author was erased. */
    text: text().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('route_comments_route').on(table.routeId, table.createdAt),
    index('route_comments_time').on(table.createdAt),
    index('route_comments_user').on(table.tenantId, table.userId),
  ],
);
