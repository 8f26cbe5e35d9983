// What records let expect of a condition set that patents ran: the median of the yields reported for it; where fewer than three
// report one, the median of all records of the kind of reaction; else that of all patent yields of its class. All are counted, none
// is of the reaction that is asked about, and each says how many records stand behind it.

import { readFileSync } from 'node:fs';
import type { ReactionClass } from '../../chemistry/templates/template.ts';
import type { YieldQuartiles } from '../../chemistry/facts/yields.ts';
import type { ConditionSet, KindCounts, Middle, Spread } from '../../chemistry/reaction-classes/condition-counts.ts';
import { inPercent } from './in-percent.ts';

/** What was counted: records run under these conditions, of this kind of reaction, or of its class. */
export type YieldBasis = 'counted' | 'ofKind' | 'ofClass';

/** Percent; of four yields three should lie between low and high. */
export interface ExpectedYield {
  percent: number;
  low: number;
  high: number;
  basis: YieldBasis;
  /** Yields that were counted. */
  records: number;
}

const quartiles = JSON.parse(
  readFileSync(new URL('../../../data/yield-quartiles.json', import.meta.url), 'utf8'),
) as Partial<Record<ReactionClass | 'all', YieldQuartiles>>;

/** Yields of a set from which on its own median says more than that of the kind. */
const enoughOwn = 3;
/** From quartiles, which hold half of the values, to bounds that hold three of four, as in a normal distribution. */
const widened = 1.706;

/** Of a set among the counts of its kind; null where the data hold no yield of the class. */
export function expectedYield(set: ConditionSet, kind: KindCounts, name: ReactionClass): ExpectedYield | null {
  const ofClass = spreadOfClass(name);
  const spread = kind.yieldPercent ?? ofClass;
  if (!spread) return null;
  const own = set.yieldPercent;
  if (own && own.of >= enoughOwn) return around(own, spread, 'counted');
  if (kind.yieldPercent) return around(kind.yieldPercent, spread, 'ofKind');
  return own ? around(own, spread, 'counted') : around(spread, spread, 'ofClass');
}

function around({ median, of }: Middle, spread: Spread, basis: YieldBasis): ExpectedYield {
  const low = median - widened * (spread.median - spread.lower);
  const high = median + widened * (spread.upper - spread.median);
  return { percent: inPercent(median), low: inPercent(low), high: inPercent(high), basis, records: of };
}

function spreadOfClass(name: ReactionClass): Spread | undefined {
  const own = quartiles[name] ?? quartiles.all;
  return own && { median: 100 * own.median, lower: 100 * own.lower, upper: 100 * own.upper, of: own.records };
}
