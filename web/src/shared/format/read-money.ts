import { moneyBound } from '@app/shared/constants/limits';

export type TypedMoney = { minorUnits: number } | 'unreadable' | 'beyond';

/** What a user typed, such as `12,000.5`, in minor units; exact, since it never is a fraction. */
export function typedMoney(text: string): TypedMoney {
  const plain = text.trim().replaceAll(/[\s,，]/gu, '');
  const [, whole, cents = ''] = /^0*(\d+)(?:\.(\d{1,2}))?$/.exec(plain) ?? [];
  if (whole === undefined) return 'unreadable';
  const minorUnits = Number(`${whole}${cents.padEnd(2, '0')}`);
  if (minorUnits > moneyBound) return 'beyond';
  return minorUnits > 0 ? { minorUnits } : 'unreadable';
}

/** Minor units of a typed amount; undefined unless it is above zero and within the bound. */
export function readMoney(text: string): number | undefined {
  const typed = typedMoney(text);
  return typeof typed === 'object' ? typed.minorUnits : undefined;
}
