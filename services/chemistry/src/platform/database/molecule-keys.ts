// A molecule's name in addresses: a keyed hash of tenant and structure. It tells nothing about the structure to
// anyone who reads an address or a log, and a tenant cannot guess what another tenant works on.

import { createHmac, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { secrets } from './schema.ts';
import type { Queries } from './database.ts';
export type MoleculeKeys = (tenantId: string, canonicalSmiles: string) => string;

const keyBytes = 16;

/** 22 characters, base64url, of HMAC-SHA256 over tenant and canonical isomeric SMILES. */
export function moleculeKeys(secret: Buffer): MoleculeKeys {
  return (tenantId, smiles) =>
    createHmac('sha256', secret).update(`${tenantId}\0${smiles}`).digest().subarray(0, keyBytes).toString('base64url');
}

/** Where the secret stands among those of the database. */
export const secretName = 'molecule-keys';

/** The secret kept in the database; made by the first process that needs it. */
export async function moleculeSecret(queries: Queries): Promise<Buffer> {
  await queries
    .insert(secrets)
    .values({ name: secretName, value: randomBytes(32) })
    .onConflictDoNothing();
  const [row] = await queries.select().from(secrets).where(eq(secrets.name, secretName));
  if (!row) throw new Error('the molecule secret vanished from the database');
  return Buffer.from(row.value);
}
