// A provider whose addresses are configured one by one (PingFederate): nothing is discovered, and without an issuer
// there is no OpenID Connect, only OAuth 2 with PKCE.

import { identityTimeoutMs } from '@app/shared/constants/limits';
import * as client from 'openid-client';
import type { FederatedConfig } from '../../config.ts';
import type { IdentityProvider } from '../identity-provider.ts';
import { fetchWithoutIdToken, fetchWithoutRefreshedIdToken } from '../unread-id-token.ts';

const minForgetMs = 60_000;

/** The provider of a federated sign-in. `now` is in epoch ms. */
export function createFederatedProvider(federated: FederatedConfig, now: () => number): IdentityProvider {
  let configuration = configurationOf(federated);
  let readAt = now();
  return {
    configuration: async () => configuration,
    forget() {
      if (now() - readAt < minForgetMs) return;
      readAt = now();
      configuration = configurationOf(federated);
    },
  };
}

function configurationOf(federated: FederatedConfig): client.Configuration {
  const { authUrl, tokenUrl, clientId, clientSecret, issuer, jwksUrl } = federated;
  const configuration = new client.Configuration(
    {
      // Without an issuer nothing is compared with this one: see `fetchWithoutIdToken`.
      issuer: issuer ?? new URL(authUrl).origin,
      authorization_endpoint: withoutQuery(authUrl),
      token_endpoint: tokenUrl,
      ...(jwksUrl === undefined ? {} : { jwks_uri: jwksUrl }),
    },
    clientId,
    undefined,
    clientSecret === undefined ? client.None() : client.ClientSecretBasic(clientSecret),
  );
  configuration.timeout = identityTimeoutMs / 1000;
  if (isPlain(authUrl) || isPlain(tokenUrl)) client.allowInsecureRequests(configuration);
  configuration[client.customFetch] = issuer === undefined ? fetchWithoutIdToken : fetchWithoutRefreshedIdToken;
  // An ID token without a checked signature is accepted unless this is asked for.
  if (issuer !== undefined) client.enableNonRepudiationChecks(configuration);
  return configuration;
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
