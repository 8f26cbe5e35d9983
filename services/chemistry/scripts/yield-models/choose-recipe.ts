// Which kernel finds good conditions soonest is tried on the pairs that may be learned from, each optimized with what the pairs of
// other folds taught. The pairs of the fold that the recipe is for are not among them.

import { type EncodedChoices, encodeChoices } from '../../src/engine/conditions/optimize/encode.ts';
import { learnedBeliefs } from '../../src/engine/conditions/optimize/learned-beliefs.ts';
import { foldOf } from '../../src/engine/conditions/yield-model/fold.ts';
import type { LevelPriors } from '../../src/engine/conditions/yield-model/level-priors.ts';
import type { KernelRecipe } from '../../src/engine/conditions/yield-model/model-file.ts';
import type { PairYields } from './level-effects.ts';
import { levelStatistics } from './level-statistics.ts';
import { experimentsOf, isWorthOptimizing } from './trial.ts';

/** Taken where no pair can be tried. */
const usual: KernelRecipe = { roughness: 0.5, own: 1 };
const recipes: readonly KernelRecipe[] = [
  usual,
  { roughness: 1, own: 0.5 },
  { roughness: 1, own: 1 },
  { roughness: 0, own: 1 },
];
const seed = 1;

interface Trial {
  pair: PairYields;
  encoded: EncodedChoices;
  /** Learned from the pairs of other folds; the recipe is to be replaced. */
  priors: LevelPriors;
}

/** The recipe that needs the fewest experiments, summed over the pairs. */
export function chooseRecipe(pairs: readonly PairYields[]): KernelRecipe {
  const trials = trialsOf(pairs);
  let chosen = usual;
  let fewest = Infinity;
  for (const recipe of recipes) {
    const needed = experimentsWith(trials, recipe, fewest);
    if (needed < fewest) [chosen, fewest] = [recipe, needed];
  }
  return chosen;
}

function trialsOf(pairs: readonly PairYields[]): Trial[] {
  const folds = Map.groupBy(pairs, ({ pair }) => foldOf(pair));
  return [...folds].flatMap(([fold, own]) => {
    const others = pairs.filter(({ pair }) => foldOf(pair) !== fold);
    const priors = levelStatistics(others, usual);
    return own.filter(isWorthOptimizing).map((pair) => ({ pair, encoded: encodeChoices(pair.choices), priors }));
  });
}

/** Experiments of all trials; no further than `limit`, beyond which nobody asks. */
function experimentsWith(trials: readonly Trial[], recipe: KernelRecipe, limit: number): number {
  let needed = 0;
  for (const { pair, encoded, priors } of trials) {
    if (needed >= limit) break;
    const nothing = pair.choices.map(() => null);
    const beliefs = learnedBeliefs(pair.choices, nothing, { ...priors, recipe });
    if (beliefs) needed += experimentsOf(pair, encoded, nothing, beliefs, seed);
  }
  return needed;
}
