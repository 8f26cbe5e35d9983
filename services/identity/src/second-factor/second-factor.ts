// The second factor of an account: a secret shared with an authenticator app, and codes for when the app is lost.

import { createHash } from 'node:crypto';
import { generateSecret } from 'otplib';
import type { Storage } from '../storage.ts';
import { matchingStep } from './totp.ts';

export interface SecondFactorState {
  isEnabled: boolean;
  /** The secret while it waits to be confirmed. */
  waiting: string | undefined;
  recoveryCodesLeft: number;
}

export interface SecondFactors {
  stateOf(accountId: string): SecondFactorState;
  /** A new secret that waits to be confirmed; what counts until then stays. */
  begin(accountId: string): string;
  /** Lets the waiting secret count, given a code made with it. Gives the recovery codes; undefined for a wrong code. */
  enable(accountId: string, code: string): string[] | undefined;
  /** New recovery codes in place of the old ones. */
  renewRecoveryCodes(accountId: string): string[];
  /** True for a code of the app or a recovery code; either counts once. */
  use(accountId: string, code: string): boolean;
  disable(accountId: string): void;
}

const recoveryCodes = 10;
/** 80 bits: too many to be guessed from their hashes. */
const recoveryBytes = 10;

/** Keeps them in the provider's file. `now` is in milliseconds. */
export function createSecondFactors(db: Storage, now: () => number): SecondFactors {
  const rowOf = (accountId: string) =>
    db.prepare('select secret, waiting, last_step from second_factor where account_id = ?').get(accountId);
  const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

  function useAppCode(accountId: string, code: string): boolean {
    const row = rowOf(accountId);
    const secret = textOf(row?.['secret']);
    if (secret === undefined) return false;
    const step = matchingStep(secret, code, now(), Number(row?.['last_step'] ?? 0));
    if (step === undefined) return false;
    // Two tries at once: the first takes the step.
    const taken = db
      .prepare('update second_factor set last_step = ? where account_id = ? and last_step < ?')
      .run(step, accountId, step);
    return Number(taken.changes) === 1;
  }

  function useRecoveryCode(accountId: string, code: string): boolean {
    const gone = db.prepare('delete from recovery_code where account_id = ? and hash = ?').run(accountId, hashOf(code));
    return Number(gone.changes) === 1;
  }

  function renewRecoveryCodes(accountId: string): string[] {
    const codes = Array.from({ length: recoveryCodes }, newRecoveryCode);
    db.prepare('delete from recovery_code where account_id = ?').run(accountId);
    const put = db.prepare('insert into recovery_code (account_id, hash) values (?, ?)');
    for (const code of codes) put.run(accountId, hashOf(code));
    return codes;
  }

  return {
    stateOf(accountId) {
      const row = rowOf(accountId);
      const left = db.prepare('select count(*) as left from recovery_code where account_id = ?').get(accountId);
      const isEnabled = textOf(row?.['secret']) !== undefined;
      return { isEnabled, waiting: textOf(row?.['waiting']), recoveryCodesLeft: Number(left?.['left'] ?? 0) };
    },
    begin(accountId) {
      const secret = generateSecret();
      db.prepare(
        `insert into second_factor (account_id, waiting, last_step) values (?, ?, 0)
         on conflict (account_id) do update set waiting = excluded.waiting`,
      ).run(accountId, secret);
      return secret;
    },
    enable(accountId, code) {
      const waiting = textOf(rowOf(accountId)?.['waiting']);
      const step = waiting === undefined ? undefined : matchingStep(waiting, plain(code), now(), 0);
      if (step === undefined) return undefined;
      db.prepare('update second_factor set secret = waiting, waiting = null, last_step = ? where account_id = ?').run(
        step,
        accountId,
      );
      return renewRecoveryCodes(accountId);
    },
    renewRecoveryCodes,
    use(accountId, code) {
      const given = plain(code);
      return /^\d{6}$/.test(given)
        ? useAppCode(accountId, given)
        : isOn(accountId) && useRecoveryCode(accountId, given);
    },
    disable(accountId) {
      db.prepare('delete from second_factor where account_id = ?').run(accountId);
      db.prepare('delete from recovery_code where account_id = ?').run(accountId);
    },
  };

  function isOn(accountId: string): boolean {
    return textOf(rowOf(accountId)?.['secret']) !== undefined;
  }
}

/** Four groups of four letters and digits. */
function newRecoveryCode(): string {
  return generateSecret({ length: recoveryBytes }).replaceAll(/.{4}(?=.)/g, '$&-');
}

/** As people type it: with spaces, dashes and small letters. */
function plain(code: string): string {
  return code.replaceAll(/[\s-]/g, '').toUpperCase();
}

function hashOf(code: string): string {
  return createHash('sha256').update(plain(code)).digest('base64url');
}
