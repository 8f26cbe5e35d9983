// A service that refuses the token of a call, read out of its answer.

import { AppError } from '@app/shared/errors/app-error';
import { catalogue } from '@app/shared/errors/catalogue';
import { chemistryRefused } from '@app/shared/errors/refused-by-service';
import type { JsonAnswer } from './answer.ts';

export type Refused = JsonAnswer & { kind: 'error' };

/** These say themselves why the user is signed out (specification section 8). */
const reasonCodes = new Set<number>([
  catalogue.inactivityLogout.code,
  catalogue.loggedInElsewhere.code,
  catalogue.noLoginPermission.code,
]);

/** The answer, where it refuses the token: by its status, or by the code of its envelope. */
export function tokenRefusalIn(answer: JsonAnswer): Refused | undefined {
  if (answer.kind === 'data' || reasonCodes.has(answer.error.code)) return undefined;
  return answer.status === 401 || answer.error.code === 401 ? answer : undefined;
}

/** The error that the caller gets for it. */
export function refusedToken(cause: unknown): AppError {
  return new AppError('unauthorized', { service: chemistryRefused }, { cause });
}
