// Name, mail address and phone number as their owner last wrote them.

import { comparable } from '@app/shared/rules/account/contact-data';
import type { Accounts, OwnData } from './accounts.ts';
import type { Storage } from './storage.ts';

/** What the owner changed; nothing for an account that is as it came. */
export function changesOf(db: Storage, accountId: string): Partial<OwnData> {
  const row = db.prepare('select name, email, phone from own_data where account_id = ?').get(accountId);
  return row ? { name: String(row['name']), email: String(row['email']), phone: String(row['phone']) } : {};
}

/**
 * `isConfirmed` is false for a mail address that nobody has shown to be the owner's: no link goes there.
 */
export function storeOwnData(
  db: Storage,
  accountId: string,
  { name, email, phone }: OwnData,
  isConfirmed = true,
): void {
  if (isConfirmed) db.prepare('delete from unconfirmed_email where account_id = ?').run(accountId);
  else db.prepare('insert or ignore into unconfirmed_email (account_id) values (?)').run(accountId);
  db.prepare(
    `insert into own_data (account_id, name, email, phone) values (?, ?, ?, ?)
     on conflict (account_id) do update set name = excluded.name, email = excluded.email, phone = excluded.phone`,
  ).run(accountId, name, email, phone);
}

export function hasConfirmedEmail(db: Storage, accountId: string): boolean {
  return db.prepare('select 1 from unconfirmed_email where account_id = ?').get(accountId) === undefined;
}

/** Whether somebody else has the phone number or the mail address. An account may be without a phone number. */
export function isTaken(accounts: Accounts, accountId: string, { email, phone }: OwnData): boolean {
  return accounts.all.some(
    (other) =>
      other.id !== accountId &&
      (comparable(other.email) === comparable(email) ||
        (phone !== '' && comparable(other.phone) === comparable(phone))),
  );
}
