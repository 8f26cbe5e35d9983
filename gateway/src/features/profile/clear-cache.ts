// What is kept for a caller: at the service, and here what they may do.

import { clearCache } from '@app/shared/contracts/profile/profile';
import type { Accounts } from '../../auth/provider/accounts.ts';
import type { ApiKeys } from '../../auth/programs/api-keys.ts';
import { askService, type ServiceParts } from '../../upstreams/ask-service.ts';
import type { OwnHandler } from '../calls/routes.ts';

export interface ClearCacheParts extends ServiceParts {
  accounts: Pick<Accounts, 'forget'>;
  apiKeys: Pick<ApiKeys, 'forget'>;
}

/** Drops both; permissions and licence are read anew at the next call of any session or key of the caller. */
export function clearCacheHandler(parts: ClearCacheParts): [string, OwnHandler] {
  return [
    'clearCache',
    async (request) => {
      const { caller } = request;
      if (caller) {
        await parts.accounts.forget(caller.user.id);
        parts.apiKeys.forget(caller.user);
      }
      return askService(clearCache, request, parts);
    },
  ];
}
