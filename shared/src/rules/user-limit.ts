import { userLimits } from '../constants/members.ts';
import type { AccountType } from '../constants/modules.ts';

/** How many users of a tenant may be enabled with this licence. */
export function userLimitOf({ accountType }: { accountType: AccountType }): number {
  return userLimits[accountType];
}
