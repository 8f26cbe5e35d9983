// What records let expect of a condition set: the median of the yields that were reported for it. How far yields lie from it is that
// of all patent yields of the class of reaction, for a set has too few of its own.

import { inPercent } from '../in-percent.ts';
import { readFileSync } from 'node:fs';
import type { ReactionClass } from '../../models/templates/template.ts';
import type { YieldQuartiles } from '../../process/yields.ts';
import type { PredictedYield } from './types.ts';

const quartiles = JSON.parse(
  readFileSync(new URL('../../../data/yield-quartiles.json', import.meta.url), 'utf8'),
) as Partial<Record<ReactionClass | 'all', YieldQuartiles>>;

/** From quartiles, which hold half of the values, to bounds that hold three of four, as in a normal distribution. */
const widened = 1.706;

/** A median in percent with the usual spread of the class; null without one. */
export function countedYield(median: number | null, kind: ReactionClass): PredictedYield | null {
  const spread = quartiles[kind] ?? quartiles.all;
  if (median === null || !spread) return null;
  const low = median - 100 * widened * (spread.median - spread.lower);
  const high = median + 100 * widened * (spread.upper - spread.median);
  return { percent: inPercent(median), low: inPercent(low), high: inPercent(high), kind: 'counted' };
}
