import { choiceKey } from '../../src/engine/conditions/optimize/choice.ts';
import type { FitRow } from './fit-table.ts';
import type { PairYields } from './level-effects.ts';
import { meanOf } from './statistics.ts';

/** The rows by pair of substrates, as folds know them: each distinct choice once, with the mean of its yields, 0 to 100 percent. */
export function pairYields(rows: readonly FitRow[]): PairYields[] {
  return [...Map.groupBy(rows, ({ pair }) => pair)].map(([pair, own]) => {
    const byChoice = [...Map.groupBy(own, ({ choice }) => choiceKey(choice)).values()];
    return {
      pair,
      choices: byChoice.flatMap((same) => same.slice(0, 1).map(({ choice }) => choice)),
      yields: byChoice.map((same) => Math.min(100, Math.max(0, meanOf(same.map(({ yieldPercent }) => yieldPercent))))),
    };
  });
}
