// What a user may do: permissions of the authServer, and the licence that the service keeps in the user's profile.

import {
  accountTypes,
  permissions as allPermissions,
  type AccountType,
  type Permission,
} from '@app/shared/constants/modules';
import { userProfile } from '@app/shared/contracts/profile/profile';
import { AppError } from '@app/shared/errors/app-error';
import { tokenRefusalIn } from '@app/shared/errors/token-refusals';
import { dateIn, type Claims } from '@app/shared/rules/account/claims';
import { isExpired } from '@app/shared/rules/account/expiry';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { cultureOf } from '../../plugins/culture.ts';
import { causeOfTokenRefusal, setupFault, signInCauseIn } from '../../sign-in-causes.ts';
import type { Account, Session, SessionUser, Tokens } from '../../sessions/session.ts';
import type { SessionStore } from '../../sessions/store.ts';
import { interpret } from '../../upstreams/response.ts';
import type { Chemistry } from '../../upstreams/chemistry.ts';
import { callerHeaders, timezoneOffsetIn, type CallerPlace } from '../../upstreams/caller-headers.ts';
import { createDateLog } from './date-log.ts';
import type { TokenRefresh } from './token-refresh.ts';

/** What the user is known by. */
export interface HeldTokens extends Pick<Tokens, 'accessToken' | 'idToken'> {
  /** What userinfo has said of these tokens, where it was asked a moment ago. */
  userInfo?: Claims;
}

/** The request for which something is asked. */
export type Asking = Pick<FastifyRequest, 'headers' | 'id'>;

/** Where permissions come from: the authServer, a claim, or everything for everybody (a pharma company's deployment). */
export interface PermissionSource {
  permissionsOf(userId: string, tokens: HeldTokens, place?: CallerPlace): Promise<readonly Permission[]>;
}

export interface AccountReader {
  /**
   * The account as it is now. Throws 401 for a token that no longer counts, 502 to 504 when it cannot be read.
   * With an account read before, that licence counts while the service cannot be asked.
   */
  read(user: SessionUser, tokens: HeldTokens, place: CallerPlace, before?: Account): Promise<Account>;
}

export interface Accounts {
  /**
   * The account, not older than a minute; than two seconds while its licence has expired. While nobody can be asked for
   * it, the one that was known counts for as long as a token. `asking` is the request that needs it; `onTokens` is called with tokens that had to be replaced.
   */
  of(session: Session, asking: Asking, onTokens?: (tokens: Tokens) => void): Promise<Account>;
  /** Every session of the user reads the account anew at its next call. */
  forget(userId: string): Promise<void>;
}

export const accountFreshMs = 60_000;
/** Short, so that a payment shows at once in the console. */
const expiredFreshMs = 2_000;
/** Signed-in users continue while a provider restarts. A forgotten account is not in the cache. */
const knownMs = 5 * 60_000;
/** What a token says counts for as long as the token, too, and no token for longer than this. */
const longestKnownMs = 60 * 60_000;
/** After a failed read no other call waits for the provider for this long. */
const askAgainMs = 5_000;

export function isFresh({ fetchedAt, isExpired: hasExpired }: Account, now: number): boolean {
  return now - fetchedAt < (hasExpired ? expiredFreshMs : accountFreshMs);
}

/** Specification section 6: the pharma-customer deployment grants all modules, however its users sign in. */
export const everyPermission: PermissionSource = { permissionsOf: async () => allPermissions };

