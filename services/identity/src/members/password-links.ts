// Links that set a password once: the first one of an invited user, or a new one after a reset. Only hashes are kept.

import { createHash, randomBytes } from 'node:crypto';
import { memberLimits } from '@app/shared/constants/members';
import { AppError } from '@app/shared/errors/app-error';
import { changePassword, endPassword, isHashOf, passwordHashOf } from '../accounts.ts';
import type { Storage } from '../storage.ts';
import { atOnce } from './tables.ts';

export type LinkKind = 'invite' | 'reset';

export interface NewLink {
  token: string;
  /** Epoch ms. */
  expiresAt: number;
}

export interface OpenLink {
  accountId: string;
  kind: LinkKind;
}

export interface PasswordLinks {
  /** A link in place of an earlier one. Throws activationCountExceeded for too many invitations in a day. */
  invite(accountId: string): NewLink;
  /** The same, and the password that was ends now. */
  reset(accountId: string): NewLink;
  /** Undefined for a link that was used, replaced, is too old or none of ours. */
  find(token: string): OpenLink | undefined;
  /** Sets the password and ends the link. Throws passwordReset2 where it ended meanwhile, and passwordChange1. */
  use(token: string, password: string): OpenLink;
  end(accountId: string): void;
}

const dayMs = 24 * 60 * 60_000;
const lifetimes: Record<LinkKind, number> = { invite: memberLimits.invitationMs, reset: memberLimits.resetMs };

export function createPasswordLinks(db: Storage, now: () => number): PasswordLinks {
  const end = (accountId: string) => void db.prepare('delete from password_link where account_id = ?').run(accountId);

  function make(accountId: string, kind: LinkKind, oldHash: string | undefined): NewLink {
    const token = randomBytes(32).toString('base64url');
    const expiresAt = now() + lifetimes[kind];
    end(accountId);
    db.prepare('insert into password_link (hash, account_id, kind, old_hash, expires_at) values (?, ?, ?, ?, ?)').run(
      hashOf(token),
      accountId,
      kind,
      oldHash ?? null,
      expiresAt,
    );
    return { token, expiresAt };
  }

  const rowOf = (token: string) =>
    db
      .prepare('select account_id, kind, old_hash from password_link where hash = ? and expires_at > ?')
      .get(hashOf(token), now());

  return {
    end,
    invite: (accountId) =>
      atOnce(db, () => {
        db.prepare('delete from invitation where sent_at <= ?').run(now() - dayMs);
        const sent = db.prepare('select count(*) as n from invitation where account_id = ?').get(accountId)?.['n'];
        if (Number(sent) >= memberLimits.invitationsADay) throw new AppError('activationCountExceeded');
        db.prepare('insert into invitation (account_id, sent_at) values (?, ?)').run(accountId, now());
        return make(accountId, 'invite', undefined);
      }),
    reset: (accountId) =>
      atOnce(db, () => {
        const earlier = db.prepare('select old_hash from password_link where account_id = ?').get(accountId);
        // After a second reset the password that was is still the one before the first.
        const old = earlier?.['old_hash'] ?? passwordHashOf(db, accountId);
        endPassword(db, accountId);
        return make(accountId, 'reset', typeof old === 'string' ? old : undefined);
      }),
    find(token) {
      const row = rowOf(token);
      return row && { accountId: String(row['account_id']), kind: row['kind'] === 'reset' ? 'reset' : 'invite' };
    },
    use: (token, password) =>
      atOnce(db, () => {
        const row = rowOf(token);
        if (!row) throw new AppError('passwordReset2');
        const old = row['old_hash'];
        if (typeof old === 'string' && isHashOf(password, old)) throw new AppError('passwordChange1');
        const accountId = String(row['account_id']);
        changePassword(db, accountId, password);
        end(accountId);
        return { accountId, kind: row['kind'] === 'reset' ? ('reset' as const) : ('invite' as const) };
      }),
  };
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
