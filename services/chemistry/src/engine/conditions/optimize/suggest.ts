// The next best experiments: Bayesian optimization over the combinations of a space (D. R. Jones et al., J. Global Optim. 1998,
// 13, 455: expected improvement; B. J. Shields et al., Nature 2021, 590, 89: reactions). The prior mean is what a model
// expects; the process learns how this reaction departs from it.

import type { ConditionChoice, ConditionSpace, MeasuredYield } from '@app/shared/contracts/conditions/conditions';
import type { LevelPriors } from '../yield-model/level-priors.ts';
import { likelyBeliefs } from './beliefs.ts';
import { choiceKey, choicesOf } from './choice.ts';
import { encodeChoices, type LevelLikeness } from './encode.ts';
import { learnedBeliefs } from './learned-beliefs.ts';
import { Optimizer } from './optimizer.ts';
import { plainBeliefs } from './plain-beliefs.ts';
import { seededRandom } from '../../../chemistry/molecule/random.ts';
import type { NextSuggestions, PredictedYield, Suggestion, YieldPrior } from './types.ts';

/** Combinations looked at; of a larger space as many are drawn, and all measured ones are among them. */
const maxCandidates = 4_000;

export interface Asked {
  space: ConditionSpace;
  measured: readonly Pick<MeasuredYield, 'choice' | 'yieldPercent'>[];
  prior: YieldPrior;
  alike?: LevelLikeness;
  /** What the levels did to other substrates; without it levels are alike only to themselves. */
  levels?: LevelPriors | null;
}

/**
 * At most `count` combinations that were not measured, the best first; the same question has the same answer.
 * Throws a RangeError for a space of more than `maxCombinations`.
 */
export function suggestNext(asked: Asked, count: number): NextSuggestions {
  const { optimizer, choices, expected, spaceSize, open } = prepare(asked);
  const suggestions: Suggestion[] = [];
  while (suggestions.length < Math.min(count, open)) {
    const point = optimizer.next();
    const choice = choices[point];
    if (point < 0 || !choice) break;
    suggestions.push({ choice, expected: expected(point), reason: optimizer.reasonFor(point) });
    optimizer.pretend(point);
  }
  return { suggestions, spaceSize, isExhausted: spaceSize > 0 && open === 0 };
}

export interface Prepared {
  optimizer: Optimizer;
  choices: ConditionChoice[];
  expected(point: number): PredictedYield | null;
  spaceSize: number;
  /** Combinations without a measurement. */
  open: number;
}

/** The optimizer of a question, with everything measured told to it. */
export function prepare({ space, measured, prior, alike, levels }: Asked): Prepared {
  const all = choicesOf(space);
  const measuredKeys = new Set(measured.map(({ choice }) => choiceKey(choice)));
  const unmeasured = all.filter((choice) => !measuredKeys.has(choiceKey(choice)));
  const known = [...new Map(measured.map(({ choice }) => [choiceKey(choice), choice])).values()];
  const choices = [...known, ...drawn(unmeasured, maxCandidates)];
  const priors = choices.map((choice) => prior(choice));
  const indexOf = new Map(choices.map((choice, index) => [choiceKey(choice), index]));
  const results = measured.map((one) => ({ point: indexOf.get(choiceKey(one.choice)) ?? 0, value: one.yieldPercent }));
  const encoded = encodeChoices(choices, alike);
  const beliefs = (levels && learnedBeliefs(choices, priors, levels)) ?? plainBeliefs(encoded, priors);
  const random = seededRandom(all.length + measured.length);
  const optimizer = new Optimizer(encoded, priors, likelyBeliefs(beliefs, results), random);
  for (const { point, value } of results) optimizer.learn(point, value);
  const expected = (point: number): PredictedYield | null => optimizer.expected(point);
  return { optimizer, choices, expected, spaceSize: all.length, open: unmeasured.length };
}

/** Every n-th of them, evenly over the space. */
function drawn<T>(items: readonly T[], most: number): T[] {
  if (items.length <= most) return [...items];
  const random = seededRandom(items.length);
  const stride = items.length / most;
  return Array.from({ length: most }, (_, index) => Math.floor((index + random()) * stride)).flatMap(
    (at) => items[at] ?? [],
  );
}
