// Beliefs of a space whose levels screens have tried on other substrates (multi-task transfer by a learned prior, after Z. Wang et al.,
// JMLR 2024, 25, 212). Two levels whose effects rise and fall together from pair to pair tell of each other, and combinations of
// levels that never gave anything are not searched as closely as those that surprise.

import type { ConditionChoice } from '@app/shared/contracts/conditions/conditions';
import type { KernelRecipe } from '../yield-model/model-file.ts';
import type { LevelPriors } from '../yield-model/level-priors.ts';
import type { Beliefs } from './beliefs.ts';
import type { Kernel } from './gaussian-process.ts';
import { type FactorTable, factorTables, knownShare } from './factor-tables.ts';
import { slopeVariance } from './plain-beliefs.ts';
import type { PredictedYield } from './types.ts';

/** How much more effects vary than on the pairs before, and what of a departure is kept when one factor differs wholly. */
const shapes = [
  { scale: 1, kept: 0.3 },
  { scale: 1, kept: 0.6 },
  { scale: 2, kept: 0.3 },
  { scale: 0.4, kept: 0.3 },
] as const;
type Shape = (typeof shapes)[number];
const noise = 0.03;
/** Percentage points that are one unit of what a prior expects. */
const departureUnit = 20;
/** Share of the levels that the screens must have tried. */
const enoughKnown = 0.25;
/** Percentage points squared, where nothing varied. */
const leastVariance = 1;

/** Null where the screens tried too few of the levels. */
export function learnedBeliefs(
  choices: readonly ConditionChoice[],
  expected: readonly (PredictedYield | null)[],
  priors: LevelPriors,
): Beliefs | null {
  const tables = factorTables(choices, priors);
  if (knownShare(tables) < enoughKnown) return null;
  const usual = Float64Array.from(
    choices,
    (_, at) => sumOf(tables, (one) => one.effects[one.codes[at] ?? 0]) + priors.grand,
  );
  const model = usual.map((value, at) => expected[at]?.percent ?? value);
  const both = usual.map((value, at) => (value + (model[at] ?? 0)) / 2);
  const middle = model.reduce((sum, one) => sum + one, 0) / Math.max(1, model.length);
  const departures = model.map((one) => (one - middle) / departureUnit);
  const rough = roughnessOf(tables, choices.length, priors.recipe);
  return {
    means: expected.some(Boolean) ? [model, usual, both] : [usual],
    kernels: shapes.map((shape) => learnedKernel({ tables, priors, departures, rough }, shape)),
    noise,
    variance: Math.max(leastVariance, priors.total),
  };
}

interface Parts {
  tables: readonly FactorTable[];
  priors: LevelPriors;
  departures: Float64Array;
  rough: Float64Array;
}

/** What all choices share, what they share by their places in the prior, the effects of their levels, and departures from the sum. */
function learnedKernel({ tables, priors, departures, rough }: Parts, { scale, kept }: Shape): Kernel {
  const unit = Math.max(leastVariance, priors.total);
  const shared = priors.between / unit;
  const left = priors.rest / unit;
  const powers = tables.map(({ alike }) => alike.map((one) => kept ** (1 - Math.max(0, one))));
  return (a, b) => {
    let effects = 0;
    let product = 1;
    for (let index = 0; index < tables.length; index += 1) {
      const table = tables[index];
      if (!table) continue;
      const at = (table.codes[a] ?? 0) * table.size + (table.codes[b] ?? 0);
      effects += table.covariance[at] ?? 0;
      product *= powers[index]?.[at] ?? 0;
    }
    const departure = (rough[a] ?? 1) * (rough[b] ?? 1) * product;
    return (
      shared + slopeVariance * (departures[a] ?? 0) * (departures[b] ?? 0) + (scale * effects) / unit + left * departure
    );
  };
}

/** The deviation of each choice's departures, where 1 is usual. */
function roughnessOf(tables: readonly FactorTable[], count: number, { roughness }: KernelRecipe): Float64Array {
  return Float64Array.from({ length: count }, (_, at) => {
    const product = tables.reduce((all, one) => all * (one.roughness[one.codes[at] ?? 0] ?? 1), 1);
    return product ** (roughness / 2);
  });
}

function sumOf(tables: readonly FactorTable[], of: (table: FactorTable) => number | undefined): number {
  return tables.reduce((sum, one) => sum + (of(one) ?? 0), 0);
}
