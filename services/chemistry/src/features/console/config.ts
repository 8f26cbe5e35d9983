// The variables of the console: the bank account that transfers go to, points, and accounts on their way out.

import { Type, type Static } from 'typebox';
import { readEnvironment, type Environment } from '@app/shared/rules/environment';
import { defaultConsole, type ConsoleSettings } from './settings.ts';

const line = Type.Optional(Type.String({ minLength: 1, maxLength: 200 }));
const whole = (maximum: number, value: number) => Type.Integer({ minimum: 0, maximum, default: value });

export const consoleEnvironment = {
  BANK_ACCOUNT_NAME: line,
  BANK_NAME: line,
  BANK_ACCOUNT_NUMBER: line,
  BANK_SWIFT: line,
  BANK_ADDRESS: line,
  POINTS_PER_CNY: whole(1_000, defaultConsole.pointsPerUnit.CNY),
  POINTS_PER_USD: whole(1_000, defaultConsole.pointsPerUnit.USD),
  POINTS_PER_DAY: whole(1_000_000, defaultConsole.pointsPerDay),
  POINTS_REDEMPTION_DAYS: whole(3_660, defaultConsole.pointsRedemptionDays),
  ACCOUNT_REMOVAL_DAYS: whole(3_660, defaultConsole.removalDays),
} as const;

const schema = Type.Object(consoleEnvironment);

/** The settings of the console alone. Throws a ConfigError that lists every problem. */
export function loadConsoleSettings(env: Environment): ConsoleSettings {
  return consoleOf(readEnvironment(schema, env, { contradictions: consoleContradictions }));
}

/** A bank account is named whole or not at all. */
export function consoleContradictions(env: Environment): string[] {
  const needed = ['BANK_ACCOUNT_NAME', 'BANK_NAME', 'BANK_ACCOUNT_NUMBER'] as const;
  const named = [...needed, 'BANK_SWIFT', 'BANK_ADDRESS'].filter((name) => env[name]);
  if (named.length === 0) return [];
  return needed.filter((name) => !env[name]).map((name) => `${name}: must be set with ${named[0] ?? ''}`);
}

export function consoleOf(values: Static<typeof schema>): ConsoleSettings {
  const { BANK_ACCOUNT_NAME: accountName, BANK_NAME: bankName, BANK_ACCOUNT_NUMBER: accountNumber } = values;
  const isNamed = accountName !== undefined && bankName !== undefined && accountNumber !== undefined;
  const { BANK_SWIFT: swift = null, BANK_ADDRESS: bankAddress = null } = values;
  return {
    bank: isNamed ? { accountName, bankName, accountNumber, swift, bankAddress } : undefined,
    pointsPerUnit: { CNY: values.POINTS_PER_CNY, USD: values.POINTS_PER_USD },
    pointsPerDay: values.POINTS_PER_DAY,
    pointsRedemptionDays: values.POINTS_REDEMPTION_DAYS,
    removalDays: values.ACCOUNT_REMOVAL_DAYS,
  };
}
