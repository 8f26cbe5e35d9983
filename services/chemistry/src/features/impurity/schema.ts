// The tables of impurity prediction. A search is a reaction with its circumstances, a batch one run of it. What the engine
// answered is kept in no language, so that it is read in the language of the user who asks.

import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { ImpurityConditions } from '@app/shared/contracts/impurity/impurity';
import type { TaskState } from '@app/shared/constants/modules';
import type { Phrase, PredictedImpurity } from '../../engine/impurity/types.ts';
import type { StoredMolecule } from '../structure/stored-molecule.ts';
import type { StoredReaction } from '../conditions/schema.ts';
import { moment } from '../../platform/database/moment-column.ts';

export const impuritySearches = pgTable(
  'impurity_searches',
  {
    id: uuid().primaryKey(),
    tenantId: text('tenant_id').notNull(),
    userId: text('user_id').notNull(),
    name: text().notNull(),
    /** Names the reaction in addresses: keyed hash of tenant, reactants and product. */
    reactionKey: text('reaction_key').notNull(),
    reaction: jsonb().$type<StoredReaction>().notNull(),
    templateId: text('template_id'),
    conditions: jsonb().$type<ImpurityConditions>().notNull(),
    carried: jsonb().$type<StoredMolecule[]>().notNull(),
    routeId: text('route_id'),
    stepId: text('step_id'),
    /** Runs, the last of which is shown with the search. */
    batches: integer().notNull().default(1),
    lastBatchId: uuid('last_batch_id').notNull(),
    version: integer().notNull().default(1),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('impurity_searches_owner').on(table.tenantId, table.userId, table.createdAt)],
);

export const impurityBatches = pgTable(
  'impurity_batches',
  {
    id: uuid().primaryKey(),
    searchId: uuid('search_id')
      .notNull()
      .references(() => impuritySearches.id, { onDelete: 'cascade' }),
    conditions: jsonb().$type<ImpurityConditions>().notNull(),
    state: text().$type<TaskState>().notNull(),
    percent: integer().notNull().default(0),
    impurities: integer().notNull().default(0),
    alerting: integer().notNull().default(0),
    notes: jsonb().$type<Phrase[]>().notNull(),
    /** Grows with each start; an end is known by it. */
    run: integer().notNull().default(0),
    failureCode: integer('failure_code'),
    createdAt: moment('created_at').notNull(),
    queuedAt: moment('queued_at').notNull(),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    index('impurity_batches_search').on(table.searchId, table.createdAt),
    index('impurity_batches_waiting')
      .on(table.queuedAt)
      .where(sql`state in ('queued', 'searching')`),
  ],
);

export const impurityResults = pgTable(
  'impurity_results',
  {
    id: uuid().primaryKey(),
    batchId: uuid('batch_id')
      .notNull()
      .references(() => impurityBatches.id, { onDelete: 'cascade' }),
    /** Key of the molecule. */
    key: text().notNull(),
    rank: integer().notNull(),
    impurity: jsonb().$type<PredictedImpurity>().notNull(),
    /** Every molecule that the impurity, its path and its fate speak of, by canonical SMILES. */
    molecules: jsonb().$type<Record<string, StoredMolecule>>().notNull(),
  },
  (table) => [uniqueIndex('impurity_results_once').on(table.batchId, table.key)],
);

/** Marks belong to the molecule in its search, so that they outlive a run. */
export const impurityLikes = pgTable(
  'impurity_likes',
  {
    searchId: uuid('search_id')
      .notNull()
      .references(() => impuritySearches.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    isLiked: boolean('is_liked').notNull(),
  },
  (table) => [primaryKey({ columns: [table.searchId, table.key] })],
);
