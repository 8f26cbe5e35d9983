import { check, constantFrom, date, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { marksReached, quotaPeriodAt, quotaRefusal } from './quota.ts';

const at = (text: string): number => Date.parse(text);
const shown = ({ start, end }: { start: number; end: number | null }) =>
  [start, end].map((one) => (one === null ? null : new Date(one).toISOString()));

describe('the period of a quota', () => {
  it.each([
    ['month', '2026-01-31T08:00:00Z', '2026-01-31T08:00:00Z', '2026-01-31T08:00:00.000Z', '2026-02-28T08:00:00.000Z'],
    ['month', '2026-01-31T08:00:00Z', '2026-02-28T07:59:59Z', '2026-01-31T08:00:00.000Z', '2026-02-28T08:00:00.000Z'],
    ['month', '2026-01-31T08:00:00Z', '2026-02-28T08:00:00Z', '2026-02-28T08:00:00.000Z', '2026-03-31T08:00:00.000Z'],
    ['month', '2026-01-31T08:00:00Z', '2026-03-30T00:00:00Z', '2026-02-28T08:00:00.000Z', '2026-03-31T08:00:00.000Z'],
    ['year', '2024-02-29T00:00:00Z', '2026-02-27T00:00:00Z', '2025-02-28T00:00:00.000Z', '2026-02-28T00:00:00.000Z'],
    ['year', '2024-02-29T00:00:00Z', '2028-02-29T00:00:00Z', '2028-02-29T00:00:00.000Z', '2029-02-28T00:00:00.000Z'],
    ['total', '2024-02-29T00:00:00Z', '2031-01-01T00:00:00Z', '2024-02-29T00:00:00.000Z', null],
  ] as const)('by the %s from %s is, at %s, %s to %s', (period, startsAt, now, start, end) => {
    expect(shown(quotaPeriodAt({ period, startsAt: at(startsAt) }, at(now)))).toEqual([start, end]);
  });

  it('holds every moment from its start on, once', () => {
    const moment = date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
    check(
      property(
        moment,
        integer({ min: 0, max: 20 * 365 * 86_400 }),
        constantFrom('month', 'year'),
        (from, after, period) => {
          const terms = { period, startsAt: from.getTime() } as const;
          const now = from.getTime() + after * 1_000;
          const { start, end } = quotaPeriodAt(terms, now);
          expect(start <= now && end !== null && now < end).toBe(true);
          // The next one begins where this one ends.
          expect(quotaPeriodAt(terms, end ?? 0).start).toBe(end);
          expect(quotaPeriodAt(terms, (end ?? 0) - 1).start).toBe(start);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('is the first one before its start', () => {
    const startsAt = at('2026-05-10T00:00:00Z');
    expect(quotaPeriodAt({ period: 'month', startsAt }, at('2026-01-01T00:00:00Z')).start).toBe(startsAt);
  });
});

describe('a quota', () => {
  const now = at('2026-06-01T00:00:00Z');
  it.each([
    [10, null, 9, 1, null],
    [10, null, 10, 1, 'usageExhausted'],
    [10, null, 11, 1, 'usageExhausted'],
    [0, null, 0, 1, 'usageExhausted'],
    [10, null, 7, 3, null],
    [10, null, 7, 4, 'usageInsufficient'],
    [10, null, 10, 4, 'usageExhausted'],
    [10, now + 1, 0, 1, null],
    [10, now, 0, 1, 'featureExpired'],
    [10, now - 1, 10, 1, 'featureExpired'],
  ])('of %i until %s, %i used and %i wanted, answers %s', (amount, expiresAt, used, wanted, refusal) => {
    expect(quotaRefusal({ amount, expiresAt }, used, wanted, now)).toBe(refusal);
  });

  it('covers what is wanted exactly when as much is left', () => {
    const some = integer({ min: 0, max: 1_000 });
    check(
      property(some, some, integer({ min: 1, max: 1_000 }), (amount, used, wanted) => {
        const refusal = quotaRefusal({ amount, expiresAt: null }, used, wanted, now);
        expect(refusal === null).toBe(used + wanted <= amount);
      }),
    );
  });

  it.each([
    [10, 7, []],
    [10, 8, [80]],
    [10, 9, [80]],
    [10, 10, [80, 100]],
    [3, 2, []],
    [3, 3, [80, 100]],
    [1, 1, [80, 100]],
    [0, 0, []],
  ])('of %i has, %i used, reached the marks %j', (amount, used, marks) => {
    expect(marksReached(amount, used)).toEqual(marks);
  });
});
