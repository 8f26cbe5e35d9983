// What the two reaction models answer: single-step proposals backwards, ranked products forwards.

import type { ReactionClass } from '../templates/template.ts';

/** Why a proposal or product is less certain: another place in a precursor that the same conditions would attack. */
export interface Competition {
  /** Canonical SMILES of what would form instead, when known. */
  product?: string;
  /** Template that gives it. */
  templateId?: string;
  /** Functional group in a precursor that the step's conditions would touch. */
  group?: string;
}

/** One way to make a molecule in one step. */
export interface Proposal {
  /** Canonical SMILES, sorted. */
  precursors: string[];
  templateId: string;
  /** 0 to 1, comparable between templates; what guides the search, see single-step.ts. */
  score: number;
  /** Calibrated probability that a chemist's recorded reaction is this one, 0 to 1; proposals are sorted by it. */
  probability: number;
  /** Recorded patent reactions of which this template gives exactly the recorded precursors. */
  precedents: number;
  /** Groups elsewhere in the precursors that the conditions would touch. */
  competing: Competition[];
}

/** One product of given reactants. */
export interface PredictedProduct {
  smiles: string;
  /** 0 to 1. */
  score: number;
  /** The template by which it forms best, and all that give it. */
  templateId: string;
  templateIds: string[];
  /** Share of the material that goes this way rather than to another site under the same conditions, 0 to 1. */
  share: number;
  /** Index of the given reactants that give atoms. */
  reactants: number[];
}

export interface ForwardCheck {
  passed: boolean;
  /** 1 for the main product; null when the forward templates do not give the product at all. */
  rank: number | null;
  /** Share that the product has of everything that could form, 0 to 1; absent where nobody rated it. */
  probability?: number;
  /** Share of the material that goes this way rather than to another site under the same conditions, 0 to 1. */
  share: number;
  /** Template by which the product forms best. */
  templateId: string | null;
  /** All templates that give the product. */
  templateIds: string[];
  /** What forms beside or instead of it, best first, at most three. */
  competing: Competition[];
}

/** Whatever says whether a step makes its product. */
export interface StepChecker {
  check(precursors: readonly string[], product: string, templateId?: string): ForwardCheck;
}

export interface BilingualName {
  en: string;
  'zh-CN': string;
}

export type { ReactionClass };
