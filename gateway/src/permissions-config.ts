// Where permissions come from when users sign in by OpenID: a permission server, or a claim of the user's tokens.

import { Type, type Static } from 'typebox';
import { permissions, type Permission } from '@app/shared/constants/modules';
import type { Environment } from '@app/shared/rules/environment';

export const permissionsEnvironment = {
  AUTH_SERVER_URL: Type.Optional(Type.String({ pattern: '^https?://[^/]' })),
  PERMISSIONS_CLAIM: Type.Optional(Type.String({ minLength: 1, maxLength: 300 })),
  PERMISSIONS_MAP: Type.Optional(Type.String({ minLength: 1, maxLength: 20_000 })),
} as const;

const schema = Type.Object(permissionsEnvironment);

export interface ClaimConfig {
  /** Path to the claim, such as `resource_access.synthesis-web.roles`. */
  readonly claim: string;
  /** Permissions by the names in the claim; undefined where these are the permissions' own. */
  readonly byName: ReadonlyMap<string, readonly Permission[]> | undefined;
}

/** Exactly one of the two is there, unless every user is granted everything. */
export interface PermissionsConfig {
  /** Base of `/api/auth/user/permissions`. */
  readonly authServerUrl: string | undefined;
  readonly fromClaim: ClaimConfig | undefined;
}

/** `grantsAll` names the variable by which every user has every permission. */
export function permissionsProblems(env: Environment, grantsAll: string | undefined): string[] {
  const { AUTH_SERVER_URL: server, PERMISSIONS_CLAIM: claim, PERMISSIONS_MAP: map } = env;
  if (claim === undefined && map !== undefined) return ['PERMISSIONS_MAP: must be set together with PERMISSIONS_CLAIM'];
  if (claim !== undefined && grantsAll !== undefined) {
    return [`PERMISSIONS_CLAIM: must not be set together with ${grantsAll}, which grants every module`];
  }
  if (claim !== undefined && server !== undefined) {
    return ['PERMISSIONS_CLAIM: must not be set together with AUTH_SERVER_URL: permissions come from one place'];
  }
  if (claim === undefined && server === undefined && grantsAll === undefined) {
    return ['AUTH_SERVER_URL: must be set, or PERMISSIONS_CLAIM where permissions come in a claim'];
  }
  return map === undefined ? [] : mapProblems(map);
}

export function permissionsOf(values: Static<typeof schema>): PermissionsConfig {
  const { AUTH_SERVER_URL: server, PERMISSIONS_CLAIM: claim, PERMISSIONS_MAP: map } = values;
  const byName = map === undefined ? undefined : new Map(entriesOf(map).map(({ name, held }) => [name, known(held)]));
  return {
    authServerUrl: server?.replace(/\/+$/, ''),
    fromClaim: claim === undefined ? undefined : { claim: claim.trim(), byName },
  };
}

interface Entry {
  name: string;
  held: string[];
}

// Distinguished names hold `=` and commas: the last `=` of an entry separates.
function entriesOf(map: string): Entry[] {
  const entries = map.split(';').filter((entry) => entry.trim() !== '');
  return entries.map((entry) => {
    const at = entry.lastIndexOf('=');
    return {
      name: entry.slice(0, Math.max(at, 0)).trim(),
      held: entry
        .slice(at + 1)
        .split(',')
        .map((one) => one.trim()),
    };
  });
}

const every = '*';

function known(held: readonly string[]): Permission[] {
  return permissions.filter((permission) => held.includes(permission) || held.includes(every));
}

function mapProblems(map: string): string[] {
  const entries = entriesOf(map);
  const nameless = entries.find(({ name }) => name === '');
  if (nameless || entries.length === 0) {
    return ['PERMISSIONS_MAP: must be role=permission,permission;role=permission and so on'];
  }
  const names = new Set(entries.map(({ name }) => name));
  if (names.size < entries.length) return ['PERMISSIONS_MAP: must name each role once'];
  const wrong = entries.flatMap(({ held }) => held).find((one) => one !== every && !permissions.some((p) => p === one));
  if (wrong === undefined) return [];
  return [`PERMISSIONS_MAP: must map to ${permissions.join(', ')} or ${every}, not to ${JSON.stringify(wrong)}`];
}
