// Numbers, dates and times as the specification (section 9) and the reader's language write them.

import { currentCulture } from './culture.ts';
import { i18n } from './i18n.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** `YYYY-MM-DD HH:mm:ss` in the reader's time zone. Takes an ISO 8601 string or a Date. */
export function formatDateTime(value: string | Date): string {
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium' }).format(new Date(value));
}

/** `MMMM D, YYYY` in English, `YYYY/MM/DD` in Chinese. */
export function formatDate(value: string | Date): string {
  if (currentCulture() === 'en') return new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(new Date(value));
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short' }).format(new Date(value)).replaceAll('-', '/');
}

/** How long ago, in words, within the last week; the date before that. */
export function formatAgo(value: string | Date, now: Date = new Date()): string {
  const ms = now.getTime() - new Date(value).getTime();
  if (ms < minuteMs) return ago(0, 'second');
  if (ms < hourMs) return ago(ms / minuteMs, 'minute');
  if (ms < dayMs) return ago(ms / hourMs, 'hour');
  if (ms < 7 * dayMs) return ago(ms / dayMs, 'day');
  return formatDate(value);
}

/** `5 minutes ago`, `5 分钟前`: the browser writes figures and Chinese words without a space. */
function ago(count: number, unit: Intl.RelativeTimeFormatUnit): string {
  const words = new Intl.RelativeTimeFormat(currentCulture(), { numeric: 'auto' }).format(-Math.floor(count), unit);
  return words.replace(/(\d)(?=[\u4E00-\u9FFF])/, '$1 ');
}

/** A span of time given in milliseconds: `340 ms`, `1.2 s`, `2 min 5 s`; in Chinese `2 分 5 秒`. */
export function formatDuration(ms: number): string {
  const of = (unit: string, value: string) => i18n.t(`common:duration.${unit}`, { value });
  if (ms < 1) return `< ${of('milliseconds', '1')}`;
  if (ms < 1000) return of('milliseconds', formatNumber(Math.round(ms)));
  if (ms < minuteMs) return of('seconds', formatNumber(ms / 1000, 1));
  const seconds = Math.round(ms / 1000);
  const rest = seconds % 60;
  const minutes = of('minutes', String(Math.floor(seconds / 60)));
  return rest === 0 ? minutes : `${minutes} ${of('seconds', String(rest))}`;
}

/** An estimate, no more exact than it is: seconds up to a minute, tens of them up to ten, then minutes; more would only flicker. */
export function formatTimeLeft(seconds: number): string {
  const of = (unit: string, value: number) => i18n.t(`common:duration.${unit}`, { value: formatNumber(value) });
  if (seconds < 60) return of('seconds', Math.max(1, Math.round(seconds)));
  if (seconds < 600) return formatDuration(Math.round(seconds / 10) * 10_000);
  const minutes = Math.round(seconds / 60);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && of('hours', hours), rest > 0 && of('minutes', rest)].filter(Boolean).join(' ');
}

/** What is left of a countdown: `4:59`. Rounded up, so that it reads 0:00 only when the time is over. */
export function formatClock(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** A number with grouping; `digits` fixes the digits after the point. */
export function formatNumber(value: number, digits?: number): string {
  return new Intl.NumberFormat(currentCulture(), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits ?? 3,
  }).format(value);
}

/** A fraction from 0 to 1 as a percentage, with a space before the sign as in all texts: `88 %`. */
export function formatPercent(fraction: number, digits = 0): string {
  const options = { style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits } as const;
  return new Intl.NumberFormat(currentCulture(), options).format(fraction).replace('%', ' %');
}

/** An amount in minor units, such as cents, with its currency sign; from a hundred on rounded to three figures. */
export function formatMoney(minorUnits: number, currency: string): string {
  const amount = minorUnits / 100;
  return new Intl.NumberFormat(currentCulture(), {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    ...(amount >= 100 ? { maximumSignificantDigits: 3 } : { maximumFractionDigits: 2 }),
  }).format(amount);
}

/** An amount in minor units with its currency sign, to the last of them. */
export function formatExactMoney(minorUnits: number, currency: string): string {
  return new Intl.NumberFormat(currentCulture(), {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).format(minorUnits / 100);
}

/** `$` for US dollars, else `¥` (specification section 9). */
export function currencySign(currency: string): string {
  return currency === 'USD' ? '$' : '¥';
}
