// As many users of several tenants as wanted, put into the provider's own storage before it starts, as its administrators'
// invitations would.

import { changePassword, passwordHashOf } from '../../services/identity/src/accounts.ts';
import { keycloakAccounts } from '../../services/identity/src/demo-accounts.ts';
import { createDirectory } from '../../services/identity/src/members/directory.ts';
import { atOnce } from '../../services/identity/src/members/tables.ts';
import { openStorage, remembered } from '../../services/identity/src/storage.ts';
import { permissions } from '@app/shared/constants/modules';
import type { Sql } from './tasks.ts';

export interface User {
  userName: string;
  tenantId: string;
}

/** Three of the provider's own, the rest as it meets them first. */
export const tenants: readonly string[] = [
  'demo-pharma',
  'demo-biotech',
  'demo-mall',
  ...Array.from({ length: 7 }, (_, index) => `works-${index + 1}`),
];

/** Users are spread over the tenants evenly; all have the same password. */
export function addUsers(dataDir: string, password: string, count: number): User[] {
  const db = openStorage(dataDir);
  const now = new Date().toISOString();
  const demo = keycloakAccounts(remembered(db, 'first-start', () => now));
  const directory = createDirectory(db, demo, true);
  const users = Array.from({ length: count }, (_, index) => ({
    userName: `worker-${index + 1}`,
    tenantId: tenants[index % tenants.length] ?? '',
  }));
  atOnce(db, () => {
    const groups = new Map(
      tenants.map((tenantId) => {
        const group = { name: 'Everything', permissions: [...permissions] };
        return [tenantId, directory.groups.save(tenantId, group).groupId];
      }),
    );
    for (const { userName, tenantId } of users) {
      directory.add({ id: userName, userName, tenantId, createdAt: now });
      directory.groups.assign(tenantId, userName, [groups.get(tenantId) ?? '']);
    }
  });
  // A hash takes the provider a tenth of a second; this one is everybody's.
  const [first] = users;
  if (first) {
    changePassword(db, first.userName, password);
    const hash = passwordHashOf(db, first.userName) ?? '';
    const put = db.prepare('insert into own_password (account_id, hash) values (?, ?) on conflict do nothing');
    atOnce(db, () => users.forEach(({ userName }) => put.run(userName, hash)));
  }
  db.close();
  return users;
}

/** Gives every tenant a licence for all of its users, as one that it bought: without an end, which goes before the provider's. */
export async function giveLicences(sql: Sql): Promise<void> {
  const rows = tenants.map((tenantId) => `('${tenantId}', 'worker-1', 'enterprise', null, now())`);
  await sql(`insert into tenant_licences (tenant_id, user_id, account_type, expires_at, updated_at)
    values ${rows.join(', ')} on conflict (tenant_id) do update set account_type = excluded.account_type, expires_at = null`);
}
