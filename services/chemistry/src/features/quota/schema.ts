// Searches that were taken, and how many a tenant may take. A use is written with the task it belongs to and never
// deleted with it.

import { bigint, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { CountedModule, QuotaPeriod, QuotaScope } from '@app/shared/constants/quotas';
import { moment } from '../../platform/database/moment-column.ts';

export const searchUses = pgTable(
  'search_uses',
  {
    id: uuid().primaryKey(),
    tenantId: text('tenant_id').notNull(),
    userId: text('user_id').notNull(),
    module: text().$type<CountedModule>().notNull(),
    /** The task, the run or the search that it was taken for. */
    subjectId: text('subject_id').notNull(),
    createdAt: moment('created_at').notNull(),
    /** Given back, because the product failed. */
    returnedAt: moment('returned_at'),
  },
  (table) => [
    index('search_uses_tenant').on(table.tenantId, table.module, table.createdAt),
    index('search_uses_user').on(table.tenantId, table.userId, table.module, table.createdAt),
    index('search_uses_subject').on(table.subjectId, table.createdAt),
  ],
);

/** What operators set for a tenant; a tenant without a row is not limited. */
export const searchQuotas = pgTable(
  'search_quotas',
  {
    tenantId: text('tenant_id').notNull(),
    scope: text().$type<QuotaScope>().notNull(),
    /** Searches in each period. */
    amount: bigint({ mode: 'number' }).notNull(),
    period: text().$type<QuotaPeriod>().notNull(),
    startsAt: moment('starts_at').notNull(),
    expiresAt: moment('expires_at'),
    /** Who set it. */
    setBy: text('set_by').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.scope] })],
);

/** How far quotas were used in each of their periods: what administrators are told, once. */
export const quotaMarks = pgTable(
  'quota_marks',
  {
    tenantId: text('tenant_id').notNull(),
    scope: text().$type<QuotaScope>().notNull(),
    periodStart: moment('period_start').notNull(),
    percent: integer().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.scope, table.periodStart, table.percent] }),
    index('quota_marks_at').on(table.createdAt),
  ],
);
