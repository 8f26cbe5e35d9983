// CAS Registry Numbers as people and spreadsheets write them: with words before them, other hyphens, full-width digits,
// without hyphens, or turned into dates. What is not written as such a number is restored only where its check digit
// holds, and only where one reading of it does.

import { isCasNumber } from '../../../chemistry/recognition/cas-number.ts';

const words = String.raw`(?:CAS|CASRN|RN)(?:[\s#_.-]*(?:registry\s*)?(?:number|no|nr|rn|reg|登记号|登录号|编号|号))*`;
const prefix = String.raw`[\[(【]?\s*(?:${words}\s*[.#]*\s*[:=]?\s*)?`;
const spelled = new RegExp(String.raw`^${prefix}0*(\d{2,7})\s?-\s?(\d{2})\s?-\s?(\d)(?!\d)[\])】]?(.*)$`, 'is');

/** The CAS number that a text begins with, and what follows it; undefined for a text that begins otherwise. */
export function leadingCas(text: string): { cas: string; rest: string } | undefined {
  const [, head, middle, check, rest = ''] = spelled.exec(plainText(text)) ?? [];
  if (head === undefined || /^[-\p{L}\d]/u.test(rest)) return undefined;
  return { cas: `${head}-${middle}-${check}`, rest: rest.replace(/^[\s,;:]+/, '').trim() };
}

/** The CAS number that a cell of a column of such numbers means; undefined where it means none for certain. */
export function casOfCell(cell: string): string | undefined {
  const text = plainText(cell).trim();
  const spelledOut = leadingCas(text);
  if (spelledOut && spelledOut.rest === '') return spelledOut.cas;
  const found = new Set(readings(text).filter(isCasNumber));
  return found.size === 1 ? [...found][0] : undefined;
}

// NFKC makes full-width digits and the no-break space plain; hyphens it leaves apart.
function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[\u00AD\u2010-\u2015\u2043\u2212\u30FC\uFE58\uFE63\uFF0D]/g, '-')
    .replaceAll(/[\u200B-\u200D\uFEFF]/g, '');
}

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

function readings(text: string): string[] {
  if (/^\d{5,10}$/.test(text)) return [withHyphens(text), ...ofDate(dateOfSerial(Number(text)))];
  const clock = /[T\s]+0{1,2}:00(?::00(?:\.0+)?)?Z?$/;
  const parts = /^(\p{L}{3,9}|\d{1,4})[-/.\s年](\p{L}{3,9}|\d{1,2})[-/.\s月,]+(\d{1,4})日?$/u.exec(
    text.replace(clock, ''),
  );
  if (!parts) return [];
  const [first, second, third] = parts.slice(1).map(numberOf);
  if (first === undefined || second === undefined || third === undefined) return [];
  if (isNaN(first + second + third)) return [];
  const orders: Day[] =
    String(parts[1]).length === 4
      ? [{ year: first, month: second, day: third }]
      : [
          { year: third, month: first, day: second },
          { year: third, month: second, day: first },
          { year: first, month: second, day: third },
        ];
  // A year whose last two digits were the middle group, as in 1978/2/50 of 50-78-2.
  const middles = orders.map(({ year, month, day }) => `${day}-${pad(year % 100)}-${month}`);
  return [...orders.flatMap(ofDate), ...middles];
}

interface Day {
  year: number;
  month: number;
  day: number;
}

// 75-09-2 becomes 2 September 1975, 7440-05-3 the 3 May 7440.
function ofDate({ year, month, day }: Day): string[] {
  if (day > 9 || day < 1 || month > 99) return [];
  return [`${year}-${pad(month)}-${day}`, `${pad(year % 100)}-${pad(month)}-${day}`];
}

function dateOfSerial(serial: number): Day {
  const date = new Date(Date.UTC(1899, 11, 30) + serial * 86_400_000);
  if (Number.isNaN(date.getTime())) return { year: 0, month: 0, day: 0 };
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

function withHyphens(digits: string): string {
  return `${digits.slice(0, -3)}-${digits.slice(-3, -1)}-${digits.slice(-1)}`;
}

function numberOf(part: string): number {
  if (/^\d+$/.test(part)) return Number(part);
  const month = months.indexOf(part.slice(0, 3).toLowerCase());
  return month === -1 ? Number.NaN : month + 1;
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}
