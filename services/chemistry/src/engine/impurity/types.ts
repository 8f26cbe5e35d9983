// What the prediction of impurities is asked and what it answers. Pure data: it can be stored and sent between threads.

import type {
  AdductName,
  ImpurityCause,
  ImpurityConditions,
  Likelihood,
  impurityFates,
} from '@app/shared/contracts/impurity/impurity';
import type { BilingualName } from '../../chemistry/models/types.ts';
import type { NitrosaminePotency } from './alerts/nitrosamine-potency.ts';

export type { AdductName, ImpurityCause, Likelihood };

export interface ImpurityQuestion {
  /** Canonical SMILES of the molecules that give atoms to the product. */
  reactants: readonly string[];
  /** Reagents, catalysts and solvents as SMILES, names or abbreviations: those of the reaction and those of the conditions. */
  agents: readonly string[];
  /** Canonical SMILES of the wanted product. */
  product: string;
  conditions: Omit<ImpurityConditions, 'agents'>;
  /** Canonical SMILES of the known impurities of the starting materials. */
  carried: readonly string[];
}

/** A sentence: a key under `engine` of the words for impurities, and what is filled in; `phraseText` writes it. */
export interface Phrase {
  key: string;
  params?: Readonly<Record<string, PhraseParam>>;
}
export type PhraseParam = string | number | BilingualName | Phrase;

/** One step of the way to an impurity. */
export interface PathStep {
  /** Canonical SMILES; those that give atoms or take part. */
  reactants: string[];
  product: string;
  text: Phrase;
}

export interface Adduct {
  name: AdductName;
  /** Mass over charge, the mass of the electron taken into account. */
  mz: number;
}

/** A structural alert for mutagenicity: a screen, no assessment. */
export interface AlertHit {
  /** Key of the alert; its name is the phrase `alert.KEY`. */
  key: string;
  /** The published lists of alerts it stands in, as a citation. */
  source: string;
  /** One of the groups that ICH M7 calls the cohort of concern. */
  isCohortOfConcern: boolean;
  /** Atoms in the order of the canonical SMILES. */
  atoms: number[];
  /** The product carries the same alert in the same surroundings. */
  inParent: boolean;
  /** Of an N-nitrosamine. */
  potency?: NitrosaminePotency;
}

/** What becomes of an impurity of a starting material. */
export interface CarriedFate {
  kind: (typeof impurityFates)[number];
  /** Canonical SMILES of the impurity that was given. */
  of: string;
  why: Phrase;
}

export interface PredictedImpurity {
  /** Canonical SMILES of a single molecule, never the product. */
  smiles: string;
  cause: ImpurityCause;
  /** All ways to it that were found, the likeliest first; the first is `cause`. */
  causes: ImpurityCause[];
  likelihood: Likelihood;
  /** 0 to 1, an estimate for the order; no amount. */
  score: number;
  why: Phrase;
  /** How it forms by its likeliest way; empty for what was put in and stays. */
  path: PathStep[];
  /** Hill order. */
  formula: string;
  /** Monoisotopic mass of the molecule, Da. */
  exactMass: number;
  /** Exact mass less that of the product, Da. */
  massShift: number;
  adducts: Adduct[];
  alerts: AlertHit[];
  fate?: CarriedFate;
  removal?: Phrase;
}

export interface ImpurityPrediction {
  /** Best first, at most `mostImpurities`. */
  impurities: PredictedImpurity[];
  /** Ids of the templates of the reaction, the likeliest first; none where it was not recognised. */
  kinds: string[];
  /** What the prediction assumed and what it cannot see. */
  notes: Phrase[];
}

/** Parts of a prediction in the order they are made. */
export const predictionStages = [
  'reading',
  'startingMaterials',
  'otherSites',
  'overReaction',
  'sideReactions',
  'stereoisomers',
  'reagents',
  'carried',
  'ranking',
] as const;
export type PredictionStage = (typeof predictionStages)[number];

/** What is known after a stage; the ranks may still change. */
export interface PredictionProgress extends ImpurityPrediction {
  /** The stage that has just ended. */
  stage: PredictionStage;
  /** 0 to 100. */
  percent: number;
}

/** More than so many candidates help nobody at the chromatogram. */
export const mostImpurities = 60;

/** Share of the score that a likelihood begins with. */
export const likelihoodFrom: Readonly<Record<Likelihood, number>> = { high: 0.5, medium: 0.2, low: 0 };
