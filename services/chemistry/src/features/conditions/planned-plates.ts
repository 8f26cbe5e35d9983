// Plates as they were planned. The same question has the same plate, on the screen and in the file; and a well that comes
// back with a yield means what it meant when the plate was filled.

import { createHash } from 'node:crypto';
import { and, desc, eq, notInArray } from 'drizzle-orm';
import type { ConditionChoice } from '@app/shared/contracts/conditions/conditions';
import type { Queries } from '../../platform/database/database.ts';
import { plannedPlates } from './schema.ts';
import { choiceKey } from '../../engine/conditions/optimize/choice.ts';
import type { PlannedPlate } from '../../engine/conditions/optimize/types.ts';
import type { OptimizationRow } from './optimization-store.ts';

export type PlateSize = 24 | 96;
/** Of one optimization. */
const keptPlates = 20;

interface PlateOrder {
  size: PlateSize;
  /** The plate asked for last, whatever was measured or changed in the space since: it may be in the laboratory. */
  keep?: boolean | undefined;
  now: Date;
  plan: () => Promise<PlannedPlate>;
}

/** The plate of these yields and this space, or the last one; planned where nobody asked for it before. */
export async function plateOf(queries: Queries, row: OptimizationRow, { size, keep = false, now, plan }: PlateOrder) {
  const last = keep ? await findLast(queries, row.id, size) : undefined;
  if (last) return last;
  const fingerprint = fingerprintOf(row, size);
  const known = await takeAgain(queries, row.id, fingerprint, now);
  if (known) return known;
  const planned = await plan();
  const values = { optimizationId: row.id, fingerprint, size, plan: planned, plannedAt: now };
  const [kept] = await queries.insert(plannedPlates).values(values).onConflictDoNothing().returning();
  await prune(queries, row.id);
  return kept ? planned : ((await findPlate(queries, row.id, fingerprint)) ?? planned);
}

/** What a well meant on the plates planned so far: several choices where they differ, none for a well of no plate. */
export async function choicesOfWells(queries: Queries, id: string): Promise<Map<string, ConditionChoice[]>> {
  const rows = await queries
    .select({ plan: plannedPlates.plan })
    .from(plannedPlates)
    .where(eq(plannedPlates.optimizationId, id))
    .orderBy(desc(plannedPlates.plannedAt));
  const byWell = new Map<string, ConditionChoice[]>();
  for (const { well, choice } of rows.flatMap(({ plan }) => plan.wells)) {
    const known = byWell.get(well) ?? [];
    if (!known.some((one) => choiceKey(one) === choiceKey(choice))) byWell.set(well, [...known, choice]);
  }
  return byWell;
}

async function findPlate(queries: Queries, id: string, fingerprint: string): Promise<PlannedPlate | undefined> {
  const [known] = await queries
    .select({ plan: plannedPlates.plan })
    .from(plannedPlates)
    .where(and(eq(plannedPlates.optimizationId, id), eq(plannedPlates.fingerprint, fingerprint)));
  return known?.plan;
}

/** A plate that was planned before, from now on the last one. */
async function takeAgain(queries: Queries, id: string, fingerprint: string, plannedAt: Date) {
  const [known] = await queries
    .update(plannedPlates)
    .set({ plannedAt })
    .where(and(eq(plannedPlates.optimizationId, id), eq(plannedPlates.fingerprint, fingerprint)))
    .returning({ plan: plannedPlates.plan });
  return known?.plan;
}

async function findLast(queries: Queries, id: string, size: PlateSize): Promise<PlannedPlate | undefined> {
  const [last] = await queries
    .select({ plan: plannedPlates.plan })
    .from(plannedPlates)
    .where(and(eq(plannedPlates.optimizationId, id), eq(plannedPlates.size, size)))
    .orderBy(desc(plannedPlates.plannedAt))
    .limit(1);
  return last?.plan;
}

async function prune(queries: Queries, id: string): Promise<void> {
  const own = eq(plannedPlates.optimizationId, id);
  const kept = queries
    .select({ fingerprint: plannedPlates.fingerprint })
    .from(plannedPlates)
    .where(own)
    .orderBy(desc(plannedPlates.plannedAt))
    .limit(keptPlates);
  await queries.delete(plannedPlates).where(and(own, notInArray(plannedPlates.fingerprint, kept)));
}

function fingerprintOf({ space, results }: OptimizationRow, size: PlateSize): string {
  const measured = results.map(({ choice, yieldPercent }) => [choiceKey(choice), yieldPercent]);
  return createHash('sha256')
    .update(JSON.stringify([space, measured, size]))
    .digest('hex')
    .slice(0, 32);
}
