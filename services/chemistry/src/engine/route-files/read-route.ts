// A route of a file once its molecules have been read: canonical SMILES, steps as a tree. It is kept with its task, so that the
// route can be checked again when templates or stock have changed.

import type { Place, RouteFormat, RouteProblem } from './foreign-route.ts';

export interface ReadNode {
  /** Canonical; a salt is one molecule with dots. */
  smiles: string;
  step?: ReadStep;
}

export interface ReadStep {
  /** Every equivalent that the file names. */
  reactants: ReadNode[];
  /** Reagents, catalysts and solvents as the file names them: SMILES or words. */
  agents: string[];
  /** The file may have agents among the reactants. */
  isLoose?: true;
}

export interface ReadRoute extends Place {
  target: ReadNode;
  scores: [name: string, value: number][];
}

export interface ReadTarget {
  /** Canonical. */
  smiles: string;
  routes: ReadRoute[];
}

export interface ReadFile {
  format: RouteFormat;
  /** In the order of the file, each once. */
  targets: ReadTarget[];
  problems: RouteProblem[];
}

/** `A.B>>P` of every step, the last step first. */
export function reactionsOfNode(node: ReadNode): string[] {
  if (!node.step) return [];
  const { reactants } = node.step;
  const left = reactants.map(({ smiles }) => smiles).toSorted();
  return [`${left.join('.')}>>${node.smiles}`, ...reactants.flatMap(reactionsOfNode)];
}

/** The same for routes of the same reactions. */
export function signatureOf(route: Pick<ReadRoute, 'target'>): string {
  return reactionsOfNode(route.target).toSorted().join(' ');
}
