// Rules for users of a tenant: their names, and how many may be enabled.

import { memberLimits, userLimits } from '../../constants/members.ts';
import type { AccountType } from '../../constants/modules.ts';

/** The name in small letters; undefined for a text that cannot be one: letters, digits, dot, dash and underscore. */
export function userNameIn(text: string): string | undefined {
  const name = text.trim().toLowerCase();
  return name.length <= memberLimits.userNameLength && /^[a-z\d][a-z\d._-]{1,}$/.test(name) ? name : undefined;
}

/** How many users of a tenant may be enabled with this licence. */
export function userLimitOf({ accountType }: { accountType: AccountType }): number {
  return userLimits[accountType];
}
