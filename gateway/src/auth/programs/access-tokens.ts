// Access tokens of the deployment's OpenID provider, shown at /mcp by programs that act for a user (OAuth 2.0 resource server,
// RFC 6750, RFC 9068). The tokens of the browser's own sign-in are others: they are for the chemistry service.

import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import type { Permission } from '@app/shared/constants/modules';
import type { Call } from '@app/shared/contracts/call';
import { limits } from '@app/shared/constants/limits';
import { AppError } from '@app/shared/errors/app-error';
import { userLimitOf } from '@app/shared/rules/account/user';
import type { FastifyRequest } from 'fastify';
import { errors, type JWTPayload } from 'jose';
import { LRUCache } from 'lru-cache';
import type { Caller } from '../../plugins/request-state.ts';
import type { Account, SessionUser } from '../../sessions/session.ts';
import type { UserSync } from '../../upstreams/user-sync.ts';
import { placeOf, requireSomePermission } from '../provider/accounts.ts';
import type { ProviderKeys } from '../provider/provider-keys.ts';
import type { TokenUser, TokenUsers } from '../provider/token-users.ts';
import { isForPrograms } from './api-key-calls.ts';
import type { ProgramAccounts } from './program-accounts.ts';
import type { ServiceTokens } from './service-token.ts';

export interface AccessTokens {
  /** True for a request out of a tool that shows such a token. From outside they open no call. */
  isShown(request: FastifyRequest): boolean;
  /** Requests that are made meanwhile come out of a tool. */
  insideTool<T>(run: () => Promise<T>): Promise<T>;
  /** Throws 401 for a token that does not count, 10039 for a call that no program may make, 502 to 504 when nobody can say. */
  authenticate(request: FastifyRequest, call: Call | undefined): Promise<Caller>;
  isKnownGood(request: FastifyRequest): boolean;
}

export interface AccessTokenParts {
  keys: ProviderKeys;
  /** Who issues the tokens. Throws 503 while the provider cannot be reached. */
  issuer: () => Promise<string>;
  /** Whom the tokens must be for. */
  audience: string;
  users: TokenUsers;
  userSync: UserSync;
  serviceTokens: Pick<ServiceTokens, 'forUser'>;
  /** Licence, and permissions where these are not in the token itself. */
  owners: Pick<ProgramAccounts, 'of'>;
  /** Permissions by a claim of the token, in deployments that have them there. */
  claimed: ((user: SessionUser, accessToken: string) => Promise<readonly Permission[]>) | undefined;
  /** Epoch ms. */
  now: () => number;
}

const maxRemembered = 10_000;
/** A user's record is written anew after this time, as at a refresh of the browser's session. */
const rememberedMs = 5 * 60_000;
/** Between the clocks of two machines. */
const clockToleranceSeconds = 5;

export function createAccessTokens(parts: AccessTokenParts): AccessTokens {
  const { keys, users, owners, serviceTokens, claimed, now } = parts;
  const tools = new AsyncLocalStorage<true>();
  /** By SHA-256 of the token. */
  const known = new LRUCache<string, { user: SessionUser; until: number }>({ max: maxRemembered });

  async function claimsOf(token: string): Promise<JWTPayload & { sub: string }> {
    const claims = await keys
      .verify(token, {
        issuer: await parts.issuer(),
        audience: parts.audience,
        clockTolerance: clockToleranceSeconds,
        currentDate: new Date(now()),
        requiredClaims: ['exp', 'sub'],
      })
      .catch((cause: unknown) => {
        if (cause instanceof errors.JOSEError) throw refused(cause);
        throw cause;
      });
    if (typeof claims.sub !== 'string' || claims.sub === '') throw refused(new Error('the token names no user'));
    return { ...claims, sub: claims.sub };
  }

  async function accountOf(user: SessionUser, token: string, request: FastifyRequest): Promise<Account> {
    const account = await owners.of(user, request);
    if (!claimed || account.isExpired) return account;
    return { ...account, permissions: await claimed(user, token) };
  }

  // As at a sign-in: the service must know the user before the first call.
  async function admit({ user, record, seat }: TokenUser, token: string, request: FastifyRequest): Promise<void> {
    await parts.userSync.sync(record, await serviceTokens.forUser(user), placeOf(request));
    const account = await accountOf(user, token, request);
    if (seat > userLimitOf(account)) throw new AppError('userLimitReached');
    requireSomePermission(account);
  }

  async function userOf(token: string, request: FastifyRequest): Promise<SessionUser> {
    const claims = await claimsOf(token);
    const before = known.get(hashOf(token));
    if (before && before.until > now()) return before.user;
    const found = await users.of(token, claims);
    if (!found) throw refused(new Error('the token names no tenant'));
    await admit(found, token, request);
    known.set(hashOf(token), { user: found.user, until: now() + rememberedMs });
    return found.user;
  }

  return {
    isShown: (request) => tools.getStore() === true && givenToken(request) !== undefined,
    insideTool: (run) => tools.run(true, run),
    async authenticate(request, call) {
      const token = givenToken(request);
      if (token === undefined) throw new AppError('unauthorized', { service: 'accessToken', reason: 'missing' });
      if (call && !isForPrograms(call)) throw new AppError('featureNotPermitted');
      const user = await userOf(token, request);
      const account = await accountOf(user, token, request);
      return { via: 'accessToken', user, account, accessToken: await serviceTokens.forUser(user) };
    },
    isKnownGood(request) {
      const token = givenToken(request);
      return token !== undefined && (known.get(hashOf(token))?.until ?? 0) > now();
    },
  };
}

// RFC 6750 section 2.1. Neither a form nor the address is read for one (sections 2.2 and 2.3).
function givenToken({ headers: { authorization = '' } }: FastifyRequest): string | undefined {
  const token = /^Bearer ([\w.~+/-]+=*)$/i.exec(authorization)?.[1];
  return token !== undefined && token.length <= limits.accessTokenBytes ? token : undefined;
}

function refused(cause: Error): AppError {
  return new AppError('unauthorized', { service: 'accessToken', reason: 'refused' }, { cause });
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
