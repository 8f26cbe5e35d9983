// A kind of step, told by the change that it makes: what it is called and how it is usually run.

import { namedKinds } from '../reaction-classes/all.ts';
import { way } from '../reaction-classes/reaction-class.ts';
import { reactionTemplates } from '../templates/all.ts';
import type { ReactionClass, ReactionTemplate, TypicalConditions } from '../templates/template.ts';
import type { BilingualName } from '../models/types.ts';

export interface StepKind {
  /** Equal for steps that are called and run alike. */
  id: string;
  name: BilingualName;
  class: ReactionClass;
  conditions: readonly TypicalConditions[];
  /** The template whose counted conditions are those of the kind; null where there is none. */
  countedAs: string | null;
}

type Name = readonly [en: string, zh: string];

/** A kind with its own words. */
export function kind([en, zh]: Name, reactionClass: ReactionClass, conditions: readonly TypicalConditions[]): StepKind {
  return { id: en, name: { en, 'zh-CN': zh }, class: reactionClass, conditions, countedAs: null };
}

const known = new Map<string, ReactionTemplate>([...namedKinds, ...reactionTemplates].map((one) => [one.id, one]));

/** Named and run as a template or named kind that is there already; with a name of its own where one is given. */
export function like(id: string, name?: Name): StepKind {
  const found = known.get(id);
  if (!found) throw new RangeError(`no template ${id}`);
  const words = name ? { en: name[0], 'zh-CN': name[1] } : found.name;
  return { id: words.en, name: words, class: found.class, conditions: found.conditions, countedAs: id };
}

/** The same within one molecule. */
export function closingRing(found: StepKind): StepKind {
  const en = `${found.name.en} (ring closure)`;
  return { ...found, id: en, name: { en, 'zh-CN': `${found.name['zh-CN']}（关环）` } };
}

export { way };
