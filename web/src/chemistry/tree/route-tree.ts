// A route arrives as two flat lists; screens want it as the tree it is: a molecule, its step, the step's precursors.

import type { RouteDetail, RouteNode, RouteStep } from '@app/shared/contracts/routes/routes';

export interface MoleculeTree {
  node: RouteNode;
  /** The step that makes the molecule; null for a leaf. */
  step: RouteStep | null;
  precursors: MoleculeTree[];
  /** 1 for the target. */
  level: number;
}

type RouteParts = Pick<RouteDetail, 'nodes' | 'steps'>;

/** The route as a tree from the target down. Throws a RangeError when the route has no target. */
export function routeTree(route: RouteParts): MoleculeTree {
  const target = route.nodes.find((node) => node.parentStepId === null);
  if (!target) throw new RangeError('route without a target');
  const stepOf = new Map(route.steps.map((step) => [step.productNodeId, step]));
  const nodesOf = Map.groupBy(route.nodes, (node) => node.parentStepId);
  const grow = (node: RouteNode, level: number): MoleculeTree => {
    const step = stepOf.get(node.nodeId) ?? null;
    const below = step ? (nodesOf.get(step.stepId) ?? []) : [];
    return { node, step, precursors: below.map((next) => grow(next, level + 1)), level };
  };
  return grow(target, 1);
}

/** Every molecule of the tree, target first. */
export function allMolecules(tree: MoleculeTree): MoleculeTree[] {
  return [tree, ...tree.precursors.flatMap(allMolecules)];
}

/** The molecules a step consumes. */
export function precursorsOf(route: RouteParts, step: RouteStep): RouteNode[] {
  return route.nodes.filter((node) => node.parentStepId === step.stepId);
}

/** The molecule a step makes, or undefined. */
export function productOf(route: RouteParts, step: RouteStep): RouteNode | undefined {
  return route.nodes.find((node) => node.nodeId === step.productNodeId);
}

/** Steps in the order of the laboratory. */
export function laboratoryOrder(steps: readonly RouteStep[]): RouteStep[] {
  return steps.toSorted((a, b) => a.number - b.number);
}
