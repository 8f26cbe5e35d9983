import type { Currency } from '@app/shared/constants/locale';
import type { AccountServices } from './services.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { chosenCurrency } from './settings.ts';
import { userRecord } from './user-record.ts';

/** The currency that a caller chose, or the usual one. */
export async function currencyFor(
  { database, clock }: Pick<AccountServices, 'database' | 'clock'>,
  caller: Caller,
): Promise<Currency> {
  return chosenCurrency(await userRecord(database.queries, caller, clock), caller);
}
