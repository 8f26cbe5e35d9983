import { check, constantFrom, date, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paidPlans } from '../../constants/console.ts';
import { accountTypes, type AccountType } from '../../constants/modules.ts';
import { isExpired, isTrial, type Licence } from './expiry.ts';
import { effectiveLicence, extendedLicence, licenceWithDays, plusMonths } from './licence.ts';

const moment = date({ min: new Date('2020-01-01'), max: new Date('2050-01-01'), noInvalidDate: true });
const type = constantFrom(...(Object.keys(accountTypes) as AccountType[]));
const plan = constantFrom(...paidPlans);
const months = integer({ min: 1, max: 60 });

describe('expiry', () => {
  it('comes at the very moment, once, and never to a trial or to a licence without an end', () => {
    expect(
      check(
        property(type, moment, moment, (accountType, ends, now) => {
          const licence: Licence = { accountType, expirationDate: ends.toISOString() };
          const expected = !isTrial(licence) && now.getTime() >= ends.getTime();
          return (
            isExpired(licence, now.getTime()) === expected && !isExpired({ accountType, expirationDate: null }, +now)
          );
        }),
      ),
    ).toMatchObject({ failed: false });
  });

  it('is a matter of the moment, whatever zone the date was written in', () => {
    expect(
      check(
        property(moment, integer({ min: -14, max: 14 }), (ends, hours) => {
          const sign = hours < 0 ? '-' : '+';
          const local = new Date(ends.getTime() + hours * 3_600_000).toISOString().slice(0, -1);
          const written = `${local}${sign}${String(Math.abs(hours)).padStart(2, '0')}:00`;
          const licence: Licence = { accountType: 'payProfessional', expirationDate: written };
          return isExpired(licence, +ends) && !isExpired(licence, +ends - 1);
        }),
      ),
    ).toMatchObject({ failed: false });
  });
});

describe('what a payment buys', () => {
  const now = Date.parse('2026-06-15T08:00:00Z');
  const held = (accountType: AccountType, expirationDate: string | null): Licence => ({ accountType, expirationDate });

  it.each([
    ['a trial', held('trialBasic', null), 'pro', 12, 'payProfessional', '2027-06-15T08:00:00.000Z'],
    [
      'an expired account',
      held('payProfessional', '2025-01-01T00:00:00Z'),
      'pro',
      1,
      'payProfessional',
      '2026-07-15T08:00:00.000Z',
    ],
    [
      'a running account',
      held('payProfessional', '2026-08-31T00:00:00Z'),
      'pro',
      6,
      'payProfessional',
      '2027-02-28T00:00:00.000Z',
    ],
    [
      'a change of plan',
      held('payProfessional', '2026-08-31T00:00:00Z'),
      'enterprise',
      1,
      'enterprise',
      '2026-09-30T00:00:00.000Z',
    ],
  ] as const)('to %s', (_who, before, bought, count, accountType, expirationDate) => {
    expect(extendedLicence(before, bought, count, now)).toEqual({ accountType, expirationDate });
  });

  it('is never less than what was held, and lasts beyond now', () => {
    expect(
      check(
        property(type, moment, plan, months, moment, (accountType, ends, bought, count, at) => {
          const before = held(accountType, ends.toISOString());
          const { expirationDate } = extendedLicence(before, bought, count, +at);
          const after = Date.parse(expirationDate ?? '');
          return after > +at && (isTrial(before) || after > +ends);
        }),
      ),
    ).toMatchObject({ failed: false });
  });

  it('leaves a licence without an end without one', () => {
    expect(extendedLicence(held('enterprise', null), 'pro', 1, now).expirationDate).toBeNull();
    expect(licenceWithDays(held('enterprise', null), 5, now)).toEqual(held('enterprise', null));
  });

  it('counts months so that the day stays, or is the last of a shorter month', () => {
    expect(
      check(
        property(moment, months, (at, count) => {
          const after = new Date(plusMonths(+at, count));
          const asked = at.getUTCFullYear() * 12 + at.getUTCMonth() + count;
          const isMonth = after.getUTCFullYear() * 12 + after.getUTCMonth() === asked;
          return (
            isMonth && after.getUTCDate() <= at.getUTCDate() && after.getUTCDate() >= Math.min(at.getUTCDate(), 28)
          );
        }),
      ),
    ).toMatchObject({ failed: false });
  });
});

describe('the licence that counts', () => {
  it('is the one that ends later; a trial is replaced, one without an end stays', () => {
    expect(
      check(
        property(type, moment, moment, (accountType, granted, bought) => {
          const provider: Licence = { accountType, expirationDate: granted.toISOString() };
          const paid: Licence = { accountType: 'payProfessional', expirationDate: bought.toISOString() };
          const counts = effectiveLicence(provider, paid);
          if (isTrial(provider)) return counts === paid;
          return Date.parse(counts.expirationDate ?? '') === Math.max(+granted, +bought);
        }),
      ),
    ).toMatchObject({ failed: false });
    const endless: Licence = { accountType: 'enterprise', expirationDate: null };
    const paid: Licence = { accountType: 'payProfessional', expirationDate: '2030-01-01T00:00:00Z' };
    expect([effectiveLicence(endless, paid), effectiveLicence(paid, endless)]).toEqual([endless, endless]);
  });
});
