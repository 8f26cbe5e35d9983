// A stored step as the screens see it, without what only its route knows.

import { hasMessage, message } from '@app/locales/messages';
import type { RouteStep } from '@app/shared/contracts/routes/routes';
import type { StoredStep } from './stored.ts';
import { conditionsOf, markOfStep, stepConditions } from './step-conditions.ts';
import { presentEnzyme } from '../../engine/enzymes/present-enzyme.ts';
import { byHandTemplate } from './route-shape.ts';
import { isImportedId } from '../../chemistry/models/imported-templates.ts';
import { yieldsOf } from '../../chemistry/facts/yields.ts';
import { isLearnedId } from '../../chemistry/models/learned-template.ts';
import type { Caller } from '../../platform/http/caller.ts';

/** The step in the caller's language; what an old step does not tell is reported as far as it can be known. */
export function presentStep(stored: StoredStep, { culture }: Pick<Caller, 'culture'>): RouteStep {
  const { facts, enzymeIds, imported, ...step } = stored;
  const { passed, rank, share, within } = step.forward;
  return {
    ...step,
    templateKind: templateKindOf(stored),
    name: step.name[culture],
    conditions: conditionsOf(stored),
    conditionOrigin: stepConditions(stored).origin,
    yieldPercent: facts?.yieldPercent,
    typicalYieldPercent:
      facts?.yieldPercent === undefined ? Math.round(100 * yieldsOf(step.classKey).median) : undefined,
    equivalents: facts?.equivalents,
    fileAgents: imported && imported.agents.length > 0 ? imported.agents : undefined,
    ownNote: facts?.note,
    note: noteOf(stored, culture),
    enzyme: presentEnzyme(step.templateId, enzymeIds, culture),
    touchedGroups: step.touchedGroups ?? [],
    mark: markOfStep(stored),
    forward: { passed, rank, share, within },
  };
}

/** The note of its template in the caller's language; one that a customer's template or an older version brought as it is. */
function noteOf({ templateId, note }: StoredStep, culture: Caller['culture']): string | undefined {
  const key = `note.${templateId}`;
  const isKnown = note !== undefined && hasMessage(culture, 'templates', `notes.${key}`);
  return isKnown ? message(culture, 'templates', `notes.${key}`) : note;
}

function templateKindOf({ templateId: id, imported }: StoredStep): RouteStep['templateKind'] {
  if (isLearnedId(id)) return 'learned';
  if (isImportedId(id)) return 'own';
  if (id === byHandTemplate) return imported ? 'unexplained' : 'byHand';
  return id.startsWith('remote:') ? 'remote' : 'expert';
}

/** Scores have one decimal; the database keeps them in single precision. */
export function roundScore(score: number): number {
  return Math.round(score * 10) / 10;
}
