// What an enzymatic transformation is: a template backwards and forwards with what a biocatalysis chemist has to know to run it.

import type { ReactionClass, TemplateExample } from '../templates/template.ts';
import type { EnzymeKey } from './enzymes.ts';
import type { EnzymeOperation } from './operation.ts';
import type { SourceKey } from './sources.ts';

/** How far a transformation has come: on a plant, in many laboratories, shown on some substrates, or not foreseeable. */
export const maturities = ['industrial', 'established', 'demonstrated', 'speculative'] as const;
export type Maturity = (typeof maturities)[number];

/**
 * What becomes of the configuration: `either` enantiomer can be had from complementary enzymes, `one` as the forward template
 * writes it, `kept` with nothing new, `resolution` at most half of a racemate.
 */
export const outcomes = ['either', 'one', 'kept', 'resolution', 'dynamic'] as const;
export type StereoOutcome = (typeof outcomes)[number];

/** Why a substrate is not taken; words in the locales. */
export type RefusalReason =
  | 'aldehydeFirst'
  | 'bulky'
  | 'migration'
  | 'notPrimary'
  | 'quaternary'
  | 'poisonous'
  | 'otherAmine'
  | 'otherAlcohol'
  | 'otherCarbonyl';

export interface EnzymeRefusal {
  /** In the product, or in any substrate. */
  of: 'product' | 'substrate';
  smarts: string;
  because: RefusalReason;
}

export interface EnzymeTransformation {
  /** `enzyme-` and words, never reused. */
  id: string;
  enzyme: EnzymeKey;
  name: { en: string; 'zh-CN': string };
  class: ReactionClass;
  /** Product to substrates; `{n}` in an atom stands for its hydrogens, of which it loses one, `{+n}` gains one. */
  retro: readonly string[];
  /** Substrates to product, written from their side. New centres carry a mark only where one configuration is to be had. */
  forward: readonly string[];
  outcome: StereoOutcome;
  maturity: Maturity;
  refuses?: readonly EnzymeRefusal[];
  /** What differs from the usual operation of the enzyme. */
  operation?: Partial<EnzymeOperation>;
  sources: readonly SourceKey[];
  examples: readonly TemplateExample[];
  /** Products that this transformation does not make. */
  counterExamples?: readonly string[];
}
