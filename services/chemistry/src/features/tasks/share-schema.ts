// What is shared inside a tenant, and with whom.

import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { RouteType } from '@app/shared/contracts/retrosynthesis';
import type { ShareKind } from '@app/shared/contracts/sharing';
import { moment } from '../../platform/database/moment-column.ts';

export const shares = pgTable(
  'shares',
  {
    id: uuid().primaryKey(),
    /** 128 random bits, base64url. It finds a share; the tenant and the list of people decide who may open it. */
    code: text().notNull().unique(),
    tenantId: text('tenant_id').notNull(),
    /** Whose it is. */
    userId: text('user_id').notNull(),
    kind: text().$type<ShareKind>().notNull(),
    /** Id of the route or the task. No foreign key: a share outlives what it showed, to say that it is gone. */
    itemId: uuid('item_id').notNull(),
    taskId: uuid('task_id').notNull(),
    routeType: text('route_type').$type<RouteType>().notNull(),
    /** Anyone of the tenant who has the link may read it. */
    isOpen: boolean('is_open').notNull(),
    /** The newest to those who have the link. */
    message: text().notNull().default(''),
    createdAt: moment('created_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    uniqueIndex('shares_item')
      .on(table.tenantId, table.userId, table.kind, table.itemId)
      .where(sql`ended_at is null`),
    index('shares_task').on(table.taskId),
  ],
);

export const sharePeople = pgTable(
  'share_people',
  {
    shareId: uuid('share_id')
      .notNull()
      .references(() => shares.id, { onDelete: 'cascade' }),
    userId: text('user_id').notNull(),
    /** The newest to this colleague. */
    message: text().notNull().default(''),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shareId, table.userId] }),
    index('share_people_user').on(table.userId, table.createdAt),
  ],
);
