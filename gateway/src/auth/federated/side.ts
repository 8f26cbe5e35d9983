// Everything of a federated sign-in, made from its configuration.

import { AppError } from '@app/shared/errors/app-error';
import { createUserSync } from '../../upstreams/user-sync.ts';
import { createAccountReader, everyPermission } from '../provider/accounts.ts';
import { createBackchannelLogout, type BackchannelLogout } from '../provider/backchannel-logout.ts';
import type { FederatedConfig } from '../../config.ts';
import type { IdentitySide, IdentitySideParts, TokenReading } from '../identity-side.ts';
import { createProviderKeys, type ProviderKeys } from '../provider/provider-keys.ts';
import { createAccountRead, type AccountRead } from './account-read.ts';
import { createFederatedLogout } from './logout.ts';
import { createFederatedProvider } from './provider.ts';
import { createFederatedSignIn, createFederatedTokenUsers, createFederatedUsers } from './sign-in.ts';

/** Sign-in through a company's PingFederate: no permissions call, all modules granted, the tenant named to the service. */
export function createFederatedSide({ config, agent, chemistry, sessions, log, now }: IdentitySideParts): IdentitySide {
  const { federated, publicUrl } = config;
  if (!federated) throw new RangeError('no federated sign-in is configured');
  const provider = createFederatedProvider(federated, agent);
  const accountRead = createAccountRead(federated.iamProxyUrl, agent);
  const userSync = createUserSync(chemistry, { sendsTenant: true });
  const accountReader = createAccountReader(everyPermission, chemistry, { sendsTenant: true, now, log });
  return {
    provider,
    users: createFederatedUsers(federated, accountRead),
    accountReader,
    signIn: createFederatedSignIn({
      federated,
      provider,
      keys: createProviderKeys(provider, now),
      accountRead,
      accounts: accountReader,
      userSync,
      publicUrl,
      now,
    }),
    providerLogout: createFederatedLogout(federated, publicUrl),
    backchannelLogout:
      federated.issuer === undefined
        ? noBackchannelLogout
        : createBackchannelLogout(provider, sessions, federated.clientId, now),
    userSync,
    tokens: tokenReadingOf(federated.issuer, createProviderKeys(provider, now), federated, accountRead),
  };
}

// Without an issuer and its keys, a token is anybody's.
function tokenReadingOf(
  issuer: string | undefined,
  keys: ProviderKeys,
  federated: FederatedConfig,
  accountRead: AccountRead,
): TokenReading | undefined {
  if (issuer === undefined) return undefined;
  return { keys, issuer: async () => issuer, users: createFederatedTokenUsers(federated, accountRead) };
}

// Without an issuer and its keys, nobody can prove to be the provider.
const noBackchannelLogout: BackchannelLogout = {
  accept: () => Promise.reject(new AppError('notFound')),
};
