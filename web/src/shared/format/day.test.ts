import { describe, expect, it } from 'vitest';
import { isDay, readDay } from './day.ts';

describe('readDay', () => {
  it.each([
    ['2026-01-05', '2026-01-05'],
    [' 2026-1-5 ', '2026-01-05'],
    ['2026/1/05', '2026-01-05'],
    ['2026.12.31', '2026-12-31'],
    ['2026年1月5日', '2026-01-05'],
    ['2026 年 1 月 5 日', '2026-01-05'],
    ['20260105', '2026-01-05'],
    ['2028-02-29', '2028-02-29'],
  ])('reads %s', (text, day) => {
    expect(readDay(text)).toBe(day);
  });

  it.each([
    '',
    '2026',
    '2026-1',
    '2026-13-01',
    '2026-02-30',
    '2027-02-29',
    '2026-00-10',
    '05/01/2026',
    '2026105',
    'soon',
  ])('takes %j for no day', (text) => {
    expect(readDay(text)).toBeNull();
  });

  it('reads every day of ten years, however it is written', () => {
    for (let time = Date.UTC(2020, 0, 1); time < Date.UTC(2030, 0, 1); time += 86_400_000) {
      const day = new Date(time).toISOString().slice(0, 10);
      const [year, month, date] = day.split('-').map(Number);
      expect([readDay(day), readDay(`${year}/${month}/${date}`), readDay(day.replaceAll('-', ''))]).toEqual([
        day,
        day,
        day,
      ]);
    }
  });
});

it('knows a day only as the product writes it', () => {
  expect(['2026-01-05', '2026-1-5', '2026-02-29', ''].map(isDay)).toEqual([true, false, false, false]);
});