export interface AccountReaderOptions {
  sendsTenant: boolean;
  now: () => number;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

export function createAccountReader(
  source: PermissionSource,
  chemistry: Chemistry,
  { sendsTenant, now, log }: AccountReaderOptions,
): AccountReader {
  const logDate = createDateLog(log);

  async function licenceOf(user: SessionUser, accessToken: string, place: CallerPlace): Promise<Licence> {
    const { culture, timezoneOffset, requestId } = place;
    const tenantId = sendsTenant ? user.tenantId : undefined;
    const headers = callerHeaders({ accessToken, tenantId, culture, timezoneOffset, requestId });
    const { status, text } = await chemistry.fetch(userProfile, { path: userProfile.path, headers });
    const response = interpret(status, text);
    if (response.kind === 'data') return licenceIn(response.data, (given) => logDate(given, user.id, requestId));
    if (response.status === 401) {
      const reason = causeOfTokenRefusal(tokenRefusalIn(response.error.details));
      throw new AppError('unauthorized', { reason }, { cause: new Error(`user-profile answered 401: ${reason}`) });
    }
    // A service of the customer's own may keep no licences.
    if (response.status === 404 || response.status === 405 || response.status === 501)
      return licenceIn(undefined, () => undefined);
    throw new AppError('badGateway', undefined, { cause: new Error(`user-profile answered ${response.status}`) });
  }

  return {
    async read(user, tokens, place, before) {
      const [held, licence] = await Promise.all([
        source.permissionsOf(user.id, tokens, place),
        licenceOf(user, tokens.accessToken, place).catch((error: unknown) => {
          if (before && !saysUnauthorized(error)) return before;
          throw error;
        }),
      ]);
      const expired = isExpired(licence, now());
      const { isTenantAdmin, accountType, expirationDate } = licence;
      const permissions = expired ? [] : held;
      return { permissions, isTenantAdmin, isExpired: expired, accountType, expirationDate, fetchedAt: now() };
    },
  };
}

export function createAccounts(
  reader: AccountReader,
  tokenRefresh: TokenRefresh,
  sessions: SessionStore,
  now: () => number,
): Accounts {
  const running = new Map<string, Promise<Account>>();
  let awayUntil = 0;

  async function readOrKnown(session: Session, place: CallerPlace, onTokens: OnTokens): Promise<Account> {
    const known = session.account;
    try {
      const account = await read(session, place, onTokens);
      await sessions.setAccount(session.key, account);
      return account;
    } catch (error) {
      if (!saysAway(error) || now() - known.fetchedAt > knownFor(session)) throw error;
      awayUntil = now() + askAgainMs;
      return known;
    }
  }

  async function read(session: Session, place: CallerPlace, onTokens: OnTokens): Promise<Account> {
    const { user, account: before } = session;
    const held = await tokenRefresh.ensure(session);
    try {
      return await reader.read(user, held, place, before);
    } catch (error) {
      if (!saysUnauthorized(error)) throw error;
      const tokens = await tokenRefresh.replace(session, held.accessToken);
      if (!tokens) return end(session, error);
      onTokens(tokens);
      return reader.read(user, tokens, place, before).catch((again: unknown) => {
        if (saysUnauthorized(again)) return end(session, again);
        throw again;
      });
    }
  }

  // The provider ended its session without saying so, or those who know the account no longer take its tokens.
  async function end(session: Session, cause: unknown): Promise<never> {
    await sessions.remove(session.key, 'signedOut');
    throw new AppError('unauthorized', undefined, { cause });
  }

  // What a token says of its user is read with each new one.
  function isKnown(session: Session, at: number): boolean {
    const { account, tokens } = session;
    const isOfTheseTokens = account.fetchedAt >= tokens.expiresAt - tokens.lifetimeMs;
    if (isOfTheseTokens && isFresh(account, at)) return true;
    return at < awayUntil && at - account.fetchedAt <= knownFor(session);
  }

  return {
    async of(session, asking, onTokens = () => undefined) {
      if (isKnown(session, now())) return session.account;
      const started = running.get(session.key);
      if (started) return started;
      const own = readOrKnown(session, placeOf(asking), onTokens).finally(() => running.delete(session.key));
      running.set(session.key, own);
      return own;
    },
    async forget(userId) {
      for (const { key, account } of await sessions.listBySubject(userId)) {
        await sessions.setAccount(key, { ...account, fetchedAt: 0 });
      }
    },
  };
}

/** While nobody can be asked, an account counts for as long as a token of its session: that one, too, is not asked about. */
function knownFor({ tokens }: Session): number {
  return Math.min(Math.max(knownMs, tokens.lifetimeMs), longestKnownMs);
}

/** Language, time zone and id of a request. */
export function placeOf({ headers, id }: Asking): CallerPlace {
  return { culture: cultureOf(headers), timezoneOffset: timezoneOffsetIn(headers), requestId: id };
}

type OnTokens = (tokens: Tokens) => void;

/** The account of somebody who is signing in. Throws 502 where a token that was only just given is refused. */
export async function readAtSignIn(
  reader: AccountReader,
  user: SessionUser,
  tokens: HeldTokens,
  place: CallerPlace,
): Promise<Account> {
  return reader.read(user, tokens, place).catch((error: unknown) => {
    if (!(error instanceof AppError) || error.key !== 'unauthorized') throw error;
    const reason = signInCauseIn(error.details) ?? 'permissions-refused';
    throw setupFault(reason, { service: 'permissionsRefused', cause: error.cause });
  });
}

/** Throws 997 for an account without any module; an expired licence has emptied the list by rule and says so itself. */
export function requireSomePermission({ permissions, isExpired: hasExpired }: Account): void {
  if (permissions.length === 0 && !hasExpired) throw new AppError('noPermissionsConfigured');
}

function saysUnauthorized(error: unknown): boolean {
  return error instanceof AppError && error.key === 'unauthorized';
}

function saysAway(error: unknown): boolean {
  return error instanceof AppError && (error.key === 'serviceUnavailable' || error.key === 'gatewayTimeout');
}

type Licence = Pick<Account, 'isTenantAdmin' | 'accountType' | 'expirationDate'>;

const profileCheck = Compile(Type.Object({ userBasicInfo: Type.Record(Type.String(), Type.Unknown()) }));

// A service of the customer's own may leave out what it does not know, and may use the numbers of the specification.
// Each member is read by itself: one that cannot be read must not make an expired licence one without an end.
function licenceIn(data: unknown, onUnreadable: (given: unknown) => void): Licence {
  const info = profileCheck.Check(data) ? data.userBasicInfo : {};
  return {
    isTenantAdmin: String(info['isTenantAdmin']) === 'true',
    accountType: accountTypeOf(info['accountType']),
    expirationDate: endIn(info['expirationDate'], onUnreadable),
  };
}

// Nobody is let in on a date that cannot be read.
function endIn(given: unknown, onUnreadable: (given: unknown) => void): string | null {
  const ends = dateIn(given, 'end');
  if (ends !== undefined) return ends?.toISOString() ?? null;
  onUnreadable(given);
  const cause = new Error('expirationDate of the user profile is no date');
  throw new AppError('badGateway', { reason: 'profile-unreadable' }, { cause });
}

function accountTypeOf(given: unknown): AccountType {
  const known = (Object.keys(accountTypes) as AccountType[]).find(
    (name) => name === given || accountTypes[name] === given,
  );
  return known ?? 'enterprise';
}
