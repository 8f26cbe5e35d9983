// The templates of a written reaction with the words, and what was counted, of the change that it makes.

import { isLearnedId, templateById } from '../../chemistry/models/learned-template.ts';
import type { ReactionTemplate } from '../../chemistry/templates/template.ts';
import type { StepNamer } from '../../chemistry/step-names/step-namer.ts';

/**
 * Of ids that ReactionKinds recognised, unknown ones passed over. An expert template gives the very product; where the change is read as
 * one of another class, the template is believed.
 */
export function recognisedTemplates(
  namer: StepNamer,
  ids: readonly string[],
  { reactants, product }: { reactants: readonly string[]; product: string },
): ReactionTemplate[] {
  return ids.flatMap((id) => {
    const template = templateById(id);
    if (!template) return [];
    const named = namer.of(template, `${reactants.join('.')}>>${product}`);
    return [isLearnedId(id) || named.class === template.class ? named : template];
  });
}
