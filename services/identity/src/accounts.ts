// Who can sign in, and the hashes of their passwords. Accounts exist only in this embedded provider.

import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';
import type { AccountType, Permission } from '@app/shared/constants/modules';
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
  /** The company as the account's owner reads it. */
  customerName: string;
  isTenantAdmin: boolean;
  accountType: AccountType;
  /** ISO 8601; null for an account without an end. */
  subscriptionExpires: string | null;
  /** ISO 8601. */
  createdAt: string;
}

export interface Accounts {
  readonly all: readonly Account[];
  byId(id: string): Account | undefined;
  byUserName(userName: string): Account | undefined;
}

export function accountsOf(all: readonly Account[]): Accounts {
  const ids = new Map(all.map((account) => [account.id, account]));
  const names = new Map(all.map((account) => [account.userName, account]));
  return {
    all,
    byId: (id) => ids.get(id),
    byUserName: (userName) => names.get(userName.trim().toLowerCase()),
  };
}

/** Stores a hash of the demo password for every account whose stored one differs. */
export function storePasswords(db: Storage, accounts: Accounts, password: string): void {
  const put = db.prepare(
    'insert into password (account_id, hash) values (?, ?) on conflict (account_id) do update set hash = excluded.hash',
  );
  for (const account of accounts.all) {
    if (!isPasswordOf(db, account.id, password)) put.run(account.id, hashPassword(password));
  }
}

/** The account of this user name and password; takes the same time when the name is unknown. */
export function signIn(db: Storage, accounts: Accounts, userName: string, password: string): Account | undefined {
  const account = accounts.byUserName(userName);
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
