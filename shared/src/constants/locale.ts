// Languages and currencies (specification sections 3 and 9).

export const cultures = ['zh-CN', 'en'] as const;
export type Culture = (typeof cultures)[number];
export const fallbackCulture: Culture = 'zh-CN';

export const currencies = ['USD', 'CNY'] as const;
export type Currency = (typeof currencies)[number];

export function isCulture(value: unknown): value is Culture {
  return cultures.some((culture) => culture === value);
}
