// Which molecules of the tree are folded, by node id.

import type { RouteDetail } from '@app/shared/contracts/routes/routes';

type Folded = ReadonlySet<string>;
type RouteParts = Pick<RouteDetail, 'nodes' | 'steps'>;

/** Folds the molecule, or opens it again. */
export function toggleFold(folded: Folded, nodeId: string): Folded {
  return folded.has(nodeId) ? without(folded, new Set([nodeId])) : new Set([...folded, nodeId]);
}

/** Opens whatever hides the molecule or step; the same set when nothing does. */
export function revealItem(folded: Folded, route: RouteParts, id: string): Folded {
  if (folded.size === 0) return folded;
  const left = without(folded, new Set(productsAbove(route, id)));
  return left.size === folded.size ? folded : left;
}

/** The molecules between the item and the target, the target included. */
function productsAbove(route: RouteParts, id: string): string[] {
  const parentStepId = route.nodes.find((node) => node.nodeId === id)?.parentStepId ?? id;
  const productId = route.steps.find((step) => step.stepId === parentStepId)?.productNodeId;
  return productId === undefined ? [] : [productId, ...productsAbove(route, productId)];
}

function without(folded: Folded, gone: Folded): Folded {
  return new Set([...folded].filter((id) => !gone.has(id)));
}
