// Proof that the owner of an account is there, asked before something about the sign-in changes (ASVS 7.5.1).

import { AppError } from '@app/shared/errors/app-error';
import { isPasswordOf } from '../accounts.ts';
import type { AccountParts, Asked } from './calls.ts';

/** Throws wrongOriginalPassword, or tooManyRequests after too many wrong ones. */
export function requirePassword(asked: Asked, field: 'password' | 'oldPassword', parts: AccountParts): void {
  guarded(asked, parts, 'wrongOriginalPassword', () =>
    isPasswordOf(parts.db, asked.bearer.account.id, asked.fields[field] ?? '') ? true : undefined,
  );
}

/** Throws wrongCaptcha for a wrong code of the second factor, or tooManyRequests. */
export function requireCode(asked: Asked, parts: AccountParts): void {
  guarded(asked, parts, 'wrongCaptcha', () =>
    parts.secondFactors.use(asked.bearer.account.id, asked.fields['code'] ?? '') ? true : undefined,
  );
}

// Who holds a session may not guess without end either. Counted apart from sign-ins, so that nobody is locked out there.
export function guarded<T>(
  { bearer }: Asked,
  { attempts }: AccountParts,
  refusal: 'wrongOriginalPassword' | 'wrongCaptcha',
  attempt: () => T | undefined,
): T {
  const who = `account ${bearer.account.id}`;
  const seconds = attempts.secondsToWait(who, who);
  if (seconds > 0) throw new AppError('tooManyRequests', { retryAfterSeconds: seconds });
  const result = attempt();
  if (result === undefined) {
    attempts.failed(who, who);
    throw new AppError(refusal);
  }
  return result;
}
