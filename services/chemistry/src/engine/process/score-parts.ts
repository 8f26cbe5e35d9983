// The parts of a process score, each 0 (bad) to 1 (good), and the score they make.

import type { Currency } from '@app/shared/constants/locale';
import type { ProcessAssessment, ProcessGoals, ProcessHazard, Severity } from '@app/shared/contracts/process/figures';
import type { TypicalConditions } from '../../chemistry/templates/template.ts';
import { conditionHazards } from '../../chemistry/facts/reagent-hazards.ts';
import { scaleUpIssues } from './scale-up.ts';
import { isNoSolvent, solventFacts, solventRank } from '../../chemistry/facts/solvents.ts';
import { isOfUnknownConditions, type ProcessStep } from './steps.ts';
import { usual } from './usual-step.ts';

/** 100 dollars a kilogram are good, 100,000 are not. */
export function costPart(minorUnits: number | undefined, currency: Currency): number {
  if (minorUnits === undefined) return 0;
  const dollars = minorUnits / 100 / (currency === 'CNY' ? 7 : 1);
  return within(1 - Math.log10(Math.max(1, dollars) / 100) / 3);
}

/** A step of unknown conditions counts as the usual step does, here and below. */
export function safetyPart(hazards: readonly ProcessHazard[], unknownSteps: number): number {
  const known = hazards.reduce((all, one) => all + safetyWeights[one.severity], 0);
  return Math.exp(-known - unknownSteps * usualStep().hazard);
}

export function solventPart(steps: readonly ProcessStep[]): number {
  return mean(
    steps,
    (step) => 1 - (isOfUnknownConditions(step) ? usualStep().solvent : solventLoss(step.reaction.conditions)),
  );
}

export function scaleUpPart(steps: readonly ProcessStep[], withIssue: ReadonlySet<number>): number {
  const loss = (step: ProcessStep): number =>
    withIssue.has(step.number) ? 1 : isOfUnknownConditions(step) ? usualStep().issue : 0;
  return 1 - mean(steps, loss);
}

/** 30 kg for a kilogram are good for a drug, 1,000 are not. */
export function massPart(massIntensity: number): number {
  return within(1 - Math.log10(massIntensity / 30) / Math.log10(1000 / 30));
}

/** 0 to 100: the parts weighed by the goals. */
export function scoreOf(parts: ProcessAssessment['parts'], goals: ProcessGoals): number {
  const keys = ['cost', 'safety', 'solvents', 'scaleUp', 'mass'] as const;
  const weights = keys.reduce((all, key) => all + goals[key], 0);
  // Who wants nothing wants everything alike.
  const weightOf = (key: (typeof keys)[number]): number => (weights === 0 ? 1 / keys.length : goals[key] / weights);
  return Math.round(1000 * keys.reduce((all, key) => all + weightOf(key) * parts[key], 0)) / 10;
}

const safetyWeights: Record<Severity | 'none', number> = { severe: 0.7, high: 0.25, moderate: 0.07, none: 0 };
const solventWorth = [1, 0.7, 0.3, 0] as const;

/** 0 where the worst solvent is a recommended one, 1 where it is highly hazardous. */
function solventLoss(conditions: readonly TypicalConditions[]): number {
  const ranks = (conditions[0]?.solvents ?? [])
    .filter((one) => !isNoSolvent(one))
    .map((one) => solventRank[solventFacts(one).class]);
  return 1 - (solventWorth[Math.max(0, ...ranks)] ?? 0);
}

function hazardOf([first]: readonly TypicalConditions[]): number {
  return conditionHazards(first).reduce((all, { severity }) => all + safetyWeights[severity], 0);
}

let known: { hazard: number; solvent: number; issue: number } | undefined;

function usualStep(): NonNullable<typeof known> {
  known ??= {
    hazard: usual(hazardOf),
    solvent: usual(solventLoss),
    issue: usual((conditions) => (scaleUpIssues(conditions).length > 0 ? 1 : 0)),
  };
  return known;
}

function mean<T>(list: readonly T[], of: (one: T) => number): number {
  return list.length === 0 ? 0 : list.reduce((all, one) => all + of(one), 0) / list.length;
}

function within(value: number): number {
  return Math.min(1, Math.max(0, value));
}
