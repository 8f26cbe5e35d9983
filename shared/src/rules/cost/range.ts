// How far a cost may be off. Each figure of a sheet says by what factor it may be wrong (rules of the service: prices of the
// model 5, bulk prices 3, solvent and work 2, equivalents 1.5, yields by the quartiles of patents; prices of a supplier, an
// offer or an entry none). The errors count as independent: each figure is moved by itself, and the changes of the sum, as
// logarithms, are added as squares. A figure that many lines share, such as a yield or the hourly rate, moves them together.

import type { CostFigure, CostLine, CostSheet, CostStep } from './sheet.ts';
import type { RouteCost } from './route.ts';

/** Minor units. Low and high are the estimate where nothing in it is estimated. */
export interface CostRange {
  low: number;
  estimate: number;
  high: number;
}

export const stepSums = ['materials', 'labour', 'overhead', 'total'] as const;
export const routeSums = ['materials', 'labour', 'overhead', 'waste', 'total', 'perKilogram'] as const;
type StepRanges = Record<(typeof stepSums)[number], CostRange>;

export interface CostRanges extends Record<(typeof routeSums)[number], CostRange> {
  /** By line id; none for what has no price of its own. */
  lines: ReadonlyMap<string, CostRange>;
  /** Price of a kilogram at this amount, by line id. */
  prices: ReadonlyMap<string, CostRange>;
  steps: ReadonlyMap<string, StepRanges>;
}

/** A price of the built-in model may be wrong by this factor in either direction: a judgement, as the model itself. */
export const priceEstimateFactor = 5;

/** The factor of an estimate without one. */
const usualFactor = 1.25;

/** The ranges of a sheet that was counted by `costOf`. */
export function costRanges(sheet: CostSheet, cost: RouteCost): CostRanges {
  const parts = partsOf(sheet, cost);
  const of = (wanted: (part: Part) => boolean): CostRange => rangeOf(parts.filter(wanted));
  const total = of(() => true);
  return {
    lines: new Map(parts.flatMap((one) => (one.lineId === undefined ? [] : [[one.lineId, rangeOf([one])] as const]))),
    prices: pricesOf(sheet, cost),
    steps: new Map(sheet.steps.map(({ stepId }) => [stepId, stepRanges(parts.filter((one) => one.stepId === stepId))])),
    materials: of(({ kind }) => kind === 'materials'),
    labour: of(({ kind }) => kind === 'labour'),
    overhead: of(({ kind }) => kind === 'overhead'),
    waste: of(({ kind }) => kind === 'waste'),
    total,
    perKilogram: scaled(total, cost.perKilogram),
  };
}

/** The same error on another amount. */
export function scaled(range: CostRange, estimate: number): CostRange {
  if (range.estimate === 0) return { low: estimate, estimate, high: estimate };
  const times = estimate / range.estimate;
  return { low: Math.round(range.low * times), estimate, high: Math.round(range.high * times) };
}

export function isExact({ low, estimate, high }: CostRange): boolean {
  return low === estimate && high === estimate;
}

/** A cost that changes in proportion to each of its figures. */
interface Part {
  kind: 'materials' | 'labour' | 'overhead' | 'waste';
  stepId?: string;
  lineId?: string;
  cost: number;
  /** Factors by the path of the figure. */
  factors: ReadonlyMap<string, number>;
}

function rangeOf(parts: readonly Part[]): CostRange {
  const estimate = parts.reduce((sum, one) => sum + one.cost, 0);
  const moved = new Map<string, { cost: number; factor: number }>();
  for (const { cost, factors } of parts)
    for (const [path, factor] of factors) moved.set(path, { cost: (moved.get(path)?.cost ?? 0) + cost, factor });
  let [up, down] = [0, 0];
  for (const { cost, factor } of moved.values()) {
    const share = estimate === 0 ? 0 : cost / estimate;
    up += Math.log1p(share * (factor - 1)) ** 2;
    down += Math.log1p(-share * (1 - 1 / factor)) ** 2;
  }
  return {
    low: Math.round(estimate * Math.exp(-Math.sqrt(down))),
    estimate,
    high: Math.round(estimate * Math.exp(Math.sqrt(up))),
  };
}

