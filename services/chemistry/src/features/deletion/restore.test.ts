// Whatever is deleted comes back row for row, for anyone who deleted it, within ten minutes, once.

import { randomUUID } from 'node:crypto';
import { eq, getTableName, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '@app/shared/constants/limits';
import { rowsOf, openDatabase, type Database } from '../../platform/database/database.ts';
import { deletedRows, deletions } from '../../platform/database/deletion-schema.ts';
import { createLogger } from '../../platform/process/logger.ts';
import { bannedReactions } from '../bans/schema.ts';
import { scoreTasks } from '../sascore/schema.ts';
import { createTestPlace, type TestPlace } from '../../test-support/database.ts';
import { awkward, fillTables, readTables } from '../../test-support/fill-tables.ts';
import type { DeletionKind } from '../../platform/database/set-aside.ts';
import { taskKind } from '../tasks/deletion.ts';
import { scoreTaskKind } from '../sascore/deletion.ts';
import { bannedReactionKind } from '../bans/deletion.ts';
import { deletionKinds } from './kinds.ts';
import { forgetDeletions, restore } from './restore.ts';
import { setAside, type DeletionContext } from '../../platform/database/set-aside.ts';

const owner = { tenantId: 't1', userId: 'u1' };
const kinds = [...deletionKinds.values()].filter((kind) => kind !== taskKind);

let place: TestPlace;
let database: Database;
/** A thing of every kind, all with the same id, and others beside them that must not move. */
const mine = `mine ${awkward.join('|')}`;
let id = '';
let now = new Date('2026-03-01T12:00:00Z');
const context = (): DeletionContext => ({ database, clock: { now: () => now }, newId: randomUUID });

beforeAll(async () => {
  place = await createTestPlace();
  database = await openDatabase(place, createLogger('silent'));
  for (const mark of [mine, 'beside it']) await fillTables(database.queries, mark);
  id = await idOf(mine);
});
afterAll(async () => {
  await database.close();
  await place.remove();
});

/** Every table but those that hold what was deleted. */
async function everything(): Promise<Record<string, string[]>> {
  const { deletions: _tokens, deleted_rows: _rows, ...rest } = await readTables(database.queries);
  return rest;
}

async function idOf(mark: string): Promise<string> {
  const [row] = await database.queries.select().from(scoreTasks).where(eq(scoreTasks.name, mark));
  return row?.id ?? '';
}

const remove = (kind: DeletionKind, ids: readonly string[], who = owner) =>
  database.transaction((tx) => setAside(tx, context(), who, kind, ids));

describe('what was deleted', () => {
  it.each(kinds)('comes back row for row: $name', async (kind) => {
    const before = await everything();
    const { deleted, undoToken } = await remove(kind, [id]);
    expect(deleted).toBe(1);
    const without = await everything();
    const names = kind.parts.map(({ table }) => getTableName(table));
    const changed = Object.keys(before).filter((table) => before[table]?.length !== without[table]?.length);
    expect(changed.toSorted()).toEqual(names.toSorted());
    for (const name of names) expect(without[name]).toHaveLength((before[name]?.length ?? 0) - 1);
    expect(await restore(context(), owner, undoToken)).toEqual({ restored: 1 });
    expect(await everything()).toEqual(before);
    expect(await database.queries.$count(deletedRows, eq(deletedRows.deletionId, undoToken))).toBe(0);
  });

  it('takes along all that hangs on it, and nothing else points to it', async () => {
    const rows = await rowsOf<{ child: string; parent: string }>(
      database.queries,
      sql`select distinct conrelid::regclass::text as child, confrelid::regclass::text as parent
          from pg_constraint where contype = 'f'`,
    );
    const hangingOn = (name: string): string[] =>
      rows.filter(({ parent }) => parent === name).flatMap(({ child }) => [child, ...hangingOn(child)]);
    for (const kind of kinds) {
      const [own, ...others] = kind.parts.map(({ table }) => getTableName(table));
      expect([kind, ...others.toSorted()]).toEqual([kind, ...hangingOn(own ?? '').toSorted()]);
    }
  });

  it('comes back to nobody else, and is told apart from nothing by nobody', async () => {
    const { undoToken } = await remove(scoreTaskKind, [id]);
    for (const who of [
      { ...owner, userId: 'u2' },
      { ...owner, tenantId: 't2' },
    ])
      await expect(restore(context(), who, undoToken)).rejects.toThrow('dataNotFound');
    await expect(restore(context(), owner, randomUUID())).rejects.toThrow('dataNotFound');
    expect(await restore(context(), owner, undoToken)).toEqual({ restored: 1 });
  });

  it('comes back once, however often and at the same time it is asked for', async () => {
    const { undoToken } = await remove(bannedReactionKind, [id]);
    const answers = await Promise.all([1, 2, 3].map(() => restore(context(), owner, undoToken)));
    expect(answers).toEqual([{ restored: 1 }, { restored: 1 }, { restored: 1 }]);
    expect(await database.queries.$count(bannedReactions, eq(bannedReactions.entry, mine))).toBe(1);
    // Deleted again, it is another deletion: the earlier token does not bring it back.
    const again = await remove(bannedReactionKind, [id]);
    expect(await restore(context(), owner, undoToken)).toEqual({ restored: 1 });
    expect(await database.queries.$count(bannedReactions, eq(bannedReactions.entry, mine))).toBe(0);
    await restore(context(), owner, again.undoToken);
  });

  it('is gone for good after ten minutes, before the sweep as after it', async () => {
    const began = now;
    const late = await idOf('beside it');
    const early = await remove(scoreTaskKind, [late]);
    now = new Date(began.getTime() + limits.restoreWithinMs - 1);
    await forgetDeletions(database.queries, now);
    expect(await restore(context(), owner, early.undoToken)).toEqual({ restored: 1 });
    const { undoToken } = await remove(scoreTaskKind, [late]);
    now = new Date(now.getTime() + limits.restoreWithinMs);
    await expect(restore(context(), owner, undoToken)).rejects.toThrow('dataNotFound');
    const kept = () => database.queries.$count(deletedRows, eq(deletedRows.deletionId, undoToken));
    expect(await kept()).toBeGreaterThan(0);
    expect(await forgetDeletions(database.queries, now)).toBeGreaterThan(0);
    expect([await kept(), await database.queries.$count(deletions, eq(deletions.id, undoToken))]).toEqual([0, 0]);
    now = began;
  });

  it('leaves what was added again meanwhile as it is, and says when its name is taken', async () => {
    const [banned] = await database.queries.select().from(bannedReactions).where(eq(bannedReactions.entry, mine));
    const [task] = await database.queries.select().from(scoreTasks).where(eq(scoreTasks.id, id));
    const list = await remove(bannedReactionKind, [id]);
    const scoring = await remove(scoreTaskKind, [id]);
    if (!banned || !task) throw new Error('nothing to add again');
    await database.queries.insert(bannedReactions).values({ ...banned, id: randomUUID(), reason: 'newer' });
    await database.queries.insert(scoreTasks).values({ ...task, id: randomUUID() });
    await restore(context(), owner, list.undoToken);
    const rows = await database.queries.select().from(bannedReactions).where(eq(bannedReactions.entry, mine));
    expect(rows.map(({ reason }) => reason)).toEqual(['newer']);
    await expect(restore(context(), owner, scoring.undoToken)).rejects.toThrow('taskNameTaken');
    // Nothing is lost by the refusal: with the name free again it comes back.
    await database.queries.delete(scoreTasks).where(eq(scoreTasks.name, mine));
    expect(await restore(context(), owner, scoring.undoToken)).toEqual({ restored: 1 });
  });

  it('comes back stopped where it waited or ran: its place is gone', async () => {
    for (const state of ['queued', 'searching', 'completed'] as const) {
      await database.queries.update(scoreTasks).set({ state }).where(eq(scoreTasks.id, id));
      const { undoToken } = await remove(scoreTaskKind, [id]);
      await restore(context(), owner, undoToken);
      const [row] = await database.queries.select().from(scoreTasks).where(eq(scoreTasks.id, id));
      expect(row?.state).toBe(state === 'completed' ? 'completed' : 'stopped');
    }
  });
});
