// Figures that lists of routes sort by. Each is a rule on what is known of the steps, none is measured: they order routes of
// one target and say little across targets.

import type { SolventClass } from '../contracts/process/figures.ts';
import { stepMarks, type StepMark } from '../constants/step-marks.ts';

export interface ConfidenceStep {
  mark: StepMark;
  /** The product ranks high enough among what the precursors would give. */
  passed: boolean;
  /** Its place there, from 1; 0 when it is not predicted. */
  rank: number;
  /** Recorded reactions of its centre, or where nobody counted them, that the template reproduces. */
  precedents: number;
  /** Functional groups elsewhere that the conditions would touch. */
  touched: number;
}

/** Hundred precedents and more count as certain. */
const certainPrecedents = 100;
const failedForward = 0.1;
/** By place in the forward prediction; later places as the last. */
const forwardWorth = [1, 0.85, 0.7, 0.55] as const;
/** Lowest and highest confidence of a step by its mark. */
const bands: Readonly<Record<StepMark, readonly [lowest: number, highest: number]>> = {
  wellPrecedented: [70, 100],
  plausible: [40, 69],
  speculative: [0, 39],
};

/**
 * 0 to 100, that of the weakest step: within the band of its mark by half the forward check, a third the precedents (by
 * logarithm) and a sixth the groups that stay untouched. No rate of success: it says how much speaks for the route as drawn.
 */
export function confidenceOf(steps: readonly ConfidenceStep[]): number {
  return Math.min(...steps.map(stepConfidence));
}

/** The mark of the weakest step. */
export function weakestOf(marks: readonly StepMark[]): StepMark {
  return stepMarks.findLast((mark) => marks.includes(mark)) ?? 'speculative';
}

function stepConfidence({ mark, passed, rank, precedents, touched }: ConfidenceStep): number {
  const place = Math.min(Math.max(rank, 1), forwardWorth.length) - 1;
  const forward = passed ? (forwardWorth[place] ?? failedForward) : failedForward;
  const precedent = Math.min(1, Math.log10(1 + precedents) / Math.log10(1 + certainPrecedents));
  const [lowest, highest] = bands[mark];
  return Math.round(lowest + (highest - lowest) * (forward / 2 + precedent / 3 + 1 / (1 + touched) / 6));
}

/** 0 to 1: the share of steps outside the longest line, which can be run beside it. */
export function convergenceOf(steps: number, longestLinear: number): number {
  return steps > 0 ? Math.max(0, steps - longestLinear) / steps : 0;
}

export interface GreenFacts {
  /** Kilograms of everything for one kilogram of product. */
  massIntensity: number;
  /** The worst solvent of each step; `unknown` for a step of unknown conditions. */
  solvents: readonly SolventClass[];
  hazards: { severe: number; high: number; moderate: number };
}

const solventWorth: Record<SolventClass, number> = {
  recommended: 1,
  problematic: 0.6,
  unknown: 0.5,
  hazardous: 0.25,
  highlyHazardous: 0,
};
/** Of a drug: 30 kg for a kilogram are good, 1,000 are not. */
const goodMass = 30;
const badMass = 1_000;

/**
 * 0 to 100: half the process mass intensity (30 is good, 1,000 is not, by logarithm), a third the solvents by their class in
 * the guide of CHEM21, a sixth the hazards that rules find.
 */
export function greennessOf({ massIntensity, solvents, hazards }: GreenFacts): number {
  const mass = 1 - Math.log10(Math.max(1, massIntensity) / goodMass) / Math.log10(badMass / goodMass);
  const solvent = solvents.reduce((all, one) => all + solventWorth[one], 0) / Math.max(1, solvents.length);
  const safety = Math.exp(-0.7 * hazards.severe - 0.25 * hazards.high - 0.07 * hazards.moderate);
  return Math.round(100 * (Math.min(1, Math.max(0, mass)) / 2 + solvent / 3 + safety / 6));
}

/** Where a starting material comes from; `none`: from nowhere that is known. */
export type MaterialSource = 'given' | 'list' | 'common' | 'marked' | 'patents' | 'none';

/** Working days until a material is on the bench. Judgements: what is asked most often, and a synthesis to order. */
export const procurementDays: Record<MaterialSource, number> = {
  given: 0,
  list: 3,
  common: 5,
  marked: 10,
  patents: 15,
  none: 60,
};

export interface TimedStep {
  stepId: string;
  /** Hours that the reaction runs, the longest that is usual; undefined where nobody knows. */
  hours?: number | undefined;
  /** Ids of the steps whose products go in. */
  after: readonly string[];
  /** Sources of the materials that go in. */
  materials: readonly MaterialSource[];
}

const hoursOverNight = 16;
const unknownStepDays = 2;

/**
 * Working days from the order of the materials to the target: along the slowest path, for branches run side by side. A step
 * takes a day, and another for each day that it runs beyond a night; two where its time is not known.
 */
export function leadDaysOf(steps: readonly TimedStep[]): number {
  const byId = new Map(steps.map((step) => [step.stepId, step]));
  const done = new Map<string, number>();
  const daysUntil = (step: TimedStep): number => {
    const known = done.get(step.stepId);
    if (known !== undefined) return known;
    const ordered = step.materials.map((source) => procurementDays[source]);
    const made = step.after.flatMap((id) => byId.get(id) ?? []).map(daysUntil);
    const days = Math.max(0, ...ordered, ...made) + stepDays(step.hours);
    done.set(step.stepId, days);
    return days;
  };
  return Math.max(0, ...steps.map(daysUntil));
}

function stepDays(hours: number | undefined): number {
  if (hours === undefined) return unknownStepDays;
  return 1 + Math.ceil(Math.max(0, hours - hoursOverNight) / 24);
}
