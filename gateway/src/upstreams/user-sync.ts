import type { Culture } from '@app/shared/constants/locale';
import { syncUser, type SyncUser } from '@app/shared/contracts/profile';
import { AppError } from '@app/shared/errors/app-error';
import type { Chemistry } from './chemistry.ts';
import { readJsonAnswer } from './answer.ts';

export interface UserSync {
  /** Makes or updates the user's record in the service. Throws 10033 when it cannot. */
  sync(user: SyncUser, accessToken: string, culture: Culture): Promise<void>;
}

export function createUserSync(chemistry: Chemistry): UserSync {
  return {
    async sync(user, accessToken, culture) {
      try {
        const answer = await chemistry.send(syncUser, {
          path: syncUser.path,
          headers: { authorization: `Bearer ${accessToken}`, 'x-culture': culture },
          json: user,
        });
        const { kind } = await readJsonAnswer(answer);
        if (kind === 'data') return;
      } catch (cause) {
        throw new AppError('syncFailed', undefined, { cause });
      }
      throw new AppError('syncFailed');
    },
  };
}
