// What the operator decides about the console; nothing of it is made up where it is left out.

import type { Currency } from '@app/shared/constants/locale';

export interface BankAccount {
  readonly accountName: string;
  readonly bankName: string;
  readonly accountNumber: string;
  readonly swift: string | null;
  readonly bankAddress: string | null;
}

export interface ConsoleSettings {
  /** Where transfers go; undefined where nobody configured it. */
  readonly bank: BankAccount | undefined;
  /** Points that a payment brings for each whole unit of its currency. */
  readonly pointsPerUnit: Readonly<Record<Currency, number>>;
  /** What a day of the subscription costs; 0 exchanges none. */
  readonly pointsPerDay: number;
  /** Points, and the mall promotion, last so many days from their creation. */
  readonly pointsRedemptionDays: number;
  /** From logging an account off until its data is gone. */
  readonly removalDays: number;
}

export const defaultConsole: ConsoleSettings = {
  bank: undefined,
  pointsPerUnit: { CNY: 1, USD: 7 },
  pointsPerDay: 100,
  pointsRedemptionDays: 90,
  removalDays: 30,
};
