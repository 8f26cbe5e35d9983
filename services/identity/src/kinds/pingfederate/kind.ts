// Addresses and habits of PingFederate: bare paths, and no claim but those a policy maps. Ours maps the few that a
// company's directory has; of tenants and licences it knows nothing.

import type { Account } from '../../accounts.ts';
import { pingFederateAccounts } from '../../demo-accounts.ts';
import { claimsIn, type Habits } from '../../habits.ts';
import type { Kind } from '../kind.ts';

/** PingFederate's own sign-out, older than the standard one. */
export const singleLogoutPath = '/idp/startSLO.ping';
/** The account read that `iamProxyUrl` of the specification represents. */
export const accountPath = '/iam/account';

export const pingFederate: Kind = {
  basePath: '',
  endpoints: {
    authorization: '/as/authorization.oauth2',
    token: '/as/token.oauth2',
    userinfo: '/idp/userinfo.openid',
    jwks: '/pf/JWKS',
    end_session: '/idp/init_logout.openid',
    revocation: '/as/revoke_token.oauth2',
    introspection: '/as/introspect.oauth2',
  },
  accounts: pingFederateAccounts,
  claimsByScope: {
    openid: ['sub'],
    profile: ['preferred_username', 'name', 'memberOf'],
    email: ['email'],
    phone: [],
  },
  claimsOf: (account) => ({
    sub: account.id,
    preferred_username: account.userName,
    name: account.name,
    email: account.email,
    memberOf: groupsOf(account),
  }),
  sessionClaim: 'pi.sri',
  extraParams: [],
  defaultScope: 'profile email',
  managesAccounts: false,
  metadata: (baseUrl) => ({ ping_end_session_endpoint: `${baseUrl}${singleLogoutPath}` }),
};

/** What the account read returns of an account. */
export function accountResponseOf(account: Account, habits: Habits): Record<string, unknown> {
  const { memberOf, ...claims } = claimsIn('userinfo', habits, pingFederate.claimsOf(account));
  return {
    ...claims,
    ...(account.tenantId === '' ? {} : { tenantid: account.tenantId }),
    attributes: { memberOf },
  };
}

// A list only when there are several: the array form is an option of the attribute contract.
function groupsOf({ memberOf }: Account): string | string[] {
  const [only, ...others] = memberOf;
  return only !== undefined && others.length === 0 ? only : memberOf;
}
