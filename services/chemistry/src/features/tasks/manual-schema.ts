// Saved states of routes that are built or edited by hand.

import { boolean, integer, jsonb, pgTable, real, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/moment-column.ts';
import type { StoredSnapshot } from './stored.ts';
import { index } from 'drizzle-orm/pg-core';
import type { StoredMolecule } from '../structure/stored-molecule.ts';
import type { StoredDraft } from './stored.ts';

export const manualVersions = pgTable(
  'manual_versions',
  {
    id: uuid().primaryKey(),
    tenantId: text('tenant_id').notNull(),
    userId: text('user_id').notNull(),
    draftId: uuid('draft_id')
      .notNull()
      .references(() => manualRoutes.id, { onDelete: 'cascade' }),
    /** 0 is the route as it was opened. */
    number: integer().notNull(),
    /** The route that shows it. No foreign key: a version outlives what was deleted of it. */
    routeId: uuid('route_id').notNull(),
    fingerprint: text().notNull(),
    content: jsonb().$type<StoredSnapshot>().notNull(),
    steps: integer().notNull(),
    open: integer().notNull(),
    solved: boolean().notNull(),
    /** 0 to 100; null without a step. */
    score: real(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [uniqueIndex('manual_versions_number').on(table.draftId, table.number)],
);

/** Routes being built by hand, with every step that can be undone. */
export const manualRoutes = pgTable(
  'manual_routes',
  {
    id: uuid().primaryKey(),
    tenantId: text('tenant_id').notNull(),
    userId: text('user_id').notNull(),
    name: text().notNull(),
    target: jsonb().$type<StoredMolecule>().notNull(),
    content: jsonb().$type<StoredDraft>().notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('manual_routes_owner').on(table.tenantId, table.userId, table.updatedAt)],
);
