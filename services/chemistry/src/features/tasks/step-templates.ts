// Templates of steps in the words of what each step does: a template is wider than its name.

import type { StepAsked } from '../../engine/inspection/operations.ts';
import { templateById } from '../../chemistry/models/learned-template.ts';
import type { ReactionTemplate } from '../../chemistry/templates/template.ts';
import { isNamedByChange } from '../../chemistry/step-names/step-namer.ts';
import type { ReactionKind } from '@app/shared/contracts/reaction/reaction';
import type { TasksServices } from './services.ts';
import type { Caller } from '../../platform/http/caller.ts';

/** Names the template of a step as it is shown; undefined for an id of another source. */
export type TemplateOfStep = (step: StepAsked) => ReactionTemplate | undefined;

/** Reads the steps at once; those that are asked for must be among them. */
export async function stepTemplates(
  { interactive }: Pick<TasksServices, 'interactive'>,
  steps: readonly StepAsked[],
): Promise<TemplateOfStep> {
  const asked = [
    ...new Map(steps.filter((one) => isNamedByChange(one.templateId)).map((one) => [keyOf(one), one])).values(),
  ];
  const found = asked.length === 0 ? [] : await interactive.run('stepTemplates', asked);
  const known = new Map(asked.map((one, index) => [keyOf(one), found[index] ?? undefined]));
  return (step) => known.get(keyOf(step)) ?? templateById(step.templateId);
}

function keyOf({ templateId, reaction }: StepAsked): string {
  return `${templateId} ${reaction}`;
}

/** Kinds of a reaction (SMILES, agents over the arrow or none) as the caller reads them; those of unknown ids are left out. */
export async function kindsInWords(
  services: Pick<TasksServices, 'interactive'>,
  { culture }: Caller,
  ids: readonly string[],
  reaction: string,
): Promise<ReactionKind[]> {
  const [left = '', , right = ''] = reaction.split('>');
  const steps = ids.map((templateId) => ({ templateId, reaction: `${left}>>${right}` }));
  const templateOf = await stepTemplates(services, steps);
  return steps.flatMap((step) => {
    const template = templateOf(step);
    return template ? [{ templateId: template.id, name: template.name[culture], class: template.class }] : [];
  });
}

/** A kind of reaction in the caller's language; undefined for a template that is no longer there. */
export function presentKind(templateId: string | undefined, { culture }: Caller): ReactionKind | undefined {
  const template = templateById(templateId ?? '');
  return template && { templateId: template.id, name: template.name[culture], class: template.class };
}
