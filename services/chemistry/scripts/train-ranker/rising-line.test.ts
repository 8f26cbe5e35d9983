import { describe, expect, it } from 'vitest';
import { calibrated } from '../../src/chemistry/models/ranker/calibration.ts';
import { risingLine } from './rising-line.ts';

describe('a line from shares to probabilities', () => {
  it('comes near what was seen and rises everywhere', () => {
    // Shares that claim too much: of those at x, about x * x are recorded.
    const claims = Array.from({ length: 20_000 }, (_, i) => {
      const probability = (i % 200) / 200;
      return { probability, isRecorded: (Math.floor(i / 200) + 0.5) / 100 < probability * probability };
    });
    const line = risingLine(claims, 20);
    for (const share of [0.2, 0.5, 0.8]) expect(calibrated(line, share)).toBeCloseTo(share * share, 1);
    const values = Array.from({ length: 1001 }, (_, i) => calibrated(line, i / 1000));
    expect(values.every((value, i) => i === 0 || value > (values[i - 1] ?? 0))).toBe(true);
    expect(values.at(-1)).toBeLessThanOrEqual(1);
  });
});
