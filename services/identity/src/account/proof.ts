// Proof that the owner of an account is there, asked before something about the sign-in changes (ASVS 7.5.1).

import { AppError } from '@app/shared/errors/app-error';
import { isPasswordOf } from '../accounts.ts';
import type { AccountParts, Asked } from './calls.ts';

/** Throws wrongOriginalPassword, or tooManyRequests after too many wrong ones. */
export function requirePassword(asked: Asked, field: 'password' | 'oldPassword', parts: AccountParts): void {
  guarded(asked, parts, 'password', () =>
    isPasswordOf(parts.db, asked.bearer.account.id, asked.fields[field] ?? '') ? true : undefined,
  );
}

/** Throws wrongCaptcha for a wrong code of the second factor, or tooManyRequests. */
export function requireCode(asked: Asked, parts: AccountParts): void {
  guarded(asked, parts, 'code', () =>
    parts.secondFactors.use(asked.bearer.account.id, asked.fields['code'] ?? '') ? true : undefined,
  );
}

const refusals = { password: 'wrongOriginalPassword', code: 'wrongCaptcha', emailCode: 'wrongCaptcha' } as const;

/**
 * Runs an attempt that gives nothing when it fails. Who holds a session may not guess without end either: each kind of
 * secret is counted apart from the others, so that one that is known makes no room for guesses at another.
 */
export function guarded<T>(
  { bearer }: Asked,
  { attempts }: AccountParts,
  what: keyof typeof refusals,
  attempt: () => T | undefined,
): T {
  const who = { name: `account ${what} ${bearer.account.id}` };
  const seconds = attempts.begin(who);
  if (seconds > 0) throw new AppError('tooManyRequests', { retryAfterSeconds: seconds });
  const result = attempt();
  if (result === undefined) throw new AppError(refusals[what]);
  attempts.succeeded(who);
  return result;
}
