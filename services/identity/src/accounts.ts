// The demo accounts of decisions section 9. They exist only in this embedded provider.

import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';
import { permissions, type Permission } from '@app/shared/constants/modules';
import type { Storage } from './storage.ts';

export interface Account {
  /** The `sub` claim. */
  id: string;
  userName: string;
  name: string;
  email: string;
  phone: string;
  /** Comma separated; empty for the user without a tenant. */
  tenantId: string;
  externalSource: number | null;
  externalUserId: string | null;
  memberOf: string[];
  permissions: readonly Permission[];
}

const person = (userName: string, name: string, more: Partial<Account> = {}): Account => ({
  id: `demo-${userName}`,
  userName,
  name,
  email: `${userName}@demo.example`,
  phone: '',
  tenantId: 'demo-pharma',
  externalSource: null,
  externalUserId: null,
  memberOf: ['CN=Chem-Users,OU=Groups,DC=demo,DC=example'],
  permissions,
  ...more,
});

export const demoAccounts: readonly Account[] = [
  person('chemist', '陈玮 Chen Wei', { phone: '+8613800000001' }),
  person('trial', '林可 Lin Ke', { tenantId: 'demo-mall', externalSource: 1, externalUserId: 'mall-1001' }),
  person('admin', '周敏 Zhou Min', { phone: '+8613800000003' }),
  person('expired-admin', '何松 He Song', { tenantId: 'demo-expired' }),
  person('limited', '吴迪 Wu Di', { permissions: ['sascore', 'statistics'] }),
  person('other', 'Maria Rossi', { tenantId: 'demo-biotech,demo-second' }),
  person('no-tenant', 'Alex Novak', { tenantId: '' }),
];

const accountsById = new Map(demoAccounts.map((account) => [account.id, account]));
const accountsByName = new Map(demoAccounts.map((account) => [account.userName, account]));

export function accountById(id: string): Account | undefined {
  return accountsById.get(id);
}

/** Stores a hash of the demo password for every account whose stored one differs. */
export function storePasswords(db: Storage, password: string): void {
  const put = db.prepare(
    'insert into password (account_id, hash) values (?, ?) on conflict (account_id) do update set hash = excluded.hash',
  );
  for (const account of demoAccounts) {
    if (!isPasswordOf(db, account.id, password)) put.run(account.id, hashPassword(password));
  }
}

/** The account of this user name and password; takes the same time when the name is unknown. */
export function signIn(db: Storage, userName: string, password: string): Account | undefined {
  const account = accountsByName.get(userName.trim().toLowerCase());
  const matches = isPasswordOf(db, account?.id ?? 'nobody', password);
  return matches ? account : undefined;
}

// scrypt with N = 2^15, r = 8, p = 1 (OWASP Password Storage Cheat Sheet).
const cost = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };
const nobody = hashPassword('');

function hashPassword(password: string): string {
  const salt = randomBytes(16);
  return `${salt.toString('base64')}:${scryptSync(password, salt, 32, cost).toString('base64')}`;
}

function isPasswordOf(db: Storage, accountId: string, password: string): boolean {
  const row = db.prepare('select hash from password where account_id = ?').get(accountId);
  const [salt = '', hash = ''] = String(row?.['hash'] ?? nobody).split(':');
  const given = scryptSync(password, Buffer.from(salt, 'base64'), 32, cost);
  return timingSafeEqual(given, Buffer.from(hash, 'base64')) && row !== undefined;
}
