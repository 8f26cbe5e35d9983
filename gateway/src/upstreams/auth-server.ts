// {authServer}/api/auth/user/permissions: the features a user may use (specification section 7).

import { identityTimeoutMs } from '@app/shared/constants/limits';
import { permissions, type Permission } from '@app/shared/constants/modules';
import { AppError } from '@app/shared/errors/app-error';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Dispatcher } from 'undici';

export interface AuthServer {
  /** Throws 401 for a token that no longer counts, 502 or 503 when the answer cannot be had. */
  permissionsOf(userId: string, accessToken: string): Promise<Permission[]>;
}

const answerSchema = Compile(
  Type.Object({ code: Type.Literal(200), data: Type.Array(Type.Object({ code: Type.String() })) }),
);

export function createAuthServer(baseUrl: string, agent: Dispatcher): AuthServer {
  async function read(userId: string, accessToken: string): Promise<unknown> {
    const url = new URL(`${baseUrl}/api/auth/user/permissions`);
    url.search = new URLSearchParams({ userId, system: '0' }).toString();
    const { origin, pathname, search } = url;
    const answer = await agent.request({
      origin,
      path: `${pathname}${search}`,
      method: 'GET',
      headers: { authorization: `Bearer ${accessToken}`, accept: 'application/json' },
      signal: AbortSignal.timeout(identityTimeoutMs),
    });
    if (answer.statusCode !== 200) {
      await answer.body.dump();
      throw new AppError(answer.statusCode === 401 ? 'unauthorized' : 'badGateway', { service: 'identity' });
    }
    return answer.body.json();
  }

  return {
    async permissionsOf(userId, accessToken) {
      const answer = await read(userId, accessToken).catch((cause: unknown) => {
        if (cause instanceof AppError) throw cause;
        throw new AppError('serviceUnavailable', { service: 'identity' }, { cause });
      });
      if (!answerSchema.Check(answer)) throw new AppError('badGateway', { service: 'identity' });
      const codes = new Set(answer.data.map(({ code }) => code));
      return permissions.filter((permission) => codes.has(permission));
    },
  };
}
