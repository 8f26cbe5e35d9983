// Quotas of searches: which of their periods it is, whether a search is covered, and when administrators are notified.

import { quotaMarks, type QuotaPeriod } from '../../constants/quotas.ts';
import type { ErrorKey } from '../../errors/catalogue.ts';
import { plusMonths } from './licence.ts';

export interface QuotaTerms {
  /** Searches in each period. */
  amount: number;
  period: QuotaPeriod;
  /** Epoch ms. */
  startsAt: number;
  /** Epoch ms; null for one without an end. */
  expiresAt: number | null;
}

const monthsIn = { month: 1, year: 12 } as const;

/**
 * The period at a moment: calendar months or years from the start, its end excluded and null for one that never ends. A
 * quota that has not begun is in its first period.
 */
export function quotaPeriodAt(
  { period, startsAt }: Pick<QuotaTerms, 'period' | 'startsAt'>,
  now: number,
): { start: number; end: number | null } {
  if (period === 'total') return { start: startsAt, end: null };
  const length = monthsIn[period];
  const from = (count: number): number => plusMonths(startsAt, count * length);
  let count = Math.max(0, Math.floor(monthsBetween(startsAt, now) / length));
  // The day of the month, and its time, may not have come yet.
  if (count > 0 && from(count) > now) count -= 1;
  return { start: from(count), end: from(count + 1) };
}

function monthsBetween(from: number, to: number): number {
  const [one, other] = [new Date(from), new Date(to)];
  return (other.getUTCFullYear() - one.getUTCFullYear()) * 12 + other.getUTCMonth() - one.getUTCMonth();
}

/** Why so many searches are not covered, or null when they are: expired, nothing left, or less left than wanted. */
export function quotaRefusal(
  { amount, expiresAt }: Pick<QuotaTerms, 'amount' | 'expiresAt'>,
  used: number,
  wanted: number,
  now: number,
): Extract<ErrorKey, 'featureExpired' | 'usageExhausted' | 'usageInsufficient'> | null {
  if (expiresAt !== null && expiresAt <= now) return 'featureExpired';
  const left = amount - used;
  if (left >= wanted) return null;
  return left <= 0 ? 'usageExhausted' : 'usageInsufficient';
}

/** Marks, in percent, that are reached once so many are used. */
export function marksReached(amount: number, used: number): (typeof quotaMarks)[number][] {
  return quotaMarks.filter((mark) => amount > 0 && used * 100 >= amount * mark);
}
