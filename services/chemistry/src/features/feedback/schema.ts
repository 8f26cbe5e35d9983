// What users write about the product, and the pictures they add.

import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { FeedbackKind, FeedbackPictureFormat, FeedbackState } from '@app/shared/contracts/feedback';
import { bytea } from '../../platform/database/bytes-column.ts';
import { moment } from '../../platform/database/moment-column.ts';

export const feedback = pgTable(
  'feedback',
  {
    id: uuid().primaryKey(),
    tenantId: text('tenant_id').notNull(),
    userId: text('user_id').notNull(),
    kind: text().$type<FeedbackKind>().notNull(),
    state: text().$type<FeedbackState>().notNull(),
    content: text().notNull(),
    /** Where in the product it was written; empty when that was not said. */
    page: text().notNull(),
    createdAt: moment('created_at').notNull(),
    answer: text(),
    /** As support signs. */
    answeredBy: text('answered_by'),
    answeredAt: moment('answered_at'),
  },
  (table) => [index('feedback_owner').on(table.tenantId, table.userId, table.createdAt)],
);

export const feedbackPictures = pgTable(
  'feedback_pictures',
  {
    id: uuid().primaryKey(),
    tenantId: text('tenant_id').notNull(),
    userId: text('user_id').notNull(),
    /** Null until the feedback is sent. */
    feedbackId: uuid('feedback_id').references(() => feedback.id, { onDelete: 'cascade' }),
    format: text().$type<FeedbackPictureFormat>().notNull(),
    bytes: integer().notNull(),
    content: bytea().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('feedback_pictures_owner').on(table.tenantId, table.userId),
    index('feedback_pictures_of').on(table.feedbackId),
  ],
);
