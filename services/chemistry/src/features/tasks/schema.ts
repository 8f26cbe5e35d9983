// The tables, for the embedded database and for PostgreSQL 15 alike.

import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { CraftList } from '@app/shared/contracts/process/process';
import type { TourState } from '@app/shared/contracts/profile/profile';
import type { RouteType, SearchSettings, TaskProgress } from '@app/shared/contracts/retrosynthesis';
import type { AccountType, Permission, TaskState } from '@app/shared/constants/modules';
import { bytea } from '../../platform/database/bytes-column.ts';
import type { ProcessOrder, StoredDraft, StoredMolecule, StoredRoute, StoredSummary } from './stored.ts';
import { moment } from '../../platform/database/moment-column.ts';

/** Values that the service makes once and keeps, such as the secret behind molecule keys. */
export const secrets = pgTable('secrets', { name: text().primaryKey(), value: bytea().notNull() });

export const users = pgTable(
  'users',
  {
    tenantId: text('tenant_id').notNull(),
    userId: text('user_id').notNull(),
    userName: text('user_name').notNull(),
    phone: text().notNull(),
    chineseName: text('chinese_name').notNull(),
    email: text().notNull(),
    externalSource: integer('external_source'),
    externalUserId: text('external_user_id'),
    userGroups: jsonb('user_groups').$type<string[]>().notNull(),
    language: text(),
    currency: text(),
    routeDirection: text('route_direction').notNull().default('horizontal'),
    sortValue: text('sort_value').notNull().default('score'),
    /** ISO 3166-1 alpha-2; the provider knows nothing of it. */
    country: text(),
    /** Starting materials may cost that much a gram, in minor units of `maximumPriceCurrency`. */
    maximumPrice: integer('maximum_price'),
    maximumPriceCurrency: text('maximum_price_currency'),
    conditionOptCollation: text('condition_opt_collation').notNull().default(''),
    /** May push routes to the ELN. */
    isCanPushDH: boolean('is_can_push_dh').notNull().default(true),
    /** Wants to be told of new release notes at sign-in. */
    isShowReleaseNote: boolean('is_show_release_note').notNull().default(true),
    /** The privacy notice of a pharma company is still to be accepted. */
    isNeedApprove: boolean('is_need_approve').notNull().default(true),
    /** What of the tour through the product is still to be shown. */
    tour: text().$type<TourState>().notNull().default('start'),
    accountType: text('account_type').$type<AccountType>().notNull().default('enterprise'),
    isTenantAdmin: boolean('is_tenant_admin').notNull().default(false),
    /** Nobody shares with whom an administrator disabled. */
    isDisabled: boolean('is_disabled').notNull().default(false),
    expiresAt: moment('expires_at'),
    /** What the provider's tokens said last; null until one said so. */
    customerName: text('customer_name'),
    accountCreatedAt: moment('account_created_at'),
    createdAt: moment('created_at').notNull(),
    syncedAt: moment('synced_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.userId] })],
);

/** API keys, by the id that is part of the key. The secret itself is nowhere. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: text().primaryKey(),
    tenantId: text('tenant_id').notNull(),
    userId: text('user_id').notNull(),
    name: text().notNull(),
    /** SHA-256 of the whole key, hexadecimal. */
    keyHash: text('key_hash').notNull().unique(),
    modules: jsonb().$type<Permission[]>().notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    lastUsedAt: moment('last_used_at'),
    revokedAt: moment('revoked_at'),
  },
  (table) => [
    index('api_keys_owner').on(table.tenantId, table.userId, table.createdAt),
    foreignKey({ columns: [table.tenantId, table.userId], foreignColumns: [users.tenantId, users.userId] }).onDelete(
      'cascade',
    ),
  ],
);

/** What a key stands for. The key covers the tenant, so that one tenant's keys mean nothing to another. */
export const molecules = pgTable('molecules', {
  key: text().primaryKey(),
  tenantId: text('tenant_id').notNull(),
  smiles: text().notNull(),
  formula: text().notNull(),
  molecularWeight: doublePrecision('molecular_weight').notNull(),
});

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
    uniqueIndex('tasks_one_running_per_target')
      .on(table.tenantId, table.userId, table.targetKey, table.routeType)
      .where(sql`state in ('queued', 'searching')`),
  ],
);

/** Molecules that a user's process routes should (interest), or must not (forbidden), pass through. */
export const craftMolecules = pgTable(
  'craft_molecules',
  {
    id: uuid().primaryKey(),
    tenantId: text('tenant_id').notNull(),
    userId: text('user_id').notNull(),
    list: text().$type<CraftList>().notNull(),
    key: text().notNull(),
    molecule: jsonb().$type<StoredMolecule>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [uniqueIndex('craft_molecules_once').on(table.tenantId, table.userId, table.list, table.key)],
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

/** The ban list: reactions that a user never wants proposed. */
export const bannedReactions = pgTable(
  'banned_reactions',
  {
    id: uuid().primaryKey(),
    tenantId: text('tenant_id').notNull(),
    userId: text('user_id').notNull(),
    /** What searches leave out: a reaction as SMILES, or the id of a template. */
    entry: text().notNull(),
    scope: text().$type<'reaction' | 'template'>().notNull(),
    nameEn: text('name_en').notNull(),
    nameZh: text('name_zh').notNull(),
    reactionSmiles: text('reaction_smiles').notNull(),
    templateId: text('template_id').notNull(),
    /** In the words of the user. */
    reason: text(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [uniqueIndex('banned_reactions_entry').on(table.tenantId, table.userId, table.entry)],
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
