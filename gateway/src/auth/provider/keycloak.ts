// Addresses that Keycloak has beside those of its discovery document.

import { accountEndpointName } from '@app/shared/constants/account';
import { identityTimeoutMs } from '@app/shared/constants/limits';
import { AppError } from '@app/shared/errors/app-error';
import type { FastifyBaseLogger } from 'fastify';
import type { ServerMetadata } from 'openid-client';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Dispatcher } from 'undici';
import type { ClientToken } from './client-token.ts';
import type { IdentityProvider } from './identity-provider.ts';

export interface KeycloakRealm {
  /** Its page where people manage their account. */
  accountPage: string;
  /** Base of its administration API. */
  adminBase: string;
}

/** The realm behind an issuer; undefined for another provider, the embedded one among them. */
export function keycloakRealmOf(metadata: ServerMetadata): KeycloakRealm | undefined {
  const { issuer, authorization_endpoint: endpoint } = metadata;
  const [, server, realm] = /^(https?:\/\/.+)\/realms\/([^/]+)$/.exec(issuer) ?? [];
  if (server === undefined || realm === undefined || accountEndpointName in metadata) return undefined;
  if (endpoint !== `${issuer}/protocol/openid-connect/auth`) return undefined;
  return { accountPage: `${issuer}/account`, adminBase: `${server}/admin/realms/${realm}` };
}

export interface AccountStates {
  /** True for an account that the provider has disabled or deleted; false also where that cannot be asked. */
  isDisabled(userId: string): Promise<boolean>;
}

const stateOf = Compile(Type.Object({ enabled: Type.Boolean() }));
const refusalBody = Compile(Type.Object({ error: Type.String() }));

/**
 * What Keycloak's administration says of accounts. The client sees users where its service account holds the role `view-users`
 * of `realm-management`; where it does not, nothing can be said, which is logged once. Nor at another provider.
 */
export function createAccountStates(
  provider: IdentityProvider,
  clientToken: ClientToken,
  agent: Dispatcher,
  log: Pick<FastifyBaseLogger, 'warn'>,
): AccountStates {
  let isRefused = false;

  async function ask(adminBase: string, userId: string): Promise<{ status: number; body: unknown }> {
    const { origin, pathname } = new URL(`${adminBase}/users/${encodeURIComponent(userId)}`);
    const response = await agent.request({
      origin,
      path: pathname,
      method: 'GET',
      headers: { authorization: `Bearer ${await clientToken.get()}`, accept: 'application/json' },
      signal: AbortSignal.timeout(identityTimeoutMs),
    });
    const text = await response.body.text();
    return { status: response.statusCode, body: parsed(text) };
  }

  function noteRefusal(refused: boolean): void {
    if (refused && !isRefused) {
      log.warn(
        { role: 'view-users' },
        'accounts that the provider disables are not noticed: the client may not see users',
      );
    }
    isRefused = refused;
  }

  return {
    async isDisabled(userId) {
      const realm = keycloakRealmOf((await provider.configuration()).serverMetadata());
      if (!realm) return false;
      const { status, body } = await ask(realm.adminBase, userId).catch((cause: unknown) => {
        if (cause instanceof AppError) throw cause;
        throw new AppError('serviceUnavailable', { service: 'identity' }, { cause });
      });
      noteRefusal(status === 403);
      if (status === 200 && stateOf.Check(body)) return !body.enabled;
      // A proxy that does not let the administration through responds with 404, too, but not in its words.
      return status === 404 && refusalBody.Check(body);
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
