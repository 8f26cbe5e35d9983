import { describe, expect, it } from 'vitest';
import { numbersBelow } from './yield-chart.tsx';

describe('the axis of experiments', () => {
  it.each([
    [1, [1]],
    [4, [1, 2, 3, 4]],
    [24, [1, 5, 10, 15, 20, 24]],
    [96, [1, 20, 40, 60, 80, 96]],
  ])('of %d names the first, the last and round ones', (count, numbers) => {
    expect(numbersBelow(count)).toEqual(numbers);
  });

  it('stays readable with a thousand', () => {
    expect(numbersBelow(1000).length).toBeLessThan(11);
  });
});
