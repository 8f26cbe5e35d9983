// What payments and points bought for a tenant, beside what the identity provider says of each user.

import { and, eq } from 'drizzle-orm';
import { effectiveLicence } from '@app/shared/rules/account/licence';
import type { Licence } from '@app/shared/rules/account/expiry';
import type { Queries } from '../../platform/database/database.ts';
import { users, tenantLicences } from './schema.ts';
import type { Owner } from '../../platform/database/owner.ts';
type Dated = Pick<typeof users.$inferSelect, 'accountType' | 'expiresAt'>;

/** The record with the licence that counts: the provider's, or the tenant's own when it goes further. */
export async function withTenantLicence<R extends Dated & { tenantId: string }>(
  queries: Queries,
  record: R,
): Promise<R> {
  const bought = await boughtLicence(queries, record.tenantId);
  if (!bought) return record;
  const { accountType, expirationDate } = effectiveLicence(licenceOf(record), bought);
  return { ...record, accountType, expiresAt: expirationDate === null ? null : new Date(expirationDate) };
}

/** What one user holds now; throws where the user has no record. */
export async function heldLicence(queries: Queries, { tenantId, userId }: Owner): Promise<Licence> {
  const [record] = await queries
    .select()
    .from(users)
    .where(and(eq(users.tenantId, tenantId), eq(users.userId, userId)));
  if (!record) throw new Error('a payment without a user');
  return licenceOf(await withTenantLicence(queries, record));
}

export async function keepLicence(queries: Queries, owner: Owner, licence: Licence, now: Date): Promise<void> {
  const { accountType, expirationDate } = licence;
  const expiresAt = expirationDate === null ? null : new Date(expirationDate);
  const change = { userId: owner.userId, accountType, expiresAt, updatedAt: now };
  await queries
    .insert(tenantLicences)
    .values({ tenantId: owner.tenantId, ...change })
    .onConflictDoUpdate({ target: tenantLicences.tenantId, set: change });
}

async function boughtLicence(queries: Queries, tenantId: string): Promise<Licence | undefined> {
  const [row] = await queries.select().from(tenantLicences).where(eq(tenantLicences.tenantId, tenantId));
  return row && licenceOf(row);
}

function licenceOf({ accountType, expiresAt }: Dated): Licence {
  return { accountType, expirationDate: expiresAt?.toISOString() ?? null };
}
