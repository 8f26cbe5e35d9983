// Ranks condition sets for one reaction: what patents ran for its kind and what its template calls typical, and beside them what the
// screens ran, with the yields that their model expects of these substrates.

import { conditionFactors } from '@app/shared/contracts/conditions/conditions';
import type { StepNamer } from '../../../chemistry/step-names/step-namer.ts';
import type { ReactionTemplate } from '../../../chemistry/templates/template.ts';
import type { Bystanders } from '../../../chemistry/step-names/bystanders.ts';
import type { ConditionCounts } from '../../../chemistry/reaction-classes/condition-counts.ts';
import { atmosphereFor, needsHydrogen } from '../factors.ts';
import { greenerChoices } from '../greener/greener.ts';
import { worstClass } from '../greener/solvent-class.ts';
import { recognisedTemplates } from '../recognised-templates.ts';
import { recommendConditions, type RecommendedConditions } from '../recommend.ts';
import { safeFirst } from '../../../chemistry/step-names/safe-first.ts';
import type { BoundModel } from '../yield-model/yield-models.ts';
import { asChoice } from './as-choice.ts';
import { choiceKey } from './choice.ts';
import { bestOfScreens } from './screen-sets.ts';
import {
  type ConditionChoice,
  type OptimizedReaction,
  type PredictedYield,
  type RankedSet,
  similarEnough,
} from './types.ts';

export interface RankContext {
  namer: StepNamer;
  counts: ConditionCounts;
  bystanders: Bystanders;
}

type Candidate = Omit<RankedSet, 'rank' | 'greener' | 'atRisk' | 'solventClass'>;

/** At most `top` sets, each choice once, the best first. `kinds` are template ids; an unknown one is passed over. */
export function rankConditions(
  { counts, bystanders, namer }: RankContext,
  { reactants, product }: OptimizedReaction,
  kinds: readonly string[],
  top: number,
  model: BoundModel | null,
): RankedSet[] {
  const templates = recognisedTemplates(namer, kinds, { reactants, product });
  const rows = recommendConditions(templates, counts, Math.max(top, 20), reactants);
  // With a model the screens speak for themselves, with what it expects of these very substrates.
  const told = rows.filter(({ source }) => !model || source !== 'screens');
  const counted = told.flatMap((row) => countedCandidate(row, templates, model));
  const screened = model && templates[0] ? screenedCandidates(model, templates[0].id, top) : [];
  const both = (model?.nearest ?? 0) >= similarEnough ? alternated(screened, counted) : alternated(counted, screened);
  const chosen = distinct(both).slice(0, top);
  const atRisk = bystanders.atRisk(
    reactants,
    product,
    chosen.map(({ choice }) => agentsOf(choice)),
  );
  return safeFirst(chosen, atRisk).map(({ row: one, atRisk: groups }, index) => {
    const solventClass = worstClass(one.choice.solvent?.split('/') ?? []);
    return {
      ...one,
      rank: index + 1,
      ...(solventClass && { solventClass }),
      greener: greenerChoices(one.choice, model?.predict ?? (() => null)),
      atRisk: groups,
    };
  });
}

function countedCandidate(
  row: RecommendedConditions,
  templates: readonly ReactionTemplate[],
  model: BoundModel | null,
): Candidate[] {
  const template = templates.find(({ id }) => id === row.templateId);
  if (!template) return [];
  const { choice, atmosphere } = asChoice(row);
  return [
    {
      templateId: row.templateId,
      choice,
      hours: row.hours,
      temperatureC: row.temperatureC,
      atmosphere: isReduction(template) && needsHydrogen([...row.reagents, ...row.catalysts]) ? 'hydrogen' : atmosphere,
      predicted: model?.predict(choice) ?? predictedOf(row),
      source: row.source,
      support: { records: row.support, of: row.of, nearest: model?.nearest ?? null },
    },
  ];
}

function predictedOf({ expected }: RecommendedConditions): PredictedYield | null {
  if (!expected) return null;
  const { basis, ...figures } = expected;
  return { ...figures, kind: basis };
}

/** Hydrogenations, and deprotections by hydrogenolysis. */
function isReduction({ class: kind }: ReactionTemplate): boolean {
  return kind === 'reduction' || kind === 'deprotection';
}

function screenedCandidates(model: BoundModel, templateId: string, top: number): Candidate[] {
  return bestOfScreens(model, top).map(({ choice, records, predicted }) => ({
    templateId,
    choice,
    hours: null,
    temperatureC: choice.temperatureC === undefined ? null : [choice.temperatureC, choice.temperatureC],
    atmosphere:
      model.facts.table === 'heteroHydrogenation'
        ? 'hydrogen'
        : atmosphereFor(conditionFactors.flatMap((factor) => choice[factor] ?? [])),
    predicted,
    source: 'screens',
    support: { records, of: model.facts.experiments, nearest: model.nearest },
  }));
}

function alternated<T>(first: readonly T[], second: readonly T[]): T[] {
  return Array.from({ length: Math.max(first.length, second.length) }, (_, index) => [
    ...first.slice(index, index + 1),
    ...second.slice(index, index + 1),
  ]).flat();
}

function distinct(candidates: readonly Candidate[]): Candidate[] {
  const seen = new Set<string>();
  return candidates.filter(({ choice }) => {
    const key = choiceKey(choice);
    return !seen.has(key) && seen.add(key);
  });
}

function agentsOf({ catalyst, ligand, base, reagent, additive }: ConditionChoice): {
  reagents: string[];
  catalysts: string[];
} {
  const split = (...levels: (string | undefined)[]): string[] => levels.flatMap((one) => one?.split(' + ') ?? []);
  return { reagents: split(base, reagent, additive), catalysts: split(catalyst, ligand) };
}
