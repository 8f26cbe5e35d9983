// A route under construction in the shape of a finished one, so that it is drawn in the same way.

import type { ManualNode, ManualRouteDraft, ManualStep } from '@app/shared/contracts/manual/manual';
import type { RouteDetail } from '@app/shared/contracts/routes/routes';
import { editedRoutePath, routePath } from '../../chemistry/export/paths.ts';

/** A route that was saved; what an edit changed of another one is marked there. */
export function savedPath({ editedRouteId }: Pick<ManualRouteDraft, 'editedRouteId'>, routeId: string): string {
  return editedRouteId === undefined ? routePath(routeId) : editedRoutePath(routeId, editedRouteId);
}

export type RouteParts = Pick<RouteDetail, 'nodes' | 'steps'>;

/** Molecules and steps of the canvas; steps are numbered as the laboratory would run them. */
export function routePartsOf(draft: Pick<ManualRouteDraft, 'nodes' | 'reactions'>): RouteParts {
  const numbers = laboratoryNumbers(draft.nodes[0]?.nodeId ?? '', draft.reactions);
  return {
    nodes: draft.nodes.map(({ nodeId, parentStepId, molecule, status, origin }) => ({
      nodeId,
      parentStepId,
      molecule,
      inStock: status === 'bought',
      origin,
    })),
    steps: draft.reactions.map(({ precursorNodeIds: _precursors, ...step }) => ({
      ...step,
      number: numbers.get(step.stepId) ?? 1,
    })),
  };
}

/** What the molecule is made from, level after level, each once. */
export function nodesBelow(draft: Pick<ManualRouteDraft, 'nodes' | 'reactions'>, nodeId: string): ManualNode[] {
  const steps = new Map(draft.reactions.map((step) => [step.productNodeId, step]));
  const below = new Set<string>();
  const queue = [...(steps.get(nodeId)?.precursorNodeIds ?? [])];
  for (const one of queue) {
    if (below.has(one)) continue;
    below.add(one);
    queue.push(...(steps.get(one)?.precursorNodeIds ?? []));
  }
  return [...below].flatMap((one) => draft.nodes.find((node) => node.nodeId === one) ?? []);
}

// What takes longest is begun first; a step comes after all that feed it.
function laboratoryNumbers(targetId: string, steps: readonly ManualStep[]): Map<string, number> {
  const byProduct = new Map(steps.map((step) => [step.productNodeId, step]));
  const depthOf = (nodeId: string): number => {
    const step = byProduct.get(nodeId);
    return step ? 1 + Math.max(0, ...step.precursorNodeIds.map(depthOf)) : 0;
  };
  const numbers = new Map<string, number>();
  const finish = (nodeId: string): void => {
    const step = byProduct.get(nodeId);
    // What is needed in two places is made once.
    if (!step || numbers.has(step.stepId)) return;
    for (const precursor of step.precursorNodeIds.toSorted((a, b) => depthOf(b) - depthOf(a))) finish(precursor);
    numbers.set(step.stepId, numbers.size + 1);
  };
  finish(targetId);
  return numbers;
}
