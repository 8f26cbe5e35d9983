// The tables of forward synthesis: tasks, what they have still to try, and the products they found.

import { sql } from 'drizzle-orm';
import {
  boolean,
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
import type { Currency } from '@app/shared/constants/locale';
import type { TaskState } from '@app/shared/constants/modules';
import type { ForwardSettings, ForwardTaskType } from '@app/shared/contracts/forward/forward';
import type { StepRecord } from '../../engine/forward/questions.ts';
import type { Verdict } from '../../engine/forward/selectivity.ts';
import { bytea } from '../../platform/database/bytes-column.ts';
import type { StoredMolecule } from '../structure/stored-molecule.ts';
import { moment } from '../../platform/database/moment-column.ts';

export const forwardTasks = pgTable(
  'forward_tasks',
  {
    id: uuid().primaryKey(),
    tenantId: text('tenant_id').notNull(),
    userId: text('user_id').notNull(),
    type: text().$type<ForwardTaskType>().notNull(),
    name: text().notNull(),
    state: text().$type<TaskState>().notNull(),
    start: jsonb().$type<StoredMolecule>().notNull(),
    removedParts: jsonb('removed_parts').$type<string[]>().notNull(),
    settings: jsonb().$type<ForwardSettings>().notNull(),
    target: jsonb().$type<StoredMolecule>(),
    /** Own partners as canonical SMILES, read when the task was submitted. */
    scaffolds: jsonb().$type<string[]>().notNull(),
    /** Of the limit on prices. */
    currency: text().$type<Currency>().notNull(),
    /** The step that is being tried; 0 before the first was planned. */
    step: integer().notNull().default(0),
    /** Pairs that were tried before this step. */
    stepFrom: integer('step_from').notNull().default(0),
    tried: integer().notNull().default(0),
    planned: integer().notNull().default(0),
    made: integer().notNull().default(0),
    kept: integer().notNull().default(0),
    /** Of all runs before the present one. */
    elapsedMs: integer('elapsed_ms').notNull().default(0),
    endedBy: text('ended_by').$type<'exhausted' | 'maxProducts' | 'stopped'>(),
    failureCode: integer('failure_code'),
    version: integer().notNull().default(1),
    /** Grows with each start; an end is known by it. */
    run: integer().notNull().default(0),
    createdAt: moment('created_at').notNull(),
    queuedAt: moment('queued_at').notNull(),
    startedAt: moment('started_at'),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    index('forward_tasks_owner').on(table.tenantId, table.userId, table.createdAt),
    index('forward_tasks_waiting')
      .on(table.queuedAt)
      .where(sql`state in ('queued', 'searching')`),
  ],
);

/** A molecule with some of its partners: what is tried in one go, and what a process that is killed begins again. */
export const forwardUnits = pgTable(
  'forward_units',
  {
    taskId: uuid('task_id')
      .notNull()
      .references(() => forwardTasks.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    step: integer().notNull(),
    /** The molecule, and how it was made. */
    start: text().notNull(),
    way: jsonb().$type<StepRecord[]>().notNull(),
    /** SMILES; null for the molecule by itself. */
    partners: jsonb().$type<(string | null)[]>().notNull(),
    isDone: boolean('is_done').notNull().default(false),
    /** Hashes of what was made, eight bytes each, so that distinct products can be counted after a restart. */
    made: bytea(),
  },
  (table) => [primaryKey({ columns: [table.taskId, table.number] })],
);

/** Products of a step of which a further step may start: the likeliest, whether they pass the filter or not. */
export const forwardIntermediates = pgTable(
  'forward_intermediates',
  {
    taskId: uuid('task_id')
      .notNull()
      .references(() => forwardTasks.id, { onDelete: 'cascade' }),
    step: integer().notNull(),
    smiles: text().notNull(),
    probability: doublePrecision().notNull(),
    way: jsonb().$type<StepRecord[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.taskId, table.smiles] })],
);

export const forwardProducts = pgTable(
  'forward_products',
  {
    id: uuid().primaryKey(),
    taskId: uuid('task_id')
      .notNull()
      .references(() => forwardTasks.id, { onDelete: 'cascade' }),
    smiles: text().notNull(),
    formula: text().notNull(),
    weight: doublePrecision().notNull(),
    probability: doublePrecision().notNull(),
    steps: integer().notNull(),
    templateId: text('template_id').notNull(),
    class: text().notNull(),
    verdict: text().$type<Verdict>().notNull(),
    /** Ways that were found; the likeliest is kept. */
    ways: integer().notNull(),
    way: jsonb().$type<StepRecord[]>().notNull(),
    logP: doublePrecision('log_p').notNull(),
    tpsa: doublePrecision().notNull(),
    donors: integer().notNull(),
    acceptors: integer().notNull(),
    rotatableBonds: integer('rotatable_bonds').notNull(),
    lipinski: boolean().notNull(),
    veber: boolean().notNull(),
    ruleOfThree: boolean('rule_of_three').notNull(),
    sascore: doublePrecision().notNull(),
    similarity: doublePrecision(),
  },
  (table) => [
    uniqueIndex('forward_products_molecule').on(table.taskId, table.smiles),
    index('forward_products_order').on(table.taskId, table.probability.desc(), table.id),
  ],
);
