// What people added to search graphs: one step by hand, or a search that went on from a molecule.

import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { GrowthState } from '@app/shared/contracts/search-graph/part';
import { bytea } from '../../platform/database/bytes-column.ts';
import { tasks } from './schema.ts';
import { moment } from '../../platform/database/moment-column.ts';
import type { StoredMolecule } from '../structure/stored-molecule.ts';

export const graphGrowths = pgTable(
  'graph_growths',
  {
    id: uuid().primaryKey(),
    taskId: uuid('task_id')
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    tenantId: text('tenant_id').notNull(),
    userId: text('user_id').notNull(),
    kind: text().$type<'step' | 'search'>().notNull(),
    state: text().$type<GrowthState>().notNull(),
    /** From which it grew. */
    molecule: jsonb().$type<StoredMolecule>().notNull(),
    /** Time limit of a search. */
    seconds: integer(),
    elapsedMs: integer('elapsed_ms').notNull().default(0),
    expansions: integer().notNull().default(0),
    /** Gzipped JSON, see manual/search-graph.ts; null until something was found. */
    content: bytea(),
    createdAt: moment('created_at').notNull(),
    /** A search that is in progress writes it every second. */
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('graph_growths_task').on(table.taskId, table.createdAt),
    uniqueIndex('graph_growths_one_search')
      .on(table.taskId)
      .where(sql`state in ('queued', 'searching')`),
  ],
);

/** The whole graph of a task's newest search: gzipped JSON, see manual/search-graph.ts. */
export const searchGraphs = pgTable('search_graphs', {
  taskId: uuid('task_id')
    .primaryKey()
    .references(() => tasks.id, { onDelete: 'cascade' }),
  /** Of which run of the task. */
  run: integer().notNull(),
  content: bytea().notNull(),
  updatedAt: moment('updated_at').notNull(),
});
