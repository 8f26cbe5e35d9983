// The tables of condition optimization. What the engine answered is kept in no language, so that an old entry opens at
// once and in the language of the user who reads it.

import { doublePrecision, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { ConditionSpace, MeasuredYield } from '@app/shared/contracts/conditions/conditions';
import type { StoredMolecule } from '../structure/stored-molecule.ts';
import type { OptimizedConditions, PlannedPlate } from '../../engine/conditions/optimize/types.ts';
import { moment } from '../../platform/database/moment-column.ts';

export interface StoredReaction {
  /** Canonical, with its agents. */
  smiles: string;
  reactants: StoredMolecule[];
  agents: StoredMolecule[];
  product: StoredMolecule;
  byProducts: StoredMolecule[];
}

export const optimizations = pgTable(
  'condition_optimizations',
  {
    id: uuid().primaryKey(),
    tenantId: text('tenant_id').notNull(),
    userId: text('user_id').notNull(),
    name: text().notNull(),
    /** Class of the first kind; empty where none was recognised. */
    class: text().notNull(),
    reaction: jsonb().$type<StoredReaction>().notNull(),
    /** Template ids, first the one that was optimized. */
    kinds: jsonb().$type<string[]>().notNull(),
    routeId: text('route_id'),
    stepId: text('step_id'),
    ranked: jsonb().$type<Omit<OptimizedConditions, 'space'>>().notNull(),
    space: jsonb().$type<ConditionSpace>().notNull(),
    /** In the order of entry. */
    results: jsonb().$type<MeasuredYield[]>().notNull(),
    bestPredicted: doublePrecision('best_predicted'),
    measured: integer().notNull().default(0),
    bestMeasured: doublePrecision('best_measured'),
    /** Grows with every change. */
    version: integer().notNull().default(1),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('condition_optimizations_owner').on(table.tenantId, table.userId, table.createdAt)],
);

/** Yields as they stood after some of the latest versions: what two windows save at once is merged against them. */
export const yieldVersions = pgTable(
  'condition_yield_versions',
  {
    optimizationId: uuid('optimization_id')
      .notNull()
      .references(() => optimizations.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    results: jsonb().$type<MeasuredYield[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.optimizationId, table.version] })],
);

/** Plates as they were shown and exported, so that a well means the same when its yield comes back. */
export const plannedPlates = pgTable(
  'condition_plates',
  {
    optimizationId: uuid('optimization_id')
      .notNull()
      .references(() => optimizations.id, { onDelete: 'cascade' }),
    /** Hash of what it was planned from: space, yields and size. */
    fingerprint: text().notNull(),
    size: integer().$type<24 | 96>().notNull(),
    plan: jsonb().$type<PlannedPlate>().notNull(),
    plannedAt: moment('planned_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.optimizationId, table.fingerprint] })],
);
