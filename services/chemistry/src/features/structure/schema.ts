import { doublePrecision, pgTable, text } from 'drizzle-orm/pg-core';

/** What a key stands for. The key covers the tenant, so that one tenant's keys mean nothing to another. */
export const molecules = pgTable('molecules', {
  key: text().primaryKey(),
  tenantId: text('tenant_id').notNull(),
  smiles: text().notNull(),
  formula: text().notNull(),
  molecularWeight: doublePrecision('molecular_weight').notNull(),
});
