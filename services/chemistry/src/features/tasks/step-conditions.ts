// The conditions of a step: one set, stored with it, that every screen, figure and file shows. What a chemist writes of the step takes
// its place; other ways to run the kind of reaction stand behind it as alternatives.

import type { conditionOrigins } from '@app/shared/contracts/routes/routes';
import { type MarkReason, type StepMark } from '@app/shared/constants/step-marks';
import { markOf } from '@app/shared/rules/step-mark';
import { transformationOf } from '../../chemistry/enzymes/enzyme-templates.ts';
import type { StoredCondition } from '../../engine/conditions/stored-condition.ts';
import type { StoredStep } from './stored.ts';

export interface StepConditions {
  /** Undefined where none are known. */
  set: StoredCondition | undefined;
  alternatives: readonly StoredCondition[];
  origin: (typeof conditionOrigins)[number];
}

type Step = Pick<StoredStep, 'facts' | 'conditions' | 'conditionOrigin'>;

export function stepConditions({ facts, conditions, conditionOrigin = 'typical' }: Step): StepConditions {
  const [set, ...alternatives] = facts?.conditions ?? conditions;
  const known = facts?.conditions ? 'chemist' : conditionOrigin;
  return { set, alternatives, origin: set || known === 'chemist' ? known : 'unknown' };
}

/** The set of the step and behind it the alternatives, as lists have them. */
export function conditionsOf(step: Step): StoredCondition[] {
  const { set, alternatives } = stepConditions(step);
  return set ? [set, ...alternatives] : [];
}

/** How much stands behind a step; of one that was stored before it was counted, the reactions of its template count. */
export function markOfStep(step: StoredStep): { word: StepMark; reasons: MarkReason[] } {
  const { recorded = { change: step.precedents, centre: step.precedents }, forward, touchedGroups = [] } = step;
  return markOf({
    recorded,
    probability: step.probability,
    forward: { passed: forward.passed, rank: forward.rank, share: forward.share ?? 1 },
    touched: touchedGroups.length,
    conditionsKnown: stepConditions(step).set !== undefined,
    enzyme: transformationOf(step.templateId)?.maturity,
  });
}

/** Reagents, catalysts and solvents by name, each once. */
export function agentNames({ reagents, catalysts, solvents }: StoredCondition): string[] {
  const named = [...reagents, ...catalysts, ...solvents].filter((name) => name !== '' && name !== 'neat');
  return [...new Set(named)];
}
