import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { saveCulture } from './culture.ts';
import { startI18n } from './i18n.ts';
import {
  currencySign,
  formatAgo,
  formatClock,
  formatDate,
  formatDateTime,
  formatDuration,
  formatExactMoney,
  formatMoney,
  formatNumber,
  formatPercent,
} from './format.ts';

const moment = new Date(2026, 2, 9, 7, 5, 3);

beforeAll(startI18n);
afterEach(() => saveCulture('en'));

describe('dates', () => {
  it('have one form with time in both languages', () => {
    expect(formatDateTime(moment)).toBe('2026-03-09 07:05:03');
  });

  it('are written out in English and short in Chinese', () => {
    expect(formatDate(moment)).toBe('March 9, 2026');
    saveCulture('zh-CN');
    expect(formatDate(moment)).toBe('2026/03/09');
  });

  // Specification section 9, on the days where forms differ: one figure, two figures, the turn of the year.
  it.each([
    [new Date(2026, 0, 1, 0, 0, 0), '2026-01-01 00:00:00', 'January 1, 2026', '2026/01/01'],
    [new Date(2026, 11, 31, 23, 59, 59), '2026-12-31 23:59:59', 'December 31, 2026', '2026/12/31'],
    [new Date(2028, 1, 29, 12, 0, 9), '2028-02-29 12:00:09', 'February 29, 2028', '2028/02/29'],
  ])('%s reads %s; %s in English, %s in Chinese', (date, withTime, english, chinese) => {
    const forms = (culture: 'en' | 'zh-CN') => {
      saveCulture(culture);
      return [
        formatDateTime(date),
        formatDateTime(date.toISOString()),
        formatDate(date),
        formatDate(date.toISOString()),
      ];
    };
    expect(forms('en')).toEqual([withTime, withTime, english, english]);
    expect(forms('zh-CN')).toEqual([withTime, withTime, chinese, chinese]);
  });

  it.each([
    [20_000, 'now'],
    [5 * 60_000, '5 minutes ago'],
    [3 * 3_600_000, '3 hours ago'],
    [26 * 3_600_000, 'yesterday'],
    [9 * 86_400_000, 'March 9, 2026'],
  ])('are told by their distance within a week (%i ms)', (ms, words) => {
    expect(formatAgo(moment, new Date(moment.getTime() + ms))).toBe(words);
  });

  it('are written as a distance in Chinese, with a space between figures and words', () => {
    saveCulture('zh-CN');
    const told = [20_000, 5 * 60_000, 3 * 3_600_000, 26 * 3_600_000, 4 * 86_400_000].map((ms) =>
      formatAgo(moment, new Date(moment.getTime() + ms)),
    );
    expect(told).toEqual(['现在', '5 分钟前', '3 小时前', '昨天', '4 天前']);
  });

  it('are not in the future when the clocks differ a little', () => {
    expect(formatAgo(moment, new Date(moment.getTime() - 4_000))).toBe('now');
  });
});

describe('money', () => {
  it.each([
    ['USD', 1_250, '$', '$12.50'],
    ['CNY', 1_250, '¥', '¥12.50'],
  ])('in %s carries its sign in both languages', (currency, minorUnits, sign, exact) => {
    expect(currencySign(currency)).toBe(sign);
    for (const culture of ['en', 'zh-CN'] as const) {
      saveCulture(culture);
      expect([formatExactMoney(minorUnits, currency), formatMoney(minorUnits, currency)]).toEqual([exact, exact]);
    }
  });
});

describe('numbers', () => {
  it.each([
    [0, '< 1 ms'],
    [340, '340 ms'],
    [1_240, '1.2 s'],
    [59_400, '59.4 s'],
    [125_000, '2 min 5 s'],
    [120_000, '2 min'],
  ])('tell %i ms as a duration', (ms, words) => {
    expect(formatDuration(ms)).toBe(words);
  });

  it.each([
    [120_000, '2:00'],
    [59_001, '1:00'],
    [9_000, '0:09'],
    [1, '0:01'],
    [0, '0:00'],
  ])('tell %i ms of a countdown', (ms, words) => {
    expect(formatClock(ms)).toBe(words);
  });

  it('are grouped and cut as asked', () => {
    expect(formatNumber(12_345.678, 1)).toBe('12,345.7');
    expect(formatNumber(92.5, 1)).toBe('92.5');
    expect(formatPercent(0.876)).toBe('88 %');
  });
});
