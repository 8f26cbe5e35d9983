// Erasing a user while the service runs: what is in progress stops first, and what was kept in memory goes, too.

import type { Owner } from '../../platform/database/owner.ts';
import type { ErasureServices } from './services.ts';
import { runUsers, type UsersCommand } from './admin.ts';
import { eraseUser, type Erasure } from './erase-user.ts';

/**
 * Undefined for a user of whom nothing is known. Other processes on the same database learn of it at their next write,
 * which finds no row any more.
 */
export async function eraseEverywhere(
  services: ErasureServices,
  owner: Owner,
  erasedBy: string,
): Promise<Erasure | undefined> {
  await services.jobs.erase(owner);
  const erasure = await eraseUser(services, owner, erasedBy);
  services.erased.forget();
  if (!erasure) return undefined;
  services.pictures.clear();
  await services.structureSearch.forget(owner);
  const { erasureId, rows } = erasure;
  services.logger.info(
    { audit: true, action: 'user-erased', tenant: owner.tenantId, erasureId, rows },
    'a user was erased',
  );
  return erasure;
}

/** `chem users`, while the service runs. */
export function runUsersHere(command: UsersCommand, services: ErasureServices): Promise<object[]> {
  return runUsers(command, { ...services, erase: (owner, by) => eraseEverywhere(services, owner, by) });
}
