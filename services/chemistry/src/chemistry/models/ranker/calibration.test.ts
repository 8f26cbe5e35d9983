import { describe, expect, it } from 'vitest';
import { calibrated, readCalibration, uncalibrated } from './calibration.ts';

describe('calibration', () => {
  it('follows the line between its points', () => {
    const line = { shares: [0, 0.5, 1], probabilities: [0, 0.3, 0.9] };
    expect(calibrated(line, 0)).toBe(0);
    expect(calibrated(line, 0.25)).toBeCloseTo(0.15);
    expect(calibrated(line, 0.75)).toBeCloseTo(0.6);
    expect(calibrated(line, 1)).toBeCloseTo(0.9);
    expect(calibrated(uncalibrated, 0.4)).toBeCloseTo(0.4);
  });

  it('as shipped rises, so that no order changes, and stays within 0 and 1', () => {
    const shipped = readCalibration();
    const values = Array.from({ length: 101 }, (_, i) => calibrated(shipped, i / 100));
    expect(values.every((value, i) => i === 0 || value > (values[i - 1] ?? 0))).toBe(true);
    expect(values[0]).toBeGreaterThanOrEqual(0);
    expect(values.at(-1)).toBeLessThanOrEqual(1);
  });
});
