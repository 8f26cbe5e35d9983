// The gateway's own token at the identity provider (RFC 6749 section 4.4): with an API key there is no user's token to
// read permissions with.

import { AppError } from '@app/shared/errors/app-error';
import * as client from 'openid-client';
import type { AuthServer } from '../upstreams/auth-server.ts';
import type { PermissionSource } from './accounts.ts';
import type { IdentityProvider } from './identity-provider.ts';

export interface ClientToken {
  /** Throws 502 when the provider refuses it, 503 when the provider cannot be reached. */
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
    const answer = await client.clientCredentialsGrant(configuration).catch((cause: unknown) => {
      const isAnswer = cause instanceof client.ResponseBodyError;
      throw new AppError(isAnswer ? 'badGateway' : 'serviceUnavailable', { service: 'identity' }, { cause });
    });
    const token = answer.access_token;
    known = { token, renewAt: now() + (answer.expires_in ?? 0) * 1000 - renewBeforeMs };
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

/** Permissions of any user, read as the gateway. A token that ended early is asked for anew, once. */
export function permissionsByClient(authServer: AuthServer, clientToken: ClientToken): PermissionSource {
  const read = async (userId: string) => authServer.permissionsOf(userId, await clientToken.get());
  return {
    permissionsOf: (userId) =>
      read(userId).catch((error: unknown) => {
        if (!(error instanceof AppError) || error.key !== 'unauthorized') throw error;
        clientToken.forget();
        return read(userId);
      }),
  };
}
