// What a token or the userinfo answer says of a user, shaped as Keycloak's mappers would (specification section 3).

import type { Account } from './accounts.ts';

const scopes: Record<string, readonly string[]> = {
  openid: ['sub'],
  profile: [
    'preferred_username',
    'name',
    'tenantid',
    'external_source',
    'external_userid',
    'saml_enabled',
    'attributes',
  ],
  email: ['email', 'email_verified'],
  phone: ['phone_number'],
};

export const claimsByScope = scopes;

/** Every claim of an account. */
export function claimsOf(account: Account): Record<string, unknown> & { sub: string } {
  return {
    sub: account.id,
    preferred_username: account.userName,
    name: account.name,
    email: account.email,
    email_verified: true,
    phone_number: account.phone,
    tenantid: account.tenantId,
    external_source: account.externalSource,
    external_userid: account.externalUserId,
    saml_enabled: false,
    attributes: { memberOf: account.memberOf },
  };
}

/** The claims that these scopes, separated by spaces, open. */
export function claimsForScope(account: Account, scope: string): Record<string, unknown> & { sub: string } {
  const all = claimsOf(account);
  const open = new Set(scope.split(' ').flatMap((name) => scopes[name] ?? []));
  const shown = Object.entries(all).filter(([claim]) => open.has(claim));
  return { ...Object.fromEntries(shown), sub: all.sub };
}
