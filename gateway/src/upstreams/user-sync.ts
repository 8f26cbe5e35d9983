import { headers } from '@app/shared/constants/headers';
import type { Culture } from '@app/shared/constants/locale';
import { syncUser, type SyncUser } from '@app/shared/contracts/profile';
import { AppError } from '@app/shared/errors/app-error';
import type { Chemistry } from './chemistry.ts';
import { interpret } from './answer.ts';
import { callerHeaders } from './caller-headers.ts';

export interface UserSync {
  /** Makes or updates the user's record in the service. Throws 10033 when it cannot. */
  sync(user: SyncUser, accessToken: string, culture: Culture): Promise<void>;
}

export function createUserSync(chemistry: Chemistry, { sendsTenant }: { sendsTenant: boolean }): UserSync {
  return {
    async sync(user, accessToken, culture) {
      try {
        const { status, text } = await chemistry.fetch(syncUser, {
          path: syncUser.path,
          headers: {
            ...callerHeaders({ accessToken, tenantId: sendsTenant ? user.tenantId : undefined }),
            [headers.culture]: culture,
          },
          json: user,
        });
        const { kind } = interpret(status, text);
        if (kind === 'data') return;
      } catch (cause) {
        throw new AppError('syncFailed', undefined, { cause });
      }
      throw new AppError('syncFailed');
    },
  };
}
