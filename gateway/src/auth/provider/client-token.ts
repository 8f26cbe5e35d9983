// The gateway's own token at the identity provider (RFC 6749 section 4.4): with an API key there is no user's token to
// read permissions with.

import { AppError } from '@app/shared/errors/app-error';
import * as client from 'openid-client';
import type { AuthServer } from '../../upstreams/auth-server.ts';
import type { CallerPlace } from '../../upstreams/caller-headers.ts';
import type { PermissionSource } from './accounts.ts';
import type { IdentityProvider } from './identity-provider.ts';
import type { AccountStates } from './keycloak.ts';

export interface ClientToken {
  /**
   * Throws 10039 where the client may have no token of its own (`clientCredentials`), 502 when the provider refuses it for
   * another reason, 503 when the provider cannot be reached.
   */
  get(): Promise<string>;
  /** Asks for a new one next time: the provider no longer takes this one. */
  forget(): void;
}

const renewBeforeMs = 30_000;

export function createClientToken(provider: IdentityProvider, now: () => number): ClientToken {
  let known: { token: string; renewAt: number } | undefined;
  let running: Promise<string> | undefined;

  async function ask(): Promise<string> {
    const configuration = await provider.configuration();
    const response = await client.clientCredentialsGrant(configuration).catch((cause: unknown) => {
      throw failureOf(cause);
    });
    const token = response.access_token;
    known = { token, renewAt: now() + (response.expires_in ?? 0) * 1000 - renewBeforeMs };
    return token;
  }

  return {
    async get() {
      if (known && now() < known.renewAt) return known.token;
      running ??= ask().finally(() => {
        running = undefined;
      });
      return running;
    },
    forget() {
      known = undefined;
    },
  };
}

// RFC 6749 section 5.2. Keycloak says `unauthorized_client` where service accounts are off.
const grantIsOff: ReadonlySet<string> = new Set(['unauthorized_client', 'unsupported_grant_type']);

function failureOf(cause: unknown): AppError {
  if (!(cause instanceof client.ResponseBodyError))
    return new AppError('serviceUnavailable', { service: 'identity' }, { cause });
  if (grantIsOff.has(cause.error))
    return new AppError('featureNotPermitted', { service: 'clientCredentials' }, { cause });
  return new AppError('badGateway', { service: 'identity' }, { cause });
}

/**
 * Permissions of any user, read as the gateway; none for an account that the provider has disabled. A token that ended early is
 * asked for anew, once.
 */
export function permissionsByClient(
  authServer: AuthServer,
  clientToken: ClientToken,
  states: AccountStates,
): PermissionSource {
  const read = async (userId: string, place: CallerPlace | undefined) => {
    const token = await clientToken.get();
    const [permissions, isDisabled] = await Promise.all([
      authServer.permissionsOf(userId, token, place),
      states.isDisabled(userId),
    ]);
    return isDisabled ? [] : permissions;
  };
  return {
    permissionsOf: (userId, _tokens, place) =>
      read(userId, place).catch((error: unknown) => {
        if (!(error instanceof AppError) || error.key !== 'unauthorized') throw error;
        clientToken.forget();
        return read(userId, place);
      }),
  };
}
