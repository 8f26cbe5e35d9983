// What a file of another planner says, as it says it: structures are texts that nobody has read yet.

/** Marks of the formats that are read; their names are in locales/<lang>/route-import.json. */
export const routeFormats = [
  'aizynthfinder',
  'askcos',
  'retrocast',
  'syntheseus',
  'synplanner',
  'own',
  'reactions',
  'rxn',
  'rdf',
  'cdxml',
  'cdx',
] as const;
export type RouteFormat = (typeof routeFormats)[number];

/** Where in a file something is: the route in its order, the line, or the reaction; all from 1. */
export interface Place {
  route?: number;
  line?: number;
  reaction?: number;
}

export const problemReasons = [
  'unreadableMolecule',
  'tooLarge',
  'notReaction',
  'noReactant',
  'noProduct',
  'brokenReaction',
  'brokenLine',
  'cutDrawing',
  'noSteps',
  'productIsReactant',
  'cycle',
  'notRoute',
  'missingNode',
  'failedRoute',
  'severalWays',
  'emptyReaction',
  'tooDeep',
  'tooManySteps',
  'tooManyRoutes',
  'tooManyTargets',
  'tooManyReactions',
  'tooManyMolecules',
  'longLine',
  'duplicate',
  'controlled',
  'notAssessed',
  'timeUp',
] as const;
export type ProblemReason = (typeof problemReasons)[number];

/** What could not be read, or was read in part: its words are `problem.<reason>` of route-import.json. */
export interface RouteProblem extends Place {
  reason: ProblemReason;
  /** The text at fault, a number, or the route that is the same. */
  found?: string;
}

/** A molecule of a tree and how the file makes it. */
export interface ForeignMolecule {
  /** SMILES or molfile. */
  structure: string;
  step?: ForeignStep;
}

export interface ForeignStep {
  reactants: ForeignMolecule[];
  /** Reagents, catalysts and solvents, SMILES or names. */
  agents: string[];
}

export interface ForeignRoute extends Place {
  target: ForeignMolecule;
  /** Figures that the file gives of the route. */
  scores: [name: string, value: number][];
}

/** One reaction of a list, a reaction file or a drawing; reactions hang together by their molecules. */
export interface ForeignReaction extends Place {
  left: string[];
  middle: string[];
  right: string[];
  /** Agents by name. */
  words?: string[];
  /** Reactions of one block, scheme or numbered route. */
  block?: string;
  /** The block is a route by itself whatever it holds. */
  isOwnRoute?: boolean;
}

/** What a file holds. */
export interface ForeignFile {
  format: RouteFormat;
  routes: ForeignRoute[];
  reactions: ForeignReaction[];
  problems: RouteProblem[];
}

/** Bounds of what is read of one file; beyond them the rest is left out, and said so. */
export const fileBounds = {
  /** Brackets within brackets of JSON: a route of forty steps in a row has some 250. */
  nesting: 600,
  /** Steps in a row. */
  depth: 40,
  /** Reactions of one route. */
  steps: 60,
  routes: 1_000,
  targets: 50,
  reactions: 2_000,
  /** On one side of a reaction, or above its arrow. */
  molecules: 40,
  /** Of a line with a reaction: forty molecules of a thousand letters each. */
  lineLetters: 40_000,
  problems: 200,
} as const;

/** The first letters of a text that is quoted. */
export function quoted(text: string): string {
  const line = text.trim().split('\n', 1)[0] ?? '';
  return line.length > 80 ? `${line.slice(0, 77)}…` : line;
}
