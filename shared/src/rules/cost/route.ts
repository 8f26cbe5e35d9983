// What a route costs: a bill of materials for an amount of product, with labour, overhead and waste. Page, service, export
// and quotation count with this one file, so that a figure is the same wherever it is.
//
// Exact: an amount is a whole number of milligrams (what is weighed, rounded up), a price a whole number of minor units, a
// line the product of both rounded half up once, every sum a sum of lines. Multiplying the printed figures gives the
// printed costs.

import type { CostLine, CostSheet, CostStep } from './sheet.ts';

export interface LineCost {
  lineId: string;
  stepId: string;
  /** Whole. */
  milligrams: number;
  /** Minor units for a kilogram of this amount; null for what has no price or is made in another step. */
  price: number | null;
  /** Minor units. */
  cost: number | null;
}

export interface StepCost {
  stepId: string;
  /** Of the step's product. */
  milligrams: number;
  /** At this scale. */
  labourMinutes: number;
  materials: number;
  labour: number;
  overhead: number;
  total: number;
}

export interface RouteCost {
  lines: readonly LineCost[];
  steps: readonly StepCost[];
  materials: number;
  labour: number;
  overhead: number;
  waste: number;
  /** Minor units, of everything. */
  total: number;
  /** Minor units for a kilogram of the target at this scale, rounded. */
  perKilogram: number;
  /** Lines that the total leaves out, for want of a price. */
  unpriced: readonly string[];
  /** Everything that goes in, for one part of the target, by weight. */
  massIntensity: number;
  wasteMilligrams: number;
  /** Percent of theory over the longest line. */
  overallYield: number;
}

/**
 * Counts a sheet. A step of zero yield cannot be: bounds keep yields above zero. Throws a RangeError where an amount or a
 * cost is beyond whole numbers (9 billion kilograms, 90 trillion units of money).
 */
export function costOf(sheet: CostSheet): RouteCost {
  const needed = amountsNeeded(sheet);
  const lines = sheet.steps.flatMap((step) => linesOf(step, needed.get(step.stepId) ?? 0));
  const steps = sheet.steps.map((step) => stepCost(sheet, step, needed.get(step.stepId) ?? 0, lines));
  const materials = sum(steps.map((one) => one.materials));
  const labour = sum(steps.map((one) => one.labour));
  const overhead = sum(steps.map((one) => one.overhead));
  const bought = sum(lines.filter((one) => !isMade(sheet, one.lineId)).map((one) => one.milligrams));
  const target = milligramsOf(sheet.scaleGrams / 1_000);
  const wasteMilligrams = Math.max(0, bought - target);
  const waste = costOfWeight(wasteMilligrams, sheet.wastePrice.value);
  const total = sum([materials, labour, overhead, waste]);
  return {
    lines,
    steps,
    materials,
    labour,
    overhead,
    waste,
    total,
    perKilogram: divided(BigInt(total) * 1_000_000n, BigInt(Math.max(1, target))),
    unpriced: lines.filter((one) => one.cost === null && !isMade(sheet, one.lineId)).map((one) => one.lineId),
    massIntensity: bought / Math.max(1, target),
    wasteMilligrams,
    overallYield: overallYield(sheet),
  };
}

/** Kilograms of each step's product, by step id. */
function amountsNeeded({ steps, scaleGrams }: CostSheet): ReadonlyMap<string, number> {
  const needed = new Map<string, number>();
  const last = steps.at(-1);
  if (last) needed.set(last.stepId, scaleGrams / 1_000);
  for (const step of steps.toReversed()) {
    const kilograms = needed.get(step.stepId) ?? 0;
    for (const line of step.lines) {
      if (line.madeBy === undefined) continue;
      needed.set(line.madeBy, (needed.get(line.madeBy) ?? 0) + kilogramsOf(line, step, kilograms));
    }
  }
  return needed;
}

