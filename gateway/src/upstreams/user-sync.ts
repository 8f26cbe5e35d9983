import { syncUser, type SyncUser } from '@app/shared/contracts/profile';
import { AppError } from '@app/shared/errors/app-error';
import { catalogue } from '@app/shared/errors/catalogue';
import type { Chemistry } from './chemistry.ts';
import { interpret } from './answer.ts';
import { callerHeaders, type CallerPlace } from './caller-headers.ts';

export interface UserSync {
  /**
   * Makes or updates the user's record in the service. Throws 10033 when it cannot, 70007 when it says that the account has
   * expired, 502 to 504 when there is no answer.
   */
  sync(user: SyncUser, accessToken: string, place: CallerPlace): Promise<void>;
}

export function createUserSync(chemistry: Chemistry, { sendsTenant }: { sendsTenant: boolean }): UserSync {
  return {
    async sync(user, accessToken, { culture, timezoneOffset }) {
      const tenantId = sendsTenant ? user.tenantId : undefined;
      const { status, text } = await chemistry.fetch(syncUser, {
        path: syncUser.path,
        headers: callerHeaders({ accessToken, tenantId, culture, timezoneOffset }),
        json: user,
      });
      const answer = interpret(status, text);
      if (answer.kind === 'data') return;
      // A customer's own service keeps the ends of accounts.
      if (answer.error.code === catalogue.accountExpired.code) throw new AppError('accountExpired');
      throw new AppError('syncFailed', { service: 'userSync' }, { cause: new Error(`sync-user answered ${status}`) });
    },
  };
}
