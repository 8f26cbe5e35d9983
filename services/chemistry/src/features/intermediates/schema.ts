// Molecules that routes have in common: an index over the routes of tasks, and projects about single ones of them.

import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { IntermediateState } from '@app/shared/contracts/intermediates/intermediates';
import type { RecordKind } from '@app/shared/contracts/intermediates/projects';
import { moment } from '../../platform/database/moment-column.ts';
import { tasks } from '../tasks/schema.ts';
import type { StoredMolecule } from '../structure/stored-molecule.ts';
/** Which state of a task the index holds; a task of another version, or without a row, is to be read. */
export const intermediateIndex = pgTable('intermediate_index', {
  taskId: uuid('task_id')
    .primaryKey()
    .references(() => tasks.id, { onDelete: 'cascade' }),
  tenantId: text('tenant_id').notNull(),
  userId: text('user_id').notNull(),
  version: integer().notNull(),
  /** When its intermediates last differed. */
  changedAt: moment('changed_at').notNull(),
});

/** One row for a task and a molecule on its routes. Kept narrow: the common ones are counted over all of a user's rows. */
export const intermediateUses = pgTable(
  'intermediate_uses',
  {
    taskId: uuid('task_id')
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    moleculeKey: text('molecule_key').notNull(),
    tenantId: text('tenant_id').notNull(),
    /** Whose task it is. */
    userId: text('user_id').notNull(),
    targetKey: text('target_key').notNull(),
    /** Routes of the task that pass through it. */
    routes: integer().notNull(),
    /** Of the task's best routes, and how many best routes it has. */
    bestRoutes: integer('best_routes').notNull(),
    bestOf: integer('best_of').notNull(),
    /** Steps that make it, in the shortest complete way there is, else in the shortest. */
    makeSteps: integer('make_steps').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.taskId, table.moleculeKey] }),
    index('intermediate_uses_common').on(table.tenantId, table.userId, table.moleculeKey),
    index('intermediate_uses_molecule').on(table.tenantId, table.moleculeKey),
  ],
);

/** A way that makes the molecule: a part of routes, once for the same reactions. */
export interface StoredPath {
  fingerprint: string;
  steps: number;
  solved: boolean;
  /** Routes of the task that hold it. */
  routes: number;
  /** The best of them, and the molecule in it. */
  routeId: string;
  nodeId: string;
}

/** A route that passes through the molecule. */
export interface StoredUse {
  routeId: string;
  /** 1 is the task's best. */
  rank: number;
  steps: number;
  solved: boolean;
}

/** The best of what makes and what uses a molecule, beside its row of `intermediateUses`. */
export const intermediatePaths = pgTable(
  'intermediate_ways',
  {
    taskId: uuid('task_id')
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    moleculeKey: text('molecule_key').notNull(),
    tenantId: text('tenant_id').notNull(),
    userId: text('user_id').notNull(),
    ways: jsonb().$type<StoredPath[]>().notNull(),
    uses: jsonb().$type<StoredUse[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.taskId, table.moleculeKey] })],
);

export const intermediateProjects = pgTable(
  'intermediate_projects',
  {
    id: uuid().primaryKey(),
    tenantId: text('tenant_id').notNull(),
    /** Its owner; colleagues who are members read it. */
    userId: text('user_id').notNull(),
    moleculeKey: text('molecule_key').notNull(),
    molecule: jsonb().$type<StoredMolecule>().notNull(),
    name: text().notNull(),
    state: text().$type<IntermediateState>().notNull(),
    /** Milligrams wanted, by key of the target. A target that was deleted keeps its figure. */
    amounts: jsonb().$type<Record<string, number>>().notNull(),
    /** Fingerprint of the way that was chosen. */
    chosenWay: text('chosen_way'),
    /** Targets that are known to need it, so that a new one, or one that is gone, is told once. */
    knownTargets: jsonb('known_targets').$type<string[]>().notNull(),
    /** Grows with every change. */
    version: integer().notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('intermediate_projects_one')
      .on(table.tenantId, table.userId, table.moleculeKey)
      .where(sql`state <> 'archived'`),
    index('intermediate_projects_owner').on(table.tenantId, table.userId, table.updatedAt),
  ],
);

export const intermediateMembers = pgTable(
  'intermediate_members',
  {
    projectId: uuid('project_id')
      .notNull()
      .references(() => intermediateProjects.id, { onDelete: 'cascade' }),
    tenantId: text('tenant_id').notNull(),
    userId: text('user_id').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.userId] }),
    index('intermediate_members_user').on(table.tenantId, table.userId),
  ],
);

/** Shares of routes that a project gave to a member; they end with the membership. */
export const intermediateSharedRoutes = pgTable(
  'intermediate_shared_routes',
  {
    projectId: uuid('project_id')
      .notNull()
      .references(() => intermediateProjects.id, { onDelete: 'cascade' }),
    shareId: uuid('share_id').notNull(),
    tenantId: text('tenant_id').notNull(),
    userId: text('user_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.shareId, table.userId] })],
);

/** What a record tells beside its kind. Targets by key alone: one that is deleted leaves no name behind. */
export interface RecordFacts {
  targetKey?: string;
  targets?: number;
  routes?: number;
  /** Milligrams; null where there was none, or is none any more. */
  fromAmount?: number | null;
  toAmount?: number | null;
  fromText?: string;
  toText?: string;
  steps?: number;
  userIds?: string[];
}

/** What happened to projects. Rows are only ever added. */
export const intermediateRecords = pgTable(
  'intermediate_records',
  {
    id: uuid().primaryKey(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => intermediateProjects.id, { onDelete: 'cascade' }),
    tenantId: text('tenant_id').notNull(),
    /** Who did it; empty for what the search found. */
    userId: text('user_id').notNull(),
    kind: text().$type<RecordKind>().notNull(),
    facts: jsonb().$type<RecordFacts>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('intermediate_records_project').on(table.projectId, table.createdAt)],
);
