// What a process does to a task that it runs. Every start has a number, its run; a write that names an older run changes
// nothing, so a process that was thought dead cannot spoil the work of its successor.

import { aliasedTable, and, asc, eq, isNotNull, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import { catalogue, type ErrorKey } from '@app/shared/errors/catalogue';
import { lockClaims } from '../../platform/database/claim-lock.ts';
import type { Clock } from '../../platform/process/clock.ts';
import type { Database, Queries } from '../../platform/database/database.ts';
import { forwardTasks, forwardUnits } from './schema.ts';
import { giveSearchesBack } from '../quota/store.ts';
import type { StepRecord } from '../../engine/forward/questions.ts';
import { lockPlaces, nextForwardVersion, promoteWaiting, type ForwardTaskRow } from './task-store.ts';

export interface RunContext {
  database: Database;
  clock: Clock;
}

export type Run = Pick<ForwardTaskRow, 'id' | 'run' | 'tenantId' | 'userId'>;
export type UnitRow = typeof forwardUnits.$inferSelect;

/** Starts without anything done in between, after which a task has failed. */
export const maxForwardAttempts = 3;

/**
 * Takes tasks that nobody runs, at most so many, one after the other: of the tenant of which the fewest run and that was
 * served the longest ago, within it of such a user, and of that user's tasks the one that was submitted first.
 */
export function claimForward({ database, clock }: RunContext, most: number): Promise<ForwardTaskRow[]> {
  return database.transaction(async (tx) => {
    await lockClaims(tx, 'forward');
    const claimed: ForwardTaskRow[] = [];
    while (claimed.length < most) {
      const row = await claimNextForward(tx, clock.now());
      if (!row) break;
      claimed.push(row);
    }
    return claimed;
  });
}

async function claimNextForward(tx: Queries, now: Date): Promise<ForwardTaskRow | undefined> {
  const [next] = await tx
    .select({ id: forwardTasks.id })
    .from(forwardTasks)
    .where(and(eq(forwardTasks.state, 'searching'), isNull(forwardTasks.heartbeatAt)))
    .orderBy(
      runningOf(ofSameTenant),
      sql`${lastServed(ofSameTenant)} asc nulls first`,
      runningOf(ofSameUser),
      sql`${lastServed(ofSameUser)} asc nulls first`,
      asc(forwardTasks.queuedAt),
      asc(forwardTasks.id),
    )
    .limit(1)
    .for('update', { skipLocked: true });
  if (!next) return undefined;
  const [row] = await tx
    .update(forwardTasks)
    .set({
      run: sql`${forwardTasks.run} + 1`,
      attempts: sql`${forwardTasks.attempts} + 1`,
      heartbeatAt: now,
      startedAt: sql`coalesce(${forwardTasks.startedAt}, ${now.toISOString()}::timestamptz)`,
      version: nextForwardVersion,
    })
    .where(eq(forwardTasks.id, next.id))
    .returning();
  return row;
}

const others = aliasedTable(forwardTasks, 'others');
const ofSameTenant = eq(others.tenantId, forwardTasks.tenantId);
const ofSameUser = and(ofSameTenant, eq(others.userId, forwardTasks.userId));

// In processes.
function runningOf(whose: SQL | undefined): SQL {
  return sql`(select count(*) from ${forwardTasks} others where ${whose} and ${others.state} = 'searching' and ${others.heartbeatAt} is not null)`;
}

function lastServed(whose: SQL | undefined): SQL {
  return sql`(select max(coalesce(${others.heartbeatAt}, ${others.finishedAt})) from ${forwardTasks} others where ${whose} and ${others.run} > 0)`;
}

export interface PlannedUnit {
  start: string;
  way: readonly StepRecord[];
  partners: (string | null)[];
}

const unitsAtOnce = 200;

/** Keeps what the next step has to try, all of it or nothing; false when the run is over. */
export function planStep(
  { database, clock }: RunContext,
  run: Run,
  step: number,
  units: readonly PlannedUnit[],
): Promise<boolean> {
  const pairs = units.reduce((sum, { partners }) => sum + partners.length, 0);
  return database.transaction(async (tx) => {
    const rows = await tx
      .update(forwardTasks)
      .set({
        step,
        stepFrom: sql`${forwardTasks.planned}`,
        planned: sql`${forwardTasks.planned} + ${pairs}`,
        attempts: 0,
        heartbeatAt: clock.now(),
        version: nextForwardVersion,
      })
      .where(and(isRun(run), eq(forwardTasks.step, step - 1)))
      .returning({ id: forwardTasks.id });
    if (rows.length === 0) return false;
    const first = await tx.$count(forwardUnits, eq(forwardUnits.taskId, run.id));
    for (let at = 0; at < units.length; at += unitsAtOnce) {
      const some = units.slice(at, at + unitsAtOnce);
      await tx.insert(forwardUnits).values(
        some.map(({ start, way, partners }, index) => ({
          taskId: run.id,
          number: first + at + index,
          step,
          start,
          way: [...way],
          partners,
        })),
      );
    }
    return true;
  });
}

/** The units that are still to be tried, in their order. */
export function openUnits(queries: Queries, taskId: string, most: number): Promise<UnitRow[]> {
  return queries
    .select()
    .from(forwardUnits)
    .where(and(eq(forwardUnits.taskId, taskId), eq(forwardUnits.isDone, false)))
    .orderBy(asc(forwardUnits.number))
    .limit(most);
}

/** The hashes of all that was made so far. */
export async function madeSoFar(queries: Queries, taskId: string): Promise<Uint8Array[]> {
  const rows = await queries
    .select({ made: forwardUnits.made })
    .from(forwardUnits)
    .where(and(eq(forwardUnits.taskId, taskId), isNotNull(forwardUnits.made)));
  return rows.flatMap(({ made }) => made ?? []);
}

/** Says that the process lives; false when the run is over. */
export async function beatForward({ database, clock }: RunContext, run: Run): Promise<boolean> {
  const rows = await database.queries
    .update(forwardTasks)
    .set({ heartbeatAt: clock.now() })
    .where(isRun(run))
    .returning({ id: forwardTasks.id });
  return rows.length > 0;
}

export interface RunEnd {
  state: 'completed' | 'failed';
  endedBy?: 'exhausted' | 'maxProducts';
  failure?: ErrorKey;
}

/** Ends a task, and lets the user's next one begin. */
export function endRun({ database, clock }: RunContext, run: Run, end: RunEnd): Promise<void> {
  return database.transaction(async (tx) => {
    await lockPlaces(tx, run);
    await endWithin(tx, run, end, clock.now());
  });
}

/** As `endRun`, in a transaction of the caller who holds the lock. */
export async function endWithin(tx: Queries, run: Run, { state, endedBy, failure }: RunEnd, now: Date): Promise<void> {
  const rows = await tx
    .update(forwardTasks)
    .set({
      state,
      endedBy: endedBy ?? null,
      failureCode: failure ? catalogue[failure].code : null,
      heartbeatAt: null,
      finishedAt: now,
      version: nextForwardVersion,
    })
    .where(isRun(run))
    .returning(outcome);
  if (state === 'failed') await giveBackFruitless(tx, rows, now);
  await promoteWaiting(tx, run);
}

const outcome = { id: forwardTasks.id, kept: forwardTasks.kept };

// Who got no product of it gets the search back.
function giveBackFruitless(tx: Queries, rows: readonly { id: string; kept: number }[], now: Date): Promise<void> {
  const fruitless = rows.filter(({ kept }) => kept === 0).map(({ id }) => id);
  return giveSearchesBack(tx, fruitless, now);
}

/** For another process to take up, without counting the attempt: this one was told to go. */
export async function giveBackForward({ database }: RunContext, run: Run): Promise<void> {
  await database.queries
    .update(forwardTasks)
    .set({ attempts: sql`${forwardTasks.attempts} - 1`, heartbeatAt: null })
    .where(isRun(run));
}

/** Frees tasks whose process is gone; those that three starts brought no further have failed. */
export async function freeLostForward(
  { database, clock }: RunContext,
  lost: { heardBefore: Date } | 'all',
): Promise<void> {
  const silent = lost === 'all' ? isNotNull(forwardTasks.heartbeatAt) : lt(forwardTasks.heartbeatAt, lost.heardBefore);
  const searching = and(eq(forwardTasks.state, 'searching'), silent);
  const { queries } = database;
  const now = clock.now();
  await database.transaction(async (tx) => {
    const rows = await tx
      .update(forwardTasks)
      .set({
        state: 'failed',
        failureCode: catalogue.queryFailed.code,
        heartbeatAt: null,
        finishedAt: now,
        version: nextForwardVersion,
      })
      .where(and(searching, sql`${forwardTasks.attempts} >= ${maxForwardAttempts}`))
      .returning(outcome);
    await giveBackFruitless(tx, rows, now);
  });
  await queries.update(forwardTasks).set({ heartbeatAt: null, version: nextForwardVersion }).where(searching);
}

/** Lets waiting tasks begin wherever a place is free: none is forgotten, whichever process ended another. */
export async function promoteAll({ database }: RunContext): Promise<void> {
  const owners = await database.queries
    .selectDistinct({ tenantId: forwardTasks.tenantId, userId: forwardTasks.userId })
    .from(forwardTasks)
    .where(eq(forwardTasks.state, 'queued'));
  for (const owner of owners) {
    await database.transaction(async (tx) => {
      await lockPlaces(tx, owner);
      await promoteWaiting(tx, owner);
    });
  }
}

/** Whether something waits to be taken up. */
export async function hasUnclaimed({ database }: RunContext): Promise<boolean> {
  const open = or(
    eq(forwardTasks.state, 'queued'),
    and(eq(forwardTasks.state, 'searching'), isNull(forwardTasks.heartbeatAt)),
  );
  return (await database.queries.$count(forwardTasks, open)) > 0;
}

export const isRun = ({ id, run }: Pick<Run, 'id' | 'run'>) =>
  and(eq(forwardTasks.id, id), eq(forwardTasks.run, run), eq(forwardTasks.state, 'searching'));