function stepRanges(parts: readonly Part[]): StepRanges {
  const of = (kind: Part['kind']): CostRange => rangeOf(parts.filter((one) => one.kind === kind));
  return { materials: of('materials'), labour: of('labour'), overhead: of('overhead'), total: rangeOf(parts) };
}

function partsOf(sheet: CostSheet, cost: RouteCost): Part[] {
  const { hourlyRate, overhead, wastePrice } = sheet;
  const rate: Factors = [['hourlyRate', factorOf(hourlyRate)]];
  return [
    ...sheet.steps.flatMap((step): Part[] => {
      const { stepId } = step;
      const counted = cost.steps.find((one) => one.stepId === stepId);
      const work: Factors = [...rate, [`step.${stepId}.labour`, factorOf(step.labour)]];
      return [
        ...lineParts(sheet, step, cost),
        { kind: 'labour', stepId, cost: counted?.labour ?? 0, factors: known(work) },
        {
          kind: 'overhead',
          stepId,
          cost: counted?.overhead ?? 0,
          factors: known([...work, ['overhead', factorOf(overhead)]]),
        },
      ];
    }),
    { kind: 'waste', cost: cost.waste, factors: known([['wastePrice', factorOf(wastePrice)]]) },
  ];
}

type Factors = readonly (readonly [path: string, factor: number])[];

function lineParts(sheet: CostSheet, step: CostStep, cost: RouteCost): Part[] {
  const later = factorsAfter(sheet, step.stepId);
  return step.lines.flatMap((line): Part[] => {
    const counted = cost.lines.find((one) => one.lineId === line.lineId);
    if (counted?.cost === null || counted === undefined) return [];
    const factors: Factors = [
      ...later,
      ...ownFactors(step, line),
      [`line.${line.lineId}.price`, line.price ? factorOf(line.price) : 1],
    ];
    return [
      { kind: 'materials', stepId: step.stepId, lineId: line.lineId, cost: counted.cost, factors: known(factors) },
    ];
  });
}

/** What moves the amount of a line beside the amount of its step's product. */
function ownFactors(step: CostStep, line: CostLine): Factors {
  const isVolume = line.role === 'solvent' || line.role === 'workUp';
  return [
    ...(line.isLimiting ? [] : [[`line.${line.lineId}.amount`, factorOf(line.amount)] as const]),
    ...(isVolume ? [] : [[`step.${step.stepId}.yield`, factorOf(step.yield)] as const]),
  ];
}

/** What moves the amount that is needed of a step's product. */
function factorsAfter(sheet: CostSheet, stepId: string): Factors {
  return sheet.steps.flatMap((step) =>
    step.lines
      .filter((line) => line.madeBy === stepId)
      .flatMap((line) => [...ownFactors(step, line), ...factorsAfter(sheet, step.stepId)]),
  );
}

function pricesOf(sheet: CostSheet, cost: RouteCost): ReadonlyMap<string, CostRange> {
  const lines = new Map(sheet.steps.flatMap((step) => step.lines).map((line) => [line.lineId, line]));
  return new Map(
    cost.lines.flatMap(({ lineId, price }) => {
      if (price === null) return [];
      const figure = lines.get(lineId)?.price;
      const factor = figure ? factorOf(figure) : 1;
      return [
        [lineId, { low: Math.round(price / factor), estimate: price, high: Math.round(price * factor) }] as const,
      ];
    }),
  );
}

function factorOf({ factor, source }: CostFigure): number {
  if (factor !== undefined && factor > 1) return factor;
  return source === 'estimated' && factor === undefined ? usualFactor : 1;
}

function known(factors: Factors): ReadonlyMap<string, number> {
  return new Map(factors.filter(([, factor]) => factor > 1));
}
