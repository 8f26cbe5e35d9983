// Rows of trays. A molecule stands once on the tray of a user and module; its state is that of its task.

import { and, asc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { limits } from '@app/shared/constants/limits';
import type { WorklistItem, WorklistState } from '@app/shared/contracts/batch';
import type { RouteType } from '@app/shared/contracts/retrosynthesis';
import { AppError } from '@app/shared/errors/app-error';
import type { Clock } from '../../platform/process/clock.ts';
import type { Database, Queries } from '../../platform/database/database.ts';
import { tasks } from '../tasks/schema.ts';
import type { StoredMolecule } from '../structure/stored-molecule.ts';
import { worklistMolecules } from './schema.ts';
import { saveMolecules } from '../structure/molecule-store.ts';
import { type Owner } from '../../platform/database/owner.ts';
import { nextVersion, type TaskRow } from '../tasks/task-store.ts';
import { setAside, type Deleted, type DeletionContext } from '../../platform/database/set-aside.ts';
import { worklistMoleculeKind } from './deletion.ts';

export type WorklistMoleculeRow = typeof worklistMolecules.$inferSelect;

export interface WorklistOwner extends Owner {
  routeType: RouteType;
}

export interface WorklistContext {
  database: Database;
  clock: Clock;
  newId: () => string;
}

/** A molecule of the tray with the task it was started in. */
export interface WorklistEntry {
  row: WorklistMoleculeRow;
  /** Null before the first start; one that was deleted elsewhere is still told. */
  task: TaskRow | null;
  state: WorklistState;
}

export interface NewWorklistMolecule {
  name: string;
  molecule: StoredMolecule;
  removedParts: string[];
  source: WorklistItem['source'];
}

/** What became of one molecule; `id` of the one that it became or repeats. */
export type AddOutcome = { outcome: 'accepted' | 'duplicate'; id: string } | { outcome: 'full' };

/** The owner's tray, in its order. */
export async function listWorklist(
  queries: Queries,
  owner: WorklistOwner,
  ids?: readonly string[],
): Promise<WorklistEntry[]> {
  const rows = await queries
    .select({ row: worklistMolecules, task: tasks })
    .from(worklistMolecules)
    .leftJoin(tasks, eq(tasks.id, worklistMolecules.taskId))
    .where(onWorklist(owner, ids))
    .orderBy(asc(worklistMolecules.position), asc(worklistMolecules.id));
  return rows.map(({ row, task }) => ({ row, task, state: stateOf(task) }));
}

/** A task that waits outside the line was put there by a pause: nothing else leaves a task of the tray so. */
export function stateOf(task: Pick<TaskRow, 'state'> | null): WorklistState {
  if (task === null || task.state === 'deleted') return 'notStarted';
  return task.state === 'notStarted' ? 'paused' : task.state;
}

/** Puts all molecules on the tray, or none, and says of each, in the same order, what became of it. */
export function addToWorklist(
  { database, clock, newId }: WorklistContext,
  owner: WorklistOwner,
  molecules: readonly NewWorklistMolecule[],
): Promise<AddOutcome[]> {
  return database.transaction(async (tx) => {
    await holdWorklist(tx, owner);
    const known = new Map((await rowsOf(tx, owner)).map((row) => [row.key, row.id]));
    const [last] = await tx
      .select({ position: sql<number>`coalesce(max(${worklistMolecules.position}), 0)` })
      .from(worklistMolecules)
      .where(onWorklist(owner));
    const fresh: (typeof worklistMolecules.$inferInsert)[] = [];
    const createdAt = clock.now();
    const outcomes = molecules.map((one): AddOutcome => {
      const { key } = one.molecule;
      const earlier = known.get(key);
      if (earlier !== undefined) return { outcome: 'duplicate', id: earlier };
      if (known.size >= limits.worklistMolecules) return { outcome: 'full' };
      const id = newId();
      known.set(key, id);
      fresh.push({ ...owner, ...one, id, key, createdAt, position: (last?.position ?? 0) + fresh.length + 1 });
      return { outcome: 'accepted', id };
    });
    if (fresh.length === 0) return outcomes;
    await saveMolecules(
      tx,
      owner.tenantId,
      fresh.map((row) => row.molecule),
    );
    await tx.insert(worklistMolecules).values(fresh);
    return outcomes;
  });
}

/**
 * Takes molecules off the tray, or all that are not in search when no ids are given; their tasks stay. Throws
 * `moleculeInSearchUndeletable` when one that is named, or all there are, are in search, and `nothingToClear`.
 */
export function removeFromTray(
  context: DeletionContext,
  owner: WorklistOwner,
  ids?: readonly string[],
): Promise<Deleted> {
  return context.database.transaction(async (tx) => {
    const rows = await rowsOf(tx, owner, ids);
    if (rows.length === 0) throw new AppError('nothingToClear');
    const searching = new Set(
      (await lockTasks(tx, rows)).filter((task) => task.state === 'searching').map((task) => task.id),
    );
    const free = rows.filter((row) => row.taskId === null || !searching.has(row.taskId));
    if (free.length === 0 || (ids && free.length < rows.length)) throw new AppError('moleculeInSearchUndeletable');
    const gone = free.map((row) => row.id);
    return setAside(tx, context, owner, worklistMoleculeKind, gone);
  });
}

export interface WorklistChange {
  name?: string;
  structure?: Pick<NewWorklistMolecule, 'molecule' | 'removedParts'>;
}

/**
 * Changes a molecule of the tray. Throws `modifyRestricted` for one that waits, is in search or completed: its task
 * is held while the state is looked at. Another structure lets go of the earlier task, which is stopped where it was paused.
 */
export function editWorklist(
  { database, clock }: WorklistContext,
  owner: WorklistOwner,
  id: string,
  { name, structure }: WorklistChange,
): Promise<void> {
  return database.transaction(async (tx) => {
    await holdWorklist(tx, owner);
    const [row] = await rowsOf(tx, owner, [id]);
    if (!row) throw new AppError('dataMissingOrNoAccess');
    const [task] = await lockTasks(tx, [row]);
    const state = stateOf(task ?? null);
    if (isFixed(state)) throw new AppError('modifyRestricted');
    const isOther = structure !== undefined && structure.molecule.key !== row.key;
    if (isOther && (await rowsOf(tx, owner)).some((one) => one.key === structure.molecule.key))
      throw new AppError('duplicateStructure');
    if (isOther && task && state === 'paused')
      await tx
        .update(tasks)
        .set({ state: 'stopped', finishedAt: clock.now(), version: nextVersion })
        .where(eq(tasks.id, task.id));
    if (isOther) await saveMolecules(tx, owner.tenantId, [structure.molecule]);
    const other = isOther && { ...structure, key: structure.molecule.key, taskId: null, batchId: null };
    const change = { ...(name !== undefined && { name }), ...other };
    if (Object.keys(change).length === 0) return;
    await tx.update(worklistMolecules).set(change).where(eq(worklistMolecules.id, id));
  });
}

/** Whether a molecule in this state must not be changed (20013). */
export function isFixed(state: WorklistState): boolean {
  return state === 'queued' || state === 'searching' || state === 'completed';
}

/**
 * Gives a molecule the task that was made for it, within the transaction that makes the task. Throws
 * `taskStatusChanged` when somebody else started, changed or removed the molecule in the meantime.
 */
export async function giveTask(
  tx: Queries,
  { row }: Pick<WorklistEntry, 'row'>,
  given: { taskId: string; batchId: string },
): Promise<void> {
  const asSeen = row.taskId === null ? isNull(worklistMolecules.taskId) : eq(worklistMolecules.taskId, row.taskId);
  const taken = await tx
    .update(worklistMolecules)
    .set(given)
    .where(and(eq(worklistMolecules.id, row.id), eq(worklistMolecules.key, row.key), asSeen))
    .returning({ id: worklistMolecules.id });
  if (taken.length === 0) throw new AppError('taskStatusChanged');
}

/** Says that molecules were started together. */
export async function nameBatch(queries: Queries, ids: readonly string[], batchId: string): Promise<void> {
  if (ids.length === 0) return;
  await queries
    .update(worklistMolecules)
    .set({ batchId })
    .where(inArray(worklistMolecules.id, [...ids]));
}

function rowsOf(tx: Queries, owner: WorklistOwner, ids?: readonly string[]): Promise<WorklistMoleculeRow[]> {
  return tx
    .select()
    .from(worklistMolecules)
    .where(onWorklist(owner, ids))
    .orderBy(asc(worklistMolecules.id))
    .for('update');
}

// In the order of their ids, as everybody does who holds several.
async function lockTasks(tx: Queries, rows: readonly WorklistMoleculeRow[]): Promise<Pick<TaskRow, 'id' | 'state'>[]> {
  const ids = rows.flatMap((row) => row.taskId ?? []);
  if (ids.length === 0) return [];
  return tx
    .select({ id: tasks.id, state: tasks.state })
    .from(tasks)
    .where(inArray(tasks.id, ids))
    .orderBy(asc(tasks.id))
    .for('update');
}

// Held to the end of the transaction: who adds counts those who were before.
async function holdWorklist(tx: Queries, { tenantId, userId, routeType }: WorklistOwner): Promise<void> {
  const place = JSON.stringify(['tray', routeType, tenantId, userId]);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${place}, 0))`);
}

function onWorklist({ tenantId, userId, routeType }: WorklistOwner, ids?: readonly string[]): SQL | undefined {
  return and(
    eq(worklistMolecules.tenantId, tenantId),
    eq(worklistMolecules.userId, userId),
    eq(worklistMolecules.routeType, routeType),
    ids && inArray(worklistMolecules.id, [...ids]),
  );
}
