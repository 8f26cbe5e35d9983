// Access tokens are refreshed when they are about to end, once per session however many calls and gateways wait for it.

import { tokenMinValidityMs } from '@app/shared/constants/limits';
import { AppError } from '@app/shared/errors/app-error';
import * as client from 'openid-client';
import type { Session, Tokens } from '../sessions/session.ts';
import type { SessionStore } from '../sessions/store.ts';
import type { IdentityProvider } from './identity-provider.ts';
import { tokensOf } from './tokens.ts';

export interface TokenRefresh {
  /**
   * Tokens that are valid for longer than `minValidityMs` (5 s unless told).
   * Throws 401 when the provider ended the session, 502 or 503 when it cannot say.
   */
  ensure(session: Session, minValidityMs?: number): Tokens | Promise<Tokens>;
  /**
   * Tokens in place of some that a server refuses although they have not ended; undefined where there are none to be had,
   * or the last ones were replaced less than a minute ago. Throws 401 when the provider has ended the session.
   */
  replace(session: Session, refused: string): Promise<Tokens | undefined>;
  /** True when nothing needs to be refreshed. */
  isFresh(session: Session): boolean;
}

/** A server that refuses every token has the provider asked no more often than this. */
const replaceEveryMs = 60_000;
const maxReplaced = 10_000;

export function createTokenRefresh(
  provider: IdentityProvider,
  sessions: SessionStore,
  now: () => number,
): TokenRefresh {
  const running = new Map<string, Promise<Tokens>>();
  const replacedAt = new Map<string, number>();

  async function refresh(session: Session, minValidityMs: number): Promise<Tokens> {
    // Another call may have finished a refresh since this one read its session.
    const current = (await sessions.find(session.key, false))?.alive;
    if (!current) throw new AppError('unauthorized');
    if (isValidFor(current.tokens, minValidityMs)) return current.tokens;
    const { refreshToken } = current.tokens;
    return refreshToken === undefined ? end(current) : refreshWith(refreshToken, current);
  }

  async function refreshWith(refreshToken: string, current: Session): Promise<Tokens> {
    const configuration = await provider.configuration();
    try {
      const answer = await client.refreshTokenGrant(configuration, refreshToken);
      const tokens = tokensOf(answer, now(), current.tokens);
      await sessions.setTokens(current.key, tokens);
      return tokens;
    } catch (error) {
      if (isRefused(error)) return end(current, error);
      throw unreachable(error);
    }
  }

  async function replace(session: Session, refused: string): Promise<Tokens | undefined> {
    const current = (await sessions.find(session.key, false))?.alive;
    if (!current) throw new AppError('unauthorized');
    // Another call was refused too, and was faster.
    if (current.tokens.accessToken !== refused) return current.tokens;
    const { refreshToken } = current.tokens;
    if (refreshToken === undefined || now() - (replacedAt.get(session.key) ?? -Infinity) < replaceEveryMs)
      return undefined;
    if (replacedAt.size >= maxReplaced) replacedAt.clear();
    replacedAt.set(session.key, now());
    return refreshWith(refreshToken, current).catch((error: unknown) => {
      // A provider that cannot be reached has ended nothing.
      if (error instanceof AppError && error.key !== 'unauthorized') return undefined;
      throw error;
    });
  }

  async function end(session: Session, cause?: unknown): Promise<never> {
    await sessions.remove(session.key, 'expired');
    throw new AppError('unauthorized', undefined, { cause });
  }

  return {
    replace: (session, refused) => sessions.exclusively(session.key, () => replace(session, refused)),
    isFresh: ({ tokens }) => isValidFor(tokens, tokenMinValidityMs),
    ensure(session, minValidityMs = tokenMinValidityMs) {
      if (isValidFor(session.tokens, minValidityMs)) return session.tokens;
      const started = running.get(session.key);
      if (started) return started;
      const own = sessions
        .exclusively(session.key, () => refresh(session, minValidityMs))
        .finally(() => running.delete(session.key));
      running.set(session.key, own);
      return own;
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
  const isAnswer = error instanceof client.ResponseBodyError || (error instanceof client.ClientError && hasCode(error));
  return new AppError(isAnswer ? 'badGateway' : 'serviceUnavailable', { service: 'identity' }, { cause: error });
}

// Without a code, or timed out: nobody answered.
function hasCode({ code }: client.ClientError): boolean {
  return code !== undefined && code !== 'OAUTH_TIMEOUT' && code !== 'OAUTH_ABORT';
}
