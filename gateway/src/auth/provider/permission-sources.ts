// Where permissions are read from: for signed-in users, and for programs and colleagues, who have no session.

import type { FastifyBaseLogger } from 'fastify';
import type { Dispatcher } from 'undici';
import type { Config } from '../../config.ts';
import { createAuthServer } from '../../upstreams/auth-server.ts';
import { everyPermission, type PermissionSource } from './accounts.ts';
import { claimedPermissions, unknownPermissions } from './claimed-permissions.ts';
import { createClientToken, permissionsByClient } from './client-token.ts';
import type { IdentityProvider } from './identity-provider.ts';
import { createAccountStates } from './keycloak.ts';

export interface PermissionSourceParts {
  config: Pick<Config, 'openId' | 'pharma'>;
  provider: IdentityProvider;
  agent: Dispatcher;
  log: Pick<FastifyBaseLogger, 'warn'>;
  now: () => number;
}

export function permissionsOfUsers({ config, provider, agent, log }: PermissionSourceParts): PermissionSource {
  const { openId, pharma } = config;
  if (!openId || pharma) return everyPermission;
  const { fromClaim } = openId.permissions;
  if (fromClaim) {
    return claimedPermissions(fromClaim, provider, (found) => log.warn(found, 'no permission in the claim'));
  }
  const server = createAuthServer(serverUrlOf(openId), agent);
  return { permissionsOf: (userId, { accessToken }, place) => server.permissionsOf(userId, accessToken, place) };
}

export interface ProgramPermissions extends PermissionSource {
  /** Throws 10039 where they can never be read, 503 while the provider cannot be reached. */
  requireKnown(): Promise<void>;
}

/** Read as the gateway: the user's own tokens are not at hand. */
export function permissionsOfPrograms({
  config,
  provider,
  agent,
  log,
  now,
}: PermissionSourceParts): ProgramPermissions {
  const { openId, pharma } = config;
  if (!openId || pharma) return { ...everyPermission, requireKnown: async () => undefined };
  if (openId.permissions.fromClaim) {
    return {
      ...unknownPermissions,
      requireKnown: async () => void (await unknownPermissions.permissionsOf('', noTokens)),
    };
  }
  const clientToken = createClientToken(provider, now);
  const states = createAccountStates(provider, clientToken, agent, log);
  return {
    ...permissionsByClient(createAuthServer(serverUrlOf(openId), agent), clientToken, states),
    requireKnown: async () => void (await clientToken.get()),
  };
}

const noTokens = { accessToken: '', idToken: '' };

function serverUrlOf({ permissions }: NonNullable<Config['openId']>): string {
  if (permissions.authServerUrl === undefined) throw new RangeError('no source of permissions is configured');
  return permissions.authServerUrl;
}
