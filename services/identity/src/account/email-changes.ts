// A new mail address of the owner's choice counts once the code that was sent to it comes back.

import { randomInt } from 'node:crypto';
import { AppError } from '@app/shared/errors/app-error';
import type { Storage } from '../storage.ts';

export interface EmailChanges {
  /** The code to send to the address, in place of an earlier one. Throws tooManyRequests within a minute. */
  begin(accountId: string, email: string): string;
  /** The address that waits to be confirmed. */
  waiting(accountId: string): string | undefined;
  /** The address that this code confirms; undefined for a wrong or late one. */
  confirm(accountId: string, code: string): string | undefined;
  end(accountId: string): void;
}

export const emailCodeMinutes = 15;
const minuteMs = 60_000;

const schema = `
  create table if not exists email_change (
    account_id text primary key, email text not null, code text not null, sent_at integer not null
  ) strict;
`;

export function createEmailChanges(db: Storage, now: () => number): EmailChanges {
  db.exec(schema);
  const rowOf = (accountId: string) =>
    db
      .prepare('select email, code, sent_at from email_change where account_id = ? and sent_at > ?')
      .get(accountId, now() - emailCodeMinutes * minuteMs);
  const end = (accountId: string) => void db.prepare('delete from email_change where account_id = ?').run(accountId);

  return {
    begin(accountId, email) {
      const waitMs = Number(rowOf(accountId)?.['sent_at'] ?? -Infinity) + minuteMs - now();
      if (waitMs > 0) throw new AppError('tooManyRequests', { retryAfterSeconds: Math.ceil(waitMs / 1000) });
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      end(accountId);
      db.prepare('insert into email_change (account_id, email, code, sent_at) values (?, ?, ?, ?)').run(
        accountId,
        email,
        code,
        now(),
      );
      return code;
    },
    waiting(accountId) {
      const row = rowOf(accountId);
      return row && String(row['email']);
    },
    confirm(accountId, code) {
      const row = rowOf(accountId);
      return row?.['code'] === code.replaceAll(/\s/g, '') ? String(row['email']) : undefined;
    },
    end,
  };
}
