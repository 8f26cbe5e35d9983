// A provider whose addresses are configured one by one (PingFederate): nothing is discovered, and without an issuer
// there is no OpenID Connect, only OAuth 2 with PKCE.

import { identityTimeoutMs } from '@app/shared/constants/limits';
import { signatureAlgorithms } from '@app/shared/constants/signature-algorithms';
import * as client from 'openid-client';
import type { Dispatcher } from 'undici';
import type { FederatedConfig } from '../../config.ts';
import { createAgentFetch } from '../../upstreams/agent-fetch.ts';
import type { IdentityProvider } from '../provider/identity-provider.ts';
import { withoutIdToken } from '../provider/unread-id-token.ts';

/** The provider of a federated sign-in. */
export function createFederatedProvider(federated: FederatedConfig, agent: Dispatcher): IdentityProvider {
  const fetch = createAgentFetch(agent);
  const configuration = configurationOf(federated, fetch);
  return { fetch, configuration: async () => configuration };
}

function configurationOf(federated: FederatedConfig, fetch: client.CustomFetch): client.Configuration {
  const { authUrl, tokenUrl, clientId, clientSecret, issuer, jwksUrl } = federated;
  const configuration = new client.Configuration(
    {
      // Without an issuer nothing is compared with this one: see `withoutIdToken`.
      issuer: issuer ?? new URL(authUrl).origin,
      authorization_endpoint: withoutQuery(authUrl),
      token_endpoint: tokenUrl,
      ...(jwksUrl === undefined ? {} : { jwks_uri: jwksUrl }),
      ...revocationOf(tokenUrl),
      // Nothing is discovered that would say which of them it uses.
      id_token_signing_alg_values_supported: [...signatureAlgorithms],
    },
    clientId,
    undefined,
    clientSecret === undefined ? client.None() : client.ClientSecretBasic(clientSecret),
  );
  configuration.timeout = identityTimeoutMs / 1000;
  if (isPlain(authUrl) || isPlain(tokenUrl)) client.allowInsecureRequests(configuration);
  configuration[client.customFetch] = issuer === undefined ? withoutIdToken(fetch) : fetch;
  return configuration;
}

// PingFederate has it beside the token endpoint. Where another provider has it, nobody says.
function revocationOf(tokenUrl: string): { revocation_endpoint?: string } {
  const isPingFederate = new URL(tokenUrl).pathname.endsWith('/as/token.oauth2');
  return isPingFederate ? { revocation_endpoint: new URL('revoke_token.oauth2', tokenUrl).href } : {};
}

// The query of authUrl is the operator's: the sign-in adds it to its own parameters.
function withoutQuery(address: string): string {
  const url = new URL(address);
  url.search = '';
  return url.href;
}

function isPlain(address: string): boolean {
  return new URL(address).protocol === 'http:';
}
