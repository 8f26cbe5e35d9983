// A stored step as the screens see it, without what only its route knows.

import type { RouteStep } from '@app/shared/contracts/routes';
import type { StoredMolecule, StoredStep } from '../context/stored.ts';
import { byHandTemplate } from '../manual/assess.ts';
import { isImportedId } from '../models/imported-templates.ts';
import { isLearnedId } from '../models/learned-template.ts';
import type { Services } from '../services.ts';
import type { Caller } from './caller.ts';
import { presentMolecule } from './molecules.ts';

/** The step in the caller's language; what an old step does not tell is told as far as it can be known. */
export function presentStep({ facts, ...step }: StoredStep, caller: Caller, { names }: Services): RouteStep {
  const present = (molecule: StoredMolecule) => presentMolecule(names, molecule);
  const competing = step.forward.competing.map(({ molecule, name, score }) => ({
    molecule: present(molecule),
    name: name[caller.culture],
    score,
  }));
  return {
    ...step,
    templateKind: templateKindOf(step.templateId),
    name: step.name[caller.culture],
    ...(facts?.conditions
      ? { conditions: facts.conditions, conditionOrigin: 'chemist' as const }
      : { conditionOrigin: step.conditions.length === 0 ? 'unknown' : (step.conditionOrigin ?? 'typical') }),
    yieldPercent: facts?.yieldPercent,
    equivalents: facts?.equivalents,
    ownNote: facts?.note,
    touchedGroups: step.touchedGroups ?? [],
    forward: { ...step.forward, competing },
  };
}

function templateKindOf(id: string): RouteStep['templateKind'] {
  if (isLearnedId(id)) return 'learned';
  if (isImportedId(id)) return 'own';
  if (id === byHandTemplate) return 'byHand';
  return id.startsWith('remote:') ? 'remote' : 'expert';
}
