// Quotations: a row for each version of each number.

import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Culture, Currency } from '@app/shared/constants/locale';
import type { StatedPosition, TradeTerms } from '@app/shared/contracts/quotation';
import type { MarginBasis } from '@app/shared/constants/quotation';
import { moment } from '../../platform/database/moment-column.ts';
import type { StoredMolecule } from '../structure/stored-molecule.ts';
export const quotations = pgTable(
  'quotations',
  {
    id: uuid().primaryKey(),
    tenantId: text('tenant_id').notNull(),
    userId: text('user_id').notNull(),
    /** Counted within the tenant; all versions have the same. */
    number: text().notNull(),
    version: integer().notNull(),
    /** No foreign key: what was quoted outlives its route. */
    routeId: uuid('route_id').notNull(),
    routeRank: integer('route_rank').notNull(),
    product: jsonb().$type<StoredMolecule>().notNull(),
    currency: text().$type<Currency>().notNull(),
    language: text().$type<Culture>().notNull(),
    customer: text().notNull(),
    remarks: text().notNull(),
    terms: jsonb().$type<TradeTerms>().notNull().default({ leadTime: '', purity: '', payment: '', delivery: '' }),
    /** YYYY-MM-DD, the last day. */
    validUntil: text('valid_until').notNull(),
    marginBasis: text('margin_basis').$type<MarginBasis>().notNull(),
    marginBasisPoints: integer('margin_basis_points').notNull(),
    taxBasisPoints: integer('tax_basis_points').notNull(),
    /** Who quotes, as it stood when the row was written. */
    preparedBy: jsonb('prepared_by')
      .$type<{ company: string; name: string; email: string }>()
      .notNull()
      .default({ company: '', name: '', email: '' }),
    positions: jsonb().$type<StatedPosition[]>().notNull(),
    /** Grows with every change of the draft. */
    revision: integer().notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    /** Null for a draft. Nothing of the row changes once it is set. */
    issuedAt: moment('issued_at'),
  },
  (table) => [
    uniqueIndex('quotations_version').on(table.tenantId, table.number, table.version),
    index('quotations_owner').on(table.tenantId, table.userId, table.updatedAt),
  ],
);

/** The last number of each year of a tenant. */
export const quotationNumbers = pgTable(
  'quotation_numbers',
  { tenantId: text('tenant_id').notNull(), year: integer().notNull(), last: integer().notNull() },
  (table) => [primaryKey({ columns: [table.tenantId, table.year] })],
);
