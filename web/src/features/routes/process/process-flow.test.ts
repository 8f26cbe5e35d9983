import { expect, it } from 'vitest';
import { smallRoute } from '../../../chemistry/tree/test-routes.ts';
import { flowOf } from './process-flow.ts';

const yields = [1, 2].map((step) => ({
  step,
  low: 0.4,
  typical: 0.5,
  high: 0.6,
  records: 9,
  source: 'counted' as const,
}));

it('follows the masses from one kilogram of product back to the starting materials', () => {
  const flow = flowOf(smallRoute(), { yields, telescopes: [{ from: 1, to: 2, solvent: 'DMF' }] });
  expect(flow.map(({ step, isIsolated }) => [step.number, isIsolated])).toEqual([
    [1, false],
    [2, true],
  ]);
  // All molecules of the test weigh the same: at half the yield twice as much goes in, of the second precursor 1.2 times that.
  const [first, last] = flow;
  expect(last?.product.kg).toBe(1);
  expect(last?.inputs.map(({ kg }) => kg)).toEqual([2, 2.4]);
  expect(first?.product.kg).toBe(2);
  expect(first?.inputs.map(({ kg }) => kg)).toEqual([4, 4.8]);
});

it('names no masses where the yields are not known', () => {
  const flow = flowOf(smallRoute(), { telescopes: [] });
  expect(flow.flatMap(({ inputs }) => inputs.map(({ kg }) => kg))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