function kilogramsOf(line: CostLine, step: CostStep, productKilograms: number): number {
  const { role, amount, weight } = line;
  if (role === 'solvent' || role === 'workUp') return productKilograms * amount.value * weight;
  const kilomoles = productKilograms / step.product.gramsPerMole / (step.yield.value / 100);
  return kilomoles * amount.value * weight;
}

function linesOf(step: CostStep, productKilograms: number): LineCost[] {
  return step.lines.map((line) => {
    const milligrams = milligramsOf(kilogramsOf(line, step, productKilograms));
    const price = priceFor(line, milligrams);
    const cost = price === null ? null : costOfWeight(milligrams, price);
    return { lineId: line.lineId, stepId: step.stepId, milligrams, price, cost };
  });
}

function stepCost(
  { hourlyRate, overhead: rate, scaleGrams }: CostSheet,
  step: CostStep,
  productKilograms: number,
  lines: readonly LineCost[],
): StepCost {
  const { stepId } = step;
  const materials = sum(lines.filter((one) => one.stepId === stepId).map((one) => one.cost ?? 0));
  const labourMinutes = minutesOf(step, scaleGrams);
  const labour = divided(BigInt(labourMinutes) * BigInt(Math.round(hourlyRate.value)), 60n);
  const overhead = divided(BigInt(labour) * BigInt(Math.round(rate.value * 100)), 10_000n);
  const milligrams = milligramsOf(productKilograms);
  return { stepId, milligrams, labourMinutes, materials, labour, overhead, total: materials + labour + overhead };
}

const gram = 1_000;
const kilogram = 1_000_000;

/** Between a gram and a kilogram a price falls evenly on logarithmic scales. */
function priceFor({ price, smallPrice }: CostLine, milligrams: number): number | null {
  if (price === undefined) return null;
  if (smallPrice === undefined || milligrams >= kilogram) return Math.round(price.value);
  const share = Math.log(Math.max(1, milligrams / gram)) / Math.log(kilogram / gram);
  return Math.round(smallPrice ** (1 - share) * price.value ** share);
}

// Work grows with the scale, far less than in proportion. A judgement: ten times as much takes 1.6 times as long.
const labourExponent = 0.2;
const labourFloorGrams = 100;

function minutesOf({ labour, labourGrows }: CostStep, scaleGrams: number): number {
  const times = labourGrows ? Math.max(1, scaleGrams / labourFloorGrams) ** labourExponent : 1;
  return Math.round(labour.value * times);
}

/** Minor units of so many milligrams at a price for a kilogram. */
function costOfWeight(milligrams: number, perKilogram: number): number {
  return divided(BigInt(milligrams) * BigInt(Math.round(perKilogram)), 1_000_000n);
}

/** Rounded half up; both are at least zero. */
function divided(amount: bigint, by: bigint): number {
  return exact(Number((amount * 2n + by) / (by * 2n)));
}

function exact(value: number): number {
  if (!Number.isSafeInteger(value)) throw new RangeError('an amount beyond whole numbers');
  return value;
}

// What is weighed, rounded up. The rest that floating point leaves of a whole milligram is no milligram.
function milligramsOf(kilograms: number): number {
  return exact(Math.ceil(Number((kilograms * 1_000_000).toPrecision(12))));
}

function sum(values: readonly number[]): number {
  return exact(values.reduce((all, one) => all + one, 0));
}

function isMade({ steps }: CostSheet, lineId: string): boolean {
  return steps.some((step) => step.lines.some((line) => line.lineId === lineId && line.madeBy !== undefined));
}

function overallYield({ steps }: CostSheet): number {
  const byId = new Map(steps.map((step) => [step.stepId, step]));
  const longest = (step: CostStep | undefined): { length: number; share: number } => {
    if (!step) return { length: 0, share: 1 };
    const before = step.lines
      .flatMap((line) => (line.madeBy === undefined ? [] : [longest(byId.get(line.madeBy))]))
      .reduce((best, one) => (one.length > best.length ? one : best), { length: 0, share: 1 });
    return { length: before.length + 1, share: before.share * (step.yield.value / 100) };
  };
  return longest(steps.at(-1)).share * 100;
}
