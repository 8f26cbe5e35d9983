// What moves the cost of a route most.

import { costBounds, editSheet, type CostBounds, type CostFigure, type CostSheet } from './sheet.ts';
import { costOf } from './route.ts';

export interface Sensitivity {
  path: string;
  /** Values that were tried in its place. */
  low: number;
  high: number;
  /** Minor units: the total at each of them. */
  totalAtLow: number;
  totalAtHigh: number;
}

/** Percent points that a yield is moved by, and the factor of any other figure without one. */
const yieldPoints = 10;
const usualFactor = 1.25;

/** What moves the total most, each figure moved by itself over the range it may be wrong by; the largest first. */
export function sensitivities(sheet: CostSheet): Sensitivity[] {
  return editableFigures(sheet)
    .flatMap(([path, figure]) => {
      const bounds = costBounds(path);
      if (!bounds || figure.value === 0) return [];
      const [low, high] = rangeOf(path, figure, bounds);
      const at = (value: number): number => costOf(editSheet(sheet, { [path]: value })).total;
      return [{ path, low, high, totalAtLow: at(low), totalAtHigh: at(high) }];
    })
    .toSorted((a, b) => swing(b) - swing(a) || (a.path < b.path ? -1 : 1));
}

/** Every figure of a sheet that may be edited, by its path; a scale is none. */
export function editableFigures(sheet: CostSheet): [path: string, figure: CostFigure][] {
  const { hourlyRate, overhead, wastePrice } = sheet;
  return [
    ['hourlyRate', hourlyRate],
    ['overhead', overhead],
    ['wastePrice', wastePrice],
    ...sheet.steps.flatMap((step): [string, CostFigure][] => [
      [`step.${step.stepId}.yield`, step.yield],
      [`step.${step.stepId}.labour`, step.labour],
      ...step.lines.flatMap((line): [string, CostFigure][] => [
        ...(line.isLimiting ? [] : [[`line.${line.lineId}.amount`, line.amount] as [string, CostFigure]]),
        ...(line.price ? [[`line.${line.lineId}.price`, line.price] as [string, CostFigure]] : []),
      ]),
    ]),
  ];
}

function rangeOf(path: string, figure: CostFigure, { min, max, isWhole }: CostBounds) {
  const within = (value: number): number => {
    const bounded = Math.min(max, Math.max(min, value));
    return isWhole ? Math.round(bounded) : bounded;
  };
  if (path.endsWith('.yield')) return [within(figure.value - yieldPoints), within(figure.value + yieldPoints)] as const;
  const factor = figure.factor !== undefined && figure.factor > 1 ? figure.factor : usualFactor;
  return [within(figure.value / factor), within(figure.value * factor)] as const;
}

function swing({ totalAtLow, totalAtHigh }: Sensitivity): number {
  return Math.abs(totalAtHigh - totalAtLow);
}
