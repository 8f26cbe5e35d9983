import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { DeliveryFailure, DeliveryState } from '@app/shared/contracts/eln';
import type { RouteType } from '@app/shared/contracts/retrosynthesis';
import { moment } from '../../platform/database/moment-column.ts';
import type { StoredMolecule } from '../structure/stored-molecule.ts';

export const elnDeliveries = pgTable(
  'eln_deliveries',
  {
    /** Also the key by which the ELN knows a second attempt. */
    id: uuid().primaryKey(),
    tenantId: text('tenant_id').notNull(),
    userId: text('user_id').notNull(),
    /** No foreign keys: what was handed over stays on record. */
    routeId: uuid('route_id').notNull(),
    taskId: uuid('task_id').notNull(),
    routeType: text('route_type').$type<RouteType>().notNull(),
    taskName: text('task_name').notNull(),
    target: jsonb().$type<StoredMolecule>().notNull(),
    steps: integer().notNull(),
    roNumber: text('ro_number'),
    /** The very text that is signed and sent. */
    body: text().notNull(),
    /** SHA-256 of the route and its product number, hexadecimal. */
    contentHash: text('content_hash').notNull(),
    state: text().$type<DeliveryState>().notNull(),
    attempts: integer().notNull().default(0),
    failure: text().$type<DeliveryFailure>(),
    failureStatus: integer('failure_status'),
    nextAttemptAt: moment('next_attempt_at'),
    elnId: text('eln_id'),
    elnUrl: text('eln_url'),
    createdAt: moment('created_at').notNull(),
    deliveredAt: moment('delivered_at'),
  },
  (table) => [
    uniqueIndex('eln_deliveries_content').on(table.tenantId, table.userId, table.routeId, table.contentHash),
    index('eln_deliveries_owner').on(table.tenantId, table.userId, table.createdAt),
    index('eln_deliveries_task').on(table.taskId),
    index('eln_deliveries_number').on(table.tenantId, table.userId, table.roNumber),
  ],
);
