// The side of a gateway whose users sign in at the product's own provider as PingFederate.

import { pino } from 'pino';
import type { Agent } from 'undici';
import { createFederatedSide } from '../auth/federated/side.ts';
import type { IdentitySide } from '../auth/identity-side.ts';
import { loadConfig } from '../config.ts';
import type { SessionStore } from '../sessions/store.ts';
import { createChemistry } from '../upstreams/chemistry.ts';

export interface FederatedSideParts {
  identityUrl: string;
  chemistryUrl: string;
  clientSecret: string;
  agent: Agent;
  sessions: SessionStore;
}

/** `env` adds settings or takes the place of some. */
export function federatedSide(parts: FederatedSideParts, env: Record<string, string> = {}): IdentitySide {
  const { identityUrl, chemistryUrl, clientSecret, agent, sessions } = parts;
  const config = loadConfig({
    CHEMISTRY_URL: chemistryUrl,
    SESSION_SECRET: 'a-session-secret-of-the-tests-only',
    PINGFED_AUTH_URL: `${identityUrl}/as/authorization.oauth2`,
    PINGFED_TOKEN_URL: `${identityUrl}/as/token.oauth2`,
    PINGFED_CLIENT_ID: 'synthesis-web',
    PINGFED_CLIENT_SECRET: clientSecret,
    PINGFED_IAM_PROXY_URL: `${identityUrl}/iam/account`,
    PINGFED_LOGOUT_URL: `${identityUrl}/idp/startSLO.ping`,
    PINGFED_ALLOW_ACCESS_GROUPS: 'Chem-Users',
    PINGFED_TENANT_ID: 't-configured',
    ...env,
  });
  const chemistry = createChemistry({ baseUrl: config.chemistryUrl, dispatcher: agent, retries: 0 });
  return createFederatedSide({ config, agent, chemistry, sessions, log: pino({ enabled: false }), now: Date.now });
}
