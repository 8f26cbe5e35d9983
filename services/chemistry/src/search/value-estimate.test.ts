import { describe, expect, it } from 'vitest';
import { valueEstimate } from './value-estimate.ts';
import { featureCount, valueFeatures } from './value-features.ts';

const perHeavyAtom = Array.from({ length: featureCount }, (_, index) => (index === 1 ? 1 : 0));

describe('the estimate of an open molecule', () => {
  it('is the weighted sum of its features, within what a molecule can cost', () => {
    const estimate = valueEstimate(perHeavyAtom);
    expect(estimate('c1ccc2ccccc2c1')).toBeCloseTo(1.0);
    expect(estimate('C')).toBe(0.7);
    expect(estimate('C'.repeat(200))).toBe(9);
  });

  it('refuses weights that were fitted on other features', () => {
    expect(() => valueEstimate([1, 2, 3])).toThrow(TypeError);
  });
});

describe('the features', () => {
  it('do not see how rings are numbered', () => {
    expect(valueFeatures('C1CC1C2CC2')).toEqual(valueFeatures('C3CC3C4CC4'));
  });

  it('tell a stereocentre, a charge and a halogen apart from none', () => {
    const plain = valueFeatures('CC(N)C(=O)O');
    for (const other of ['C[C@H](N)C(=O)O', 'CC([NH3+])C(=O)O', 'CC(Br)C(=O)O'])
      expect(valueFeatures(other)).not.toEqual(plain);
  });
});
