import { AppError } from '@app/shared/errors/app-error';
import type { AccountServices } from './services.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { userRecord, type UserRecord } from './user-record.ts';

/** The record of a caller who administers the tenant. Throws featureNotPermitted for everybody else. */
export async function requireAdministrator({ database, clock }: AccountServices, caller: Caller): Promise<UserRecord> {
  const record = await userRecord(database.queries, caller, clock);
  if (!record.isTenantAdmin) throw new AppError('featureNotPermitted');
  return record;
}
