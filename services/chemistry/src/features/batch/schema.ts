// The tray: molecules that a user has gathered to plan them together.

import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { WorklistItem } from '@app/shared/contracts/batch';
import type { RouteType } from '@app/shared/contracts/retrosynthesis';
import { tasks } from '../tasks/schema.ts';
import type { StoredMolecule } from '../structure/stored-molecule.ts';
import { moment } from '../../platform/database/moment-column.ts';

/** Molecules on the trays. Their state is that of the task that was started for them; without a task they wait. */
export const worklistMolecules = pgTable(
  'tray_molecules',
  {
    id: uuid().primaryKey(),
    tenantId: text('tenant_id').notNull(),
    userId: text('user_id').notNull(),
    routeType: text('route_type').$type<RouteType>().notNull(),
    /** In the order they came in. */
    position: integer().notNull(),
    /** As the file or the list has it; may be empty. */
    name: text().notNull(),
    key: text().notNull(),
    molecule: jsonb().$type<StoredMolecule>().notNull(),
    removedParts: jsonb('removed_parts').$type<string[]>().notNull(),
    source: jsonb().$type<WorklistItem['source']>().notNull(),
    taskId: uuid('task_id').references(() => tasks.id, { onDelete: 'set null' }),
    /** Of the common start that made the task. */
    batchId: uuid('batch_id'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('tray_molecules_once').on(table.tenantId, table.userId, table.routeType, table.key),
    index('tray_molecules_task').on(table.taskId),
  ],
);
