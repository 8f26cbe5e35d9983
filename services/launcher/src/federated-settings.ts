// `npm start -- --federated`: a company's single sign-on, played by the embedded provider as PingFederate.

/** Where the parts find each other. */
export interface AddressBook {
  identityUrl: string;
  publicUrl: string;
  clientSecret: string;
}

/** The one group of the demonstration whose members may sign in. */
export const allowedGroup = 'Chem-Users';

/** Variables of the gateway, by name; what the environment sets wins over each. */
export function federatedGatewayEnv({ identityUrl, publicUrl, clientSecret }: AddressBook): Record<string, string> {
  return {
    PINGFED_AUTH_URL: `${identityUrl}/as/authorization.oauth2`,
    PINGFED_TOKEN_URL: `${identityUrl}/as/token.oauth2`,
    PINGFED_CLIENT_ID: 'synthesis-web',
    PINGFED_CLIENT_SECRET: clientSecret,
    PINGFED_IAM_PROXY_URL: `${identityUrl}/iam/account`,
    PINGFED_LOGOUT_URL: `${identityUrl}/idp/startSLO.ping`,
    PINGFED_ALLOW_ACCESS_GROUPS: allowedGroup,
    PINGFED_ISSUER: identityUrl,
    PINGFED_JWKS_URL: `${identityUrl}/pf/JWKS`,
    PINGFED_TENANT_ID: 'demo-pharma',
    PHARMA_HELP_CENTER_LINK: `${publicUrl}/helpCenter`,
    PHARMA_ADMIN_EMAIL: 'admin@demo.example',
    PHARMA_THIRD_PARTY_NAME: 'Demo Pharma',
  };
}

export const federatedAccounts: readonly (readonly [userName: string, expectation: string])[] = [
  ['member', `in the allowed group ${allowedGroup}: signs in, all modules`],
  ['non-member', 'in other groups: refused with 997'],
  ['near-member', `in a group whose name only contains ${allowedGroup}: refused with 997`],
];
