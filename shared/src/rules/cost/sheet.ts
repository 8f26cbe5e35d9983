// The sheet that the cost of a route is counted from: every figure with where it comes from, and what a chemist entered in
// its place.

import type { CostRole, CostSource } from '../../constants/cost-sheet.ts';
import type { Currency } from '../../constants/locale.ts';

export interface CostFigure {
  value: number;
  source: CostSource;
  /** What it rests on: a list, a count of patent records. */
  origin?: string | undefined;
  /** The true value may be so many times higher or lower; 1 or absent where it is known. */
  factor?: number | undefined;
  /** As proposed, where a chemist entered another. */
  proposed?: { value: number; source: CostSource } | undefined;
}

export interface CostLine {
  lineId: string;
  role: CostRole;
  /** As it is shown: a name, or a formula of bulk goods. */
  name: string;
  smiles?: string | undefined;
  /** How often the reaction takes the molecule; once where it is left out. */
  times?: number | undefined;
  /** All equivalents of the step are counted from this one, which is taken once. */
  isLimiting?: boolean | undefined;
  /** Id of the step that makes it; such a line has no price, its cost is in that step. */
  madeBy?: string | undefined;
  /** Equivalents to the limiting reactant; for solvents and work-up litres for a kilogram of the step's product. */
  amount: CostFigure;
  /** g/mol for what is counted in equivalents, kg/L for what is counted in litres. */
  weight: number;
  /** Minor units for a kilogram, bought by the kilogram; absent where nobody knows a price. */
  price?: CostFigure | undefined;
  /** Minor units for a kilogram, bought by the gram; `price` whatever the amount where it is absent. */
  smallPrice?: number | undefined;
}

export interface CostStep {
  stepId: string;
  /** 1 is run first. */
  number: number;
  product: { smiles: string; gramsPerMole: number };
  /** Percent of theory. */
  yield: CostFigure;
  /** Minutes of work. */
  labour: CostFigure;
  /** The minutes are for up to 100 g of the target; more takes longer (`labourExponent`). */
  labourGrows: boolean;
  lines: CostLine[];
}

export interface CostSheet {
  currency: Currency;
  /** Grams of the target. */
  scaleGrams: number;
  /** In the order of the laboratory; the last makes the target. */
  steps: CostStep[];
  /** Minor units for an hour of work. */
  hourlyRate: CostFigure;
  /** Percent of labour. */
  overhead: CostFigure;
  /** Minor units for a kilogram of waste. */
  wastePrice: CostFigure;
}

/** Values that a chemist entered, by the path of the figure: `scaleGrams`, `step.s1.yield`, `line.s1-2.price`, … */
export type CostEdits = Readonly<Record<string, number>>;

/** The paths that may be edited, each with the bounds of its value. */
export function costBounds(path: string): CostBounds | null {
  if (path === 'scaleGrams') return { min: 0.001, max: 1_000_000, isWhole: false };
  if (path === 'hourlyRate' || path === 'wastePrice') return { min: 0, max: 100_000_000, isWhole: true };
  if (path === 'overhead') return { min: 0, max: 10_000, isWhole: false };
  const [kind, id, figure] = path.split('.');
  if (!id) return null;
  const bounds = kind === 'step' ? stepBounds : kind === 'line' ? lineBounds : null;
  return bounds?.get(figure ?? '') ?? null;
}

export interface CostBounds {
  min: number;
  max: number;
  isWhole: boolean;
}

const stepBounds: ReadonlyMap<string, CostBounds> = new Map([
  ['yield', { min: 0.1, max: 100, isWhole: false }],
  ['labour', { min: 0, max: 1_000_000, isWhole: true }],
  // Which line of the step all equivalents are counted from; 1 is its first.
  ['limiting', { min: 1, max: 100, isWhole: true }],
]);
const lineBounds: ReadonlyMap<string, CostBounds> = new Map([
  ['amount', { min: 0, max: 10_000, isWhole: false }],
  ['price', { min: 0, max: 100_000_000_000, isWhole: true }],
]);

/** The sheet with what a chemist entered in place of what was proposed. Paths that the sheet does not have change nothing. */
export function editSheet(sheet: CostSheet, edits: CostEdits): CostSheet {
  const figure = <F extends CostFigure | undefined>(path: string, given: F): F | CostFigure => {
    const value = edits[path];
    if (value === undefined || (given && given.value === value)) return given;
    const proposed = given && { value: given.value, source: given.source };
    return { value, source: 'entered', ...(proposed && { proposed }) };
  };
  const line = (one: CostLine): CostLine => ({
    ...one,
    amount: one.isLimiting ? one.amount : figure(`line.${one.lineId}.amount`, one.amount),
    price: one.madeBy === undefined ? figure(`line.${one.lineId}.price`, one.price) : undefined,
    smallPrice: edits[`line.${one.lineId}.price`] === undefined ? one.smallPrice : undefined,
  });
  return {
    ...sheet,
    scaleGrams: edits['scaleGrams'] ?? sheet.scaleGrams,
    hourlyRate: figure('hourlyRate', sheet.hourlyRate),
    overhead: figure('overhead', sheet.overhead),
    wastePrice: figure('wastePrice', sheet.wastePrice),
    steps: sheet.steps.map((step) => ({
      ...step,
      yield: figure(`step.${step.stepId}.yield`, step.yield),
      labour: figure(`step.${step.stepId}.labour`, step.labour),
      labourGrows: step.labourGrows && edits[`step.${step.stepId}.labour`] === undefined,
      lines: chooseLimiting(step.lines, edits[`step.${step.stepId}.limiting`]).map(line),
    })),
  };
}

/** Equivalents of a reactant that is not limiting, for each time the reaction takes it. */
export const usualExcess = 1.2;

/** Lines with another limiting reactant, which is taken without excess; as they are where `position` names none. */
export function chooseLimiting(lines: readonly CostLine[], position: number | undefined): CostLine[] {
  const chosen = position === undefined ? undefined : lines[position - 1];
  if (chosen?.role !== 'reactant' || chosen.isLimiting) return [...lines];
  return lines.map((line): CostLine => {
    const { times = 1 } = line;
    if (line === chosen) return { ...line, isLimiting: true, amount: { value: times, source: 'computed' } };
    if (!line.isLimiting) return line;
    return { ...line, isLimiting: false, amount: { value: times * usualExcess, source: 'estimated', factor: 1.5 } };
  });
}

/** Whether the same figures were entered. */
export function isSameEdits(one: CostEdits, other: CostEdits): boolean {
  const paths = Object.keys(one);
  return paths.length === Object.keys(other).length && paths.every((path) => one[path] === other[path]);
}
