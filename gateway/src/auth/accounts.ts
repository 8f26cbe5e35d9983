// What a user may do: permissions of the authServer, and the licence that the service keeps in the user's profile.

import {
  accountTypes,
  permissions as allPermissions,
  type AccountType,
  type Permission,
} from '@app/shared/constants/modules';
import { userProfile } from '@app/shared/contracts/profile';
import { AppError } from '@app/shared/errors/app-error';
import { isExpired } from '@app/shared/rules/expiry';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Account, Session, SessionUser } from '../sessions/session.ts';
import type { SessionStore } from '../sessions/store.ts';
import { interpret } from '../upstreams/answer.ts';
import type { Chemistry } from '../upstreams/chemistry.ts';
import { callerHeaders } from '../upstreams/caller-headers.ts';
import type { TokenRefresh } from './token-refresh.ts';

/** Where permissions come from: the authServer, or everything for everybody (federated sign-in). */
export interface PermissionSource {
  permissionsOf(userId: string, accessToken: string): Promise<readonly Permission[]>;
}

export interface AccountReader {
  /**
   * The account as it is now. Throws 401 for a token that no longer counts, 502 or 503 when it cannot be read.
   * With an account read before, that licence counts while the service cannot be asked.
   */
  read(user: SessionUser, accessToken: string, before?: Account): Promise<Account>;
}

export interface Accounts {
  /**
   * The account, not older than a minute; than two seconds while its licence has expired. While nobody can be asked for
   * it, the one that was known counts for five minutes.
   */
  of(session: Session): Account | Promise<Account>;
  /** Every session of the user reads the account anew at its next call. */
  forget(userId: string): Promise<void>;
}

const freshMs = 60_000;
/** Whoever has just paid is not kept waiting in the console. */
const expiredFreshMs = 2_000;
/** Who is in goes on while a provider is started anew. An account that was told to be forgotten is not known. */
const knownMs = 5 * 60_000;
/** Nobody waits for a provider that has just not answered somebody else. */
const askAgainMs = 5_000;

export function isFresh({ fetchedAt, isExpired: hasExpired }: Account, now: number): boolean {
  return now - fetchedAt < (hasExpired ? expiredFreshMs : freshMs);
}

/** Specification section 6: the federated deployment grants all modules. */
export const everyPermission: PermissionSource = { permissionsOf: async () => allPermissions };

export function createAccountReader(
  source: PermissionSource,
  chemistry: Chemistry,
  { sendsTenant, now }: { sendsTenant: boolean; now: () => number },
): AccountReader {
  async function licenceOf(user: SessionUser, accessToken: string): Promise<Licence> {
    const headers = callerHeaders({ accessToken, tenantId: sendsTenant ? user.tenantId : undefined });
    const { status, text } = await chemistry.fetch(userProfile, { path: userProfile.path, headers });
    const answer = interpret(status, text);
    if (answer.kind === 'data') return licenceIn(answer.data);
    if (answer.status === 401) throw new AppError('unauthorized');
    // A service of the customer's own may keep no licences.
    if (answer.status === 404 || answer.status === 405 || answer.status === 501) return licenceIn(undefined);
    throw new AppError('badGateway');
  }

  return {
    async read(user, accessToken, before) {
      const [held, licence] = await Promise.all([
        source.permissionsOf(user.id, accessToken),
        licenceOf(user, accessToken).catch((error: unknown) => {
          if (before && !(error instanceof AppError && error.key === 'unauthorized')) return before;
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

  async function readOrKnown(session: Session): Promise<Account> {
    const known = session.account;
    try {
      return await read(session);
    } catch (error) {
      if (!saysAway(error) || now() - known.fetchedAt > knownMs) throw error;
      awayUntil = now() + askAgainMs;
      return known;
    }
  }

  async function read(session: Session): Promise<Account> {
    const { accessToken } = await tokenRefresh.ensure(session);
    const account = await reader.read(session.user, accessToken, session.account).catch(async (error: unknown) => {
      // The provider ended its session without telling us.
      if (error instanceof AppError && error.key === 'unauthorized') await sessions.remove(session.key, 'signedOut');
      throw error;
    });
    await sessions.setAccount(session.key, account);
    return account;
  }

  return {
    of(session) {
      const { account } = session;
      const at = now();
      if (isFresh(account, at) || (at < awayUntil && at - account.fetchedAt <= knownMs)) return account;
      const started = running.get(session.key);
      if (started) return started;
      const own = readOrKnown(session).finally(() => running.delete(session.key));
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

function saysAway(error: unknown): boolean {
  return error instanceof AppError && (error.key === 'serviceUnavailable' || error.key === 'gatewayTimeout');
}

type Licence = Pick<Account, 'isTenantAdmin' | 'accountType' | 'expirationDate'>;

const profileCheck = Compile(Type.Object({ userBasicInfo: Type.Record(Type.String(), Type.Unknown()) }));

// A service of the customer's own may leave out what it does not know, and may use the numbers of the specification.
// Each member is read by itself: one that cannot be read must not make an expired licence one without an end.
function licenceIn(data: unknown): Licence {
  const info = profileCheck.Check(data) ? data.userBasicInfo : {};
  return {
    isTenantAdmin: String(info['isTenantAdmin']) === 'true',
    accountType: accountTypeOf(info['accountType']),
    expirationDate: dateOf(info['expirationDate']),
  };
}

// Nobody is let in on a date that cannot be read.
function dateOf(given: unknown): string | null {
  if (given === undefined || given === null || given === '') return null;
  const ends = typeof given === 'string' ? Date.parse(given) : Number.NaN;
  if (!Number.isNaN(ends)) return new Date(ends).toISOString();
  throw new AppError('badGateway', undefined, { cause: new Error('expirationDate of the user profile is no date') });
}

function accountTypeOf(given: unknown): AccountType {
  const known = (Object.keys(accountTypes) as AccountType[]).find(
    (name) => name === given || accountTypes[name] === given,
  );
  return known ?? 'enterprise';
}
