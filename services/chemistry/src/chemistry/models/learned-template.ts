// Learned templates beside the expert ones: one shape for anyone who asks for the name, class and conditions of a step.

import { namedKinds } from '../reaction-classes/all.ts';
import { countedIds, type KindConditions, learnedConditions } from './learned/learned-conditions.ts';
import { linkedExperts } from './learned/linked-experts.ts';
import { readLearnedTemplates } from './learned/read-templates.ts';
import type { LearnedRecord } from './learned/types.ts';
import { reactionTemplates } from '../templates/all.ts';
import { enzymeTemplates } from '../enzymes/enzyme-templates.ts';
import { separationTemplates } from './separations.ts';
import { methodTemplates } from '../templates/methods.ts';
import type { FunctionalGroup } from '../templates/functional-groups.ts';
import { reactionClasses } from '../templates/template.ts';
import type { ReactionClass, ReactionTemplate } from '../templates/template.ts';

/** Ids of learned templates are `L` and hexadecimal digits; those of expert ones are words. */
export function isLearnedId(id: string): boolean {
  return /^L[0-9a-f]{10}$/.test(id);
}

/**
 * A learned template as far as a step can be described by it: incompatible groups are those that no expert template
 * linked with it tolerates, and none where there is no such template. Throws a RangeError for an unknown class.
 */
export function learnedTemplate(record: LearnedRecord): ReactionTemplate {
  const { lines, origin } = conditionsOf(record.id);
  return {
    id: record.id,
    name: record.name,
    class: classOf(record),
    retro: [record.retro],
    forward: record.forward === null ? [] : [record.forward],
    conditions: lines,
    conditionOrigin: origin,
    countedAs: countedAs(record.id),
    incompatible: intolerantOf(record.id),
    examples: [],
  };
}

/** The expert or learned template of an id, or the kind that is only recognised. */
export function templateById(id: string): ReactionTemplate | undefined {
  return experts.get(id) ?? (isLearnedId(id) ? learned().get(id) : undefined);
}

const experts = new Map<string, ReactionTemplate>(
  [...namedKinds, ...reactionTemplates, ...methodTemplates, ...separationTemplates, ...enzymeTemplates].map((one) => [
    one.id,
    one,
  ]),
);
let known: Map<string, ReactionTemplate> | undefined;
let linked: ReadonlyMap<string, ReactionTemplate[]> | undefined;
let countedById: ((id: string) => string[]) | undefined;
let conditionsById: ((id: string) => KindConditions) | undefined;

function conditionsOf(id: string): KindConditions {
  conditionsById ??= learnedConditions();
  return conditionsById(id);
}

function countedAs(id: string): string[] {
  countedById ??= countedIds();
  return countedById(id);
}

function intolerantOf(id: string): FunctionalGroup[] {
  linked ??= linkedExperts();
  const [first, ...others] = linked.get(id) ?? [];
  return (first?.incompatible ?? []).filter((group) => others.every((one) => one.incompatible.includes(group)));
}

function learned(): Map<string, ReactionTemplate> {
  known ??= new Map(readLearnedTemplates().map((record) => [record.id, learnedTemplate(record)]));
  return known;
}

const classNames = Object.keys(reactionClasses).filter((name): name is ReactionClass => name in reactionClasses);

function classOf(record: LearnedRecord): ReactionClass {
  const name = classNames.find((one) => reactionClasses[one] === record.class);
  if (!name) throw new RangeError(`${record.id}: no reaction class ${record.class}`);
  return name;
}
