// The tables of what customers bring: stocks from suppliers' lists, and sets of reaction templates.

import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { StockState } from '@app/shared/contracts/stock';
import { bytea } from '../../platform/database/bytes-column.ts';
import type {
  StoredImportCounts,
  StoredListOptions,
  StoredOffer,
  StoredRowOutcome,
  StoredTemplate,
} from './stored-imports.ts';
import { moment } from '../../platform/database/moment-column.ts';

/** Imported stocks. Without a user all of the tenant use it, without a tenant everybody. */
export const stocks = pgTable(
  'stocks',
  {
    id: uuid().primaryKey(),
    tenantId: text('tenant_id'),
    userId: text('user_id'),
    name: text().notNull(),
    state: text().$type<StockState>().notNull(),
    counts: jsonb().$type<StoredImportCounts>().notNull(),
    /** Rows that were not plainly accepted: the first of them. */
    outcomes: jsonb().$type<StoredRowOutcome[]>().notNull(),
    /** Why the import ended early. */
    failure: text(),
    /** What search threads look things up in: stock/packed-stock.ts. */
    packed: bytea(),
    createdAt: moment('created_at').notNull(),
    /** While it is being imported: when it was last heard of. */
    finishedAt: moment('finished_at'),
  },
  (table) => [index('stocks_owner').on(table.tenantId, table.userId, table.createdAt)],
);

/** Molecules of imported stocks with their packs. */
export const stockItems = pgTable(
  'stock_items',
  {
    stockId: uuid('stock_id')
      .notNull()
      .references(() => stocks.id, { onDelete: 'cascade' }),
    /** InChIKey; where there is none, the canonical SMILES. */
    key: text().notNull(),
    smiles: text(),
    name: text(),
    offers: jsonb().$type<StoredOffer[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.stockId, table.key] })],
);

/** Lists that wait to be imported, piece by piece; they go when they are. */
export const stockFiles = pgTable(
  'stock_files',
  {
    stockId: uuid('stock_id')
      .notNull()
      .references(() => stocks.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    options: jsonb().$type<StoredListOptions>().notNull(),
    content: bytea().notNull(),
  },
  (table) => [primaryKey({ columns: [table.stockId, table.number] })],
);

/** Imported sets of reaction templates; they belong as stocks do. */
export const templateSets = pgTable(
  'template_sets',
  {
    id: uuid().primaryKey(),
    tenantId: text('tenant_id'),
    userId: text('user_id'),
    name: text().notNull(),
    state: text().$type<StockState>().notNull().default('ready'),
    /** Searches propose by it. */
    isOn: boolean('is_on').notNull().default(true),
    taken: integer().notNull(),
    duplicates: integer().notNull().default(0),
    refused: integer().notNull(),
    templates: jsonb().$type<StoredTemplate[]>().notNull(),
    /** Entries that were refused: the first of them. */
    outcomes: jsonb().$type<StoredRowOutcome[]>().notNull(),
    /** Why the import ended early. */
    failure: text(),
    createdAt: moment('created_at').notNull(),
    /** While it is being imported: when it was last heard of. */
    finishedAt: moment('finished_at'),
  },
  (table) => [index('template_sets_owner').on(table.tenantId, table.userId, table.createdAt)],
);

/** Lists of templates that wait to be imported; they go when they are. */
export const templateFiles = pgTable('template_files', {
  setId: uuid('set_id')
    .primaryKey()
    .references(() => templateSets.id, { onDelete: 'cascade' }),
  isForward: boolean('is_forward').notNull(),
  content: bytea().notNull(),
});
