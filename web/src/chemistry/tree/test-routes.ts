// Small routes for the tests of this folder.

import type { RouteDetail, RouteNode, RouteStep, RouteSummary } from '@app/shared/contracts/routes/routes';

export function molecule(name: string) {
  return { key: name.padEnd(22, '_'), smiles: name, formula: name, molecularWeight: 100 };
}

export function node(id: string, parentStepId: string | null, inStock = false): RouteNode {
  return {
    nodeId: id,
    parentStepId,
    molecule: molecule(id),
    inStock,
    ...(inStock && { origin: { kind: 'common' as const } }),
  };
}

export function step(number: number, productNodeId: string, passed = true): RouteStep {
  return {
    stepId: `step-${productNodeId}`,
    number,
    productNodeId,
    templateId: 'amide',
    templateKind: 'expert',
    name: `Step ${number}`,
    classKey: 'acylation',
    reactionSmiles: 'A>>B',
    conditions: [],
    conditionOrigin: 'unknown',
    touchedGroups: [],
    precedents: 10,
    mark: { word: 'wellPrecedented', reasons: ['precedents'] },
    precedentSet: { reactions: 100, name: 'set' },
    score: 0.5,
    forward: { passed, rank: passed ? 1 : 0, within: 10 },
  };
}

/** target <= a + b; a <= c + d; the leaves b, c and d are in stock. */
export function smallRoute(): Pick<RouteDetail, 'nodes' | 'steps'> {
  return {
    nodes: [
      node('target', null),
      node('a', 'step-target'),
      node('b', 'step-target', true),
      node('c', 'step-a', true),
      node('d', 'step-a', true),
    ],
    steps: [step(2, 'target'), step(1, 'a')],
  };
}

/** A chain of that many steps; each takes the molecule before and one that is bought: 2 × steps + 1 molecules. */
export function chainRoute(steps: number): Pick<RouteDetail, 'nodes' | 'steps'> {
  const levels = Array.from({ length: steps }, (_, level) => level);
  return {
    nodes: [
      node('n0', null),
      ...levels.flatMap((level) => [
        node(`n${level + 1}`, `step-n${level}`, level === steps - 1),
        node(`p${level}`, `step-n${level}`, true),
      ]),
    ],
    steps: levels.map((level) => step(steps - level, `n${level}`)),
  };
}

export function summary(rank: number, change: Partial<RouteSummary> = {}): RouteSummary {
  return {
    routeId: `route-${rank}`,
    rank,
    score: 100 - rank,
    scoreParts: { ...parts },
    solved: true,
    steps: 3,
    longestLinear: 2,
    startingMaterials: [{ molecule: molecule('x'), inStock: true }],
    mainLine: [molecule('t'), molecule('x')],
    reactions: [{ name: 'Amide', classKey: 'acylation' }],
    madeByHand: false,
    leastPrecedents: 5,
    ...change,
  };
}

const parts: RouteSummary['scoreParts'] = {
  steps: 1,
  convergence: 1,
  precedent: 1,
  selectivity: 1,
  stock: 1,
  complexity: 1,
};
