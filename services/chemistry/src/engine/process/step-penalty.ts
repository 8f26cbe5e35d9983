// What counts against a step in a search for routes that can be run on a large scale.

import type { ProcessGoals, Severity } from '@app/shared/contracts/process/figures';
import type { TypicalConditions } from '../../chemistry/templates/template.ts';
import type { StepPenalty } from '../search/rules.ts';
import type { GroupHazard } from '../../chemistry/facts/group-hazards.ts';
import { conditionHazards } from '../../chemistry/facts/reagent-hazards.ts';
import { scaleUpIssues } from './scale-up.ts';
import { isNoSolvent, solventFacts, solventRank } from '../../chemistry/facts/solvents.ts';
import { usual } from './usual-step.ts';

/** How much a hazard counts; a severe one about as much as another step. */
export const severityWeight: Record<Severity, number> = { severe: 0.5, high: 0.2, moderate: 0.05 };
const solventWeight = [0, 0.03, 0.12, 0.25] as const;
const issueWeight = 0.12;

/**
 * Penalty of a step with goals that count as usual, by its conditions alone: 0 for a step that any plant runs, about 1
 * for one that few would; where no conditions are known, that of the usual step.
 */
export const stepPenalty: StepPenalty = ({ conditions }) =>
  penaltyOfConditions(conditions, { safety: 1, solvents: 1, scaleUp: 1 });

/** The same with weights, and with the dangerous groups of the molecules that go into the step. */
export function createStepPenalty(
  goals: Pick<ProcessGoals, 'safety' | 'solvents' | 'scaleUp'>,
  groupsOf: (smiles: string) => readonly GroupHazard[],
): StepPenalty {
  const known = new Map<string, number>();
  return ({ templateId, smiles, conditions }) => {
    const ofConditions = known.get(templateId) ?? penaltyOfConditions(conditions, goals);
    known.set(templateId, ofConditions);
    const [precursors = ''] = smiles.split('>>');
    const groups = precursors.split('.').flatMap((one) => [...groupsOf(one)]);
    return ofConditions + goals.safety * groups.reduce((sum, one) => sum + severityWeight[one.severity], 0);
  };
}

function penaltyOfConditions(
  conditions: readonly TypicalConditions[],
  goals: Pick<ProcessGoals, 'safety' | 'solvents' | 'scaleUp'>,
): number {
  if (conditions.length === 0) usualParts ??= partsOfUsualStep();
  const { safety, solvents, scaleUp } = (conditions.length === 0 && usualParts) || partsOf(conditions);
  return goals.safety * safety + goals.solvents * solvents + goals.scaleUp * scaleUp;
}

interface PenaltyParts {
  safety: number;
  solvents: number;
  scaleUp: number;
}

let usualParts: PenaltyParts | undefined;

function partsOfUsualStep(): PenaltyParts {
  return {
    safety: usual((conditions) => partsOf(conditions).safety),
    solvents: usual((conditions) => partsOf(conditions).solvents),
    scaleUp: usual((conditions) => partsOf(conditions).scaleUp),
  };
}

function partsOf(conditions: readonly TypicalConditions[]): PenaltyParts {
  const [first] = conditions;
  const { solvents = [] } = first ?? {};
  const ranks = solvents.filter((one) => !isNoSolvent(one)).map((one) => solventRank[solventFacts(one).class]);
  return {
    safety: conditionHazards(first).reduce((sum, { severity }) => sum + severityWeight[severity], 0),
    solvents: solventWeight[Math.max(0, ...ranks)] ?? 0,
    scaleUp: issueWeight * scaleUpIssues(conditions).length,
  };
}
