// The two options to sign in, each as the set of parts the gateway needs.

import type { FastifyBaseLogger } from 'fastify';
import type { Dispatcher } from 'undici';
import type { Config } from '../config.ts';
import type { SessionStore } from '../sessions/store.ts';
import type { Chemistry } from '../upstreams/chemistry.ts';
import { createUserSync } from '../upstreams/user-sync.ts';
import { createAccountReader, type AccountReader } from './provider/accounts.ts';
import { createBackchannelLogout, type BackchannelLogout } from './provider/backchannel-logout.ts';
import { createIdentityProvider, type IdentityProvider } from './provider/identity-provider.ts';
import { createProviderLogout, type ProviderLogout } from './logout.ts';
import { permissionsOfUsers } from './provider/permission-sources.ts';
import { createProviderUsers, type UserReader } from './provider/provider-user.ts';
import { createProviderKeys } from './provider/provider-keys.ts';
import { createSignIn, type SignIn } from './sign-in.ts';

export interface IdentitySide {
  provider: IdentityProvider;
  users: UserReader;
  signIn: SignIn;
  accountReader: AccountReader;
  providerLogout: ProviderLogout;
  backchannelLogout: BackchannelLogout;
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
      userSync: createUserSync(chemistry, { sendsTenant: false }),
      publicUrl,
      now,
    }),
    providerLogout: createProviderLogout(provider, publicUrl),
    backchannelLogout: createBackchannelLogout(provider, sessions, openId.clientId, now),
  };
}
