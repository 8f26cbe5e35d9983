// The OpenID provider as the gateway sees it. It may start after the gateway: its addresses are read when first needed.

import { identityTimeoutMs } from '@app/shared/constants/limits';
import * as client from 'openid-client';
import { discoveryFailure } from './failures/provider-failure.ts';
import { fetchWithoutRefreshedIdToken } from './unread-id-token.ts';
import type { OpenIdConfig } from '../config.ts';

export interface IdentityProvider {
  /** Throws 503 while the provider cannot be reached, 502 with the cause for one that is not the provider of the configuration. */
  configuration(): Promise<client.Configuration>;
  /** Reads addresses and keys again next time, at most once a minute (the provider changed its keys). */
  forget(): void;
}

const minForgetMs = 60_000;

export function createIdentityProvider(config: OpenIdConfig, now: () => number): IdentityProvider {
  let known: Promise<client.Configuration> | undefined;
  let readAt = 0;

  async function discover(): Promise<client.Configuration> {
    // An ID token without a checked signature is accepted unless this is asked for.
    const execute = [client.enableNonRepudiationChecks];
    if (config.issuer.startsWith('http:')) execute.push(client.allowInsecureRequests);
    try {
      const configuration = await client.discovery(
        new URL(config.issuer),
        config.clientId,
        undefined,
        client.ClientSecretBasic(config.clientSecret),
        { execute, timeout: identityTimeoutMs / 1000 },
      );
      configuration[client.customFetch] = fetchWithoutRefreshedIdToken;
      return configuration;
    } catch (error) {
      known = undefined;
      throw discoveryFailure(error);
    }
  }

  return {
    configuration() {
      if (!known) readAt = now();
      known ??= discover();
      return known;
    },
    forget() {
      if (now() - readAt >= minForgetMs) known = undefined;
    },
  };
}
