import { headers } from '@app/shared/constants/headers';
import type { Culture } from '@app/shared/constants/locale';
import { syncUser, type SyncUser } from '@app/shared/contracts/profile';
import { AppError } from '@app/shared/errors/app-error';
import { catalogue } from '@app/shared/errors/catalogue';
import type { Chemistry } from './chemistry.ts';
import { interpret } from './answer.ts';
import { callerHeaders } from './caller-headers.ts';

export interface UserSync {
  /** Makes or updates the user's record in the service. Throws 10033 when it cannot, 70007 when it says that the account has expired. */
  sync(user: SyncUser, accessToken: string, culture: Culture): Promise<void>;
}

export function createUserSync(chemistry: Chemistry, { sendsTenant }: { sendsTenant: boolean }): UserSync {
  return {
    async sync(user, accessToken, culture) {
      const answer = await chemistry
        .fetch(syncUser, {
          path: syncUser.path,
          headers: {
            ...callerHeaders({ accessToken, tenantId: sendsTenant ? user.tenantId : undefined }),
            [headers.culture]: culture,
          },
          json: user,
        })
        .then(({ status, text }) => interpret(status, text))
        .catch((cause: unknown) => {
          throw new AppError('syncFailed', undefined, { cause });
        });
      if (answer.kind === 'data') return;
      // A customer's own service keeps the ends of accounts.
      throw new AppError(answer.error.code === catalogue.accountExpired.code ? 'accountExpired' : 'syncFailed');
    },
  };
}
