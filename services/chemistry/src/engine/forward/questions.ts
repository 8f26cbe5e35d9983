// What forward threads are asked, and what they answer.

import type { ForwardFilter } from '@app/shared/contracts/forward/forward';
import type { ReactionClass } from '../../chemistry/templates/template.ts';
import type { ProductFigures } from './figures.ts';
import type { SelectivityFacts, Verdict } from './selectivity.ts';

/** Which products of a molecule are wanted: the same for all pairs of a task. */
export interface ProductRules {
  classes?: readonly string[];
  templateIds?: readonly string[];
  /** Atoms of the molecule, one of which must change. */
  sites?: readonly number[];
  /** Canonical SMILES. */
  target?: string;
  filter?: ForwardFilter;
}

/** One molecule with one partner, or by itself. */
export interface PairQuestion {
  kind: 'pair';
  start: string;
  partner: string | null;
  /** Of the steps that led to the molecule. */
  before: { probability: number; verdict: Verdict };
  rules: ProductRules;
}

export type ForwardQuestion =
  | PairQuestion
  /** Which slots of templates with several reactants a molecule of a stock fits. */
  | { kind: 'slots'; smiles: string }
  /** Which templates apply to a molecule. */
  | { kind: 'jobs'; start: string; rules: ProductRules }
  /** Where a template acts on a molecule, with a partner as sample. */
  | { kind: 'places'; start: string; templateId: string; partner: string | null }
  /** Whether a molecule has all of the first queries and none of the others. */
  | { kind: 'matches'; smiles: string; contains: readonly string[]; excludes: readonly string[] }
  /** Whether texts are queries: null, or the number of the first that is none. */
  | { kind: 'queries'; texts: readonly string[] }
  | { kind: 'predict'; reactants: readonly string[]; agents: readonly string[]; top: number }
  | { kind: 'agents'; parts: readonly string[] };

/** What one step does, as it is kept with the product. */
export interface StepRecord {
  templateId: string;
  from: string;
  /** Other molecules that give atoms. */
  partners: string[];
  product: string;
  probability: number;
  selectivity: SelectivityFacts;
}

export interface FoundProduct {
  smiles: string;
  formula: string;
  /** g/mol. */
  weight: number;
  class: ReactionClass;
  /** Ways of this pair that give it. */
  ways: number;
  step: StepRecord;
  /** Of all steps together. */
  probability: number;
  /** Of the worst step. */
  verdict: Verdict;
  /** Missing where the filter left the product out. */
  figures?: ProductFigures;
}

export interface StockEntry {
  /** Canonical, without counter-ions. */
  smiles: string;
  heavyAtoms: number;
  /** Numbers of the slots by `pairSlots`. */
  slots: number[];
}

/** A reaction that applies to a molecule. */
export interface ReactionJob {
  templateId: string;
  class: ReactionClass;
  /** Numbers of the slots that a partner must fit, any of them; none for a reaction of one molecule. */
  partnerSlots: number[];
}

export interface JobsFound {
  isSelfReactive: boolean;
  jobs: ReactionJob[];
}

export interface PredictedMixtureProduct {
  smiles: string;
  score: number;
  templateId: string;
  used: number[];
  selectivity: SelectivityFacts;
}

export interface ForwardResponses {
  pair: FoundProduct[];
  slots: StockEntry | null;
  jobs: JobsFound;
  places: number[][];
  matches: boolean;
  queries: number | null;
  predict: { products: PredictedMixtureProduct[]; unstable: string[] };
  agents: boolean[];
}
export type ForwardResponse = ForwardResponses[keyof ForwardResponses];
