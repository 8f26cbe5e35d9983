// What a search takes and gives. Plain data only, so that it can cross a thread boundary.

import type { EnzymeUse } from '@app/shared/constants/enzyme-uses';
import type { SearchPreferences } from '@app/shared/constants/search-preferences';
import type { BilingualName, Competition, ReactionClass } from '../../chemistry/models/types.ts';
import type { ConditionOrigin, TypicalConditions } from '../../chemistry/templates/template.ts';
import type { SearchConstraints, TurnedAway } from './constraints.ts';
import type { RouteCluster } from './route-cluster.ts';
import type { StepPenalty } from './rules.ts';
import type { StrategyName } from './strategy.ts';
import type { MoleculeNode } from './tree.ts';

export interface PlanLimits {
  /** Wall time; no limit when left out. */
  seconds?: number;
  /** Expansions; with this limit alone the result is the same from run to run. */
  expansions?: number;
  /** Reactions in a row, 1 to 8 (default 8). */
  maxDepth?: number;
  /** Routes in the result (default 10). */
  top?: number;
  /** The search ends when it has found this many distinct solved routes (default 200). */
  enoughRoutes?: number;
  /** Default `retro-star`. */
  strategy?: StrategyName;
  /** Of the random numbers that `mcts` uses; any whole number, default 0. */
  seed?: number;
  /** Enzymatic steps; default `none`. */
  enzymes?: EnzymeUse;
  /** What is asked of every route. */
  constraints?: SearchConstraints;
  /** What counts for and against a route. */
  preferences?: SearchPreferences;
}

export interface PlanProgress {
  expansions: number;
  /** Molecules and reactions in the search tree. */
  nodes: number;
  solvedRoutes: number;
  elapsedMs: number;
}

/** The search graph as it is shown: its root, the target. */
export type SearchedTree = Pick<
  MoleculeNode,
  'smiles' | 'depth' | 'origin' | 'reactions' | 'solved' | 'best' | 'inStock'
>;

export interface PlanHooks {
  /** Called after every expansion at most ten times a second. */
  onProgress?: (progress: PlanProgress) => void;
  /** Called once for each solved route, in the order in which they are found. */
  onRoute?: (route: Route, progress: PlanProgress) => void;
  /** Shown the whole search graph every few seconds and at the end, to be read at once: the search changes it. */
  onGraph?: (root: SearchedTree) => void;
  /** Asked before every expansion and every forward check; true ends the search with what has been found. */
  shouldStop?: () => boolean;
  /** Takes the place of the engine's own in this search. */
  stepPenalty?: StepPenalty;
  /** Score of a solved route, 0 to 1, in place of the engine's own; null leaves that. */
  rate?: (route: Route) => number | null;
}

/** `exhausted`: nothing is left to expand within the depth limit. `enough`: `enoughRoutes` is reached. */
export type StopReason = 'exhausted' | 'enough' | 'time' | 'expansions' | 'cancelled' | 'nodes';

export interface PlanResult {
  /** Canonical SMILES that was asked for, with its stereo groups. */
  target: string;
  solved: boolean;
  elapsedMs: number;
  firstSolvedMs: number | null;
  expansions: number;
  nodes: number;
  /** Distinct solved routes found, of which `routes` holds the best. */
  solvedRoutes: number;
  stopped: StopReason;
  /** How often each constraint turned something away; empty without constraints. */
  turnedAway: TurnedAway;
  /** Solved routes, best first; when there is none, the most advanced unsolved ones. */
  routes: Route[];
}

export interface Route {
  /** Same route, same id: a hash over its reactions. */
  id: string;
  solved: boolean;
  /** 0 to 1, the weighted sum of `components`; see route-score.ts. */
  score: number;
  components: RouteScoreComponents;
  /** Reactions in the route. */
  steps: number;
  longestLinearSequence: number;
  /** Place in the order in which this search found its solved routes, 1 for the first; 0 when unsolved. */
  found: number;
  /** What it does to the skeleton of the target; absent for a route that no search made. */
  cluster?: RouteCluster;
  tree: RouteNode;
}

/** Each from 0 (bad) to 1 (good). */
export interface RouteScoreComponents {
  steps: number;
  convergence: number;
  precedent: number;
  selectivity: number;
  stock: number;
  complexity: number;
}

export interface RouteNode {
  /** Canonical. */
  smiles: string;
  inStock: boolean;
  /** `common`, `patents:<times used>`, `list` (the caller's own list) or `given` (to start from); null when not in stock. */
  origin: string | null;
  /** How this molecule is made; absent for a leaf. */
  reaction?: RouteReaction;
}

export interface RouteReaction {
  templateId: string;
  name: BilingualName;
  class: ReactionClass;
  /** `A.B>>P`, canonical parts. */
  smiles: string;
  conditions: TypicalConditions[];
  /** Absent for a step of before it was told. */
  conditionOrigin?: ConditionOrigin;
  /** Recorded patent reactions of this template, and of all templates that make the same bond. */
  precedents: number;
  familyPrecedents: number;
  score: number;
  /** Calibrated probability that a chemist's recorded reaction is this one, 0 to 1; absent for a step that nobody rated. */
  probability?: number;
  /** Rank of the product among all that the forward templates give. */
  forwardRank: number | null;
  /** Share of the material that goes this way rather than to another site under the same conditions, 0 to 1. */
  forwardShare: number;
  competing: Competition[];
  /** Of an enzymatic step: all transformations that give it, its own first. */
  enzymeIds?: string[];
  children: RouteNode[];
}

/** A step by itself, without the rest of its route. */
export type StepFacts = Omit<RouteReaction, 'children'>;
