// Molecules by key, so that addresses and pictures need no structure in them.

import { and, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { molecules } from './schema.ts';
import type { StoredMolecule } from './stored-molecule.ts';

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

/** Those of the keys that are known, by their SMILES. */
export async function moleculesOfKeys(
  queries: Queries,
  tenantId: string,
  keys: readonly string[],
): Promise<ReadonlyMap<string, StoredMolecule>> {
  if (keys.length === 0) return new Map();
  const known = and(inArray(molecules.key, [...keys]), eq(molecules.tenantId, tenantId));
  const rows = await queries.select().from(molecules).where(known);
  return new Map(
    rows.map(({ key, smiles, formula, molecularWeight }) => [smiles, { key, smiles, formula, molecularWeight }]),
  );
}

/** Those of the keys that are known. */
export async function moleculesByKey(
  queries: Queries,
  tenantId: string,
  keys: readonly string[],
): Promise<ReadonlyMap<string, StoredMolecule>> {
  const found = await moleculesOfKeys(queries, tenantId, keys);
  return new Map([...found.values()].map((one) => [one.key, one]));
}

/** The SMILES of a key of this tenant. */
export async function smilesOfKey(queries: Queries, tenantId: string, key: string): Promise<string | undefined> {
  const [row] = await queries
    .select({ smiles: molecules.smiles })
    .from(molecules)
    .where(and(eq(molecules.key, key), eq(molecules.tenantId, tenantId)));
  return row?.smiles;
}
