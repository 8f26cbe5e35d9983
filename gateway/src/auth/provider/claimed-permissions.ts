// Permissions that the provider puts into a claim, such as the roles of our client: nobody else has to be asked.

import { permissions, type Permission } from '@app/shared/constants/modules';
import { decodeJwt } from 'jose';
import * as client from 'openid-client';
import { AppError } from '@app/shared/errors/app-error';
import type { ClaimConfig } from '../../permissions-config.ts';
import type { HeldTokens, PermissionSource } from './accounts.ts';
import type { IdentityProvider } from './identity-provider.ts';
import { userInfoFailure } from '../failures/provider-failure.ts';

/**
 * Reads the claim where it is found first: in the access token, the ID token, or the response of userinfo. `onNone` is called
 * of a user in whose claim there is none of the permissions, and whether there was a claim at all.
 */
export function claimedPermissions(
  { claim, byName }: ClaimConfig,
  provider: Pick<IdentityProvider, 'configuration'>,
  onNone: (found: { claim: string; isThere: boolean }) => void,
): PermissionSource {
  async function find(userId: string, { accessToken, idToken, userInfo }: HeldTokens): Promise<unknown> {
    const inTokens = claimAt(claimsOf(accessToken), claim) ?? claimAt(claimsOf(idToken), claim);
    return inTokens ?? claimAt(userInfo ?? (await askUserInfo(userId, accessToken, provider)), claim);
  }

  return {
    async permissionsOf(userId, tokens) {
      const value = await find(userId, tokens);
      const held = permissionsIn(value, byName);
      if (held.length === 0) onNone({ claim, isThere: value !== undefined });
      return held;
    },
  };
}

/** Programs come without a token of their owner: the permissions of that user are unknown. */
export const unknownPermissions: PermissionSource = {
  permissionsOf: async () => {
    throw new AppError('featureNotPermitted', { service: 'apiKeys' });
  },
};

/** What a path leads to; names in it may have dots of their own. Undefined for what is not there or null. */
export function claimAt(value: unknown, path: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  if (Object.hasOwn(value, path)) return Reflect.get(value, path) ?? undefined;
  for (let dot = path.indexOf('.'); dot >= 0; dot = path.indexOf('.', dot + 1)) {
    const first = path.slice(0, dot);
    const found = Object.hasOwn(value, first) ? claimAt(Reflect.get(value, first), path.slice(dot + 1)) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A list of names, or names in one text. With a table only the names in it count. */
export function permissionsIn(value: unknown, byName: ClaimConfig['byName']): Permission[] {
  const names = namesIn(value);
  const held = new Set(byName ? names.flatMap((name) => byName.get(name) ?? []) : names);
  return permissions.filter((permission) => held.has(permission));
}

function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.filter((one) => typeof one === 'string');
  if (typeof value !== 'string') return [];
  // Names in a list with commas may have spaces.
  return (value.includes(',') ? value.split(',') : value.split(/\s+/)).map((name) => name.trim());
}

// It came from the provider itself, with the code or the refresh token; the services check its signature.
function claimsOf(token: string): unknown {
  try {
    return decodeJwt(token);
  } catch {
    // Opaque, or none.
    return undefined;
  }
}

async function askUserInfo(
  userId: string,
  accessToken: string,
  provider: Pick<IdentityProvider, 'configuration'>,
): Promise<unknown> {
  const configuration = await provider.configuration();
  return client.fetchUserInfo(configuration, accessToken, userId).catch((cause: unknown) => {
    const isRefused = cause instanceof client.WWWAuthenticateChallengeError && cause.status === 401;
    throw isRefused ? new AppError('unauthorized', undefined, { cause }) : userInfoFailure(cause);
  });
}
