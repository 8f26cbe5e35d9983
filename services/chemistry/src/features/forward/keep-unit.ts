// Keeping what came of a unit: its products, the molecules a further step may start from, and how far the task is, all of
// it or nothing.

import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { forwardIntermediates, forwardProducts, forwardTasks, forwardUnits } from './schema.ts';
import type { FoundProduct, StepRecord } from '../../engine/forward/questions.ts';
import { endTask, isRunning, type Run, type UnitRow } from './run-store.ts';
import { lockPlaces, nextForwardVersion, type Promoting } from './task-store.ts';

export interface UnitResult {
  unit: Pick<UnitRow, 'number' | 'step' | 'way' | 'partners'>;
  /** Distinct, those that pass the filter; with the way that leads to each. */
  products: readonly KeptProduct[];
  /** What further steps may start from; none in the last step. */
  intermediates: readonly Intermediate[];
  /** Hashes of what this unit made first. */
  made: Uint8Array;
  madeCount: number;
  elapsedMs: number;
  maxProducts: number;
  newId: () => string;
}

export type KeptProduct = FoundProduct & { figures: NonNullable<FoundProduct['figures']> };

export interface Intermediate {
  smiles: string;
  probability: number;
  way: StepRecord[];
}

/** `over`: the run is no longer this process's; `full`: the task ended with its last product. */
export type UnitOutcome = 'kept' | 'full' | 'over';

/** Notes a unit as done with what came of it. */
export async function keepUnit(
  tx: Queries,
  promoting: Promoting,
  run: Run,
  result: UnitResult,
  now: Date,
): Promise<UnitOutcome> {
  await lockPlaces(tx, run);
  const [task] = await tx.select({ kept: forwardTasks.kept }).from(forwardTasks).where(isRunning(run.id)).for('update');
  if (!task || !(await markDone(tx, run.id, result))) return 'over';
  const inserted = await keepProducts(tx, run.id, result, result.maxProducts - task.kept);
  await keepIntermediates(tx, run.id, result);
  await tx
    .update(forwardTasks)
    .set({
      tried: sql`${forwardTasks.tried} + ${result.unit.partners.length}`,
      made: sql`${forwardTasks.made} + ${result.madeCount}`,
      kept: task.kept + inserted,
      elapsedMs: result.elapsedMs,
      version: nextForwardVersion,
    })
    .where(eq(forwardTasks.id, run.id));
  if (task.kept + inserted < result.maxProducts) return 'kept';
  await endTask(tx, promoting, run, { state: 'completed', endedBy: 'maxProducts' }, now);
  return 'full';
}

// A unit counts once.
async function markDone(tx: Queries, taskId: string, { unit, made }: UnitResult): Promise<boolean> {
  const rows = await tx
    .update(forwardUnits)
    .set({ isDone: true, made: Buffer.from(made) })
    .where(and(eq(forwardUnits.taskId, taskId), eq(forwardUnits.number, unit.number), eq(forwardUnits.isDone, false)))
    .returning({ number: forwardUnits.number });
  return rows.length > 0;
}

// New molecules as long as there is room, the likeliest first; of a known one the likelier way counts.
async function keepProducts(tx: Queries, taskId: string, result: UnitResult, room: number): Promise<number> {
  const { products } = result;
  if (products.length === 0) return 0;
  const known = await tx
    .select({ smiles: forwardProducts.smiles, probability: forwardProducts.probability })
    .from(forwardProducts)
    .where(
      and(
        eq(forwardProducts.taskId, taskId),
        inArray(
          forwardProducts.smiles,
          products.map(({ smiles }) => smiles),
        ),
      ),
    );
  const before = new Map(known.map(({ smiles, probability }) => [smiles, probability]));
  const fresh = products.filter(({ smiles }) => !before.has(smiles)).slice(0, Math.max(0, room));
  if (fresh.length > 0)
    await tx
      .insert(forwardProducts)
      .values(fresh.map((one) => ({ id: result.newId(), ...rowOf(taskId, one, result) })));
  for (const one of products) {
    const old = before.get(one.smiles);
    if (old !== undefined) await addWay(tx, taskId, one, result, old);
  }
  return fresh.length;
}

async function addWay(
  tx: Queries,
  taskId: string,
  product: KeptProduct,
  result: UnitResult,
  old: number,
): Promise<void> {
  const { ways: _, ...better } = rowOf(taskId, product, result);
  await tx
    .update(forwardProducts)
    .set({ ways: sql`${forwardProducts.ways} + ${product.ways}`, ...(product.probability > old && better) })
    .where(and(eq(forwardProducts.taskId, taskId), eq(forwardProducts.smiles, product.smiles)));
}

function rowOf(taskId: string, product: KeptProduct, { unit }: UnitResult) {
  const { smiles, formula, weight, probability, verdict, ways, step, figures } = product;
  return {
    taskId,
    smiles,
    formula,
    weight,
    probability,
    verdict,
    ways,
    steps: unit.step,
    templateId: step.templateId,
    class: product.class,
    way: [...unit.way, step],
    ...figures,
  };
}

async function keepIntermediates(tx: Queries, taskId: string, { intermediates, unit }: UnitResult): Promise<void> {
  if (intermediates.length === 0) return;
  await tx
    .insert(forwardIntermediates)
    .values(intermediates.map((one) => ({ taskId, step: unit.step, ...one })))
    .onConflictDoUpdate({
      target: [forwardIntermediates.taskId, forwardIntermediates.smiles],
      set: { probability: sql`excluded.probability`, way: sql`excluded.way` },
      // A molecule of an earlier step was a start already.
      setWhere: sql`${forwardIntermediates.step} = excluded.step and ${forwardIntermediates.probability} < excluded.probability`,
    });
}
