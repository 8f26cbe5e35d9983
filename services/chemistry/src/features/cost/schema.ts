// What users entered into cost sheets, and prices that were asked for them.

import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Currency } from '@app/shared/constants/locale';
import type { CostEdits } from '@app/shared/rules/cost/sheet';
import { routes } from '../tasks/schema.ts';
import { moment } from '../../platform/database/moment-column.ts';
import type { StoredLivePrice } from './stored-prices.ts';

/** One row for a user, a route and a currency: prices that were entered in one are none in another. */
export const costEdits = pgTable(
  'cost_edits',
  {
    tenantId: text('tenant_id').notNull(),
    userId: text('user_id').notNull(),
    routeId: uuid('route_id')
      .notNull()
      .references(() => routes.id, { onDelete: 'cascade' }),
    currency: text().$type<Currency>().notNull(),
    edits: jsonb().$type<CostEdits>().notNull(),
    /** Grows with every change. */
    version: integer().notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.userId, table.routeId, table.currency] })],
);

/** Prices of the price service for the materials of a route, as they were asked last. */
export const livePrices = pgTable(
  'live_prices',
  {
    tenantId: text('tenant_id').notNull(),
    userId: text('user_id').notNull(),
    routeId: uuid('route_id')
      .notNull()
      .references(() => routes.id, { onDelete: 'cascade' }),
    currency: text().$type<Currency>().notNull(),
    prices: jsonb().$type<StoredLivePrice[]>().notNull(),
    askedAt: moment('asked_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.userId, table.routeId, table.currency] })],
);
