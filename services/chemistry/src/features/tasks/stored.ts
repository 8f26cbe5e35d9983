// The shapes kept in JSON columns. They belong to the database: the engine and the wire may change without them.

import type { Static } from 'typebox';
import type { ProcessAssessment, ProcessFigures } from '@app/shared/contracts/process/figures';
import type {
  conditionOrigins,
  RouteFigures,
  scorePartsSchema,
  stockOriginSchema,
} from '@app/shared/contracts/routes/routes';
import type { RouteCluster } from '../../engine/search/route-cluster.ts';
import type { Place, RouteFormat, RouteProblem } from '../../engine/route-files/foreign-route.ts';
import { type StoredMolecule } from '../structure/stored-molecule.ts';
import { type StoredCondition } from '../../engine/conditions/stored-condition.ts';

export interface StoredName {
  en: string;
  'zh-CN': string;
}

/** The figures of a route; its cost in US cents, whatever the currency of who reads it. */
export interface StoredFigures extends Omit<RouteFigures, 'costPerKg'> {
  /** Absent where no starting material has a price. */
  dollarCentsPerKg?: number;
  /** Low and high end of the range of that cost, as its multiples. */
  costSpread?: readonly [low: number, high: number];
  /** Materials that the cost leaves out. */
  unpriced: number;
}

export interface StoredSummary {
  scoreParts: Static<typeof scorePartsSchema>;
  startingMaterials: { molecule: StoredMolecule; inStock: boolean }[];
  /** From the target back along the longest linear sequence. */
  mainLine: StoredMolecule[];
  /** Along the main line, last step first. */
  reactions: { name: StoredName; classKey: string; enzyme?: string }[];
  /** Absent for a route made by hand, and for those of before clusters were told. */
  cluster?: RouteCluster;
  /** Of a process route. */
  process?: ProcessFigures;
  /** Of a route that was read from a file. */
  imported?: StoredOrigin;
  /** Absent, as intermediates and tree are, until the route is first listed, where nobody counted them when it was saved. */
  figures?: StoredFigures;
  /** Made on the way, on all branches, the target left out. */
  intermediates?: StoredMolecule[];
  /** All steps, a step after the one that takes its product; molecules by key. */
  tree?: StoredBranch[];
}

/** Where in its file a route was, and what the file said of it. */
export interface StoredOrigin extends Place {
  format: RouteFormat;
  scores: [name: string, value: number][];
}

export interface StoredBranch {
  product: string;
  precursors: string[];
  name: StoredName;
  classKey: string;
  /** Abbreviation of the enzyme of an enzymatic step. */
  enzyme?: string;
}

/** The file that the routes of a task were read from. */
export interface StoredImport {
  format: RouteFormat;
  /** As its sender called it; absent for what was pasted. */
  fileName?: string;
  /** Routes of the file to this target. */
  routes: number;
  /** What could not be read of the file. */
  unread: RouteProblem[];
  /** What came up while the routes were checked. */
  unchecked?: RouteProblem[];
}

export interface StoredNode {
  nodeId: string;
  parentStepId: string | null;
  molecule: StoredMolecule;
  inStock: boolean;
  origin?: Static<typeof stockOriginSchema>;
}

/** What a chemist says of a step. */
export interface StoredFacts {
  conditions?: StoredCondition[];
  yieldPercent?: number;
  /** Of reactants by their SMILES, of reagents and catalysts by the names that the conditions have. */
  equivalents?: { of: string; amount: number }[];
  note?: string;
}

export interface StoredStep {
  stepId: string;
  number: number;
  productNodeId: string;
  templateId: string;
  name: StoredName;
  classKey: string;
  reactionSmiles: string;
  conditions: StoredCondition[];
  /** Absent, as the two below, in routes of before it was told. */
  conditionOrigin?: Exclude<(typeof conditionOrigins)[number], 'chemist'>;
  probability?: number;
  touchedGroups?: string[];
  note?: string;
  /** Of an enzymatic step: all transformations that give it. */
  enzymeIds?: string[];
  /** Of a step that was read from a file: the agents that it names, SMILES or words. */
  imported?: { agents: string[] };
  /** What a chemist wrote of the step in place of what is typical. */
  facts?: StoredFacts;
  precedents: number;
  precedentSet: { reactions: number; name: string };
  /** Recorded reactions of the same change, and those at atoms with the same neighbours; null where no bond changes, absent in steps of before. */
  recorded?: { change: number; centre: number } | null;
  score: number;
  forward: {
    passed: boolean;
    rank: number;
    /** Of the material that reacts at this site; absent in steps of before. */
    share?: number;
    within: number;
  };
}

export interface StoredRoute {
  nodes: StoredNode[];
  steps: StoredStep[];
  /** Of a process route. */
  process?: ProcessAssessment;
}

/** A molecule on the canvas of a route built by hand. */
export interface StoredDraftMolecule extends StoredMolecule {
  /** As in the search: `common`, `patents:<n>`, …; null when not in stock. */
  origin: string | null;
}

/** A chosen step of a route built by hand. */
export interface StoredDraftStep {
  stepId: string;
  /** Keys of molecules; each precursor once, however many equivalents the step takes. */
  product: string;
  precursors: string[];
  /** As it will be in the saved route. */
  step: StoredStep;
  /** What the score of a route asks besides. */
  familyPrecedents: number;
  forwardShare: number;
  touchedGroups: string[];
}

/** One state of the canvas: what makes a molecule, and what its chemist says about buying it. */
export interface StoredCanvas {
  /** Molecule key to step id. */
  choices: Record<string, string>;
  marks: Record<string, 'bought' | 'make'>;
  /** By step id; absent in states of before there were any. */
  facts?: Record<string, StoredFacts>;
}

/** A state of the canvas with all that it shows. */
export interface StoredSnapshot {
  molecules: Record<string, StoredDraftMolecule>;
  steps: Record<string, StoredDraftStep>;
  state: StoredCanvas;
}

/** Ways between two molecules of the canvas that were found last. */
export interface StoredParts {
  from: string;
  to: string;
  parts: { id: string; score: number; detail: StoredRoute }[];
}

export interface StoredDraft {
  /** Key of the target. */
  root: string;
  molecules: Record<string, StoredDraftMolecule>;
  steps: Record<string, StoredDraftStep>;
  past: StoredCanvas[];
  present: StoredCanvas;
  future: StoredCanvas[];
  /** Searches started from molecules of the canvas: key to task id. */
  searches: Record<string, string>;
  /** The route that was saved last, and the state it was saved in. */
  saved?: { routeId: string; fingerprint: string };
  /** The route that it was opened from; the task only of an own one. */
  opened?: { routeId: string; taskId?: string };
  /** Changes since it was begun. */
  revision?: number;
  found?: StoredParts;
}
