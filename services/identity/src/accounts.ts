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
  /** False for an address of the owner's own that could not be confirmed, as there is no mail server. */
  hasConfirmedEmail: boolean;
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
  /** Nobody signs in as them until their administrator says otherwise. */
  isDisabled: boolean;
}

/** What an account's owner may change. */
export type OwnData = Pick<Account, 'name' | 'email' | 'phone'>;

export interface Accounts {
  /** Those that the provider comes with. */
  readonly demo: readonly Account[];
  /** Disabled ones, too. */
  readonly all: readonly Account[];
  /** An account that may be used; none for one that is disabled. */
  byId(id: string): Account | undefined;
  /** Disabled ones, too. */
  known(id: string): Account | undefined;
  byUserName(userName: string): Account | undefined;
}

/**
 * Stores a hash of the demo password for every account whose stored one differs. A password of the owner's own stays. The
 * accounts share the password, so they share the hash: each takes a tenth of a second of the start.
 */
export function storePasswords(db: Storage, accounts: readonly Account[], password: string): void {
  const put = db.prepare(
    'insert into password (account_id, hash) values (?, ?) on conflict (account_id) do update set hash = excluded.hash',
  );
  const fits = new Map<string, boolean>();
  let fresh: string | undefined;
  for (const { id } of accounts) {
    const row = db.prepare('select hash from password where account_id = ?').get(id);
    const hash = row && String(row['hash']);
    if (hash !== undefined && !fits.has(hash)) fits.set(hash, matches(password, hash));
    if (hash !== undefined && fits.get(hash)) continue;
    fresh ??= hashPassword(password);
    put.run(id, fresh);
  }
}

/** Puts a password of the owner's choice in place of the one that the account came with, for good. */
export function changePassword(db: Storage, accountId: string, password: string): void {
  db.prepare(
    'insert into own_password (account_id, hash) values (?, ?) on conflict (account_id) do update set hash = excluded.hash',
  ).run(accountId, hashPassword(password));
}

/** The account of this user name and password; takes the same time when the name is unknown. */
export function signIn(db: Storage, accounts: Accounts, userName: string, password: string): Account | undefined {
  const account = accounts.byUserName(userName);
  return isPasswordOf(db, account?.id ?? 'nobody', password) ? account : undefined;
}

// scrypt with N = 2^15, r = 8, p = 1 (OWASP Password Storage Cheat Sheet).
const cost = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };
const nobody = hashPassword('');

function hashPassword(password: string): string {
  const salt = randomBytes(16);
  return `${salt.toString('base64')}:${scryptSync(password, salt, 32, cost).toString('base64')}`;
}

/** Whether this is the account's password; takes the same time for an account that nobody has. */
export function isPasswordOf(db: Storage, accountId: string, password: string): boolean {
  const hash = passwordHashOf(db, accountId);
  return matches(password, hash ?? nobody) && hash !== undefined;
}

function matches(password: string, stored: string): boolean {
  const [salt = '', hash = ''] = stored.split(':');
  const given = scryptSync(password, Buffer.from(salt, 'base64'), 32, cost);
  return timingSafeEqual(given, Buffer.from(hash, 'base64'));
}

/** The stored hash of the password that counts; undefined for an account without one. */
export function passwordHashOf(db: Storage, accountId: string): string | undefined {
  const own = db.prepare('select hash from own_password where account_id = ?').get(accountId);
  const row = own ?? db.prepare('select hash from password where account_id = ?').get(accountId);
  return row && String(row['hash']);
}

/** Whether the hash is one of this password. */
export function isHashOf(password: string, hash: string): boolean {
  return matches(password, hash);
}

/** Nobody knows the password any more. */
export function endPassword(db: Storage, accountId: string): void {
  changePassword(db, accountId, randomBytes(32).toString('base64'));
}
