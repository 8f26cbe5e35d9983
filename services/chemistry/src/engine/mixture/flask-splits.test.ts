import { describe, expect, it } from 'vitest';
import { flaskSplits } from './flask-splits.ts';

describe('the splits of a flask', () => {
  it.each([
    ['what usually gives atoms, beside a solvent', [0.96, 0.96, 0.01], [0, 1]],
    ['one substrate and its reagents', [0.96, 0.0005, 0.05], [0]],
    ['a substrate and the alcohol that it is boiled in', [0.96, 0.45, null], [0]],
    ['an ion that is not asked', [null, 0.96], [1]],
  ] as const)('start with %s', (_, shares, giving) => {
    expect(flaskSplits(shares)[0]?.giving).toEqual(giving);
  });

  it('try a substance both ways where records know both', () => {
    const splits = flaskSplits([0.96, 0.3]);
    expect(splits.map(({ giving }) => giving)).toEqual(expect.arrayContaining([[0], [0, 1]]));
    expect(splits.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
  });

  it('are few however much is in the flask', () => {
    expect(flaskSplits(Array.from({ length: 15 }, () => 0.5)).length).toBeLessThanOrEqual(12);
  });

  it('are none without anything that may give atoms', () => {
    expect(flaskSplits([null, null])).toEqual([]);
  });
});
