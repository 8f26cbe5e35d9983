// Workers claim one after the other: two at once would both see the same tenant as the one whose turn it is.

import { sql } from 'drizzle-orm';
import type { Queries } from './database.ts';

/** Numbers that no other lock of ours has, one for each kind of work. */
const locks = {
  search: 7_262_351_105,
} as const;

/** Held to the end of the transaction; what the transaction reads from then on holds the claims before it. */
export async function lockClaims(tx: Queries, kind: keyof typeof locks): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${locks[kind]})`);
}
