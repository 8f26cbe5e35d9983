// What users write beside routes.

import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Verdict } from '@app/shared/contracts/routes/notes';
import { routes } from '../tasks/schema.ts';
import { moment } from '../../platform/database/moment-column.ts';

/** One row for a user, a route and a step of it; the step is empty for the route as a whole. */
export const routeNotes = pgTable(
  'route_notes',
  {
    tenantId: text('tenant_id').notNull(),
    userId: text('user_id').notNull(),
    routeId: uuid('route_id')
      .notNull()
      .references(() => routes.id, { onDelete: 'cascade' }),
    stepId: text('step_id').notNull(),
    text: text().notNull(),
    verdict: text().$type<Verdict>(),
    reason: text().notNull(),
    /** Grows with every change. */
    version: integer().notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.userId, table.routeId, table.stepId] })],
);
