// Molecules by key, so that addresses and pictures need no structure in them.

import { and, eq } from 'drizzle-orm';
import type { Queries } from '../context/database.ts';
import { molecules } from '../context/schema.ts';
import type { StoredMolecule } from '../context/stored.ts';

/** Remembers what the keys stand for. */
export async function saveMolecules(
  queries: Pick<Queries, 'insert'>,
  tenantId: string,
  list: readonly StoredMolecule[],
): Promise<void> {
  const rows = new Map(list.map((one) => [one.key, { ...one, tenantId }]));
  if (rows.size === 0) return;
  await queries
    .insert(molecules)
    .values([...rows.values()].toSorted((a, b) => (a.key < b.key ? -1 : 1)))
    .onConflictDoNothing();
}

/** The SMILES of a key of this tenant. */
export async function smilesOfKey(queries: Queries, tenantId: string, key: string): Promise<string | undefined> {
  const [row] = await queries
    .select({ smiles: molecules.smiles })
    .from(molecules)
    .where(and(eq(molecules.key, key), eq(molecules.tenantId, tenantId)));
  return row?.smiles;
}
