// From which amount a year the Chemical Weapons Convention has a plant declare what it makes, uses up or processes:
// Verification Annex, part VI D (Schedule 1, protective purposes aside), part VII A 3 (Schedule 2) and part VIII A 3
// (Schedule 3). A chemical below the amount is on the schedule all the same.

import type { ControlledMatch } from './controlled.ts';

const schedule1Kg = 0.1;
/** Marked with an asterisk in the Annex on Chemicals. */
const bzKg = 1;
const schedule2PartAKg = 100;
const schedule2PartBKg = 1_000;
const schedule3Kg = 30_000;

const partA: ReadonlySet<string> = new Set(['amiton', 'PFIB']);

/** Kilograms a year; null for what stands on no schedule of the Convention. */
export function declaredFromKg({ schedule, name }: Pick<ControlledMatch, 'schedule' | 'name'>): number | null {
  if (schedule === 'cwcSchedule1') return schedule1Kg;
  if (schedule === 'cwcSchedule3') return schedule3Kg;
  if (schedule !== 'cwcSchedule2') return null;
  if (name === 'BZ') return bzKg;
  return partA.has(name) ? schedule2PartAKg : schedule2PartBKg;
}
