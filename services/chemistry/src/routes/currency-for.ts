import { currencyOf, type Currency } from '@app/shared/constants/locale';
import type { Services } from '../services.ts';
import type { Caller } from './caller.ts';
import { userRecord } from './user-record.ts';

/** The currency that a caller chose, or the usual one of the language. */
export async function currencyFor(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  caller: Caller,
): Promise<Currency> {
  const { currency } = await userRecord(database.queries, caller, clock);
  return currency === 'USD' || currency === 'CNY' ? currency : currencyOf[caller.culture];
}
