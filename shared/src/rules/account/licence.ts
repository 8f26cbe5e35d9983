// What a payment buys (specification section 4 leaves the transition from trial to paid open): a plan for so many
// calendar months, from the end of what is held already, or from now.

import type { PaidPlan } from '../../constants/console.ts';
import type { AccountType } from '../../constants/modules.ts';
import { isTrial, type Licence } from './expiry.ts';

export const accountTypeOfPlan: Record<PaidPlan, AccountType> = { pro: 'payProfessional', enterprise: 'enterprise' };

/** The licence after a plan is bought; one without an end keeps none. `now` in epoch ms. */
export function extendedLicence(held: Licence, plan: PaidPlan, months: number, now: number): Licence {
  const accountType = accountTypeOfPlan[plan];
  if (!isTrial(held) && held.expirationDate === null) return { accountType, expirationDate: null };
  const ends = isTrial(held) || held.expirationDate === null ? now : Math.max(now, Date.parse(held.expirationDate));
  return { accountType, expirationDate: new Date(plusMonths(ends, months)).toISOString() };
}

/** A licence that ends so many days later; for one without an end, and for a trial, it stays as it is. */
export function licenceWithDays(held: Licence, days: number, now: number): Licence {
  if (isTrial(held) || held.expirationDate === null) return held;
  const ends = Math.max(now, Date.parse(held.expirationDate));
  return { ...held, expirationDate: new Date(ends + days * 86_400_000).toISOString() };
}

/** What counts of the provider's word and of what payments bought: the paid one, or the one that ends later. */
export function effectiveLicence(granted: Licence, bought: Licence): Licence {
  if (isTrial(granted)) return bought;
  if (granted.expirationDate === null) return granted;
  if (bought.expirationDate === null) return bought;
  return Date.parse(bought.expirationDate) > Date.parse(granted.expirationDate) ? bought : granted;
}

/** The same day and time so many months later in UTC; the last day where the month is too short. */
export function plusMonths(at: number, months: number): number {
  const date = new Date(at);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.getTime();
}
