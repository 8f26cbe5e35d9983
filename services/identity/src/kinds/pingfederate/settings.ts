// The settings of PingFederate that decide what a client gets, under the names of its administrative console and with its
// defaults: what is not set is as a new PingFederate has it. The tests of the product take them from the guide
// (gateway/docs/pingfederate.md), so a setting that the guide forgets is missing here, too.

export interface PingFederateSettings {
  /** Besides `openid`, which is built in. */
  readonly scopes: readonly string[];
  readonly codeSeconds: number;
  readonly namesIssuer: boolean;
  readonly tracksSessions: boolean;
  readonly rollsRefreshTokens: boolean;
  readonly accessToken: AccessTokenSettings;
  readonly policy: PolicySettings;
  readonly client: ClientSettings;
  /** Where a sign-out may lead: `host/path`. */
  readonly logoutTargets: readonly string[];
}

export interface AccessTokenSettings {
  readonly isJwt: boolean;
  readonly seconds: number;
  /** Whether the key that signs it is among those at `/pf/JWKS`. */
  readonly hasCentralKey: boolean;
  readonly issuer: string | undefined;
  readonly audience: string | undefined;
  readonly joinsScopes: boolean;
  readonly contract: readonly string[];
}

export interface PolicySettings {
  readonly idTokenSeconds: number;
  readonly hasSession: boolean;
  readonly hasUserInfo: boolean;
  readonly renewsIdToken: boolean;
  readonly contract: readonly string[];
}

export interface ClientSettings {
  readonly id: string;
  readonly hasSecret: boolean;
  readonly redirectUris: readonly string[];
  readonly grantTypes: readonly string[];
  readonly requiresPkce: boolean;
  /** Only with the logout mode for it. */
  readonly backchannelUri: string | undefined;
  readonly postLogoutUris: readonly string[];
}

const defaults = {
  'Common Scopes': '',
  'Authorization Code Timeout (Seconds)': '60',
  'Include Issuer in Authorization Response': 'off',
  'Track User Sessions for Logout': 'off',
  'Roll Refresh Token Values (Default Policy)': 'off',
  // Access token management
  Type: 'Internally Managed Reference Tokens',
  'Token Lifetime': '120',
  'Use Centralized Signing Key': 'off',
  'Issuer Claim Value': '',
  'Audience Claim Value': '',
  'Space Delimit Scope Values': 'off',
  'Access Token Attribute Contract': '',
  // OpenID Connect policy
  'ID Token Lifetime': '5',
  'Include Session Identifier in ID Token': 'off',
  'Include User Info in ID Token': 'off',
  'Return ID Token On Refresh Grant': 'off',
  'Attribute Contract': 'sub',
  // Client
  'Client ID': '',
  'Client Authentication': 'None',
  'Redirect URIs': '',
  'Allowed Grant Types': '',
  'Require Proof Key for Code Exchange (PKCE)': 'off',
  'Logout Mode': 'Ping Front-Channel',
  'Back-Channel Logout URI': '',
  'Post-Logout Redirect URIs': '',
  // Redirect validation
  'Valid Domain Name': '',
  'Valid Path': '',
  // Known, and without an effect here: there is one token manager, one policy and no consent; the algorithm is
  // IDENTITY_SIGNING_ALG, and the library leaves no token without its time.
  'JWS Algorithm': '',
  'Include Issued At Claim': 'off',
  'Bypass Authorization Approval': 'off',
  'Default Access Token Manager': '',
  Policy: '',
  'ID Token Signing Algorithm': 'RSA using SHA-256',
} as const;

export type SettingName = keyof typeof defaults;

const grantTypes: Readonly<Record<string, string>> = {
  'Authorization Code': 'authorization_code',
  'Refresh Token': 'refresh_token',
  'Client Credentials': 'client_credentials',
};

/** The names in it that PingFederate does not know. */
export function unknownSettings(given: Readonly<Record<string, string>>): string[] {
  return Object.keys(given).filter((name) => !Object.hasOwn(defaults, name));
}

/** Reads settings as the console shows them: `on` and `off`, lists separated by commas. */
export function pingFederateSettings(given: Readonly<Record<string, string>>): PingFederateSettings {
  const text = (name: SettingName) => given[name] ?? defaults[name];
  const isOn = (name: SettingName) => text(name) === 'on';
  const seconds = (name: SettingName) => Number(text(name)) * 60;
  const some = (name: SettingName) => (text(name) === '' ? undefined : text(name));
  const list = (name: SettingName) =>
    text(name)
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== '');
  const host = text('Valid Domain Name');
  return {
    scopes: list('Common Scopes'),
    codeSeconds: Number(text('Authorization Code Timeout (Seconds)')),
    namesIssuer: isOn('Include Issuer in Authorization Response'),
    tracksSessions: isOn('Track User Sessions for Logout'),
    rollsRefreshTokens: isOn('Roll Refresh Token Values (Default Policy)'),
    accessToken: {
      isJwt: text('Type') === 'JSON Web Tokens',
      seconds: seconds('Token Lifetime'),
      hasCentralKey: isOn('Use Centralized Signing Key'),
      issuer: some('Issuer Claim Value'),
      audience: some('Audience Claim Value'),
      joinsScopes: isOn('Space Delimit Scope Values'),
      contract: list('Access Token Attribute Contract'),
    },
    policy: {
      idTokenSeconds: seconds('ID Token Lifetime'),
      hasSession: isOn('Include Session Identifier in ID Token'),
      hasUserInfo: isOn('Include User Info in ID Token'),
      renewsIdToken: isOn('Return ID Token On Refresh Grant'),
      contract: list('Attribute Contract'),
    },
    client: {
      id: text('Client ID'),
      hasSecret: text('Client Authentication') === 'Client Secret',
      redirectUris: list('Redirect URIs'),
      grantTypes: list('Allowed Grant Types').flatMap((name) => grantTypes[name] ?? []),
      requiresPkce: isOn('Require Proof Key for Code Exchange (PKCE)'),
      backchannelUri: text('Logout Mode') === 'OIDC Back-Channel' ? some('Back-Channel Logout URI') : undefined,
      postLogoutUris: list('Post-Logout Redirect URIs'),
    },
    logoutTargets: host === '' ? [] : [`${host}${text('Valid Path')}`],
  };
}
