// How suppliers write packs, prices and delivery times, in English and in Chinese.

import { readCurrency, type PriceCurrency } from '../../../chemistry/stock/money.ts';

const gramsOf: Readonly<Record<string, number>> = {
  ug: 1e-6,
  μg: 1e-6,
  微克: 1e-6,
  mg: 1e-3,
  毫克: 1e-3,
  g: 1,
  gm: 1,
  gr: 1,
  gram: 1,
  grams: 1,
  克: 1,
  kg: 1_000,
  kgs: 1_000,
  kilogram: 1_000,
  kilograms: 1_000,
  公斤: 1_000,
  千克: 1_000,
  t: 1e6,
  吨: 1e6,
  lb: 453.592,
  oz: 28.3495,
};

const amountPattern =
  /^(?:(\d+)\s*[x×*]\s*)?(\d+(?:[.,]\d+)?)?\s*([a-zμ]+|[一-鿿]+)(?:\s*[/／]?\s*(?:瓶|袋|桶|支|包|bottle|pack))?$/u;

/** Grams of a pack such as `5 g`, `10×1mg`, `25 公斤`, `g`; undefined for volumes and for what is no amount. */
export function readGrams(text: string): number | undefined {
  const [, times = '1', amount = '1', unit = ''] = amountPattern.exec(fold(text).trim()) ?? [];
  const grams = gramsOf[unit];
  const size = Number(amount.replace(',', '.')) * Number(times);
  return grams === undefined || !(size > 0) ? undefined : grams * size;
}

/** `none`: the text says that there is no price (on request). `unreadable`: it says something that is no price. */
export type ReadPrice = { amount: number; currency: PriceCurrency | undefined } | 'none' | 'unreadable';

const onRequest =
  /^(?:-+|n\/?a|nan|null|none|poa|tbd|\?|0+(?:\.0+)?|inquir[ey]|enquire|on request|call|询价|咨询|面议|电询|无|暂无)$/;

/** A price such as `12.50`, `¥1,200`, `USD 35`, `1.200,50 €`. */
export function readPrice(text: string): ReadPrice {
  const folded = fold(text).trim();
  if (folded === '' || onRequest.test(folded)) return 'none';
  const [, before = '', digits = '', after = ''] = /^([^\d\s.,-]*)\s*(\d[\d.,' ]*)\s*([^\d\s]*)$/u.exec(folded) ?? [];
  const amount = readNumber(digits);
  const sign = before || after;
  const currency = sign === '' ? undefined : readCurrency(sign);
  if (amount === undefined || amount <= 0 || amount > 1e9 || (sign !== '' && currency === undefined))
    return 'unreadable';
  return { amount, currency };
}

// The last of two kinds of mark is the decimal one; a single comma before three digits divides thousands.
function readNumber(text: string): number | undefined {
  const digits = text.replaceAll(/[' ]/g, '');
  const isGerman =
    /,\d{1,2}$/.test(digits) || (digits.includes('.') && digits.lastIndexOf(',') > digits.lastIndexOf('.'));
  const plain = isGerman ? digits.replaceAll('.', '').replace(',', '.') : digits.replaceAll(',', '');
  return /^\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : undefined;
}

const daysOf: readonly (readonly [RegExp, number])[] = [
  [/^(?:h|hrs?|hours?|小时)$/, 1 / 24],
  [/^(?:d|days?|business days?|working days?|天|日|个?工作日)?$/, 1],
  [/^(?:w|wks?|weeks?|周|星期|个星期)$/, 7],
  [/^(?:m|mths?|months?|月|个月)$/, 30],
];

/** Days until delivery, the longer of a range, whole; 0 for what is in stock; undefined when it cannot be read. */
export function readLeadDays(text: string): number | undefined {
  const folded = fold(text).trim();
  if (/^(?:in stock|stock|available|现货|有货|库存)$/.test(folded)) return 0;
  const [, first = '', last = first, unit = ''] =
    /^(?:about|约)?\s*(\d+(?:\.\d+)?)\s*(?:[-–~～至到]|to)?\s*(\d+(?:\.\d+)?)?\s*(.*)$/u.exec(folded) ?? [];
  const days = daysOf.find(([pattern]) => pattern.test(unit.trim()))?.[1];
  const count = Number(last || first);
  return first === '' || days === undefined || count > 10_000 ? undefined : Math.ceil(count * days);
}

// Full-width forms become plain ones.
function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
