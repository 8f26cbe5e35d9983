// Erasing a user while the service runs: what is under way stops first, and what was kept in memory goes, too.

import { sql } from 'drizzle-orm';
import { rowsOf } from '../../platform/database/backup/dump.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Services } from '../../services.ts';
import type { Owner } from '../tasks/task-store.ts';
import { runUsers, type UsersCommand } from './admin.ts';
import { eraseUser, type Erasure } from './erase-user.ts';

/**
 * Undefined for a user of whom nothing is known. Other processes on the same database learn of it at their next write,
 * which finds no row any more.
 */
export async function eraseEverywhere(
  services: Services,
  owner: Owner,
  erasedBy: string,
): Promise<Erasure | undefined> {
  await stopTasks(services, owner);
  const erasure = await eraseUser(services, owner, erasedBy);
  services.erased.forget();
  if (!erasure) return undefined;
  services.pictures.clear();
  await services.structureDesk.forget(owner);
  const { erasureId, rows } = erasure;
  services.logger.info(
    { audit: true, action: 'user-erased', tenant: owner.tenantId, erasureId, rows },
    'a user was erased',
  );
  return erasure;
}

/** `chem users`, while the service runs. */
export function runUsersHere(command: UsersCommand, services: Services): Promise<object[]> {
  return runUsers(command, { ...services, erase: (owner, by) => eraseEverywhere(services, owner, by) });
}

async function stopTasks({ database, jobs, stopSearch }: Services, owner: Owner): Promise<void> {
  await jobs.erase(owner);
  const stops: [string, (id: string) => void][] = [['tasks', stopSearch]];
  for (const [table, stop] of stops) for (const id of await underWay(database.queries, table, owner)) stop(id);
}

async function underWay(queries: Queries, table: string, { tenantId, userId }: Owner): Promise<string[]> {
  const { rows } = await rowsOf<{ id: string }>(
    queries,
    sql`select id from ${sql.identifier(table)}
        where tenant_id = ${tenantId} and user_id = ${userId} and state in ('queued', 'searching')`,
  );
  return rows.map(({ id }) => id);
}
