// The tables, for the embedded database and for PostgreSQL 15 alike.

import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, real, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { RouteType, SearchSettings, TaskProgress } from '@app/shared/contracts/retrosynthesis';
import type { TaskState } from '@app/shared/constants/modules';
import type { StoredMolecule } from '../structure/stored-molecule.ts';
import type { ProcessOrder } from '../../engine/process/process-order.ts';
import type { StoredImport, StoredRoute, StoredSummary } from './stored.ts';
import { moment } from '../../platform/database/moment-column.ts';
export const tasks = pgTable(
  'tasks',
  {
    id: uuid().primaryKey(),
    tenantId: text('tenant_id').notNull(),
    userId: text('user_id').notNull(),
    name: text().notNull(),
    state: text().$type<TaskState>().notNull(),
    targetKey: text('target_key').notNull(),
    target: jsonb().$type<StoredMolecule>().notNull(),
    removedParts: jsonb('removed_parts').$type<string[]>().notNull(),
    settings: jsonb().$type<SearchSettings>().notNull(),
    /** The module that plans. */
    routeType: text('route_type').$type<RouteType>().notNull().default('retrosynthesis'),
    /** What a process task is asked beyond its settings. */
    process: jsonb().$type<ProcessOrder>(),
    /** Of a task whose routes were read from a file. */
    imported: jsonb().$type<StoredImport>(),
    progress: jsonb().$type<TaskProgress>().notNull(),
    routeCount: integer('route_count').notNull().default(0),
    solvedCount: integer('solved_count').notNull().default(0),
    bestScore: real('best_score'),
    version: integer().notNull().default(1),
    /** Grows with each start of a search; writes of an earlier run are refused by it. */
    run: integer().notNull().default(0),
    failureCode: integer('failure_code'),
    createdAt: moment('created_at').notNull(),
    queuedAt: moment('queued_at').notNull(),
    startedAt: moment('started_at'),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    index('tasks_owner').on(table.tenantId, table.userId, table.createdAt),
    index('tasks_target').on(table.tenantId, table.userId, table.targetKey, table.createdAt),
    index('tasks_waiting')
      .on(table.queuedAt)
      .where(sql`state in ('queued', 'searching')`),
  ],
);

export const routes = pgTable(
  'routes',
  {
    id: uuid().primaryKey(),
    taskId: uuid('task_id')
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    tenantId: text('tenant_id').notNull(),
    userId: text('user_id').notNull(),
    /** The same for the same reactions, so that a search run again keeps the ids of its routes. */
    fingerprint: text().notNull(),
    run: integer().notNull(),
    /** Built by a chemist: a search run again does not take it away. */
    madeByHand: boolean('made_by_hand').notNull().default(false),
    /** A replaced or deleted route keeps its row without content: opening it says so. */
    deleted: boolean().notNull().default(false),
    solved: boolean().notNull(),
    score: real().notNull(),
    steps: integer().notNull(),
    longestLinear: integer('longest_linear').notNull(),
    leastPrecedents: integer('least_precedents').notNull(),
    startingMaterials: integer('starting_materials').notNull(),
    complexity: real().notNull(),
    summary: jsonb().$type<StoredSummary>(),
    detail: jsonb().$type<StoredRoute>(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('routes_fingerprint').on(table.taskId, table.fingerprint),
    index('routes_rank').on(table.taskId, table.solved, table.score),
  ],
);
