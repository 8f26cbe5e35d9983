// The OpenID provider as the gateway sees it. It may start after the gateway: its addresses are read when first needed.

import { identityTimeoutMs } from '@app/shared/constants/limits';
import { signatureAlgorithms } from '@app/shared/constants/signature-algorithms';
import * as client from 'openid-client';
import type { Dispatcher } from 'undici';
import { discoveryFailure } from '../failures/provider-failure.ts';
import type { OpenIdConfig } from '../../config.ts';
import { createAgentFetch } from '../../upstreams/agent-fetch.ts';

export interface IdentityProvider {
  /** Throws 503 while the provider cannot be reached, 502 with the cause for one that is not the provider of the configuration. */
  configuration(): Promise<client.Configuration>;
  /** Over the connections of the gateway, with the authorities that it trusts. */
  readonly fetch: client.CustomFetch;
}

export function createIdentityProvider(config: Omit<OpenIdConfig, 'permissions'>, agent: Dispatcher): IdentityProvider {
  const fetch = createAgentFetch(agent);
  const isPlain = config.issuer.startsWith('http:');
  const options = {
    execute: isPlain ? [client.allowInsecureRequests] : [],
    timeout: identityTimeoutMs / 1000,
    [client.customFetch]: fetch,
  };
  let known: Promise<client.Configuration> | undefined;

  async function discover(): Promise<client.Configuration> {
    try {
      return withEveryAlgorithm(await client.discovery(new URL(config.issuer), ...identityOf(config), options));
    } catch (error) {
      known = undefined;
      throw discoveryFailure(error);
    }
  }

  // Providers list what their present keys can do, and the next key may be of another kind. What counts is our own list,
  // which the signature is checked against (provider-keys.ts).
  function withEveryAlgorithm(discovered: client.Configuration): client.Configuration {
    const { supportsPKCE: _function, ...metadata } = discovered.serverMetadata();
    const configuration = new client.Configuration(
      { ...metadata, id_token_signing_alg_values_supported: [...signatureAlgorithms] },
      ...identityOf(config),
    );
    configuration.timeout = options.timeout;
    configuration[client.customFetch] = fetch;
    if (isPlain) client.allowInsecureRequests(configuration);
    return configuration;
  }

  return {
    fetch,
    configuration() {
      known ??= discover();
      return known;
    },
  };
}

function identityOf({
  clientId,
  clientSecret,
}: Omit<OpenIdConfig, 'permissions'>): [string, undefined, client.ClientAuth] {
  return [clientId, undefined, client.ClientSecretBasic(clientSecret)];
}
