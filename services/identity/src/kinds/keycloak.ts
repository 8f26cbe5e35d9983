// Addresses and claims of a Keycloak realm, claims as its mappers would give them (specification section 3).

import { accountTypes } from '@app/shared/constants/modules';
import { accountEndpointName } from '@app/shared/constants/account';
import { ownAccountPath } from '../paths.ts';
import { keycloakAccounts } from '../demo-accounts.ts';
import type { Kind } from './kind.ts';

const base = '/protocol/openid-connect';

export const keycloak: Kind = {
  basePath: '/realms/synthesis',
  endpoints: {
    authorization: `${base}/auth`,
    token: `${base}/token`,
    userinfo: `${base}/userinfo`,
    jwks: `${base}/certs`,
    end_session: `${base}/logout`,
    revocation: `${base}/revoke`,
    introspection: `${base}/token/introspect`,
  },
  accounts: keycloakAccounts,
  claimsByScope: {
    openid: ['sub'],
    profile: [
      'preferred_username',
      'name',
      'tenantid',
      'external_source',
      'external_userid',
      'saml_enabled',
      'attributes',
      'customer_name',
      'tenant_admin',
      'account_type',
      'subscription_expires',
      'account_created',
    ],
    email: ['email', 'email_verified'],
    phone: ['phone_number'],
  },
  claimsOf: (account) => ({
    sub: account.id,
    preferred_username: account.userName,
    name: account.name,
    email: account.email,
    email_verified: account.hasConfirmedEmail,
    phone_number: account.phone,
    tenantid: account.tenantId,
    external_source: account.externalSource,
    external_userid: account.externalUserId,
    saml_enabled: false,
    attributes: { memberOf: account.memberOf },
    customer_name: account.customerName,
    tenant_admin: account.isTenantAdmin,
    account_type: accountTypes[account.accountType],
    subscription_expires: account.subscriptionExpires,
    account_created: account.createdAt,
  }),
  sessionClaim: 'sid',
  extraParams: ['kc_locale'],
  defaultScope: '',
  managesAccounts: true,
  metadata: (baseUrl) => ({ [accountEndpointName]: `${baseUrl}${ownAccountPath}` }),
};
