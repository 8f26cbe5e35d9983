// A stored step as the screens see it, without what only its route knows.

import type { RouteStep } from '@app/shared/contracts/routes';
import type { StoredStep } from '../context/stored.ts';
import { conditionsOf, markOfStep, stepConditions } from '../context/step-conditions.ts';
import { byHandTemplate } from '../manual/assess.ts';
import { isImportedId } from '../models/imported-templates.ts';
import { isLearnedId } from '../models/learned-template.ts';
import type { Caller } from './caller.ts';

/** The step in the caller's language; what an old step does not tell is told as far as it can be known. */
export function presentStep(stored: StoredStep, { culture }: Pick<Caller, 'culture'>): RouteStep {
  const { facts, ...step } = stored;
  const { passed, rank, share, within } = step.forward;
  return {
    ...step,
    templateKind: templateKindOf(step.templateId),
    name: step.name[culture],
    conditions: conditionsOf(stored),
    conditionOrigin: stepConditions(stored).origin,
    yieldPercent: facts?.yieldPercent,
    equivalents: facts?.equivalents,
    ownNote: facts?.note,
    touchedGroups: step.touchedGroups ?? [],
    mark: markOfStep(stored),
    forward: { passed, rank, share, within },
  };
}

function templateKindOf(id: string): RouteStep['templateKind'] {
  if (isLearnedId(id)) return 'learned';
  if (isImportedId(id)) return 'own';
  if (id === byHandTemplate) return 'byHand';
  return id.startsWith('remote:') ? 'remote' : 'expert';
}
