import type { Account } from './accounts.ts';
import type { Claims, Kind } from './kinds/kind.ts';

/** The claims that these scopes, separated by spaces, open. */
export function claimsForScope(kind: Kind, account: Account, scope: string): Claims {
  const all = kind.claimsOf(account);
  const open = new Set(scope.split(' ').flatMap((name) => kind.claimsByScope[name] ?? []));
  const shown = Object.entries(all).filter(([claim]) => open.has(claim));
  return { ...Object.fromEntries(shown), sub: all.sub };
}
