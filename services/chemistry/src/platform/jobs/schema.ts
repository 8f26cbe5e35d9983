// What the engine remembers beside the tables of pg-boss.

import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Whose job of a kind was taken last, so that tenants and users come round. */
export const jobClaims = pgTable(
  'job_claims',
  {
    kind: text('kind').notNull(),
    tenantId: text('tenant_id').notNull(),
    userId: text('user_id').notNull(),
    /** Number of the claim among those of the kind. */
    lastClaim: bigint('last_claim', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.tenantId, table.userId] })],
);
