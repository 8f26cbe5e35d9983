// What the engine of condition optimization takes and gives. Nothing here is in a language: reasons are keys of the words in
// conditions.json, section engine, groups are functional groups, kinds are template ids; words.ts turns them into sentences.
//
// The calls of a service, all synchronous, all of plain data that can pass between threads:
//   engine.ts   createConditionEngine(rdkit) -> { optimize, next, plate }
//   rank.ts     rankConditions    space.ts  defaultSpace, spaceSize    suggest.ts  suggestNext    plate.ts  planPlate

import type {
  atmospheres,
  ConditionChoice,
  ConditionFactor,
  ConditionSpace,
  conditionSources,
  MeasuredYield,
} from '@app/shared/contracts/conditions/conditions';
import type { YieldBasis } from '../expected-yield.ts';
import type { FunctionalGroup } from '../../../chemistry/templates/functional-groups.ts';

export type { ConditionChoice, ConditionFactor, ConditionSpace, MeasuredYield };
export type Atmosphere = (typeof atmospheres)[number];
export type ConditionSource = (typeof conditionSources)[number];
/** Classes of the CHEM21 guide, from best to worst. */
export const solventClasses = ['recommended', 'problematic', 'hazardous', 'highlyHazardous'] as const;
export type KnownSolventClass = (typeof solventClasses)[number];

/** The reaction as it was understood: canonical SMILES, agents told apart. */
export interface OptimizedReaction {
  reactants: readonly string[];
  product: string;
}

/** Percent; of four yields three should lie between low and high. */
export interface PredictedYield {
  percent: number;
  low: number;
  high: number;
  /** A model of screens, or a median of patent records: run so, of the kind of reaction, of its class. */
  kind: 'model' | YieldBasis;
  /** Yields that were counted; absent for a model. */
  records?: number;
}

/** What is expected of a choice before anything is measured; null where nothing supports a figure. */
export type YieldPrior = (choice: ConditionChoice) => PredictedYield | null;

export interface GreenerChoice {
  factor: ConditionFactor;
  from: string;
  to: string;
  /** Key of conditions.json below `engine.greener`. */
  reason: string;
  /** The guide it stands in; a citation, not translated. */
  source: string;
  /** Percentage points by the model; null where it cannot say. */
  yieldChange: number | null;
}

export interface RankedSet {
  rank: number;
  templateId: string;
  choice: ConditionChoice;
  /** Lowest and highest. */
  hours: [number, number] | null;
  temperatureC: [number, number] | null;
  atmosphere: Atmosphere;
  predicted: PredictedYield | null;
  source: ConditionSource;
  /** Records or experiments run so, of so many of the kind; similarity (0 to 1) of the nearest substrates measured. */
  support: { records: number | null; of: number | null; nearest: number | null };
  solventClass?: KnownSolventClass;
  greener: GreenerChoice[];
  atRisk: FunctionalGroup[];
}

/** The screens that predictions were learned from. */
export interface ModelFacts {
  /** Key of conditions.json below `engine.model`. */
  table: string;
  experiments: number;
  /** Pairs of substrates. */
  substrates: number;
  /** Mean absolute error in percentage points on pairs the model had not seen. */
  error: number;
  /** Experiments on this very reaction that the prediction did not use. */
  hidden: number;
  /** Citation. */
  source: string;
}

/** Key of conditions.json below `engine.note`. */
export type NoteKey = 'noKind' | 'noModel' | 'farSubstrate' | 'onlyTypical' | 'noConditions';

export interface OptimizedConditions {
  /** The best first. */
  sets: RankedSet[];
  model: ModelFacts | null;
  space: ConditionSpace;
  notes: NoteKey[];
}

/** Why an experiment is proposed. */
export type SuggestionReason = 'promising' | 'uncertain' | 'covers';

export interface Suggestion {
  choice: ConditionChoice;
  expected: PredictedYield | null;
  reason: SuggestionReason;
}

export interface NextSuggestions {
  /** The best first; fewer than asked for where the space is used up. */
  suggestions: Suggestion[];
  spaceSize: number;
  isExhausted: boolean;
}

export interface PlannedPlate {
  wells: (Suggestion & { well: string })[];
  rows: number;
  columns: number;
  isWholeSpace: boolean;
}

/** All that a service needs, bound to one thread's copy of RDKit. */
export interface ConditionEngine {
  /** Ranks condition sets of the kinds, the first of which counts most. `kinds` are template ids. */
  optimize(reaction: OptimizedReaction, kinds: readonly string[], top: number): OptimizedConditions;
  /** The next best experiments; never a measured one. Throws a RangeError for a space of more than `maxCombinations`. */
  next(asked: AskedExperiments, count: number): NextSuggestions;
  /** A plate of 24 or 96 wells without measured combinations. Throws a RangeError as `next` does. */
  plate(asked: AskedExperiments, wells: 24 | 96): PlannedPlate;
}

export interface AskedExperiments {
  reaction: OptimizedReaction;
  kinds: readonly string[];
  space: ConditionSpace;
  measured: readonly Pick<MeasuredYield, 'choice' | 'yieldPercent'>[];
}

/** Below this similarity of the nearest substrates a prediction is hardly more than an average; above the other one it leads. */
export const farSimilarity = 0.35;
export const similarEnough = 0.5;

/** Combinations that a space may have. */
export const maxCombinations = 200_000;
