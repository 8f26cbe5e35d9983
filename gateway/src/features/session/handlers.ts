// The gateway's own calls: who is signed in, activity, sign-out (decisions section 8).

import type { DeploymentKind } from '@app/shared/constants/modules';
import type { SessionUser } from '@app/shared/contracts/session';
import { AppError } from '@app/shared/errors/app-error';
import type { FastifyRequest } from 'fastify';
import * as client from 'openid-client';
import { requireSomePermission, type Accounts } from '../../auth/provider/accounts.ts';
import { isTooLong, leavePath } from '../../auth/leave-page.ts';
import type { ProviderLogout } from '../../auth/logout.ts';
import type { Refusal } from '../../auth/refusal.ts';
import type { SessionCookie } from '../../auth/session-cookie.ts';
import type { IdentityProvider } from '../../auth/provider/identity-provider.ts';
import type { TokenRefresh } from '../../auth/provider/token-refresh.ts';
import { endOf, type Session } from '../../sessions/session.ts';
import type { SessionStore } from '../../sessions/store.ts';
import { freshTokens } from '../calls/guard.ts';
import type { OwnHandler } from '../calls/routes.ts';

export interface SessionHandlerParts {
  sessions: SessionStore;
  sessionCookie: SessionCookie;
  tokenRefresh: TokenRefresh;
  accounts: Accounts;
  provider: IdentityProvider;
  providerLogout: ProviderLogout;
  refusal: Pick<Refusal, 'askAgain'>;
  deployment: DeploymentKind;
}

/** A token is near its end for the last five minutes, and for the second half of a short life. */
const renewBeforeMs = 5 * 60_000;
const revokeAfterMs = 5_000;
/** As long as a provider may remember a browser. */
const askAgainMs = 30 * 24 * 3_600_000;

export function sessionHandlers(parts: SessionHandlerParts): [string, OwnHandler][] {
  const { sessions, sessionCookie, accounts, provider, providerLogout, refusal, deployment } = parts;

  const clocksOf = (session: Session) => ({
    inactiveAt: isoDate(session.lastActivityAt + sessions.limits.inactivityMs),
    endsAt: isoDate(endOf(session, sessions.limits)),
  });

  const user: OwnHandler = async (request): Promise<SessionUser> => {
    const session = signedIn(request);
    const account = await accounts.of(session, request);
    requireSomePermission(account);
    const { permissions, isTenantAdmin, isExpired, accountType, expirationDate } = account;
    return {
      user: session.user,
      permissions: [...permissions],
      deployment,
      account: { isTenantAdmin, isExpired, accountType, expirationDate },
      ...clocksOf(session),
      expiresAt: isoDate(session.tokens.expiresAt),
      userChanged: await sessions.takeUserChanged(session.key),
    };
  };

  // The guard has restarted the clock already, unless the call is passive; what is left is a token near its end.
  const activity: OwnHandler = async (request, reply) => {
    const session = signedIn(request);
    const tokens = await freshTokens(
      session,
      request,
      reply,
      parts,
      Math.min(renewBeforeMs, session.tokens.lifetimeMs / 2),
    );
    return { expiresAt: isoDate(tokens.expiresAt), ...clocksOf(session) };
  };

  const logout: OwnHandler = async (request, reply) => {
    const found = await sessionCookie.find(request);
    const idToken = found?.alive?.tokens.idToken ?? found?.ended?.idToken;
    const who = found?.alive?.user ?? found?.ended?.user;
    reply.audited = { action: 'sign-out', userId: who?.id, tenantId: who?.tenantId };
    await sessionCookie.leave(request);
    // The page may not get as far as the provider.
    refusal.askAgain(reply, askAgainMs);
    setTimeout(() => void revoke(found?.alive?.tokens.refreshToken, request), revokeAfterMs).unref();
    const redirectTo = idToken === undefined ? '/' : await providerLogout.urlFor(idToken, request.culture);
    if (isTooLong(redirectTo)) return { redirectTo: `${leavePath}?culture=${request.culture}` };
    await sessionCookie.end(request, reply);
    return { redirectTo };
  };

  // RFC 7009. After the page has had time to sign out at the provider: for many a provider the token is the session, and
  // without one it would not tell the other applications that it ended.
  async function revoke(refreshToken: string | undefined, request: FastifyRequest): Promise<void> {
    if (refreshToken === undefined) return;
    try {
      const configuration = await provider.configuration();
      const { revocation_endpoint: endpoint } = configuration.serverMetadata();
      if (endpoint !== undefined) await client.tokenRevocation(configuration, refreshToken);
    } catch (error) {
      request.log.warn({ err: error, requestId: request.id }, 'the refresh token of a sign-out was not revoked');
    }
  }

  return [
    ['sessionUser', user],
    ['sessionActivity', activity],
    ['sessionLogout', logout],
  ];
}

function signedIn({ session }: FastifyRequest): Session {
  if (!session) throw new AppError('unauthorized');
  return session;
}

function isoDate(epochMs: number): string {
  return new Date(epochMs).toISOString();
}
