import { describe, expect, it } from 'vitest';
import { confidenceOf, convergenceOf, greennessOf, leadDaysOf, procurementDays, weakestOf } from './route-figures.ts';

describe('the confidence in a route', () => {
  const sure = { mark: 'wellPrecedented', passed: true, rank: 1, precedents: 400, touched: 0 } as const;

  it('is full where everything speaks for every step, and falls with each doubt', () => {
    expect(confidenceOf([sure, sure])).toBe(100);
    const doubts = [{ rank: 3 }, { precedents: 3 }, { touched: 2 }, { passed: false, rank: 0 }];
    for (const doubt of doubts) expect(confidenceOf([sure, { ...sure, ...doubt }])).toBeLessThan(100);
  });

  it.each([
    ['wellPrecedented', 70, 100],
    ['plausible', 40, 69],
    ['speculative', 0, 39],
  ] as const)('is that of the weakest step, within the band of its mark: %s', (mark, lowest, highest) => {
    const worst = confidenceOf([sure, { mark, passed: false, rank: 0, precedents: 0, touched: 9 }, sure]);
    expect(worst).toBeGreaterThanOrEqual(lowest);
    expect(confidenceOf([sure, { ...sure, mark }])).toBe(highest);
    expect(weakestOf(['wellPrecedented', mark])).toBe(mark);
  });
});

describe('convergence', () => {
  it('is the share of steps beside the longest line', () => {
    expect([convergenceOf(5, 3), convergenceOf(4, 4), convergenceOf(0, 0)]).toEqual([0.4, 0, 0]);
  });
});

describe('greenness', () => {
  const none = { severe: 0, high: 0, moderate: 0 };
  it('rewards little mass, recommended solvents and no hazards', () => {
    expect(greennessOf({ massIntensity: 30, solvents: ['recommended'], hazards: none })).toBe(100);
    expect(greennessOf({ massIntensity: 1_000, solvents: ['recommended'], hazards: none })).toBe(50);
    expect(greennessOf({ massIntensity: 30, solvents: ['highlyHazardous'], hazards: none })).toBe(67);
    expect(greennessOf({ massIntensity: 30, solvents: ['recommended'], hazards: { ...none, severe: 3 } })).toBe(85);
  });

  it('takes unknown conditions neither for good nor for the worst', () => {
    const of = (solvent: 'unknown' | 'recommended' | 'highlyHazardous') =>
      greennessOf({ massIntensity: 100, solvents: [solvent], hazards: none });
    expect(of('unknown')).toBeLessThan(of('recommended'));
    expect(of('unknown')).toBeGreaterThan(of('highlyHazardous'));
  });
});

describe('the lead time', () => {
  it('follows the slowest path through branches that run side by side', () => {
    const days = leadDaysOf([
      { stepId: 'a', hours: 4, after: [], materials: ['common', 'given'] },
      { stepId: 'b', hours: 40, after: [], materials: ['patents'] },
      { stepId: 'c', after: ['a', 'b'], materials: ['list'] },
    ]);
    // b: 15 days for its material, a day and one more beyond the night; then c, of unknown time.
    expect(days).toBe(procurementDays.patents + 2 + 2);
  });

  it('is as long as a synthesis to order where a material comes from nowhere', () => {
    expect(leadDaysOf([{ stepId: 'a', hours: 1, after: [], materials: ['none'] }])).toBe(61);
    expect(leadDaysOf([])).toBe(0);
  });
});
