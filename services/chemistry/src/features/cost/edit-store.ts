// Rows of what users entered into cost sheets.

import { and, eq, inArray } from 'drizzle-orm';
import type { Currency } from '@app/shared/constants/locale';
import { isSameEdits, type CostEdits } from '@app/shared/rules/cost/sheet';
import type { Queries } from '../../platform/database/database.ts';
import { costEdits } from './schema.ts';
import type { Owner } from '../../platform/database/owner.ts';

export interface KeptEdits {
  edits: CostEdits;
  /** 0 before the first. */
  version: number;
}

/** Of which sheet. */
export interface SheetOf {
  routeId: string;
  currency: Currency;
}

/** Of which sheets. */
export interface SheetsOf {
  routeIds: readonly string[];
  currency: Currency;
}

export const noEdits: KeptEdits = { edits: {}, version: 0 };

/** What the user entered, by route; a route without entries is not among them. */
export async function findEdits(
  queries: Queries,
  { tenantId, userId }: Owner,
  { routeIds, currency }: SheetsOf,
): Promise<ReadonlyMap<string, KeptEdits>> {
  const isOwn = and(eq(costEdits.tenantId, tenantId), eq(costEdits.userId, userId));
  const rows = await queries
    .select()
    .from(costEdits)
    .where(and(isOwn, inArray(costEdits.routeId, [...routeIds]), eq(costEdits.currency, currency)));
  return new Map(rows.map((row) => [row.routeId, row]));
}

/**
 * Applies what changed between `before` and `edits` to what is kept now, so that two windows do not undo each other, and gives
 * what is kept then. The version stays where that changes nothing, as when an entry arrives twice.
 */
export async function changeEdits(
  tx: Queries,
  owner: Owner,
  sheet: SheetOf,
  { before, edits, now }: { before: CostEdits; edits: CostEdits; now: Date },
): Promise<KeptEdits> {
  const { tenantId, userId } = owner;
  const fresh = { tenantId, userId, ...sheet, edits: {}, version: 0, updatedAt: now };
  await tx.insert(costEdits).values(fresh).onConflictDoNothing();
  const [kept] = await tx.select().from(costEdits).where(of(owner, sheet)).for('update');
  if (!kept) throw new Error('a cost sheet vanished');
  const merged = mergeEdits(kept.edits, before, edits);
  if (isSameEdits(merged, kept.edits)) return kept;
  const change = { edits: merged, version: kept.version + 1, updatedAt: now };
  await tx.update(costEdits).set(change).where(of(owner, sheet));
  return change;
}

/** What stands in `kept` after the change from `before` to `edits`. */
export function mergeEdits(kept: CostEdits, before: CostEdits, edits: CostEdits): CostEdits {
  const paths = new Set([...Object.keys(before), ...Object.keys(edits)]);
  const changed = [...paths].filter((path) => before[path] !== edits[path]);
  const merged = new Map(Object.entries(kept));
  for (const path of changed) {
    const value = edits[path];
    if (value === undefined) merged.delete(path);
    else merged.set(path, value);
  }
  return Object.fromEntries(merged);
}

function of({ tenantId, userId }: Owner, { routeId, currency }: SheetOf) {
  return and(
    eq(costEdits.tenantId, tenantId),
    eq(costEdits.userId, userId),
    eq(costEdits.routeId, routeId),
    eq(costEdits.currency, currency),
  );
}
