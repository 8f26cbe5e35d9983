import type { Permission } from '@app/shared/constants/modules';
import { AppError } from '@app/shared/errors/app-error';
import type { Session } from '../sessions/session.ts';
import type { SessionStore } from '../sessions/store.ts';
import type { AuthServer } from '../upstreams/auth-server.ts';
import type { TokenRefresh } from './token-refresh.ts';

export interface PermissionCache {
  /** Permissions not older than a minute. Throws 401 when the provider ended the session, 502 or 503 when they cannot be read anew. */
  of(session: Session): Promise<readonly Permission[]>;
}

const freshMs = 60_000;

export function createPermissionCache(
  authServer: AuthServer,
  tokenRefresh: TokenRefresh,
  sessions: SessionStore,
  now: () => number,
): PermissionCache {
  const running = new Map<string, Promise<readonly Permission[]>>();

  async function read(session: Session): Promise<readonly Permission[]> {
    const { accessToken } = await tokenRefresh.ensure(session);
    const codes = await authServer.permissionsOf(session.user.id, accessToken).catch(async (error: unknown) => {
      // The provider ended its session without telling us.
      if (error instanceof AppError && error.key === 'unauthorized') await sessions.remove(session.key, 'signedOut');
      throw error;
    });
    await sessions.setPermissions(session.key, { codes, fetchedAt: now() });
    return codes;
  }

  return {
    async of(session) {
      if (now() - session.permissions.fetchedAt < freshMs) return session.permissions.codes;
      const started = running.get(session.key);
      if (started) return started;
      const own = read(session).finally(() => running.delete(session.key));
      running.set(session.key, own);
      return own;
    },
  };
}
