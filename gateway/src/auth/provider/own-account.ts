// The account of a user at our own identity provider. A foreign provider has no such address: it keeps accounts to itself.

import { accountEndpointName, accountPageName } from '@app/shared/constants/account';
import { identityTimeoutMs } from '@app/shared/constants/limits';
import { AppError } from '@app/shared/errors/app-error';
import { errorKeyOf } from '@app/shared/errors/catalogue';
import type { Dispatcher } from 'undici';
import { interpret } from '../../upstreams/response.ts';
import { areFitDetails } from '../../upstreams/presentable.ts';
import type { IdentityProvider } from './identity-provider.ts';
import { keycloakRealmOf } from './keycloak.ts';

export interface OwnAccount {
  /** False where a foreign provider owns the account. */
  isOurs(): Promise<boolean>;
  /** The page where people manage their account: as configured, as the provider names it, or Keycloak's; else undefined. */
  page(): Promise<string | undefined>;
  /** The page that the provider itself names for accounts; undefined when it names none. */
  namedPage(): Promise<string | undefined>;
  /** Throws what the provider refuses with, and 10039 where the account is not ours. */
  ask(accessToken: string, path: string, body?: object): Promise<unknown>;
}

export function createOwnAccount(
  provider: IdentityProvider,
  agent: Dispatcher,
  accountUrl: string | undefined,
): OwnAccount {
  const metadata = async () => (await provider.configuration()).serverMetadata();

  async function namedPage(): Promise<string | undefined> {
    const named = (await metadata())[accountPageName];
    const url = typeof named === 'string' ? URL.parse(named) : null;
    return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
  }

  async function endpoint(): Promise<URL | undefined> {
    const { issuer, [accountEndpointName]: named } = await metadata();
    const url = typeof named === 'string' ? URL.parse(named) : null;
    // Tokens go to the provider that made them and nowhere else.
    return url?.origin === new URL(issuer).origin ? url : undefined;
  }

  async function send(url: URL, accessToken: string, path: string, body: object | undefined): Promise<unknown> {
    const { origin, pathname } = url;
    const response = await agent.request({
      origin,
      path: `${pathname}${path}`,
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        authorization: `Bearer ${accessToken}`,
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(identityTimeoutMs),
    });
    const text = await response.body.text();
    if (response.statusCode === 401) throw new AppError('unauthorized');
    const read = interpret(response.statusCode, text);
    if (read.kind === 'data') return read.data;
    const { code, details } = read.error;
    const key = errorKeyOf(code);
    if (key === undefined || response.statusCode >= 400) throw new AppError('badGateway', { service: 'identity' });
    throw new AppError(key, isObject(details) && areFitDetails(details) ? { ...details } : undefined);
  }

  return {
    isOurs: async () => (await endpoint()) !== undefined,
    namedPage,
    async page() {
      return accountUrl ?? (await namedPage()) ?? keycloakRealmOf(await metadata())?.accountPage;
    },
    async ask(accessToken, path, body) {
      const url = await endpoint();
      if (!url) throw new AppError('featureNotPermitted');
      return send(url, accessToken, path, body).catch((cause: unknown) => {
        if (cause instanceof AppError) throw cause;
        throw new AppError('serviceUnavailable', { service: 'identity' }, { cause });
      });
    },
  };
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
