import type { Account } from './accounts.ts';
import { claimsIn, type Claims, type Habits } from './habits.ts';
import type { Kind } from './kinds/kind.ts';

/** What userinfo says of an account: the claims that these scopes, separated by spaces, open. */
export function claimsForScope(
  { kind, habits }: { kind: Kind; habits: Habits },
  account: Account,
  scope: string,
): Claims {
  const all = claimsIn('userinfo', habits, kind.claimsOf(account));
  const byScope = claimsByScope(kind, habits);
  const open = new Set(scope.split(' ').flatMap((name) => byScope[name] ?? []));
  const shown = Object.entries(all).filter(([claim]) => open.has(claim));
  return { ...Object.fromEntries(shown), sub: all.sub };
}

/** The claims that each scope opens; one that only the habits name belongs to the profile. */
export function claimsByScope(kind: Kind, { claims }: Habits): Record<string, string[]> {
  const known = new Set(Object.values(kind.claimsByScope).flat());
  const added = Object.keys(claims).filter((name) => !known.has(name));
  const own = Object.entries(kind.claimsByScope).map(([scope, names]) => [scope, [...names]] as const);
  return { ...Object.fromEntries(own), profile: [...(kind.claimsByScope['profile'] ?? []), ...added] };
}
