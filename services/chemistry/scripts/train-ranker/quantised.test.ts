import { describe, expect, it } from 'vitest';
import { quantised } from './quantised.ts';

describe('numbers as 8-bit ones', () => {
  it('are off by at most half a step of their row', () => {
    const numbers = Float32Array.from({ length: 60 }, (_, i) => Math.sin(i) * (i < 30 ? 0.01 : 5));
    const { values, scales } = quantised(numbers, 30);
    numbers.forEach((value, i) => {
      const scale = scales[Math.floor(i / 30)] ?? 0;
      expect(Math.abs((values[i] ?? 0) * scale - value)).toBeLessThanOrEqual(scale * 0.5001);
    });
  });

  it('of a row of zeros stay zero', () => {
    expect([...quantised(new Float32Array(4), 4).values]).toEqual([0, 0, 0, 0]);
  });
});
