// Ranks condition sets for one reaction: what patents and screens ran for its kind, what its template calls typical.

import type { ConditionCounts } from '../condition-counts.ts';
import type { Bystanders } from '../bystanders.ts';
import { recommendConditions, type RecommendedConditions } from '../recommend.ts';
import { templateById } from '../../models/learned-template.ts';
import { greenerChoices } from '../greener/greener.ts';
import { worstClass } from '../greener/solvent-class.ts';
import { asChoice } from './as-choice.ts';
import { choiceKey } from './choice.ts';
import type { OptimizedReaction, RankedSet } from './types.ts';

export interface RankContext {
  counts: ConditionCounts;
  bystanders: Bystanders;
}

/** At most `top` sets, each choice once, the best first. `kinds` are template ids; an unknown one is passed over. */
export function rankConditions(
  { counts, bystanders }: RankContext,
  { reactants, product }: OptimizedReaction,
  kinds: readonly string[],
  top: number,
): RankedSet[] {
  const templates = kinds.flatMap((id) => templateById(id) ?? []);
  const rows = distinctChoices(recommendConditions(templates, counts, Math.max(top, 20)));
  const atRisk = bystanders.atRisk(reactants, product, rows);
  return rows.slice(0, top).map((row, index) => ranked(row, index + 1, atRisk[index] ?? []));
}

function distinctChoices(rows: readonly RecommendedConditions[]): RecommendedConditions[] {
  const seen = new Set<string>();
  return rows.filter((row) => {
    const key = choiceKey(asChoice(row).choice);
    return !seen.has(key) && seen.add(key);
  });
}

function ranked(row: RecommendedConditions, rank: number, atRisk: RankedSet['atRisk']): RankedSet {
  const { choice, atmosphere } = asChoice(row);
  const solventClass = worstClass(row.solvents);
  return {
    rank,
    templateId: row.templateId,
    choice,
    hours: row.hours,
    temperatureC: row.temperatureC,
    atmosphere,
    predicted: null,
    source: row.source,
    support: { records: row.support, of: row.of, nearest: null },
    ...(solventClass && { solventClass }),
    greener: greenerChoices(choice),
    atRisk,
  };
}
