// Logging an account off for good (specification section 6).

import { AppError } from '@app/shared/errors/app-error';
import type { AccountClosing } from '@app/shared/contracts/console/points';
import { findClosing, startClosing } from '../account/closing-store.ts';
import type { ConsoleServices } from './services.ts';
import type { Registration } from '../../platform/http/calls.ts';
import { handle } from './services.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { userRecord, type UserRecord } from '../account/user-record.ts';

const accountClosing = handle('accountClosing', (_, caller, services) => stateOf(caller, services));

const accountClose = handle('accountClose', async ({ body }, caller, services) => {
  const { database, clock, console: settings } = services;
  const record = await userRecord(database.queries, caller, clock);
  if (!mayLogOff(record)) throw new AppError('featureNotPermitted');
  if (body.typedName.trim() !== record.userName) throw new AppError('parameterError', { problems: ['body/typedName'] });
  await database.transaction((tx) => startClosing(tx, caller, settings.removalDays, clock.now()));
  return stateOf(caller, services);
});

/** An administrator of a tenant with a professional account, trial or paid. */
function mayLogOff({ isTenantAdmin, accountType }: UserRecord): boolean {
  return isTenantAdmin && (accountType === 'trialProfessional' || accountType === 'payProfessional');
}

async function stateOf(
  caller: Caller,
  { database, clock, console: settings }: ConsoleServices,
): Promise<AccountClosing> {
  const record = await userRecord(database.queries, caller, clock);
  const closing = await findClosing(database.queries, caller);
  return {
    isOpen: mayLogOff(record),
    nameToType: record.userName,
    graceDays: settings.removalDays,
    removalAt: closing?.removalAt.toISOString() ?? null,
  };
}

export const consoleClosingCalls: readonly Registration<ConsoleServices>[] = [accountClosing, accountClose];
