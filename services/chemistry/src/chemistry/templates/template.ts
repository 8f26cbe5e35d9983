// What one reaction template is. A template is a piece of knowledge a chemist can read and correct:
// a retro transform that proposes precursors, an independently written forward transform that says what
// those precursors would really give, and the facts that decide whether the step would work.

import type { FunctionalGroup } from './functional-groups.ts';

/** The ten classes of the patent reaction sets (Schneider et al., J. Chem. Inf. Model. 2016, 56, 2336). */
export const reactionClasses = {
  heteroatomAlkylation: 1,
  acylation: 2,
  carbonCarbon: 3,
  heterocycleFormation: 4,
  protection: 5,
  deprotection: 6,
  reduction: 7,
  oxidation: 8,
  functionalGroupInterconversion: 9,
  functionalGroupAddition: 10,
} as const;

export type ReactionClass = keyof typeof reactionClasses;

/** One typical way to run the reaction, as a process chemist would write it on one line. */
export interface TypicalConditions {
  /** Reagents by their usual short names or formulas, e.g. `HATU`, `K2CO3`. */
  reagents: string[];
  catalysts?: string[];
  solvents: string[];
  /** Usual range in degrees Celsius, lowest first. */
  temperatureC: [number, number];
  /** Usual duration in hours, shortest first. */
  hours?: [number, number];
  /** Recorded reactions that were run so, of all that were counted; absent for what was not counted. */
  counted?: { reactions: number; of: number };
}

/**
 * Where the conditions of a kind of reaction come from: `typical` knowledge of who wrote the template, `patents` counted for
 * this very kind, `related` typical for a kind near it; `unknown` where there are none.
 */
export type ConditionOrigin = 'typical' | 'patents' | 'related' | 'unknown';

export interface TemplateExample {
  /** SMILES of the molecules that give atoms to the product, joined by dots. */
  reactants: string;
  /** SMILES of the main product. */
  product: string;
}

export interface ReactionTemplate {
  /** Stable kebab-case name, never reused. */
  id: string;
  name: { en: string; 'zh-CN': string };
  class: ReactionClass;
  /** Retro SMARTS, `product>>precursor.precursor`; every variant is tried. */
  retro: string[];
  /** Forward SMARTS, `reactant.reactant>>product`, written from the reactants' side and not by turning `retro` round. */
  forward: string[];
  conditions: TypicalConditions[];
  /** Typical conditions, where `conditions` were counted in patents. */
  typical?: readonly TypicalConditions[];
  /** Of the conditions, where they are not typical ones. */
  conditionOrigin?: ConditionOrigin;
  /** Ids under which its conditions were counted, the narrowest kind first; `id` alone where it is left out. */
  countedAs?: readonly string[];
  /** Groups that, anywhere else in a reactant, react first or do not survive. */
  incompatible: FunctionalGroup[];
  /** At least one reaction that `retro` proposes and `forward` gives; tests run both ways. */
  examples: TemplateExample[];
  /** Products for which `retro` must propose nothing, with the reason. */
  counterExamples?: { product: string; because: string }[];
  /** Selectivity or scope, one line. */
  note?: string;
}

/** What is typical for the kind, whatever was counted. */
export function typicalOf(template: ReactionTemplate): readonly TypicalConditions[] {
  return template.typical ?? (conditionOriginOf(template) === 'patents' ? [] : template.conditions);
}

/** Where the conditions of a template come from. */
export function conditionOriginOf({
  conditions,
  conditionOrigin = 'typical',
}: Pick<ReactionTemplate, 'conditions' | 'conditionOrigin'>): ConditionOrigin {
  return conditions.length === 0 ? 'unknown' : conditionOrigin;
}
