import { choiceKey } from '../../src/engine/conditions/optimize/choice.ts';
import type { ConditionChoice } from '../../src/engine/conditions/optimize/types.ts';
import { meanOf } from './statistics.ts';
import type { YieldRow } from './table.ts';

/** All that was run with one pair of substrates: distinct choices, each with the mean of its yields. */
export interface MeasuredPair {
  reactants: string[];
  product: string;
  choices: ConditionChoice[];
  yields: number[];
}

export function pairsOf(rows: readonly YieldRow[]): MeasuredPair[] {
  return [...Map.groupBy(rows, ({ reactants, product }) => `${reactants.join('.')}>>${product}`).values()].flatMap(
    (group) => {
      const [first] = group;
      if (!first) return [];
      const byChoice = [...Map.groupBy(group, ({ choice }) => choiceKey(choice)).values()];
      return [
        {
          reactants: first.reactants,
          product: first.product,
          choices: byChoice.flatMap((same) => same.slice(0, 1).map(({ choice }) => choice)),
          yields: byChoice.map((same) => meanOf(same.map(({ yieldPercent }) => yieldPercent))),
        },
      ];
    },
  );
}
