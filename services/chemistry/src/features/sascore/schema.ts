// The tables of scoring in bulk. A file of 99,999 molecules is 200 rows here, not 99,999: its molecules lie in chunks,
// compressed, with what came of them beside it (sascore/chunks.ts). Lists are filtered and sorted in memory
// (sascore/board.ts).

import { sql } from 'drizzle-orm';
import {
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { TaskState } from '@app/shared/constants/modules';
import { bytea } from '../../platform/database/bytes-column.ts';
import { moment } from '../../platform/database/moment-column.ts';

export const scoreTasks = pgTable(
  'score_tasks',
  {
    id: uuid().primaryKey(),
    tenantId: text('tenant_id').notNull(),
    userId: text('user_id').notNull(),
    name: text().notNull(),
    /** The name as it is compared with others. */
    nameKey: text('name_key').notNull(),
    state: text().$type<TaskState>().notNull(),
    fileName: text('file_name').notNull(),
    fileType: text('file_type').$type<'xlsx' | 'sdf'>().notNull(),
    columns: jsonb().$type<string[]>().notNull(),
    structureColumn: text('structure_column'),
    /** Of a workbook in which several sheets hold structures. */
    sheet: text(),
    /** Which fragments the scores come from: kind, size and hash of the table. Null until something was scored. */
    tableKind: text('table_kind').$type<'builtIn' | 'configured'>(),
    tableSize: integer('table_size'),
    tableHash: text('table_hash'),
    total: integer().notNull(),
    chunks: integer().notNull(),
    /** Chunks are done in their order, so this is also the number of the next one. */
    chunksDone: integer('chunks_done').notNull().default(0),
    scored: integer().notNull().default(0),
    unreadable: integer().notNull().default(0),
    scoreSum: doublePrecision('score_sum').notNull().default(0),
    version: integer().notNull().default(1),
    /** Grows with each start; an end is known by it. */
    run: integer().notNull().default(0),
    /** What was scored before this run began: speed is told from the rest. */
    runFrom: integer('run_from').notNull().default(0),
    failureCode: integer('failure_code'),
    createdAt: moment('created_at').notNull(),
    queuedAt: moment('queued_at').notNull(),
    startedAt: moment('started_at'),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    uniqueIndex('score_tasks_name').on(table.tenantId, table.userId, table.nameKey),
    index('score_tasks_owner').on(table.tenantId, table.userId, table.createdAt),
    index('score_tasks_waiting')
      .on(table.queuedAt)
      .where(sql`state in ('queued', 'searching')`),
  ],
);

/** The molecules of a task, some hundreds a row. */
export const scoreChunks = pgTable(
  'score_chunks',
  {
    taskId: uuid('task_id')
      .notNull()
      .references(() => scoreTasks.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    /** As they came in: deflated JSON. */
    source: bytea().notNull(),
    /** What came of them: deflated JSON; null until they are scored. */
    results: bytea(),
  },
  (table) => [primaryKey({ columns: [table.taskId, table.number] })],
);
