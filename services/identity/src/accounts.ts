// Who can sign in, and the hashes of their passwords. Accounts exist only in this embedded provider.

import type { AccountType, Permission } from '@app/shared/constants/modules';
import { hashPassword, isHashOf, isOutdated, unusableHash } from './password-hash.ts';
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
 * Stores a hash of the demo password for every account whose stored one differs or is outdated. A password of the owner's
 * own stays. The accounts share the password, so they share the hash.
 */
export async function storePasswords(db: Storage, accounts: readonly Account[], password: string): Promise<void> {
  const put = db.prepare(
    'insert into password (account_id, hash) values (?, ?) on conflict (account_id) do update set hash = excluded.hash',
  );
  const fits = new Map<string, boolean>();
  let fresh: string | undefined;
  for (const { id } of accounts) {
    const row = db.prepare('select hash from password where account_id = ?').get(id);
    const hash = row && String(row['hash']);
    if (hash !== undefined && !fits.has(hash)) fits.set(hash, !isOutdated(hash) && (await isHashOf(password, hash)));
    if (hash !== undefined && fits.get(hash)) continue;
    fresh ??= await hashPassword(password);
    put.run(id, fresh);
  }
}

/** Puts a password of the owner's choice in place of the one that the account came with, for good. */
export async function changePassword(db: Storage, accountId: string, password: string): Promise<void> {
  storeHash(db, accountId, await hashPassword(password));
}

/** The same for a hash of the password. */
export function storeHash(db: Storage, accountId: string, hash: string): void {
  db.prepare(
    'insert into own_password (account_id, hash) values (?, ?) on conflict (account_id) do update set hash = excluded.hash',
  ).run(accountId, hash);
}

/** The account of this user name and password; takes the same time when the name is unknown. */
export async function signIn(
  db: Storage,
  accounts: Accounts,
  userName: string,
  password: string,
): Promise<Account | undefined> {
  const account = accounts.byUserName(userName);
  if (!(await isPasswordOf(db, account?.id ?? 'nobody', password)) || !account) return undefined;
  await renewHash(db, account.id, password);
  // As it is now: hashing takes a while.
  return accounts.known(account.id);
}

const nobody = unusableHash();

/** Whether this is the account's password; takes the same time for an account that nobody has. */
export async function isPasswordOf(db: Storage, accountId: string, password: string): Promise<boolean> {
  const hash = passwordHashOf(db, accountId);
  return (await isHashOf(password, hash ?? nobody)) && hash !== undefined;
}

/** The password is known at sign-in alone, so that is when an outdated hash gives way. */
async function renewHash(db: Storage, accountId: string, password: string): Promise<void> {
  const outdated = passwordHashOf(db, accountId);
  if (outdated === undefined || !isOutdated(outdated)) return;
  const fresh = await hashPassword(password);
  // A password that changed meanwhile stays.
  for (const table of ['own_password', 'password'])
    db.prepare(`update ${table} set hash = ? where account_id = ? and hash = ?`).run(fresh, accountId, outdated);
}

/** The stored hash of the password that counts; undefined for an account without one. */
export function passwordHashOf(db: Storage, accountId: string): string | undefined {
  const own = db.prepare('select hash from own_password where account_id = ?').get(accountId);
  const row = own ?? db.prepare('select hash from password where account_id = ?').get(accountId);
  return row && String(row['hash']);
}

/** Nobody knows the password any more. */
export function endPassword(db: Storage, accountId: string): void {
  storeHash(db, accountId, unusableHash());
}
