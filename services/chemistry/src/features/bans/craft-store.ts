// The molecules a user wants process routes to pass through, and those that none may (interest and forbidden).

import { and, asc, eq, sql } from 'drizzle-orm';
import { limits } from '@app/shared/constants/limits';
import type { CraftList } from '@app/shared/contracts/process/process';
import type { Clock } from '../../platform/process/clock.ts';
import type { Database, Queries } from '../../platform/database/database.ts';
import { craftMolecules } from './schema.ts';
import type { StoredMolecule } from '../structure/stored-molecule.ts';
import { saveMolecules } from '../structure/molecule-store.ts';
import type { Owner } from '../../platform/database/owner.ts';
import { AppError } from '@app/shared/errors/app-error';
import { setAside, type Deleted, type DeletionContext } from '../../platform/database/set-aside.ts';
import { craftMoleculeKind } from './deletion.ts';

export type CraftRow = typeof craftMolecules.$inferSelect;

export interface CraftContext {
  database: Database;
  clock: Clock;
  newId: () => string;
}

/** What became of one molecule; `full` when the list already holds as many as it may. */
export type CraftOutcome = 'accepted' | 'duplicate' | 'full';

/** The owner's list, oldest first. */
export function listCraft(queries: Queries, owner: Owner, list: CraftList): Promise<CraftRow[]> {
  return queries
    .select()
    .from(craftMolecules)
    .where(isOwn(owner, list))
    .orderBy(asc(craftMolecules.createdAt), asc(craftMolecules.id));
}

/** Puts molecules on the owner's list and says of each, in the same order, what became of it. */
export function addCraft(
  { database, clock, newId }: CraftContext,
  owner: Owner,
  list: CraftList,
  molecules: readonly StoredMolecule[],
): Promise<CraftOutcome[]> {
  return database.transaction(async (tx) => {
    const place = JSON.stringify(['craft', list, owner.tenantId, owner.userId]);
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${place}, 0))`);
    const known = new Set((await listCraft(tx, owner, list)).map((row) => row.key));
    const fresh: StoredMolecule[] = [];
    const outcomes = molecules.map((molecule): CraftOutcome => {
      if (known.has(molecule.key)) return 'duplicate';
      if (known.size >= limits.craftMolecules) return 'full';
      known.add(molecule.key);
      fresh.push(molecule);
      return 'accepted';
    });
    await saveMolecules(tx, owner.tenantId, fresh);
    const { tenantId, userId } = owner;
    const now = clock.now().getTime();
    // A millisecond apart, so that the list keeps the order of the file.
    const rows = fresh.map((molecule, index) => ({
      id: newId(),
      tenantId,
      userId,
      list,
      key: molecule.key,
      molecule,
      createdAt: new Date(now + index),
    }));
    if (rows.length > 0) await tx.insert(craftMolecules).values(rows);
    return outcomes;
  });
}

/** Takes one molecule off the owner's list. Throws `dataMissingOrNoAccess`. */
export function removeCraft(context: DeletionContext, owner: Owner, list: CraftList, id: string): Promise<Deleted> {
  return context.database.transaction(async (tx) => {
    const own = and(isOwn(owner, list), eq(craftMolecules.id, id));
    const [row] = await tx.select({ id: craftMolecules.id }).from(craftMolecules).where(own).for('update');
    if (!row) throw new AppError('dataMissingOrNoAccess');
    return setAside(tx, context, owner, craftMoleculeKind, [row.id]);
  });
}

const isOwn = ({ tenantId, userId }: Owner, list: CraftList) =>
  and(eq(craftMolecules.tenantId, tenantId), eq(craftMolecules.userId, userId), eq(craftMolecules.list, list));
