// Points of days that are over, packed, so that a million of them are counted in the time of one answer.

import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytea } from '../../platform/database/bytes-column.ts';
import { index, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/moment-column.ts';

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

/** What users did on their screens (specification section 3, tracking point). */
export const buriedPoints = pgTable(
  'buried_points',
  {
    id: uuid().primaryKey(),
    tenantId: text('tenant_id').notNull(),
    userId: text('user_id').notNull(),
    code: integer().notNull(),
    loginDevice: text('login_device').notNull(),
    stayTimeMs: integer('stay_time_ms'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('buried_points_counted').on(table.tenantId, table.code, table.createdAt),
    // Holds all that a report counts, so that none of it is looked up in the table.
    index('buried_points_report').on(table.tenantId, table.createdAt, table.userId, table.code, table.stayTimeMs),
  ],
);
