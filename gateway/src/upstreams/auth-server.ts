// {authServer}/api/auth/user/permissions: the features a user may use (specification section 7).

import { identityTimeoutMs } from '@app/shared/constants/limits';
import { permissions, type Permission } from '@app/shared/constants/modules';
import { AppError } from '@app/shared/errors/app-error';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Dispatcher } from 'undici';
import { setupFault } from '../sign-in-causes.ts';
import { callerHeaders, type CallerPlace } from './caller-headers.ts';
import { isCertificateFault } from './certificate-fault.ts';

export interface AuthServer {
  /** Throws 401 for a token that no longer counts, 502 to 504 when the response cannot be had. */
  permissionsOf(userId: string, accessToken: string, place?: CallerPlace): Promise<Permission[]>;
}

const responseSchema = Compile(
  Type.Object({ code: Type.Literal(200), data: Type.Array(Type.Object({ code: Type.String() })) }),
);

export function createAuthServer(baseUrl: string, agent: Dispatcher): AuthServer {
  async function read(userId: string, accessToken: string, place?: CallerPlace): Promise<unknown> {
    const url = new URL(`${baseUrl}/api/auth/user/permissions`);
    url.search = new URLSearchParams({ userId, system: '0' }).toString();
    const { origin, pathname, search } = url;
    const response = await agent.request({
      origin,
      path: `${pathname}${search}`,
      method: 'GET',
      headers: { ...callerHeaders({ accessToken, tenantId: undefined, ...place }), accept: 'application/json' },
      signal: AbortSignal.timeout(identityTimeoutMs),
    });
    if (response.statusCode !== 200) {
      await response.body.dump();
      throw failureOf(response.statusCode);
    }
    return response.body.json();
  }

  return {
    async permissionsOf(userId, accessToken, place) {
      const response = await read(userId, accessToken, place).catch((cause: unknown) => {
        if (cause instanceof AppError) throw cause;
        throw failureWithout(cause);
      });
      if (!responseSchema.Check(response)) throw setupFault('permissions-unreadable', { service: 'permissions' });
      const codes = new Set(response.data.map(({ code }) => code));
      return permissions.filter((permission) => codes.has(permission));
    },
  };
}

// A failed request does not mean that the user has no permissions.
function failureOf(status: number): AppError {
  const isNone = status < 400 || status === 404 || status === 405 || status === 410;
  const cause = new Error(`the permissions call answered ${status}${isNone ? ': not a permission server' : ''}`);
  if (status === 401) return new AppError('unauthorized', { reason: 'permissions-refused' }, { cause });
  if (status >= 500 || status === 429) return new AppError('badGateway', { service: 'permissions' }, { cause });
  const reason = isNone ? 'permissions-not-found' : 'permissions-refused';
  return setupFault(reason, { service: 'permissionsRefused', cause });
}

function failureWithout(cause: unknown): AppError {
  if (isCertificateFault(cause)) return setupFault('certificate-untrusted', { service: 'permissions', cause });
  // A page where JSON was promised.
  if (cause instanceof SyntaxError) return setupFault('permissions-unreadable', { service: 'permissions', cause });
  const isLate = cause instanceof Error && cause.name === 'TimeoutError';
  return new AppError(isLate ? 'gatewayTimeout' : 'serviceUnavailable', { service: 'permissions' }, { cause });
}
