// Users whose data was erased: that it was done, without saying whose it was.

import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/moment-column.ts';

export const erasures = pgTable(
  'erasures',
  {
    id: uuid().primaryKey(),
    tenantId: text('tenant_id').notNull(),
    /** A keyed hash of the user: it tells nobody who it was, but knows them again in a restored backup. */
    mark: text().notNull(),
    erasedAt: moment('erased_at').notNull(),
    /** Who had it done, as operators sign; `administrator` where the tenant did (the audit log knows who). */
    erasedBy: text('erased_by').notNull(),
  },
  (table) => [
    uniqueIndex('erasures_once').on(table.tenantId, table.mark, table.erasedAt),
    index('erasures_newest').on(table.erasedAt),
  ],
);
