// Expiry of a licence (specification sections 2, 4 and 6), for the gateway and the page.

import type { AccountType } from '../../constants/modules.ts';

export interface Licence {
  accountType: AccountType;
  /** ISO 8601; null for one without an end. */
  expirationDate: string | null;
}

const trials: readonly AccountType[] = ['trialBasic', 'trialProfessional'];

export function isTrial({ accountType }: Pick<Licence, 'accountType'>): boolean {
  return trials.includes(accountType);
}

/** True when a non-trial expiration date has passed; `now` in epoch ms. */
export function isExpired({ accountType, expirationDate }: Licence, now: number): boolean {
  if (expirationDate === null || isTrial({ accountType })) return false;
  return Date.parse(expirationDate) <= now;
}
