// A user's own settings, one at a time, each checked for what it may hold.

import { cultures, currencies, type Currency } from '@app/shared/constants/locale';
import {
  conditionCollations,
  highestMaximumPrice,
  noMaximumPrice,
  noSearchPreferences,
  tourStates,
  type settingKeys,
} from '@app/shared/contracts/profile/profile';
import type { SearchPreferences } from '@app/shared/constants/search-preferences';
import { preferencesText, readPreferencesText, saidPreferences } from '@app/shared/rules/preferences';
import { routeSorts } from '@app/shared/contracts/routes/routes';
import { AppError } from '@app/shared/errors/app-error';
import { convertMinorUnits } from '../../chemistry/stock/money.ts';
import type { Registration } from '../../platform/http/calls.ts';
import { handle, type AccountServices } from './services.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { changeUserRecord, userRecord, type SettingChange, type UserRecord } from './user-record.ts';

type SettingKey = (typeof settingKeys)[number];
/** What to write for a value; undefined for one that the setting cannot hold. */
type Read = (value: string, record: UserRecord, caller: Caller) => SettingChange | undefined;

const oneOf =
  (column: keyof SettingChange, values: readonly string[]): Read =>
  (value) =>
    values.includes(value) ? { [column]: value } : undefined;
const onOff =
  (column: keyof SettingChange): Read =>
  (value) =>
    ['true', 'false'].includes(value) ? { [column]: value === 'true' } : undefined;

const settings: Record<SettingKey, Read> = {
  Language: oneOf('language', cultures),
  Currency: oneOf('currency', currencies),
  RouteDirection: oneOf('routeDirection', ['horizontal', 'vertical']),
  SortValue: oneOf('sortValue', routeSorts),
  ConditionOptCollation: oneOf('conditionOptCollation', conditionCollations),
  MaximumMoleculePrice: readMaximumPrice,
  IsCanPushDH: onOff('isCanPushDH'),
  IsShowReleaseNote: onOff('isShowReleaseNote'),
  // Spec §4: accepting the privacy notice sends it as false.
  IsApprove: onOff('isNeedApprove'),
  Tour: oneOf('tour', tourStates),
  SearchPreferences: readSearchPreferences,
};

const changeSetting = handle('changeSetting', async ({ params: { key, value } }, caller, { database, clock }) => {
  const record = await userRecord(database.queries, caller, clock);
  const change = settings[key](value, record, caller);
  if (!change) throw new AppError('parameterError');
  await changeUserRecord(database.queries, caller, change, clock);
  return { key, value };
});

function readMaximumPrice(value: string, record: UserRecord, caller: Caller): SettingChange | undefined {
  if (value === noMaximumPrice) return { maximumPrice: null, maximumPriceCurrency: null };
  const amount = /^\d{1,10}$/.test(value) ? Number(value) : 0;
  if (amount < 1 || amount > highestMaximumPrice) return undefined;
  return { maximumPrice: amount, maximumPriceCurrency: chosenCurrency(record, caller) };
}

function readSearchPreferences(value: string): SettingChange | undefined {
  if (value === noSearchPreferences) return { searchPreferences: null };
  const said = readPreferencesText(value);
  return said ? { searchPreferences: saidPreferences(said) ? preferencesText(said) : null } : undefined;
}

/** What the user's searches prefer; undefined for the usual. */
export function preferencesOf({
  searchPreferences,
}: Pick<UserRecord, 'searchPreferences'>): SearchPreferences | undefined {
  return saidPreferences(
    searchPreferences === null ? undefined : (readPreferencesText(searchPreferences) ?? undefined),
  );
}

/** The currency a user chose, or the usual one. */
export function chosenCurrency(
  { currency }: Pick<UserRecord, 'currency'>,
  { usualCurrency }: Pick<Caller, 'usualCurrency'>,
): Currency {
  return currencies.find((one) => one === currency) ?? usualCurrency;
}

/** The highest price a gram in minor units of the user's currency of today; null without one. */
export function maximumPriceOf(record: UserRecord, caller: Caller): number | null {
  const from = currencies.find((one) => one === record.maximumPriceCurrency);
  if (record.maximumPrice === null || from === undefined) return null;
  return Math.max(1, Math.round(convertMinorUnits(record.maximumPrice, from, chosenCurrency(record, caller))));
}

export const settingCalls: readonly Registration<AccountServices>[] = [changeSetting];
