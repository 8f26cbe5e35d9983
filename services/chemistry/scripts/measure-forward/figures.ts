// Shares of recorded products among the first that are predicted, and the time that took.

import { percentWithin, quantile } from '../measure-one-step/figures.ts';

export interface Asked {
  /** Place of the recorded product, from 1; 0 where it is not there. */
  rank: number;
  /** Products in all. */
  offered: number;
  /** Some template gives the recorded product at some place; undefined where this was not asked. */
  applies?: boolean;
  /** Processor time. */
  ms: number;
  /** 1 to 10, 0 when unknown. */
  class: number;
}

/** Lines that say how well a set was answered, as a whole and, where classes are known, by class. */
export function figuresOf(name: string, asked: readonly Asked[]): string[] {
  const known = asked.filter(({ applies }) => applies !== undefined);
  const covered = known.filter(({ applies }) => applies);
  const times = asked.map(({ ms }) => ms);
  const classes = [...new Set(asked.map((one) => one.class))].toSorted((a, b) => a - b);
  return [
    `${name}: ${asked.length} reactions, ${share(asked.filter(({ offered }) => offered > 0).length, asked.length)} with a product`,
    ...(known.length > 0 ? [`  a template applies in ${share(covered.length, known.length)}: ${topsOf(covered)}`] : []),
    `  all  ${topsOf(asked)}`,
    ...(classes.length > 1 ? classes.map((one) => classLine(one, asked)) : []),
    `  ms   p50 ${quantile(times, 0.5).toFixed(1)}, p95 ${quantile(times, 0.95).toFixed(1)}`,
  ];
}

function classLine(number: number, asked: readonly Asked[]): string {
  const own = asked.filter((one) => one.class === number);
  const name = number === 0 ? 'without a class' : `class ${number}`;
  return `  ${name}, ${own.length}: ${topsOf(own)}`;
}

function topsOf(asked: readonly Asked[]): string {
  const ranks = asked.map(({ rank }) => rank);
  return [1, 3, 5, 10].map((top) => `top-${top} ${percentWithin(ranks, top).toFixed(1)} %`).join(', ');
}

function share(part: number, whole: number): string {
  return `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
}
