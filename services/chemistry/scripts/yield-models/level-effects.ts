// What each level of the conditions did to the yields of one pair of substrates: main effects by backfitting (J. H. Friedman,
// W. Stuetzle, J. Am. Stat. Assoc. 1981, 76, 817), drawn towards nothing where few experiments have the level.

import type { ConditionChoice } from '../../src/engine/conditions/optimize/types.ts';
import { levelOf } from '../../src/engine/conditions/optimize/factor-tables.ts';
import { meanOf } from './statistics.ts';

/** Distinct choices of one pair, each with one yield in percent. */
export interface PairYields {
  pair: string;
  choices: readonly ConditionChoice[];
  yields: readonly number[];
}

export interface LevelEffect {
  /** Percentage points. */
  effect: number;
  /** Mean square of what the effects leave unexplained with this level, where 1 is the pair's mean. */
  roughness: number;
}

export interface PairEffects {
  /** Percent. */
  mean: number;
  /** Percentage points squared: of the yields, and of what the effects leave unexplained. */
  total: number;
  rest: number;
  /** Of each factor, by level. */
  factors: ReadonlyMap<string, ReadonlyMap<string, LevelEffect>>;
}

const rounds = 3;

/** The experiments with each level of a factor. */
type Groups = ReadonlyMap<string, readonly number[]>;

export function effectsOf({ choices, yields }: PairYields, factors: readonly string[]): PairEffects {
  const mean = meanOf(yields);
  const total = meanOf(yields.map((value) => (value - mean) ** 2));
  const groups = new Map(factors.map((factor): [string, Groups] => [factor, groupsOf(choices, factor)]));
  const left = yields.map((value) => value - mean);
  const effects = new Map(factors.map((factor) => [factor, new Map<string, number>()]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [factor, own] of groups) takeOut(left, own, effects.get(factor) ?? new Map());
  }
  const rest = meanOf(left.map((one) => one ** 2));
  const named = [...groups].map(([factor, own]): [string, Map<string, LevelEffect>] => [
    factor,
    new Map(
      [...own].map(([level, at]) => [
        level,
        {
          effect: effects.get(factor)?.get(level) ?? 0,
          roughness: meanOf(at.map((one) => (left[one] ?? 0) ** 2)) / (rest || 1),
        },
      ]),
    ),
  ]);
  return { mean, total, rest, factors: new Map(named) };
}

/** Moves what the levels of one factor explain from what is left into their effects. */
function takeOut(left: number[], groups: Groups, effects: Map<string, number>): void {
  for (const [level, at] of groups) {
    const effect = at.reduce((sum, one) => sum + (left[one] ?? 0), 0) / (at.length + 1);
    effects.set(level, (effects.get(level) ?? 0) + effect);
    for (const one of at) left[one] = (left[one] ?? 0) - effect;
  }
}

function groupsOf(choices: readonly ConditionChoice[], factor: string): Groups {
  return Map.groupBy(choices.keys(), (at) => levelOf(choices[at] ?? {}, factor));
}
