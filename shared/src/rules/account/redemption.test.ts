import { check, constantFrom, date, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTimeZone, redemptionEnd, seesMallPromotion } from './redemption.ts';

const zones = [
  'UTC',
  'Asia/Shanghai',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Kiritimati',
  'America/New_York',
  'America/St_Johns',
  'America/Santiago',
  'Europe/Berlin',
  'Africa/Cairo',
];
const zone = constantFrom(...zones);
const moment = date({ min: new Date('2000-01-01'), max: new Date('2060-01-01'), noInvalidDate: true });
const days = integer({ min: 0, max: 1_000 });

const shown = (at: number, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(at);

describe('the end of redemption', () => {
  it.each([
    ['2026-01-31T20:00:00Z', 0, 'Asia/Shanghai', '2026-02-01T15:59:59.000Z'],
    ['2026-02-28T12:00:00Z', 1, 'UTC', '2026-03-01T23:59:59.000Z'],
    // Summer time begins in between, and ends.
    ['2026-03-28T12:00:00Z', 1, 'Europe/Berlin', '2026-03-29T21:59:59.000Z'],
    ['2026-10-24T12:00:00Z', 1, 'Europe/Berlin', '2026-10-25T22:59:59.000Z'],
    // In Santiago the clocks go forward, and back, at midnight: back to 23:00, so that 23:59:59 comes twice.
    ['2026-04-03T12:00:00Z', 1, 'America/Santiago', '2026-04-05T03:59:59.000Z'],
    ['2026-09-04T12:00:00Z', 1, 'America/Santiago', '2026-09-06T03:59:59.000Z'],
  ])('of %s after %i days in %s is %s', (created, count, timeZone, end) => {
    expect(new Date(redemptionEnd(Date.parse(created), count, timeZone)).toISOString()).toBe(end);
  });

  it('is 23:59:59 on the clocks of every zone, so many days of its calendar later', () => {
    expect(
      check(
        property(moment, days, zone, (created, count, timeZone) => {
          const [createdOn = ''] = shown(created.getTime(), timeZone).split(' ');
          const expected = new Date(Date.parse(`${createdOn}T00:00:00Z`) + count * 86_400_000)
            .toISOString()
            .slice(0, 10);
          // Apia had no 30 December 2011.
          if (timeZone === 'Pacific/Apia' && expected === '2011-12-30') return true;
          return shown(redemptionEnd(created.getTime(), count, timeZone), timeZone) === `${expected} 23:59:59`;
        }),
        { numRuns: 2_000 },
      ),
    ).toMatchObject({ failed: false });
  });

  it('never comes before the creation, nor earlier for more days', () => {
    expect(
      check(
        property(moment, days, zone, (created, count, timeZone) => {
          const end = redemptionEnd(created.getTime(), count, timeZone);
          return end + 1_000 > created.getTime() && redemptionEnd(created.getTime(), count + 1, timeZone) > end;
        }),
      ),
    ).toMatchObject({ failed: false });
  });

  it('knows a time zone from a word', () => {
    expect([isTimeZone('Asia/Shanghai'), isTimeZone('Mars/Olympus'), isTimeZone('')]).toEqual([true, false, false]);
  });
});

describe('the mall promotion', () => {
  const user = { accountType: 'trialBasic', externalSource: 1, creationTime: '2026-06-01T02:00:00Z' } as const;
  const at = (now: string) => ({ days: 30, timeZone: 'Asia/Shanghai', now: Date.parse(now) });

  it.each([
    ['a trial of the mall channel on its last second', user, '2026-07-01T15:59:59.000Z', true],
    ['a second later', user, '2026-07-01T16:00:00.000Z', false],
    ['a professional trial', { ...user, accountType: 'trialProfessional' }, '2026-06-02T00:00:00Z', true],
    ['a paid account', { ...user, accountType: 'payProfessional' }, '2026-06-02T00:00:00Z', false],
    ['a trial of no channel', { ...user, externalSource: null }, '2026-06-02T00:00:00Z', false],
    ['a trial of another channel', { ...user, externalSource: 2 }, '2026-06-02T00:00:00Z', false],
  ] as const)('to %s', (_who, who, now, sees) => {
    expect(seesMallPromotion(who, at(now))).toBe(sees);
  });
});
