import type { FastifyBaseLogger } from 'fastify';
import type { Dispatcher } from 'undici';
import type { Config } from '../../config.ts';
import type { McpConfig } from '../../mcp-config.ts';
import type { Chemistry } from '../../upstreams/chemistry.ts';
import type { IdentitySide } from '../identity-side.ts';
import { createAccountReader, everyPermission } from '../provider/accounts.ts';
import { permissionsOfUsers } from '../provider/permission-sources.ts';
import { createAccessTokens, type AccessTokens } from './access-tokens.ts';
import { createProgramAccounts, type ProgramAccounts } from './program-accounts.ts';
import type { ServiceTokens } from './service-token.ts';

export interface OpenTokenParts {
  config: Config;
  chemistry: Chemistry;
  serviceTokens: ServiceTokens;
  /** What owners of API keys may do: users, as those of tokens are. */
  owners: ProgramAccounts;
  agent: Dispatcher;
  log: FastifyBaseLogger;
  now: () => number;
}

/** Access tokens as this deployment's provider issues them; undefined where nothing is known to check them by. */
export function openAccessTokens(
  { audience }: McpConfig,
  { tokens, userSync, provider }: IdentitySide,
  { config, chemistry, serviceTokens, owners, agent, log, now }: OpenTokenParts,
): AccessTokens | undefined {
  if (!tokens) return undefined;
  const common = { ...tokens, audience, userSync, serviceTokens, now };
  if (!config.openId?.permissions.fromClaim || config.pharma) {
    return createAccessTokens({ ...common, owners, claimed: undefined });
  }
  // The permissions are in the token itself; the licence is the service's to tell.
  const source = permissionsOfUsers({ config, provider, agent, log, now });
  const licences = createAccountReader(everyPermission, chemistry, { sendsTenant: false, now, log });
  return createAccessTokens({
    ...common,
    owners: createProgramAccounts(licences, serviceTokens, now),
    claimed: ({ id }, accessToken) => source.permissionsOf(id, { accessToken, idToken: '' }),
  });
}
