// From the share that a proposal has among all to the probability that it is the recorded one: a rising line through a
// few points, fitted by scripts/train-ranker/calibrate.ts on validation reactions.

import { readFileSync } from 'node:fs';

/** Points of a rising line: shares from 0 to 1, and the probability at each. */
export interface Calibration {
  shares: number[];
  probabilities: number[];
}

/** Shares taken as they are. */
export const uncalibrated: Calibration = { shares: [0, 1], probabilities: [0, 1] };

/** Reads the calibration that ships with the service. */
export function readCalibration(
  file: URL = new URL('../../../../data/ranker-calibration.json', import.meta.url),
): Calibration {
  return JSON.parse(readFileSync(file, 'utf8')) as Calibration;
}

/** The probability that belongs to a share. */
export function calibrated({ shares, probabilities }: Calibration, share: number): number {
  const above = shares.findIndex((one) => one >= share);
  if (above < 0) return probabilities.at(-1) ?? 0;
  const [x0, x1] = [shares[above - 1] ?? 0, shares[above] ?? 1];
  const [y0, y1] = [above > 0 ? (probabilities[above - 1] ?? 0) : 0, probabilities[above] ?? 0];
  return x1 > x0 ? y0 + ((share - x0) / (x1 - x0)) * (y1 - y0) : y1;
}
