import { jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { CraftList } from '@app/shared/contracts/process/process';
import type { StoredMolecule } from '../structure/stored-molecule.ts';
import { moment } from '../../platform/database/moment-column.ts';

/** Molecules that a user's process routes should (interest), or must not (forbidden), pass through. */
export const craftMolecules = pgTable(
  'craft_molecules',
  {
    id: uuid().primaryKey(),
    tenantId: text('tenant_id').notNull(),
    userId: text('user_id').notNull(),
    list: text().$type<CraftList>().notNull(),
    key: text().notNull(),
    molecule: jsonb().$type<StoredMolecule>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [uniqueIndex('craft_molecules_once').on(table.tenantId, table.userId, table.list, table.key)],
);

/** The ban list: reactions that a user never wants proposed. */
export const bannedReactions = pgTable(
  'banned_reactions',
  {
    id: uuid().primaryKey(),
    tenantId: text('tenant_id').notNull(),
    userId: text('user_id').notNull(),
    /** What searches leave out: a reaction as SMILES, or the id of a template. */
    entry: text().notNull(),
    scope: text().$type<'reaction' | 'template'>().notNull(),
    nameEn: text('name_en').notNull(),
    nameZh: text('name_zh').notNull(),
    reactionSmiles: text('reaction_smiles').notNull(),
    templateId: text('template_id').notNull(),
    /** In the words of the user. */
    reason: text(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [uniqueIndex('banned_reactions_entry').on(table.tenantId, table.userId, table.entry)],
);
