// Enzymatic transformations in the shape of reaction templates, for what asks for the name, class and conditions of a step.

import type { ReactionTemplate, TypicalConditions } from '../templates/template.ts';
import { enzymeTransformations } from './all.ts';
import type { EnzymeTransformation } from './enzyme-step.ts';
import { enzymes } from './enzymes.ts';
import type { EnzymeOperation } from './operation.ts';

const byId: ReadonlyMap<string, EnzymeTransformation> = new Map(enzymeTransformations.map((one) => [one.id, one]));

const byName: ReadonlyMap<string, EnzymeTransformation> = new Map(
  enzymeTransformations.map((one) => [one.name.en, one]),
);

/** Whether a step of this template is enzymatic. */
export function isEnzymeId(templateId: string): boolean {
  return byId.has(templateId);
}

/** The transformation of a template id; undefined for a chemical step. */
export function transformationOf(templateId: string): EnzymeTransformation | undefined {
  return byId.get(templateId);
}

/** The transformation of an English name, as steps carry it; undefined for any other. */
export function transformationNamed(name: string): EnzymeTransformation | undefined {
  return byName.get(name);
}

/** How the step is run: the usual operation of the enzyme, with what differs for the transformation. */
export function operationOf({ enzyme, operation }: EnzymeTransformation): EnzymeOperation {
  return { ...enzymes[enzyme].operation, ...operation };
}

export const enzymeTemplates: readonly ReactionTemplate[] = enzymeTransformations.map((one) => ({
  id: one.id,
  name: one.name,
  class: one.class,
  retro: [],
  forward: [],
  conditions: [conditionsOf(one)],
  incompatible: [],
  examples: [...one.examples],
}));

function conditionsOf(one: EnzymeTransformation): TypicalConditions {
  const { agents, medium, cosolvent, temperatureC, hours } = operationOf(one);
  return {
    reagents: agents.map(({ name }) => name),
    catalysts: [one.enzyme],
    solvents: [medium, ...(cosolvent ? [cosolvent.name] : [])],
    temperatureC: [...temperatureC],
    hours: [...hours],
  };
}
