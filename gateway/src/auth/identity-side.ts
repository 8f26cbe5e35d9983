// The two options to sign in, each as the set of parts the gateway needs.

import type { FastifyBaseLogger } from 'fastify';
import type { Dispatcher } from 'undici';
import type { Config } from '../config.ts';
import type { SessionStore } from '../sessions/store.ts';
import type { Chemistry } from '../upstreams/chemistry.ts';
import { createUserSync, type UserSync } from '../upstreams/user-sync.ts';
import { createAccountReader, type AccountReader } from './provider/accounts.ts';
import { createBackchannelLogout, type BackchannelLogout } from './provider/backchannel-logout.ts';
import { createIdentityProvider, type IdentityProvider } from './provider/identity-provider.ts';
import { createProviderLogout, type ProviderLogout } from './logout.ts';
import { permissionsOfUsers } from './provider/permission-sources.ts';
import { createProviderUsers, type UserReader } from './provider/provider-user.ts';
import { createProviderKeys, type ProviderKeys } from './provider/provider-keys.ts';
import { createTokenUsers, type TokenUsers } from './provider/token-users.ts';
import { createSignIn, type SignIn } from './sign-in.ts';

export interface IdentitySide {
  provider: IdentityProvider;
  users: UserReader;
  signIn: SignIn;
  accountReader: AccountReader;
  providerLogout: ProviderLogout;
  backchannelLogout: BackchannelLogout;
  userSync: UserSync;
  /** Undefined where tokens of the provider cannot be checked. */
  tokens: TokenReading | undefined;
}

/** What is needed to check access tokens that programs show. */
export interface TokenReading {
  keys: ProviderKeys;
  issuer(): Promise<string>;
  users: TokenUsers;
}

export interface IdentitySideParts {
  config: Config;
  agent: Dispatcher;
  chemistry: Chemistry;
  sessions: SessionStore;
  log: FastifyBaseLogger;
  now: () => number;
}

/** Sign-in through an OpenID provider such as Keycloak. */
export function createOpenIdSide({ config, agent, chemistry, sessions, log, now }: IdentitySideParts): IdentitySide {
  const { openId, publicUrl } = config;
  if (!openId) throw new RangeError('no OpenID provider is configured');
  const provider = createIdentityProvider(openId, agent);
  const keys = createProviderKeys(provider, now);
  const users = createProviderUsers(provider, keys);
  const userSync = createUserSync(chemistry, { sendsTenant: false });
  const source = permissionsOfUsers({ config, provider, agent, log, now });
  const accounts = createAccountReader(source, chemistry, { sendsTenant: false, now, log });
  return {
    provider,
    users,
    accountReader: accounts,
    signIn: createSignIn({
      provider,
      keys,
      users,
      accounts,
      userSync,
      publicUrl,
      now,
    }),
    providerLogout: createProviderLogout(provider, publicUrl),
    backchannelLogout: createBackchannelLogout(provider, sessions, openId.clientId, now),
    userSync,
    tokens: {
      keys: createProviderKeys(provider, now),
      issuer: async () => (await provider.configuration()).serverMetadata().issuer,
      users: createTokenUsers(provider),
    },
  };
}
