// A service that refuses the token of a call, read out of its response.

import { AppError } from '@app/shared/errors/app-error';
import { catalogue } from '@app/shared/errors/catalogue';
import { chemistryRefused } from '@app/shared/errors/refused-by-service';
import type { JsonResponse } from './response.ts';

export type Refused = JsonResponse & { kind: 'error' };

/** These say themselves why the user is signed out (specification section 8). */
const reasonCodes = new Set<number>([
  catalogue.inactivityLogout.code,
  catalogue.loggedInElsewhere.code,
  catalogue.noLoginPermission.code,
]);

/** The response, where it refuses the token: by its status, or by the code of its envelope. */
export function tokenRefusalIn(response: JsonResponse): Refused | undefined {
  if (response.kind === 'data' || reasonCodes.has(response.error.code)) return undefined;
  return response.status === 401 || response.error.code === 401 ? response : undefined;
}

/** The error that the caller gets for it. */
export function refusedToken(cause: unknown): AppError {
  return new AppError('unauthorized', { service: chemistryRefused }, { cause });
}
