// Inquiries for molecules at suppliers.

import { doublePrecision, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { InquiryResponse, InquiryState } from '@app/shared/contracts/inquiry';
import { moment } from '../../platform/database/moment-column.ts';
import type { StoredMolecule } from '../structure/stored-molecule.ts';
export const inquiries = pgTable(
  'inquiries',
  {
    id: uuid().primaryKey(),
    tenantId: text('tenant_id').notNull(),
    userId: text('user_id').notNull(),
    state: text().$type<InquiryState>().notNull(),
    molecule: jsonb().$type<StoredMolecule>().notNull(),
    /** Names in both languages, to be searched. */
    names: text().notNull(),
    grams: doublePrecision(),
    purity: text().notNull(),
    remarks: text().notNull(),
    /** Mails that were tried. */
    attempts: integer().notNull(),
    /** While a mail is on its way; who finds it old takes over. */
    sendingSince: moment('sending_since'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    sentAt: moment('sent_at'),
    answer: jsonb().$type<InquiryResponse>(),
  },
  (table) => [index('inquiries_owner').on(table.tenantId, table.userId, table.createdAt)],
);
