// Yields as they stood after earlier versions: against them a list is merged that somebody else has changed meanwhile.

import { and, desc, eq, lte, notInArray } from 'drizzle-orm';
import type { MeasuredYield } from '@app/shared/contracts/conditions/conditions';
import type { Queries } from '../../../platform/database/database.ts';
import { yieldVersions } from '../schema.ts';

export const keptVersions = 20;

interface Versioned {
  version: number;
  results: MeasuredYield[];
}

/** Keeps what was written as a version; of the first ones also what stood before it. Old ones beyond twenty go. */
export async function keepYieldVersion(tx: Queries, { id, results }: YieldEntry, written: Versioned): Promise<void> {
  const own = eq(yieldVersions.optimizationId, id);
  const isFirst = (await tx.$count(yieldVersions, own)) === 0;
  const rows: Versioned[] = isFirst ? [{ version: 1, results }, written] : [written];
  await tx.insert(yieldVersions).values(rows.map((row) => ({ optimizationId: id, ...row })));
  const kept = tx
    .select({ version: yieldVersions.version })
    .from(yieldVersions)
    .where(own)
    .orderBy(desc(yieldVersions.version))
    .limit(keptVersions);
  await tx.delete(yieldVersions).where(and(own, notInArray(yieldVersions.version, kept)));
}

export interface YieldEntry extends Versioned {
  id: string;
}

/**
 * The yields that somebody saw who knew the version. Empty where that is too long ago to tell: nothing counts as taken
 * away then, and all that is there is kept.
 */
export async function yieldsAt(tx: Queries, now: YieldEntry, version: number): Promise<MeasuredYield[]> {
  if (version >= now.version) return now.results;
  const [known] = await tx
    .select({ results: yieldVersions.results })
    .from(yieldVersions)
    .where(and(eq(yieldVersions.optimizationId, now.id), lte(yieldVersions.version, version)))
    .orderBy(desc(yieldVersions.version))
    .limit(1);
  return known?.results ?? [];
}
