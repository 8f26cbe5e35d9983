import { syncUser, type SyncUser } from '@app/shared/contracts/profile/profile';
import { AppError } from '@app/shared/errors/app-error';
import { catalogue } from '@app/shared/errors/catalogue';
import { tokenRefusalIn, type TokenRefusal } from '@app/shared/errors/token-refusals';
import { loggedWords } from './oauth-error.ts';
import { causeOfTokenRefusal, setupFault, type SignInCause } from '../sign-in-causes.ts';
import type { Chemistry } from './chemistry.ts';
import { interpret } from './response.ts';
import { callerHeaders, type CallerPlace } from './caller-headers.ts';
import type { Refused } from './refusal.ts';

export interface UserSync {
  /**
   * Makes or updates the user's record in the service. Throws 10033 when it cannot, 70007 when it says that the account has
   * expired, 502 to 504 when there is no response. Details name the cause where an administrator can remove it.
   */
  sync(user: SyncUser, accessToken: string, place: CallerPlace): Promise<void>;
}

export function createUserSync(chemistry: Chemistry, { sendsTenant }: { sendsTenant: boolean }): UserSync {
  return {
    async sync(user, accessToken, { culture, timezoneOffset, requestId }) {
      const tenantId = sendsTenant ? user.tenantId : undefined;
      const { status, text } = await chemistry.fetch(syncUser, {
        path: syncUser.path,
        headers: callerHeaders({ accessToken, tenantId, culture, timezoneOffset, requestId }),
        json: user,
      });
      const response = interpret(status, text);
      if (response.kind === 'error') throw failureOf(response);
    },
  };
}

function failureOf(response: Refused): AppError {
  const { status, error } = response;
  // A customer's own service keeps the ends of accounts.
  if (error.code === catalogue.accountExpired.code) return new AppError('accountExpired');
  const refusal = tokenRefusalIn(error.details);
  const said = refusal ?? error.message ?? '';
  const cause = new Error(
    `sync-user answered ${status}, code ${error.code}${said === '' ? '' : `: ${loggedWords(said)}`}`,
  );
  const setup = setupCauseOf(response, refusal);
  if (setup) return setupFault(setup, { cause, service, key: 'syncFailed' });
  return new AppError('syncFailed', { service }, { cause });
}

const service = 'userSync';

// What an administrator has to change. A service that only fails for now is tried again.
function setupCauseOf(response: Refused, refusal: TokenRefusal | undefined): SignInCause | undefined {
  const { status, error } = response;
  if (refusal) return causeOfTokenRefusal(refusal);
  if (status === 401 || error.code === 401) return 'token-refused';
  if (status === 404 || status === 405 || status === 501) return 'sync-not-found';
  return status === 400 || status === 403 || status === 422 ? 'sync-refused' : undefined;
}
