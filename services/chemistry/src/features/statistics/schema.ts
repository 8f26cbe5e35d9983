// Points of days that are over, packed, so that a million of them are counted in the time of one answer.

import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytea } from '../../platform/database/bytes-column.ts';

/** One row for a tenant and a day of UTC; none for a day without a point. */
export const usageDays = pgTable(
  'usage_days',
  {
    tenantId: text('tenant_id').notNull(),
    /** Days since 1970-01-01. */
    day: integer().notNull(),
    /** Whose points they are; a point names its user by the place in this list. */
    users: jsonb().$type<string[]>().notNull(),
    /** As in usage/packed-day.ts. */
    points: bytea().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.day] })],
);
