// Inquiries for molecules at suppliers.

import { doublePrecision, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { InquiryResponse, InquiryState } from '@app/shared/contracts/inquiry';
import { moment } from '../../platform/database/moment-column.ts';
import type { StoredMolecule } from '../structure/stored-molecule.ts';

/** What is kept of a mail until it was sent or refused. */
export interface InquiryMail {
  subject: string;
  text: string;
  /** Of the chemist; empty where nobody knows it. */
  replyTo: string;
  molfile: string | null;
}

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
    /** Until it was sent or refused. */
    mail: jsonb().$type<InquiryMail>(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    sentAt: moment('sent_at'),
    answer: jsonb().$type<InquiryResponse>(),
  },
  (table) => [index('inquiries_owner').on(table.tenantId, table.userId, table.createdAt)],
);
