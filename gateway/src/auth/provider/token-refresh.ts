// Access tokens are refreshed when they are about to end, once per session however many calls and gateways wait for it.

import { tokenMinValidityMs } from '@app/shared/constants/limits';
import { AppError } from '@app/shared/errors/app-error';
import * as client from 'openid-client';
import type { Session, SessionUser, Tokens } from '../../sessions/session.ts';
import type { SessionStore } from '../../sessions/store.ts';
import type { IdentityProvider } from './identity-provider.ts';
import type { UserReader } from './provider-user.ts';
import { accountFreshMs } from './accounts.ts';
import { isFitting, tokensOf } from './tokens.ts';

export interface TokenRefresh {
  /**
   * Tokens that are valid for longer than `minValidityMs` (5 s by default), or that still hold while the provider cannot be asked.
   * Throws 401 when the provider ended the session, 502 or 503 when it cannot say and they have ended.
   */
  ensure(session: Session, minValidityMs?: number): Tokens | Promise<Tokens>;
  /**
   * Tokens in place of some that a server refuses although they have not ended; undefined where there are none to be had,
   * or the last ones were replaced less than a minute ago. Throws 401 when the provider has ended the session.
   */
  replace(session: Session, refused: string): Promise<Tokens | undefined>;
}

/** A server that refuses every token has the provider asked no more often than this. */
const replaceEveryMs = 60_000;
const maxReplaced = 10_000;
/** While it is away, and tokens still hold, nobody waits for it more often than this. */
const askAgainMs = 5_000;

export interface TokenRefreshParts {
  provider: IdentityProvider;
  sessions: SessionStore;
  users: UserReader;
  /** Called when a session ends because its user now belongs to another tenant, or to none. */
  onTenantChanged(user: SessionUser): void;
  /** Epoch ms. */
  now: () => number;
}

/** What a refresh changes of a session. */
type Renewed = Pick<Session, 'tokens' | 'user' | 'account'>;

export function createTokenRefresh(parts: TokenRefreshParts): TokenRefresh {
  const { provider, sessions, users, onTenantChanged, now } = parts;
  const running = new Map<string, Promise<Renewed>>();
  const replacedAt = new Map<string, number>();
  let awayUntil = 0;

  async function refresh(session: Session, minValidityMs: number): Promise<Renewed> {
    // Another call may have finished a refresh since this one read its session.
    const current = (await sessions.find(session.key, false))?.alive;
    if (!current) throw new AppError('unauthorized');
    if (isValidFor(current.tokens, minValidityMs)) return current;
    const { refreshToken } = current.tokens;
    if (refreshToken === undefined) return end(current);
    return refreshWith(refreshToken, current).catch((error: unknown) => {
      if (!(error instanceof AppError) || error.key === 'unauthorized' || !isValidFor(current.tokens, 0)) throw error;
      awayUntil = now() + askAgainMs;
      return current;
    });
  }

  async function refreshWith(refreshToken: string, current: Session): Promise<Renewed> {
    const tokens = await newTokens(refreshToken, current);
    if (!isFitting(tokens)) return end(current, new Error('the access token has grown too large'));
    const user = (await users.current(current.user, tokens)) ?? current.user;
    if (user === 'nobody' || user.tenantId !== current.user.tenantId) {
      onTenantChanged(current.user);
      return end(current, new Error('the provider names another tenant'));
    }
    // What the service reads in the new token, the gateway asks for at once.
    const account = { ...current.account, fetchedAt: Math.min(current.account.fetchedAt, now() - accountFreshMs) };
    await sessions.setTokens(current.key, tokens);
    await sessions.setAccount(current.key, account);
    if (user.name !== current.user.name || user.userName !== current.user.userName) {
      await sessions.setUser(current.key, user);
    }
    return { tokens, user, account };
  }

  async function newTokens(refreshToken: string, current: Session): Promise<Tokens> {
    const configuration = await provider.configuration();
    try {
      return tokensOf(await client.refreshTokenGrant(configuration, refreshToken), now(), current.tokens);
    } catch (error) {
      if (isRefused(error)) return end(current, error);
      throw unreachable(error);
    }
  }

  /** Other tokens, or the same where there are no others to be had. */
  async function replace(session: Session, refused: string): Promise<Renewed> {
    const current = (await sessions.find(session.key, false))?.alive;
    if (!current) throw new AppError('unauthorized');
    const { tokens } = current;
    const { refreshToken } = tokens;
    // Another call was refused too, and was faster.
    if (tokens.accessToken !== refused || refreshToken === undefined) return current;
    if (now() - (replacedAt.get(session.key) ?? -Infinity) < replaceEveryMs) return current;
    if (replacedAt.size >= maxReplaced) replacedAt.clear();
    replacedAt.set(session.key, now());
    return refreshWith(refreshToken, current).catch((error: unknown) => {
      // A provider that cannot be reached has ended nothing.
      if (error instanceof AppError && error.key !== 'unauthorized') return current;
      throw error;
    });
  }

  async function end(session: Session, cause?: unknown): Promise<never> {
    await sessions.remove(session.key, 'expired');
    throw new AppError('unauthorized', undefined, { cause });
  }

  /** One refresh of a session at a time: a refresh token may count only once. */
  function alone(key: string, work: () => Promise<Renewed>): Promise<Renewed> {
    const own = sessions.exclusively(key, work).finally(() => running.delete(key));
    running.set(key, own);
    return own;
  }

  /** The session of a call that has waited is brought up to date with the store. */
  async function renew(session: Session, renewing: Promise<Renewed>): Promise<Tokens> {
    const { tokens, user, account } = await renewing;
    Object.assign(session, { tokens, user, account });
    return tokens;
  }

  return {
    async replace(session, refused) {
      const { key } = session;
      const tokens = await renew(session, running.get(key) ?? alone(key, () => replace(session, refused)));
      return tokens.accessToken === refused ? undefined : tokens;
    },
    ensure(session, minValidityMs = tokenMinValidityMs) {
      if (isValidFor(session.tokens, minValidityMs)) return session.tokens;
      if (now() < awayUntil && isValidFor(session.tokens, 0)) return session.tokens;
      const { key } = session;
      return renew(session, running.get(key) ?? alone(key, () => refresh(session, minValidityMs)));
    },
  };

  function isValidFor({ expiresAt }: Tokens, minValidityMs: number): boolean {
    return expiresAt - now() > minValidityMs;
  }
}

// RFC 6749 §5.2: the provider understood and says no.
function isRefused(error: unknown): boolean {
  return error instanceof client.ResponseBodyError && error.error === 'invalid_grant';
}

function unreachable(error: unknown): AppError {
  const isResponse =
    error instanceof client.ResponseBodyError || (error instanceof client.ClientError && hasCode(error));
  return new AppError(isResponse ? 'badGateway' : 'serviceUnavailable', { service: 'identity' }, { cause: error });
}

// Without a code, or timed out: there was no response.
function hasCode({ code }: client.ClientError): boolean {
  return code !== undefined && code !== 'OAUTH_TIMEOUT' && code !== 'OAUTH_ABORT';
}
